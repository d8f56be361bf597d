"""The flat tables: one entry for each kind of card."""

from __future__ import annotations

from typing import Final

HAND: Final = 3
MOST_SEATS: Final = 4


class Content:
    """What the rules know of the cards."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.worth: list[int] = []
        self.copies: list[int] = []
