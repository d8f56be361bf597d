"""Whether our games are as fast beside their peers as they were: `fathom bench --json … | python -m bench.check`.

The figures kept in `figures.json` are ratios of one run, ours to each peer's, so that they hold on any machine. One
that is lower by more than a tenth now is told, and the exit status is 1. `--keep` keeps what was measured instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

FIGURES = Path(__file__).with_name("figures.json")
LEEWAY = 0.1
"""By how large a share a ratio may be lower."""
WHAT = {"decisions": "decisions/s", "copy": "copies/s"}

Ratios = dict[tuple[str, str, str], float]
"""How many times as fast a game of ours is as a peer, by game, peer and what was measured."""


def ratios(document: Mapping[str, Any]) -> Ratios:
    """The ratios of a document of `fathom bench --json --peers`."""
    found = {(one["game"], one["peer"], what): float(one[what]) for one in document.get("ratios", []) for what in WHAT}
    if not found:
        raise ValueError("there are no ratios in it: measure with --json and --peers bench/peers.py")
    return found


def slower(now: Ratios, kept: Ratios) -> list[str]:
    """What is slower than it was, in words; what is missing, too."""
    told: list[str] = []
    for key, before in kept.items():
        game, peer, what = key
        if key not in now:
            told.append(f"{game} was not measured beside {peer}")
        elif now[key] < before * (1 - LEEWAY):
            told.append(f"{game}: {WHAT[what]} {now[key]:.2f} times {peer}'s, and it was {before:.2f} times")
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare what comes in with what is kept; exit status 0, 1 when something is slower, 2 for misuse."""
    parser = argparse.ArgumentParser(prog="python -m bench.check", description="Compare a benchmark with kept figures.")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="the kept figures, if not ours")
    parser.add_argument("--keep", action="store_true", help="keep what comes in as the new figures")
    chosen = parser.parse_args(arguments)
    try:
        document = json.load(sys.stdin)
        now = ratios(document)
        if chosen.keep:
            chosen.figures.write_text(json.dumps(document, indent=1) + "\n")
            return 0
        kept = json.loads(chosen.figures.read_text())
        told = slower(now, ratios(kept))
    except (OSError, ValueError) as error:
        parser.error(str(error))
    if document["compiled"] != kept["compiled"]:
        told.insert(0, "one of the two was measured compiled, the other interpreted: they cannot be compared")
    print("\n".join(told or [f"all {len(now)} ratios are as good as they were, within {LEEWAY:.0%}"]))
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
