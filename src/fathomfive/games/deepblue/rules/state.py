"""Everything that lies on Deep Blue's table."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel import Fields, Pile, State, fields
from ..content.tables import Content

NO_WRECK: Final = -1
"""Open water, or a site whose wreck is gone."""
FACE_DOWN: Final = -2
"""A wreck that nobody has seen yet."""
CENTRE: Final = -1
"""A boat that stands on no scout spot."""


class DeepBlueState(State):
    """The table. Lists are by seat unless another index is named; pieces are numbers into content."""

    FIELDS: ClassVar[Fields] = fields(
        public="""
            scenario turn turns quiet tokens wrecks riches deep boats spots market deck gone supply bag city
            played traces site leader diving drawn earned
        """,
        owner="hands resting",
        concealed="chests",
        shared="c",
    )
    __slots__ = FIELDS
    c: Content
    scenario: int
    turn: int
    """Whose turn it is; -1 before set-up."""
    turns: int
    """Turns begun so far."""
    quiet: int
    """Turns in a row without a dive."""
    tokens: list[int]
    """Starting bonus tokens left."""
    hands: list[list[int]]
    resting: list[list[int]]
    played: list[list[int]]
    """Cards beside the mats, face up."""
    traces: list[list[int]]
    """What everybody saw since a hand was last known to all; see redeal.py."""
    chests: list[int]
    wrecks: list[int]
    """By node: a wreck, NO_WRECK or FACE_DOWN."""
    riches: list[int]
    """By node: the stone that lies there in Scattered Riches, or -1."""
    deep: Pile
    """The deep wrecks nobody has seen yet."""
    boats: list[list[int]]
    """By seat and boat: the node."""
    spots: list[list[int]]
    """By seat and boat: the number of the scout spot on the wreck, or CENTRE."""
    market: list[int]
    """By slot, cheapest first; -1 when empty."""
    deck: Pile
    gone: list[int]
    """Crew cards discarded from the market."""
    supply: list[int]
    """By colour."""
    bag: Pile
    city: list[int]
    """Parts of the Sunken City on the fresco."""
    site: int
    """The node of the dive under way, or -1."""
    leader: int
    diving: list[bool]
    drawn: list[int]
    """Stones on the dive board, in order."""
    earned: list[int]
    """Points of cards played in this dive: safe, paid out at its end."""

    def __init__(self) -> None:
        super().__init__()
        self.c = Content()
        self.scenario = 0
        self.turn = -1
        self.turns = 0
        self.quiet = 0
        self.tokens = []
        self.hands = []
        self.resting = []
        self.played = []
        self.traces = []
        self.chests = []
        self.wrecks = []
        self.riches = []
        self.deep = Pile()
        self.boats = []
        self.spots = []
        self.market = []
        self.deck = Pile()
        self.gone = []
        self.supply = []
        self.bag = Pile()
        self.city = []
        self.site = -1
        self.leader = -1
        self.diving = []
        self.drawn = []
        self.earned = []


def clockwise(s: DeepBlueState, first: int) -> list[int]:
    """All seats in table order, beginning with one."""
    return [(first + i) % s.seats for i in range(s.seats)]


def is_city(s: DeepBlueState, node: int) -> bool:
    """Whether a part of the Sunken City lies there, face up (DB-2.7)."""
    wreck = s.wrecks[node]
    return wreck >= 0 and s.c.wreck_city[wreck]
