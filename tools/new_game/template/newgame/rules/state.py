"""Everything that lies on the table."""

from __future__ import annotations

from typing import ClassVar

from fathomfive.kernel import Fields, Pile, State, fields

from ..content.tables import Content


class NewGameState(State):
    """Cards are numbers of their kinds in the content."""

    FIELDS: ClassVar[Fields] = fields(
        public="turn rows discard",
        owner="hands",
        hidden="deck",
        shared="c",
        deal={"card": "hands deck"},
    )
    __slots__ = FIELDS
    c: Content
    turn: int
    """Whose turn it is; -1 before the set-up."""
    rows: list[list[int]]
    """By seat: the cards played."""
    discard: list[int]
    hands: list[list[int]]
    """By seat: the cards in hand, sorted, since their order must not tell anything."""
    deck: Pile

    def __init__(self) -> None:
        super().__init__()
        self.c = Content()
        self.turn = -1
        self.rows = []
        self.discard = []
        self.hands = []
        self.deck = Pile()
