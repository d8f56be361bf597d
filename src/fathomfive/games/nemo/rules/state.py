"""Everything that lies on the table of Nemo's War."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel import Fields, Pile, State, fields
from ..content.tables import Content

SET_UP: Final = 0
ADVENTURE: Final = 1
CONTACT: Final = 2
PURSUIT: Final = 3
ACTION: Final = 4
"""The phases: the units of play."""

SOLO: Final = 0
COOP: Final = 1
SEMI: Final = 2

NOT_LOST: Final = 0
BROKEN: Final = 1
OUTLAWED: Final = 2
OVERRUN: Final = 3
"""Why the game was lost: a resource at its end, the world's hatred, no space left at sea."""


BY_CARD: Final = 10
UNDER_FIRE: Final = 11
RAMMING: Final = 12
AIMING: Final = 13
"""Tests beside the action table: of a card, when fired at, when ramming, and of torpedoes."""


BOLDLY: Final = 0
BY_STALK: Final = 1
BY_TORPEDO: Final = 2
"""The kinds of attack: see `attack`."""

BY_WARSHIPS: Final = 0
BY_SHIPS: Final = 1
BY_UPRISINGS: Final = 2
BY_TECHNOLOGY: Final = 3
BY_STALKING: Final = 4
BY_RESOURCE: Final = 5
BY_TREASURE: Final = 6
BY_CHARACTER: Final = 7
BY_TILE: Final = 8
"""Where a modifier comes from: see `ledger`."""


class Defeat(Exception):
    """The game is lost at once (NW-14.1)."""


class TurnOver(Exception):
    """The turn ends at once (NW-16.8)."""


