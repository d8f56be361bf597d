"""What a choice would change, and where it would hurt whoever makes it."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.vocabulary import RESOURCES
from ..rules.state import NemoState
from ..words.phrases import piece


def meters(s: NemoState, seat: int) -> dict[str, int]:
    """The three resources, notoriety, action points, and salvage."""
    counted = dict(zip(RESOURCES, s.resources, strict=True))
    return {**counted, "notoriety": s.notoriety, "ap": s.ap}


def harm(before: NemoState, after: NemoState, seat: int) -> Phrase | None:
    """The game lost at once, or a companion gone for good."""
    if after.lost and not before.lost:
        return Phrase("harm-lost")
    for character, (was, still) in enumerate(zip(before.characters, after.characters, strict=True)):
        if was and not still:
            return Phrase("harm-character", character=piece(before, "character", character))
    return None
