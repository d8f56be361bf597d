"""What a finished game says about the balance: counts by name, to be summed over many games."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Table
from .state import OtysState

PARTS: Final = 12
"""A shared win is split: two, three or four winners get so many twelfths of it."""
COUNTED: Final = {
    "fills": "contract",
    "keeps": "kept",
    "takes_reward": "explored",
    "uses_reward": "used",
    "uses_sponsor": "sponsor",
    "activates": "diver",
    "upgrades": "upgraded",
}
"""The facts that are counted by the piece they name, which is their second argument."""


def tally(table: Table) -> dict[str, int]:
    """Rounds, wins by place in the order of play, and how often every piece was used; the table must keep facts."""
    s = cast(OtysState, table.state)
    counts = {"rounds": s.round, f"rounds/{s.round}": 1}
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    for seat in winners:
        counts[f"win/{(seat - s.first) % s.seats + 1}"] = PARTS // len(winners)
    for fact in table.facts:
        name = fact.kind
        if name in COUNTED:
            name = f"{COUNTED[name]}/{_named(s, name, cast(int, fact.args[1]))}"
        counts[name] = counts.get(name, 0) + 1
    return counts


def _named(s: OtysState, kind: str, number: int) -> str:
    if kind in ("fills", "keeps"):
        return s.c.contracts[number].id
    if kind in ("takes_reward", "uses_reward"):
        return s.c.rewards[number].id
    return s.c.sponsor_ids[number] if kind == "uses_sponsor" else s.c.diver_ids[number]
