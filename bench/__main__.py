"""Everything that is measured, in one run, one document and one table: `python -m bench --out build/bench.json`.

Each part is a program of its own, so that none warms another's caches. The table has our figures, how many times as
fast as each peer of the same run that is, and what the same ratio was at the last release (`figures.json`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.check import FIGURES, ratios

ROOT = Path(__file__).parents[1]
PLAY = ("-m", "fathomfive.cli", "bench", "--json")
PEERS = ("--peers", "bench/peers.py")
PARTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "play": ("compiled", (*PLAY, *PEERS)),
    "search": ("compiled", (*PLAY, "--search", *PEERS)),
    "interpreted": ("interpreted", PLAY),
    "environments": ("compiled", ("-m", "bench.batch", "--json")),
    "server": ("compiled", ("bench/load.py", "--json", "--peer")),
}
"""What is measured, on which code."""
CONNECT_FOUR = "pettingzoo:connect_four"
Row = tuple[str, str, str, str, str, str]
"""Part, game, figure, peer, how many times the peer's, and what that was."""


def measured(part: str, compiled: Path) -> Any:
    """The document of one part."""
    code, command = PARTS[part]
    path = {"compiled": compiled, "interpreted": ROOT / "src"}[code]
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(done.stdout)


def rows(document: Mapping[str, Any], kept: Mapping[str, Any]) -> list[Row]:
    """The lines of the table."""
    found: list[Row] = []
    if "play" in document:
        before = ratios(kept)
        speed = {one["name"]: one["decisions_per_s"] for one in document["play"]["games"]}
        for (game, peer, what), times in ratios(document["play"]).items():
            if what == "decisions":
                was = before.get((game, peer, what))
                found.append(_row("play", game, f"{speed[game]:,.0f} decisions/s", peer, times, was))
    if "search" in document:
        for one in document["search"]["games"]:
            figure = f"{one['simulations_per_s']:,.0f} simulations/s"
            for peer in document["search"]["peers"]:
                times = one["simulations_per_s"] / peer["simulations_per_s"]
                found.append(_row("search", one["name"], figure, peer["name"], times))
    for one in document.get("interpreted", {}).get("games", []):
        found.append(("interpreted", one["name"], f"{one['decisions_per_s']:,.0f} decisions/s", "", "", ""))
    if "environments" in document:
        four = document["environments"]["peers"][CONNECT_FOUR]
        for game, ways in document["environments"]["games"].items():
            for way, rate in ways.items():
                figure = f"{rate:,.0f} decisions/s, {rate / ways['bare']:.0%} of the bare table"
                found.append(_row(f"environments, {way}", game, figure, CONNECT_FOUR, rate / four))
    if "server" in document:
        one = document["server"]
        figure = f"{one['fathomfive']['flat_out']['answers_per_s']:,.0f} answers/s"
        found.append(_row("server, flat out", "deepblue", figure, "boardgame.io", one["ratio"]["answers"]))
    return found


def _row(part: str, game: str, figure: str, peer: str, times: float, was: float | None = None) -> Row:
    return part, game, figure, peer, f"{times:.2f}", "" if was is None else f"{was:.2f}"


def table(found: Sequence[Row]) -> str:
    """The rows, for people and for Markdown."""
    head = ("", "game", "ours", "peer", "times the peer's", "at the last release")
    return "\n".join([f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *found)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, write the document, print the table; exit status 1 when a part cannot be measured."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure everything in one run.")
    parser.add_argument("--only", action="append", choices=tuple(PARTS), help="only this part; may be repeated")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="a compiled build")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json", help="where the document goes")
    chosen = parser.parse_args(arguments)
    document: dict[str, Any] = {}
    missing: list[str] = []
    for part in chosen.only or PARTS:
        print(f"measuring: {part} …", file=sys.stderr, flush=True)
        try:
            document[part] = measured(part, chosen.compiled.resolve())
        except (subprocess.CalledProcessError, ValueError) as error:
            missing.append(f"{part} could not be measured: {error}")
        chosen.out.parent.mkdir(parents=True, exist_ok=True)
        chosen.out.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print(table(rows(document, json.loads(FIGURES.read_text(encoding="utf-8")))))
    print("\n".join(missing), file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
