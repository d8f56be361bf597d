"""The words of the content files, as numbers: kinds of pieces and how many there are (NW-2), verbs and conditions."""

from __future__ import annotations

from typing import Final

NEMO: Final = 0
CREW: Final = 1
HULL: Final = 2
RESOURCES: Final = ("nemo", "crew", "hull")

SAILOR: Final = 0
OFFICER: Final = 1
CAPTAIN: Final = 2
DIFFICULTIES: Final = ("sailor", "officer", "captain")

MOTIVES: Final = ("science", "explore", "anti-imperialism", "war")
SCIENCE: Final = 0
EXPLORE: Final = 1
ANTI_IMPERIALISM: Final = 2
WAR: Final = 3

GROUPS: Final = ("white", "cream", "yellow", "orange", "red", "blue", "green", "black")
WHITE: Final = 0
CREAM: Final = 1
YELLOW: Final = 2
ORANGE: Final = 3
RED: Final = 4
BLUE: Final = 5
GREEN: Final = 6
BLACK: Final = 7
FLEETS: Final = (YELLOW, ORANGE, RED, BLUE, GREEN)
"""The five reinforcement fleets."""

PERISCOPE: Final = 0
DESIGN: Final = 1
HYDRO: Final = 2
DOUBLE_HULL: Final = 3
LIBRARY: Final = 4
CREW_ARMOUR: Final = 5
FOG: Final = 6
ARMOUR: Final = 7
TORPEDOES: Final = 8
PROW: Final = 9
MINES: Final = 10
TECHNOLOGIES: Final = (
    "periscope-device",
    "monstrous-design",
    "hydro-drive",
    "double-hull",
    "arcane-library",
    "crew-armour",
    "fog-machine",
    "reinforced-armour",
    "steam-torpedoes",
    "strengthened-prow",
)

CHARACTERS: Final = ("second-officer", "chief-engineer", "first-officer", "conseil", "ned-land", "aronnax")
ACTIONS: Final = ("event", "combat", "incite", "move", "rest", "repair", "refit", "search")
EVENT: Final = 0
COMBAT: Final = 1
INCITE: Final = 2
MOVE: Final = 3
REST: Final = 4
REPAIR: Final = 5
REFIT: Final = 6
SEARCH: Final = 7
TABLES: Final = ("incite", "rest", "repair", "refit", "search")
ROW_OF: Final = [TABLES.index(name) if name in TABLES else -1 for name in ACTIONS]
"""For each action its row of the action table, or -1."""
BANDS: Final = (3, 7, 9, 12)
"""The least results of the second to the fifth band of the action table."""
DUTIES: Final = ("course", "contacts", "uprisings", "treasures", "damage", "spoils")
COURSE: Final = 0
CONTACTS: Final = 1
UPRISINGS: Final = 2
TREASURES: Final = 3
DAMAGE: Final = 4
SPOILS: Final = 5
ROLES: Final = ("watch", "deck", "tactical", "treasurer")

EVENTS: Final = 51
FIRST_FINALE: Final = 51
TURNING_POINT: Final = 58
FIRST_ACT: Final = 59
FIRST_TECHNOLOGY: Final = 62
MINES_CARD: Final = 49
TEST: Final = 0
PLAY: Final = 1
KEEP: Final = 2
KINDS: Final = ("test", "play", "keep")

WONDER: Final = 0
POINTS: Final = 1
CHOICE: Final = 2
NOW: Final = 3
TREASURE_KINDS: Final = ("wonder", "points", "keep", "now")

AT_ANY_TIME: Final = 0
IN_ACTIONS: Final = 1
IN_NEED: Final = 2
AFTER_SINKING: Final = 3
WHENS: Final = ("any", "action", "emergency", "sunk-warship")

TILE: Final = 999
"""A tile of deadly seas in the ship bag, not yet looked at."""
TILE_RULES: Final = (
    "effect", "coastal-village", "cyclone", "escort", "failing-nautilus", "keep", "uncharted-island",
)  # fmt: skip
TILE_EFFECT: Final = 0
COASTAL_VILLAGE: Final = 1
CYCLONE: Final = 2
ESCORT: Final = 3
FAILING_NAUTILUS: Final = 4
RED_SKY: Final = 5
UNCHARTED_ISLAND: Final = 6

