"""What the scores are made of, for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ....kernel import Fact, Phrase
from ..content.tables import PRESTIGE
from ..rules.state import OtysState

SOURCES: Final = {"fills": "contracts", "upgrades": "upgrades", "sells": "shop"}
"""What prestige comes from, by the fact told just before it; whatever else there is comes from reward tiles."""
RULES: Final = {"contracts": "OT-7.3", "upgrades": "OT-10.2", "shop": "OT-11.3", "rewards": "OT-15.6"}


def parts(s: OtysState, facts: Sequence[Fact]) -> list[tuple[Phrase, str, list[int]]]:
    """By seat: the prestige of contracts, upgrades, sales and reward tiles, each with the rule that gives it."""
    found: dict[str, list[int]] = {source: [0] * s.seats for source in RULES}
    before = ""
    for fact in facts:
        if fact.kind == "gains":
            seat, (item, amount) = cast("tuple[int, tuple[int, int]]", fact.args)
            if item == PRESTIGE:
                found[SOURCES.get(before, "rewards")][seat] += amount
        before = fact.kind
    return [(Phrase(f"part-{source}"), RULES[source], scores) for source, scores in found.items()]