class NemoState(State):
    """The table. A ship in play is its number times two, plus one when its back is up: a side. Nothing on it is secret:
    what nobody knows is not drawn yet."""

    FIELDS: ClassVar[Fields] = fields(
        public="""
            motive mode level_events level_technology level_contacts level_ap level_notoriety level_setbacks
            level_deadly setbacks deadly pursuit navies realistic phase turn act deck turned unseen extra under
            event_stones cards kept success failure nautilus contacts ships cannonballs bag drawn waiting fleet_tiles
            tiles tiles_gone sky discarded stones uprisings tunnel wreck treasure_bag treasures treasures_gone resources
            notoriety peak characters refused ap white black lull calm torpedo_fired torpedo_dice offer stack installed
            scrapped tonnage salvage trial dice modifier ledger goal exerted attack foe hits sunk cornered last_turn
            captain officers immune relieved own_up own_down own_stones lost points level
        """,
        shared="c",
    )
    __slots__ = FIELDS
    c: Content
    motive: int
    mode: int
    level_events: int
    level_technology: int
    level_contacts: int
    level_ap: int
    level_notoriety: int
    level_setbacks: int
    level_deadly: int
    setbacks: bool
    deadly: bool
    pursuit: bool
    navies: bool
    realistic: bool
    phase: int
    turn: int
    act: int
    """0 to 2; -1 before the prologue."""
    deck: list[int]
    """Cards left in each of the seven parts of the adventure deck."""
    turned: bool
    """Whether the turning point has come."""
    unseen: Pile
    """Events nobody has seen: those of the deck and of the additional events, as likely in one as in the other."""
    extra: int
    """Unseen additional events."""
    under: list[int]
    """Additional events put under their pile, in order."""
    event_stones: int
    """Treasure stones on the additional events."""
    cards: list[int]
    """Cards that are being resolved, the newest last."""
    kept: list[int]
    """KEEP events in the tableau."""
    success: list[int]
    failure: list[int]
    nautilus: int
    """The ocean of the Nautilus; -1 before the prologue."""
    contacts: list[int]
    """Unknown contacts in each ocean."""
    ships: list[list[int]]
    """Sides in each ocean."""
    cannonballs: list[int]
    """Ships that carry a cannonball."""
    bag: Pile
    """Ships, and TILE for each tile of deadly seas."""
    drawn: list[int]
    """Ships drawn from the bag that have no place yet."""
    waiting: list[int]
    """Ships whose fleet has not come yet."""
    fleet_tiles: list[int]
    """Tiles of deadly seas that wait with each group."""
    tiles: Pile
    """Tiles of deadly seas that nobody has seen: in the bag, with the fleets, in the box."""
    tiles_gone: list[int]
    sky: list[int]
    """Tiles kept as emergency help."""
    discarded: list[int]
    """Ships out of play that may come back into the bag."""
    stones: list[int]
    """Treasure stones in each ocean, 0 or 1."""
    uprisings: list[int]
    """For each land space: 0 empty, 1 an uprising, 2 a crushed one (grey)."""
    tunnel: bool
    wreck: int
    """The ocean of the sunken treasure fleet, or -1."""
    treasure_bag: Pile
    treasures: list[int]
    """Discovered treasures, sorted."""
    treasures_gone: list[int]
    resources: list[int]
    notoriety: int
    peak: int
    """The highest notoriety so far."""
    characters: list[int]
    """1 in play, 0 sacrificed."""
    refused: list[int]
    """Characters (and, from 100 on, treasures) whose officers have refused the captain in this turn."""
    ap: int
    white: list[int]
    black: list[int]
    lull: bool
    calm: bool
    """Whether the next contact phase brings no contacts."""
    torpedo_fired: bool
    torpedo_dice: int
    offer: list[int]
    stack: Pile
    """Technologies that lie face down."""
    installed: list[int]
    scrapped: list[int]
    tonnage: list[list[int]]
    """Sides in each row, in order."""
    salvage: list[int]
    """Ships in the salvage spaces."""
    trial: int
    """What is tested: a row of the action table, or one of the kinds below; -1 when nothing is."""
    dice: list[int]
    """The roll of the last test; empty before it is thrown."""
    modifier: int
    ledger: list[list[int]]
    """What the modifier is made of: a source, which of its kind, and how much."""
    goal: int
    """The value of the test; 0 on the action table."""
    exerted: list[int]
    attack: int
    """The kind of attack that is under way, or -1."""
    foe: int
    """The side that is fought, or -1."""
    hits: int
    """Hits by enemy fire that are not settled yet."""
    sunk: list[int]
    """Sides that have been destroyed and not yet taken as tonnage or salvage."""
    cornered: list[int]
    """Warships that may still pursue the Nautilus in this turn."""
    last_turn: bool
    captain: int
    officers: list[int]
    """The officer card of each seat."""
    immune: bool
    """Whether the captaincy cannot be seized in this turn."""
    relieved: bool
    """Whether the captaincy must pass."""
    own_up: list[list[int]]
    own_down: list[list[int]]
    own_stones: list[int]
    lost: int
    points: list[int]
    """The points by source, once the game is scored."""
    level: int

    def __init__(self) -> None:
        super().__init__()
        self.c = Content()
        self.motive = 0
        self.mode = SOLO
        self.level_events = 1
        self.level_technology = 1
        self.level_contacts = 1
        self.level_ap = 1
        self.level_notoriety = 1
        self.level_setbacks = 1
        self.level_deadly = 1
        self.setbacks = False
        self.deadly = False
        self.pursuit = False
        self.navies = False
        self.realistic = False
        self.phase = SET_UP
        self.turn = 0
        self.act = -1
        self.deck = []
        self.turned = False
        self.unseen = Pile()
        self.extra = 0
        self.under = []
        self.event_stones = 0
        self.cards = []
        self.kept = []
        self.success = []
        self.failure = []
        self.nautilus = -1
        self.contacts = []
        self.ships = []
        self.cannonballs = []
        self.bag = Pile()
        self.drawn = []
        self.waiting = []
        self.fleet_tiles = []
        self.tiles = Pile()
        self.tiles_gone = []
        self.sky = []
        self.discarded = []
        self.stones = []
        self.uprisings = []
        self.tunnel = False
        self.wreck = -1
        self.treasure_bag = Pile()
        self.treasures = []
        self.treasures_gone = []
        self.resources = []
        self.notoriety = 0
        self.peak = 0
        self.characters = []
        self.refused = []
        self.ap = 0
        self.white = []
        self.black = []
        self.lull = False
        self.calm = False
        self.torpedo_fired = False
        self.torpedo_dice = 2
        self.offer = []
        self.stack = Pile()
        self.installed = []
        self.scrapped = []
        self.tonnage = []
        self.salvage = []
        self.trial = -1
        self.dice = []
        self.modifier = 0
        self.ledger = []
        self.goal = 0
        self.exerted = []
        self.attack = -1
        self.foe = -1
        self.hits = 0
        self.sunk = []
        self.cornered = []
        self.last_turn = False
        self.captain = 0
        self.officers = []
        self.immune = False
        self.relieved = False
        self.own_up = []
        self.own_down = []
        self.own_stones = []
        self.lost = NOT_LOST
        self.points = []
        self.level = 0
