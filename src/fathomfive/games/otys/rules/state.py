"""Everything that lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel import Fields, Pile, Plain, State, fields
from ..content.tables import Content

SURFACED: Final = 3
"""Slots 0 to 2 lie above the surface; slot 3 is level 1, slot 7 level 5."""
LEVELS: Final = 5
COLOURS: Final = 4
X: Final = 6
"""The own X key; keys 1 to 5 are numbered."""
NEUTRAL: Final = 7
NONE: Final = -1


class Player(Plain):
    """One seat's board, purse and hand."""

    FIELDS: ClassVar[Fields] = fields(
        public="column upgraded zone keys track neutral mechanic hacker credits batteries prestige rewards",
        owner="hand drawn",
        deal={"contracts": "hand drawn"},
    )
    __slots__ = FIELDS
    column: list[int]
    """The diver in each of the eight slots, from the top."""
    upgraded: list[int]
    """By diver: 1 once it has been turned over."""
    zone: list[int]
    """How many resources of each colour lie on each level: `zone[(level - 1) * 4 + colour]`."""
    keys: list[int]
    """The available keys of the own colour, sorted: 1 to 5, and X."""
    track: list[int]
    """The used keys on the hacker track, from the left."""
    neutral: int
    """Available neutral X keys."""
    mechanic: int
    hacker: int
    credits: int
    batteries: int
    prestige: int
    rewards: list[int]
    """The reward tile that lies back side up on each level, or NONE."""
    hand: list[int]
    """Private contracts."""
    drawn: list[int]
    """The contracts of which one is about to be kept."""

    def __init__(self) -> None:
        self.column = []
        self.upgraded = [0] * 8
        self.zone = [0] * (LEVELS * COLOURS)
        self.keys = [1, 2, 3, 4, 5, X]
        self.track = []
        self.neutral = 0
        self.mechanic = 0
        self.hacker = 0
        self.credits = 0
        self.batteries = 0
        self.prestige = 0
        self.rewards = [NONE] * LEVELS
        self.hand = []
        self.drawn = []


class OtysState(State):
    """The whole table: the colony board, every player's board, and the turn in progress."""

    FIELDS: ClassVar[Fields] = fields(
        public="players author sponsors sides display bag discards held contracts shop filled under_seen"
        " first turn round step key level sponsor free left bound",
        hidden="deck",
        seen_by={"under": "under_seen"},
        shared="c",
        parts={"players": Player},
        deal={"contracts": "deck under"},
    )
    __slots__ = FIELDS
    c: Content
    players: list[Player]
    author: int
    """1 when the author's variant of the spy is played."""
    sponsors: list[int]
    """The sponsor (0 to 4) at each level."""
    sides: list[int]
    """By sponsor: 0 basic, 1 advanced; 2 until it has been drawn."""
    display: list[int]
    """The reward tiles of the colony, two on each level."""
    bag: Pile
    discards: list[int]
    held: int
    """The reward tile in somebody's hand while its front is carried out, or NONE."""
    contracts: list[int]
    """The public contracts; NONE where the deck has run out."""
    deck: Pile
    under: list[int]
    """The contracts put under the deck, from the top, known to those who put them there."""
    under_seen: list[int]
    shop: list[int]
    """How many resources lie in each column."""
    filled: list[int]
    """The contracts that have left the game."""
    first: int
    turn: int
    round: int
    step: int
    """0 before a key is chosen, then 1 to 3."""
    key: int
    """The key in use: 1 to 5, X, NEUTRAL, or 0."""
    level: int
    """The level of the key in use."""
    sponsor: int
    """1 while the sponsor may still be used."""
    free: int
    """1 when the own divers' effects cost no credits this turn."""
    left: int
    """How many times the activated diver's effect may still be carried out."""
    bound: int
    """1 when the diver at the key has to stay there."""

    def __init__(self) -> None:
        super().__init__()
        self.c = Content()
        self.players = []
        self.author = 0
        self.sponsors = []
        self.sides = []
        self.display = []
        self.bag = Pile()
        self.discards = []
        self.held = NONE
        self.contracts = []
        self.deck = Pile()
        self.under = []
        self.under_seen = []
        self.shop = [0] * COLOURS
        self.filled = []
        self.first = 0
        self.turn = 0
        self.round = 0
        self.step = 0
        self.key = 0
        self.level = 0
        self.sponsor = 0
        self.free = 0
        self.left = 0
        self.bound = 0


def diver_at(s: OtysState, seat: int, level: int) -> int:
    """The diver of a seat on an underwater level."""
    return s.players[seat].column[SURFACED - 1 + level]


def load(s: OtysState, seat: int, level: int) -> int:
    """How many resources lie on a level."""
    zone = s.players[seat].zone
    at = (level - 1) * COLOURS
    return zone[at] + zone[at + 1] + zone[at + 2] + zone[at + 3]


def has_room(s: OtysState, seat: int, level: int) -> bool:
    """Whether a level has a free resource space (OT-7.5)."""
    return load(s, seat, level) < s.c.spaces[level - 1]


def resources(s: OtysState, seat: int) -> int:
    """How many resources lie in a seat's search zone."""
    return sum(s.players[seat].zone)
