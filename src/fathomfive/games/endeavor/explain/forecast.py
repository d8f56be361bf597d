"""What a choice would change, in numbers."""

from __future__ import annotations

from ..content.vocabulary import ATTRIBUTES
from ..rules.state import EndeavorState


def meters(s: EndeavorState, seat: int) -> dict[str, int]:
    """The four attributes, knowledge, and discs in hand."""
    tracks = dict(zip(ATTRIBUTES, s.tracks[seat], strict=True))
    return {**tracks, "knowledge": s.knowledge[seat], "disc": s.hold[seat]}
