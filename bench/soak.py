"""A year of a play server in an hour: tables begun, left, resumed and finished while all that can happens to it.

    python -m bench.soak --engine build/compiled --seconds 3600 --tables 20000 --pause 30 --out docs/soak    # on SQLite
    python -m bench.soak --store postgresql --nodes 2 --seconds 300 --out DIR        # two nodes on PostgreSQL

It ends with a look at the whole store: whatever was acknowledged must be there, and in the records that the server
gives. Leaves with 1 if not. In the folder lie then a page, its charts, and all readings as `readings.csv`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

import msgspec

from .soaking.gauges import Gauges, Reading, chart
from .soaking.guests import Town, unread
from .soaking.ledger import lost
from .soaking.troubles import TROUBLES, befall
from .soaking.world import ROOT, World

READINGS = 600
"""So many in a run, and at most one in two seconds."""
CHARTS = (
    ("memory", "MiB of memory", ("memory",)),
    ("disk", "MiB of the store", ("disk",)),
    ("descriptors", "open files", ("descriptors",)),
    ("latency", "ms until an answer is acknowledged", ("p50", "p99")),
    ("rate", "answers a second", ("rate",)),
    ("tables", "tables begun", ("tables",)),
)


class Soak:
    """One run."""

    def __init__(self, world: World, town: Town) -> None:
        self.world, self.town = world, town
        self.gauges = Gauges(world, town)
        self.marks: list[tuple[float, str]] = []

    async def run(self, seconds: float, guests: int, pause: float) -> list[str]:
        """Let everything happen; gives what is missing in records in the end."""
        await befall(self.world, _nothing)
        begun = self.town.opened = time.monotonic()
        people = [asyncio.create_task(self.town.live()) for _ in range(guests)]
        reading = asyncio.create_task(self._read(max(2.0, seconds / READINGS)))
        while time.monotonic() - begun < seconds:
            for name, trouble in TROUBLES:
                await asyncio.sleep(pause)
                if time.monotonic() - begun > seconds:
                    break
                self.marks.append((time.monotonic() - begun, name))
                await befall(self.world, trouble)
                for task in (*people, reading):
                    if task.done():
                        task.result()
        ending = (*people, *self.town.reviewing, reading)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        return await unread(self.town)

    async def _read(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            await asyncio.to_thread(self.gauges.read)


async def _nothing(world: World) -> None:
    """No trouble: only wait until the servers are there."""


def drawn(readings: list[Reading], marks: list[tuple[float, str]], folder: Path) -> list[str]:
    """Draw the charts into a folder, and put the readings beside them; gives the charts' files."""
    rows = [Reading.__struct_fields__, *(msgspec.structs.astuple(one) for one in readings)]
    text = "".join(",".join(f"{x:.1f}" if isinstance(x, float) else str(x) for x in row) + "\n" for row in rows)
    (folder / "readings.csv").write_text(text, encoding="utf-8")
    files = []
    for name, title, fields in CHARTS:
        lines = {field: [(one.at, float(getattr(one, field))) for one in readings] for field in fields}
        (folder / f"{name}.svg").write_text(chart(title, lines, marks), encoding="utf-8")
        files.append(f"{name}.svg")
    return files


def page(soak: Soak, missing: list[str], arguments: argparse.Namespace, files: list[str]) -> str:
    """The result in words."""
    readings, counts = soak.gauges.readings, soak.town.counts
    third = max(1, len(readings) // 3)
    early, late = (sorted(one.memory for one in some)[third // 2] for some in (readings[:third], readings[-third:]))
    troubles: dict[str, int] = {}
    for _, name in soak.marks:
        troubles[name] = troubles.get(name, 0) + 1
    where = "SQLite" if soak.world.postgres is None else "PostgreSQL"
    nodes = len(soak.world.nodes)
    busy = [one for one in readings if one.rate] or readings
    p50, p99 = (sorted(getattr(one, name) for one in busy)[len(busy) // 2] for name in ("p50", "p99"))
    load = sorted(one.load for one in readings)
    begun = counts.get("tables begun", 0)
    few = (
        ""
        if begun >= arguments.tables
        else f" It was too busy for the {arguments.tables:,} tables: {begun:,} were begun."
    )
    spent = ", ".join(f"{who} {seconds:,.0f} s" for who, seconds in soak.gauges.spent.items())
    kind = "" if arguments.engine == ROOT / "src" else f" --engine {arguments.engine}"
    lines = [
        "# A year in an hour",
        "",
        f"`python -m bench.soak --store {arguments.store} --nodes {nodes} --seconds {arguments.seconds:.0f} "
        f"--tables {arguments.tables} --guests {arguments.guests} --stay {arguments.stay:.0f} "
        f"--pause {arguments.pause:.0f}{kind}`: {nodes} "
        f"{'node' if nodes == 1 else 'nodes'} on {where}, {arguments.guests} people at a time; "
        "a week of the server's time is a minute.",
        "",
        f"**Acknowledged and missing in the end: {len(missing)} tables.** "
        f"Unexpected answers: {len(soak.town.surprises)}; "
        f"unexpected lines in the logs: {len(soak.world.complaints())}. "
        f"Memory in the first third {early:.0f} MiB, in the last {late:.0f} MiB (medians, all processes); the store "
        f"ended at {readings[-1].disk:.0f} MiB. "
        f"An answer was acknowledged after {p50:.0f} ms (p99 {p99:.0f} ms; medians of the readings).",
        "",
        f"Servers, guests and whatever else went on shared {os.cpu_count()} cores: the load was {load[0]:.0f} to "
        f"{load[-1]:.0f}, {load[len(load) // 2]:.0f} in the middle. A busy machine makes answers slow and tables few; "
        f"it excuses nothing that is missing.{few} Processor time: {spent}.",
        "",
        "| what | how often |",
        "|---|---|",
        *(f"| {name} | {count:,} |" for name, count in sorted(counts.items())),
        *(f"| trouble: {name} | {count} |" for name, count in sorted(troubles.items())),
        "",
        "Thin lines in the charts are troubles. All readings: [readings.csv](readings.csv).",
        "",
        *(f"![{name.removesuffix('.svg')}]({name})\n" for name in files),
        *([f"- {text}" for text in (*missing, *soak.town.surprises[:20], *soak.world.complaints()[:20])]),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--nodes", type=int, default=1, help="with PostgreSQL")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--guests", type=int, default=40)
    parser.add_argument("--stay", type=float, default=12, help="answers that a guest gives before leaving, on average")
    parser.add_argument("--pause", type=float, default=10, help="seconds between two troubles")
    parser.add_argument(
        "--engine", type=Path, default=ROOT / "src", help="where the servers' package is: a build of it"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        world = World(arguments.store, arguments.nodes, Path(folder), arguments.engine.resolve())
        try:
            town = Town(world.addresses, arguments.tables, arguments.stay, arguments.seed, arguments.seconds)
            soak = Soak(world, town)
            missing = asyncio.run(soak.run(arguments.seconds, arguments.guests, arguments.pause))
            world.stop()
            missing += asyncio.run(lost(world.store, soak.town))
            files = drawn(soak.gauges.readings, soak.marks, arguments.out)
            (arguments.out / "README.md").write_text(page(soak, missing, arguments, files), encoding="utf-8")
            if world.complaints():
                world.keep_logs(arguments.out)
            bad = len(missing) + len(soak.town.surprises) + len(world.complaints())
        finally:
            world.close()
    print((arguments.out / "README.md").read_text(encoding="utf-8"))
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
