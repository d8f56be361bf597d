"""What a soak measures every few seconds, and how it is drawn."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .guests import Town
from .world import World

WIDTH, HEIGHT, MARGIN = 720, 150, 44


class Reading(msgspec.Struct, frozen=True):
    """How things stand at one moment."""

    at: float
    memory: float
    """MiB of all nodes and their thinkers."""
    descriptors: int
    disk: float
    """MiB of the store."""
    rate: float
    """Answers acknowledged a second since the last reading."""
    p50: float
    p99: float
    """Milliseconds."""
    tables: int
    """Begun so far."""
    load: float
    """Of the machine: how many processes wanted to run in the last minute."""


class Gauges:
    """Takes readings."""

    def __init__(self, world: World, town: Town) -> None:
        self._world, self._town = world, town
        self._begun = self._last = time.monotonic()
        self.readings: list[Reading] = []
        self._spent: dict[int, float] = {}
        self._servers: set[int] = set()

    @property
    def spent(self) -> dict[str, float]:
        """Seconds of processor time so far, of servers, thinkers and guests (of the killed as far as it was seen)."""
        servers = sum(spent for pid, spent in self._spent.items() if pid in self._servers)
        thinkers = sum(self._spent.values()) - servers
        return {"servers": servers, "thinkers": thinkers, "guests": time.process_time()}

    def read(self) -> Reading:
        """Look at everything now."""
        now = time.monotonic()
        waits, self._town.waits = sorted(self._town.waits), []
        self._servers |= {node.pid for node in self._world.nodes}
        processes = [pid for node in self._world.nodes for pid in family(node.pid)]
        reading = Reading(
            at=now - self._begun,
            memory=sum(memory(pid) for pid in processes) / 2**20,
            descriptors=sum(descriptors(pid) for pid in processes),
            disk=self._world.disk() / 2**20,
            rate=len(waits) / max(now - self._last, 1e-9),
            p50=1000 * _quantile(waits, 0.5),
            p99=1000 * _quantile(waits, 0.99),
            tables=self._town.counts.get("tables begun", 0),
            load=os.getloadavg()[0],
        )
        self._last = now
        self._spent |= {pid: spent for pid in processes if (spent := processor(pid)) > 0}
        self.readings.append(reading)
        return reading


def _quantile(sorted_values: Sequence[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else 0.0


def family(pid: int) -> list[int]:
    """A process and its children."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def memory(pid: int) -> int:
    """Bytes that a process holds, of what it shares its part."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def processor(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descriptors(pid: int) -> int:
    """How many files a process has open."""
    try:
        return len(list(Path(f"/proc/{pid}/fd").iterdir()))
    except OSError:
        return 0


def chart(title: str, lines: dict[str, list[tuple[float, float]]], marks: Sequence[tuple[float, str]]) -> str:
    """An SVG: lines over time, with what happened marked below."""
    points = [point for line in lines.values() for point in line]
    end = max((x for x, _ in points), default=1.0) or 1.0
    top = max((y for _, y in points), default=1.0) or 1.0
    inner, high = WIDTH - 2 * MARGIN, HEIGHT - 2 * 24

    def at(x: float, y: float) -> str:
        return f"{MARGIN + inner * x / end:.1f},{24 + high * (1 - y / top):.1f}"

    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    drawn.append(f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#f6f9fa"/>')
    drawn.append(f'<path d="M{at(0, 0)}H{MARGIN + inner}M{at(0, top / 2)}H{MARGIN + inner}" stroke="#dbe4e8"/>')
    drawn.append(f'<text x="{MARGIN}" y="16" font-size="12" fill="#123">{title}</text>')
    drawn += [f'<path d="M{at(x, 0)}V24" stroke="#c8703a" stroke-opacity=".35"><title>{what}</title></path>'
              for x, what in marks]  # fmt: skip
    for number, (name, line) in enumerate(lines.items()):
        colour = ("#0d5c75", "#c8703a")[number % 2]
        path = " ".join(at(x, y) for x, y in line)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.3"/>')
        drawn.append(f'<text x="{WIDTH - MARGIN - 90 * number}" y="16" font-size="11" text-anchor="end" '
                     f'fill="{colour}">{name}</text>')  # fmt: skip
    drawn.append(f'<text x="4" y="32" font-size="10" fill="#456">{top:,.0f}</text>')
    drawn.append(f'<text x="4" y="{28 + high / 2}" font-size="10" fill="#456">{top / 2:,.0f}</text>')
    drawn.append(f'<text x="4" y="{24 + high}" font-size="10" fill="#456">0</text>')
    drawn.append(f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 6}" font-size="10" text-anchor="end" fill="#456">'
                 f"{end / 60:.0f} min</text></svg>")  # fmt: skip
    return "".join(drawn) + "\n"
