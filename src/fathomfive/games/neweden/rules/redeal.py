"""Another likely table for a seat: cards as the declaration deals them, and any purchase that others can pay for."""

from __future__ import annotations

from ....kernel import Stream
from ....kernel.sight import redeal as dealt_again
from .market import CHOICES, affordable
from .state import MARKET, NewEdenState


def redeal(s: NewEdenState, viewer: int, stream: Stream) -> None:
    """Replace, in place, what a viewer cannot know: unseen cards, and what others have chosen to buy (NE-5.3)."""
    dealt_again(s, viewer, stream)
    if s.phase != MARKET:
        return
    for seat in range(s.seats):
        if seat != viewer and s.stations[seat].hand:
            choices = affordable(s, seat)
            s.stations[seat].order = CHOICES.index(choices[stream.below(len(choices))])
