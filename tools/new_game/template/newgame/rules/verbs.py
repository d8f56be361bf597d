"""The verbs: each changes the State and tells the fact, so that a fact cannot be forgotten."""

from __future__ import annotations

from bisect import insort

from fathomfive.kernel import tell, whisper

from .state import NewGameState


def take(s: NewGameState, seat: int, card: int) -> None:
    """A card goes into a hand; only its owner sees which (NG-2.1)."""
    insort(s.hands[seat], card)
    whisper(s, seat, "takes", seat, card)


def lay(s: NewGameState, seat: int, card: int) -> None:
    """A card goes from the hand into the row of its seat (NG-3.1)."""
    s.hands[seat].remove(card)
    s.rows[seat].append(card)
    tell(s, "lays", seat, card)


def lose(s: NewGameState, seat: int, card: int) -> None:
    """A drawn card goes to the discard (NG-3.3)."""
    s.discard.append(card)
    tell(s, "loses", seat, card)
