"""Everything that lies on New Eden's table."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel import Fields, Pile, Plain, State, fields
from ..content.tables import ARMS, DEEPLE, GROUPS, OUTSIDE, Content

EMPTY: Final = -1
"""A field of the tableau without a card."""
NOBODY: Final = -1

SETUP: Final = 0
DEVELOPMENT: Final = 1
MARKET: Final = 2
AUCTION: Final = 3
SCORING: Final = 4
PHASES: Final = ("setup", "development", "market", "auction", "scoring")


class Station(Plain):
    """One station: its modules, its deeple, and what its owner has."""

    FIELDS: ClassVar[Fields] = fields(
        public="points damage arms lying staffed used dome spent deeple extended vents arriving value bears collapsed",
        concealed="coins",
        owner="hand parcel left order",
        deal={"deck": "hand parcel left"},
    )
    __slots__ = FIELDS
    coins: int
    points: int
    damage: int
    arms: list[list[int]]
    """By group, research included: its modules, innermost first; the kraken extension comes first on its arm."""
    lying: list[list[int]]
    """By outside arm and module: deeple lying at its edge."""
    staffed: list[list[int]]
    """By outside arm and module: 1 when it was activated in this round, its deeple standing on it."""
    used: list[int]
    """By oxygen card: 1 when it is face down."""
    dome: int
    """Deeple lying in the dome, shipyards included."""
    spent: int
    """Deeple that stood on a module which is no more: back at the end of the round."""
    deeple: int
    """All deeple of the station."""
    extended: list[int]
    """By group: 1 when the extension tile is turned."""
    vents: int
    """Uses of the power plant in this round."""
    arriving: list[int]
    """Cards just taken, about to be placed."""
    hand: list[int]
    """Cards dealt on the black market."""
    parcel: list[int]
    """Cards bought there, face down until all have chosen."""
    order: int
    """What was chosen there, by its place in `market.CHOICES`, until all have chosen: 0 is nothing."""
    left: list[int]
    """Cards not bought, face down in a row of their own until the auction."""
    bears: int
    """The pointer: how much damage the station bears. Set in the final scoring."""
    value: int
    """The worth of the station in the final scoring."""
    collapsed: bool

    def __init__(self) -> None:
        self.coins = 0
        self.points = 0
        self.damage = 0
        self.arms = [[] for _ in GROUPS]
        self.lying = [[] for _ in range(OUTSIDE)]
        self.staffed = [[] for _ in range(OUTSIDE)]
        self.used = []
        self.dome = 0
        self.spent = 0
        self.deeple = 0
        self.extended = [0] * len(GROUPS)
        self.vents = 0
        self.arriving = []
        self.hand = []
        self.parcel = []
        self.order = 0
        self.left = []
        self.bears = 0
        self.value = 0
        self.collapsed = False


class NewEdenState(State):
    """The table. Cards are numbers into content; alone, the second station is the automaton's."""

    FIELDS: ClassVar[Fields] = fields(
        public="""
            round phase turn nautilus difficulty stations tableau bonus passed resting sold lot high bidder bidding gone
            supply
        """,
        hidden="deck bonus_deck",
        shared="c",
        parts={"stations": Station},
        deal={"deck": "deck"},
    )
    __slots__ = FIELDS
    c: Content
    round: int
    """1 to 3; 0 before the first."""
    phase: int
    turn: int
    """Whose turn it is in phase A, who opens the next row in phase C."""
    nautilus: int
    difficulty: int
    """How many black market cards the automaton gets."""
    stations: list[Station]
    tableau: list[int]
    """By field, row by row from the top left: a card, or EMPTY."""
    bonus: list[int]
    passed: list[int]
    """Who has passed in this phase A, in order."""
    resting: bool
    """The automaton has activated its modules in this round."""
    sold: list[int]
    """By row: 1 when it has an auction marker."""
    lot: int
    """The row being auctioned, or -1."""
    high: int
    bidder: int
    bidding: list[int]
    """By seat: 1 while they are in the auction of the lot."""
    gone: list[int]
    """Cards in the box, of the decks used so far."""
    supply: int
    """Deeple in the supply."""
    deck: Pile
    """The rest of the deck in use."""
    bonus_deck: Pile

    def __init__(self) -> None:
        super().__init__()
        self.c = Content()
        self.round = 0
        self.phase = SETUP
        self.turn = NOBODY
        self.nautilus = NOBODY
        self.difficulty = 0
        self.stations = []
        self.tableau = []
        self.bonus = []
        self.passed = []
        self.resting = False
        self.sold = []
        self.lot = -1
        self.high = 0
        self.bidder = NOBODY
        self.bidding = []
        self.gone = []
        self.supply = DEEPLE
        self.deck = Pile()
        self.bonus_deck = Pile()


def is_automaton(s: NewEdenState, seat: int) -> bool:
    """Whether a station is Deep Thought's (NE-12)."""
    return seat >= s.seats


def clockwise(s: NewEdenState, first: int) -> list[int]:
    """All stations in table order, beginning with one."""
    count = len(s.stations)
    return [(first + i) % count for i in range(count)]


def cards_of(s: NewEdenState, seat: int, group: int) -> int:
    """How many cards of a group lie at a station; the kraken extension is none (NE-R8, NE-R9)."""
    station = s.stations[seat]
    count = len(station.arms[group])
    return count - 1 if count and station.arms[group][0] == s.c.extension_kraken else count


def outermost(s: NewEdenState, seat: int) -> list[str]:
    """The arms that end in a card, by name (NE-8.3, NE-R7)."""
    arms = s.stations[seat].arms
    return [GROUPS[arm] for arm in range(ARMS) if arms[arm] and arms[arm][-1] != s.c.extension_kraken]


def lying_deeple(station: Station) -> int:
    """How many deeple could still move in this round (NE-4.8)."""
    return station.dome + sum([sum(arm) for arm in station.lying])
