"""The small verbs: knowledge and discs come and go, and the fact is told."""

from __future__ import annotations

from ....kernel import tell
from .state import EndeavorState


def learn(s: EndeavorState, seat: int, amount: int) -> None:
    """Gain knowledge, at most up to the end of its track (EN-6.20)."""
    gained = min(amount, s.c.knowledge_cap - s.knowledge[seat])
    s.knowledge[seat] += gained
    tell(s, "learns", seat, gained)


def load(s: EndeavorState, seat: int, amount: int) -> None:
    """Move discs from the supply to the hold; substitutes when it is empty (EN-1.5, EN-4.5)."""
    s.supply[seat] -= amount
    s.hold[seat] += amount
    tell(s, "loads", seat, amount)


def trade(s: EndeavorState, seat: int, amount: int) -> None:
    """Discard a disc from the hold for knowledge (EN-6.22)."""
    s.hold[seat] -= 1
    s.supply[seat] += 1
    tell(s, "trades", seat)
    learn(s, seat, amount)