MAX_AP: Final = 5
SALVAGE_SPACES: Final = 4
COLUMNS: Final = 6
LIGHT_MARKERS: Final = 10
GREY_MARKERS: Final = 2
CANNONBALLS: Final = 3
STONES: Final = 17
CONTACT_TILES: Final = 29
VIOLET_AT: Final = 36
BLACK_DIE_AT: Final = 44
OUTLAW_LEVELS: Final = (26, 36, 44, 51)

# --- what content makes happen ---

VERBS: Final = (
    "success", "failure", "notoriety", "gain", "lose", "lose-any", "damage", "treasure", "discard-treasure", "ap",
    "ap-zero", "sacrifice", "sacrifice-one", "revive", "stone", "uprising", "crush", "contact", "ambush", "choose",
    "if", "offer", "sail", "sweep", "cannonballs", "treasure-fleet", "tunnel", "install", "last-turn", "reroll",
    "launch", "fleet", "new-course", "turning-point", "technology",
    "disperse", "recall", "attack", "clear", "calm",
)  # fmt: skip
"""The verbs of effects, in content files."""
DO_SUCCESS: Final = 0
DO_FAILURE: Final = 1
DO_NOTORIETY: Final = 2
DO_GAIN: Final = 3
DO_LOSE: Final = 4
DO_LOSE_ANY: Final = 5
DO_DAMAGE: Final = 6
DO_TREASURE: Final = 7
DO_DISCARD_TREASURE: Final = 8
DO_AP: Final = 9
DO_AP_ZERO: Final = 10
DO_SACRIFICE: Final = 11
DO_SACRIFICE_ONE: Final = 12
DO_REVIVE: Final = 13
DO_STONE: Final = 14
DO_UPRISING: Final = 15
DO_CRUSH: Final = 16
DO_CONTACT: Final = 17
DO_AMBUSH: Final = 18
DO_CHOOSE: Final = 19
DO_IF: Final = 20
DO_OFFER: Final = 21
DO_SAIL: Final = 22
DO_SWEEP: Final = 23
DO_CANNONBALLS: Final = 24
DO_TREASURE_FLEET: Final = 25
DO_TUNNEL: Final = 26
DO_INSTALL: Final = 27
DO_LAST_TURN: Final = 28
DO_REROLL: Final = 29
DO_LAUNCH: Final = 30
DO_FLEET: Final = 31
DO_NEW_COURSE: Final = 32
DO_TURNING_POINT: Final = 33
DO_TECHNOLOGY: Final = 34
DO_DISPERSE: Final = 35
DO_RECALL: Final = 36
DO_ATTACK: Final = 37
DO_CLEAR: Final = 38
DO_CALM: Final = 39
FREE_ATTACKS: Final = ("bold", "stalk")
"""The kinds of attack that content may grant."""
HERE: Final = -1
ON_EVENTS: Final = -2
ANYWHERE: Final = -3

CONDITIONS: Final = (
    "uprisings", "aboard", "crew-aboard", "lull", "technologies", "transit", "no-ships", "no-warships", "at",
    "treasures",
)  # fmt: skip
IF_UPRISINGS: Final = 0
IF_ABOARD: Final = 1
IF_CREW_ABOARD: Final = 2
IF_LULL: Final = 3
IF_TECHNOLOGIES: Final = 4
IF_TRANSIT: Final = 5
IF_NO_SHIPS: Final = 6
IF_NO_WARSHIPS: Final = 7
IF_AT: Final = 8
IF_TREASURES: Final = 9


class Condition:
    """Something that must hold: a number at least reached, or one of several places."""

    def __init__(self, test: int = 0, number: int = 0, places: list[int] | None = None) -> None:
        self.test = test
        self.number = number
        self.places: list[int] = places or []


class Effect:
    """One thing that content makes happen: a verb with its numbers, or branches of further effects."""

    def __init__(
        self,
        verb: int = 0,
        a: int = 0,
        b: int = 0,
        branches: list[list[Effect]] | None = None,
        when: Condition | None = None,
    ) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.branches: list[list[Effect]] = branches or []
        self.when = when


class Use:
    """One way to use a KEEP event: when and where, what it costs, and what it does, perhaps after a test."""

    def __init__(self) -> None:
        self.when = IN_ACTIONS
        self.at: list[int] = []
        self.needs: list[Condition] = []
        self.ap = 0
        self.test = 0
        self.exert: list[int] = []
        self.effect: list[Effect] = []
        self.passed: list[Effect] = []
        self.failed: list[Effect] = []
