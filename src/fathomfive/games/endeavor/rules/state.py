"""Everything that lies on the table. All of it is public: what nobody knows is drawn when it is turned up."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel import Fields, Pile, State, fields
from ..content.scenario import Sheet
from ..content.tables import Content
from ..content.vocabulary import INGENUITY

SETUP: Final = 0
ROUND: Final = 1
PREPARE: Final = 2
ACT: Final = 3

SKIP: Final = "skip"
"""The answer of whoever does without."""

BONUS_ROUNDS: Final = 3
"""Together, so many rounds turn up a bonus goal; later ones a crisis (EN-11.3)."""

CONSERVE_WAY: Final = 0
PUBLISH_WAY: Final = 1


class EndeavorState(State):
    """The State of a game. Lists named after a thing of a seat have one entry a seat."""

    FIELDS: ClassVar[Fields] = fields(
        public="scenario together need declining "
        "round phase turn wave passed prepared acting "
        "tracks knowledge hold supply subs crew spent reports spots tokens "
        "tray experts expert_pile display deck "
        "stacks buried drawn zones where finder discs heaps bags bag_left discards "
        "owner crowd open locked cleanup ways designated found visited "
        "bonus_pile crisis_pile bonuses crisis storm blackout",
        shared="c sheet",
    )
    __slots__ = FIELDS
    scenario: int
    together: bool
    need: int
    declining: bool
    round: int
    phase: int
    turn: int
    wave: int
    passed: list[int]
    prepared: int
    acting: int
    tracks: list[list[int]]
    knowledge: list[int]
    hold: list[int]
    supply: list[int]
    subs: list[list[int]]
    crew: list[list[int]]
    spent: list[list[int]]
    reports: list[list[int]]
    spots: list[list[int]]
    tokens: list[list[int]]
    tray: list[int]
    experts: list[int]
    expert_pile: Pile
    display: list[int]
    deck: Pile
    stacks: list[Pile]
    buried: int
    drawn: list[int]
    zones: list[int]
    where: list[int]
    finder: list[int]
    discs: list[int]
    heaps: list[list[int]]
    bags: list[Pile]
    bag_left: int
    discards: list[int]
    owner: list[int]
    crowd: list[int]
    open: list[int]
    locked: list[int]
    cleanup: list[int]
    ways: list[int]
    designated: int
    found: list[int]
    visited: list[int]
    bonus_pile: Pile
    crisis_pile: Pile
    bonuses: list[int]
    crisis: int
    storm: int
    blackout: int
    c: Content
    sheet: Sheet

    def __init__(self) -> None:
        super().__init__()
        self.scenario = 1
        self.together = False
        self.need = 0
        """Joint goals needed to win together."""
        self.declining = False
        """Whether every bonus is asked for."""
        self.round = 0
        self.phase = SETUP
        self.turn = 0
        self.wave = 0
        self.passed = []
        self.prepared = 0
        self.acting = -1
        """The slot of the crew whose actions are being done, or -1."""
        self.tracks = []
        self.knowledge = []
        self.hold = []
        self.supply = []
        self.subs = []
        """The places of the submarines that are in the water."""
        self.crew = []
        """Twice the kind, plus one for the gold side."""
        self.spent = []
        """1 where a crew carries a disc."""
        self.reports = []
        self.spots = []
        """For each report the used activation spaces, as bits."""
        self.tokens = []
        self.tray = []
        self.experts = []
        self.expert_pile = Pile()
        self.display = []
        self.deck = Pile()
        self.stacks = []
        self.buried = 0
        """How many top tiles of the deepest stack still hide the one tile the scenario buried there."""
        self.drawn = []
        """The tiles that have been drawn for a discovery, until one of them is laid."""
        self.zones = []
        """For each place its tile, or -1."""
        self.where = []
        """For each tile its place, or -1."""
        self.finder = []
        """For each place who discovered its zone, or -1."""
        self.discs = []
        """For each space the seat whose disc lies there, or -1."""
        self.heaps = []
        """For each dive space its face-down tokens, as the numbers of the bags they come from."""
        self.bags = []
        """Unseen tokens: those of the first supply, and of every reshuffled one."""
        self.bag_left = 0
        """How many tokens of the last bag are still in the supply."""
        self.discards = []
        self.owner = []
        """For each hex the seat whose marker lies there, or -1."""
        self.crowd = []
        """For each endless hex the markers of each seat."""
        self.open = []
        """1 for each hex next to a start or a marker."""
        self.locked = []
        self.cleanup = []
        self.ways = []
        """Scenario 8: for each goal the chosen way, or -1."""
        self.designated = -1
        """Scenario 6: the kind of disc the third goal counts."""
        self.found = []
        """Scenario 10: who discovered depth 5, in order."""
        self.visited = []
        """Scenario 10: who travelled to depth 5, in order."""
        self.bonus_pile = Pile()
        self.crisis_pile = Pile()
        self.bonuses = []
        self.crisis = -1
        self.storm = 0
        self.blackout = 0


def level(s: EndeavorState, seat: int, attribute: int) -> int:
    """The level of an attribute: recruiting, workforce, management or technology (EN-1.6, EN-1.7)."""
    return s.c.level_of[s.tracks[seat][attribute]]


def technology(s: EndeavorState, seat: int) -> int:
    """How far and how deep submarines may travel, also in a power failure (EN-6.2, EN-11.11)."""
    return max(1, level(s, seat, INGENUITY) - s.blackout)


def clockwise(s: EndeavorState) -> list[int]:
    """All seats, beginning with the one on turn (EN-7.6)."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]


def is_rounds_end(s: EndeavorState) -> bool:
    """Whether everybody has passed (EN-5.1)."""
    return 0 not in s.passed


def rounds(s: EndeavorState) -> int:
    """Six rounds, alone seven (EN-3.1, EN-11.8)."""
    return 7 if s.seats == 1 else 6
