"""What a finished game says about the balance: counts by name, to be summed over many games."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Table
from .state import DeepBlueState

PARTS: Final = 60
"""A shared win is split: up to five winners get so many sixtieths of it."""


def tally(table: Table) -> dict[str, int]:
    """Turns, wins by place in the order of play, and what became of every crew card; the table must keep facts."""
    s = cast(DeepBlueState, table.state)
    counts: dict[str, int] = {}
    first = 0
    for fact in table.facts:
        if fact.kind == "begins":
            first = cast(int, fact.args[0])
        elif fact.kind in ("hires", "reveals_crew", "plays"):
            card = s.c.crew_ids[cast(int, fact.args[0 if fact.kind == "reveals_crew" else 1])]
            count(counts, f"{fact.kind}/{card}")
        elif fact.kind in ("dives", "rests", "renews", "rushes", "surfaces"):
            count(counts, fact.kind)
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    for seat in winners:
        counts[f"win/{(seat - first) % s.seats + 1}"] = PARTS // len(winners)
    turns = s.turns
    counts["turns"] = turns
    counts[f"turns/{turns}"] = 1
    return counts


def count(counts: dict[str, int], name: str) -> None:
    """One more."""
    counts[name] = counts.get(name, 0) + 1
