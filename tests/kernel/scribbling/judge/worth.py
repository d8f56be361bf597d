"""Judges by trying things out on the table itself."""

from __future__ import annotations

from tests.kernel.toys.cards import CardsState


def worth(s: CardsState, card: int) -> int:
    """Reads, copies, and changes only what is its own."""
    hand = s.hands[0][:]
    hand.append(card)
    table = sorted(s.table)
    table.remove(card)
    s.deck.copy().pool.sort()
    return len(hand) + len(table)


def tried(s: CardsState, card: int) -> int:
    """Writes, and puts back."""
    hand = s.hands[0]
    hand.append(card)
    count = worth(s, card)
    del s.hands[0][-1]
    return count
