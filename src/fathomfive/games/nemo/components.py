"""What the box holds: the kinds of pieces, as numbers, and how many there are (NW-2)."""

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
