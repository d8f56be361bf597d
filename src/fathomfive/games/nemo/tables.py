"""The components of Nemo's War as flat tables: oceans, ships, cards, treasures and people are numbers into them."""

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

VERBS: Final = (
    "success", "failure", "notoriety", "gain", "lose", "lose-any", "damage", "treasure", "discard-treasure", "ap",
    "ap-zero", "sacrifice", "sacrifice-one", "revive", "stone", "uprising", "crush", "contact", "ambush", "choose",
    "if", "offer", "sail", "sweep", "cannonballs", "treasure-fleet", "tunnel", "install", "last-turn", "reroll",
    "launch", "fleet", "new-course", "turning-point", "technology",
    "disperse", "recall",
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


class Table:
    """One action of the result table."""

    def __init__(self) -> None:
        self.exert: list[int] = []
        self.treasure = False
        self.each_ship = False
        self.bands: list[list[Effect]] = []


class Tile:
    """One tile of deadly seas."""

    def __init__(self) -> None:
        self.rule = 0
        self.attack = 0
        self.help = 0
        self.ship = -1
        self.effect: list[Effect] = []


class Content:
    """What the content files say."""

    def __init__(self) -> None:
        self.ocean_ids: list[str] = []
        self.die: list[int] = []
        """The number of a major ocean, 0 for a transit ocean"""
        self.ocean_of_die: list[int] = []
        self.spaces: list[int] = []
        self.start_contacts: list[int] = []
        self.lands: list[list[int]] = []
        """The land spaces of each ocean"""
        self.land_ids: list[str] = []
        self.land_ocean: list[int] = []
        self.blue: list[list[int]] = []
        """Oceans joined by a blue line"""
        self.near: list[list[int]] = []
        """Oceans joined by a blue or dotted line"""
        self.rows: list[list[int]] = []
        """The tonnage rows a ship sunk in each ocean may go to"""
        self.tunnel: list[int] = []

        self.ship_ids: list[str] = []
        self.ship_group: list[int] = []
        self.side_name: list[str] = []
        self.side_nation: list[str] = []
        self.side_class: list[str] = []
        self.side_attack: list[int] = []
        """0 for civilians"""
        self.side_defence: list[int] = []
        self.side_notoriety: list[int] = []
        self.side_tonnage: list[int] = []
        self.side_science: list[int] = []
        self.side_wonder: list[int] = []
        self.side_armoured: list[bool] = []
        self.side_deep: list[bool] = []
        """Sea serpents and airships: no torpedo finds them"""
        self.side_bonus: list[list[Effect]] = []

        self.treasure_ids: list[str] = []
        self.treasure_kind: list[int] = []
        self.treasure_count: list[int] = []
        self.treasure_value: list[int] = []
        """-1 without treasure value"""
        self.treasure_wonder: list[int] = []
        self.treasure_when: list[int] = []
        self.treasure_effect: list[list[Effect]] = []

        self.card_ids: list[str] = []
        self.card_kind: list[int] = []
        self.card_number: list[str] = []
        self.card_test: list[int] = []
        self.card_exert: list[list[int]] = []
        self.card_pass: list[list[Effect]] = []
        self.card_fail: list[list[Effect]] = []
        self.card_play: list[list[Effect]] = []
        self.card_uses: list[list[Use]] = []
        self.card_unused: list[bool] = []
        """Whether an unused KEEP event ends in the success pile"""
        self.card_unused_if: list[Condition | None] = []
        self.card_adventure: list[int] = []
        """-1 where no adventure points are printed"""
        self.card_science: list[int] = []
        self.card_wonder: list[int] = []
        self.card_person: list[int] = []
        self.card_penalty: list[int] = []
        self.card_warship: list[int] = []
        self.card_civilian: list[int] = []
        self.act_white: list[int] = []
        self.act_black: list[int] = []

        self.technology_ids: list[str] = []
        self.technology_cost: list[int] = []
        self.character_ids: list[str] = []
        self.character_person: list[int] = []
        self.character_science: list[int] = []
        self.character_ap: list[int] = []
        self.character_help: list[int] = []
        self.character_reroll: list[bool] = []
        self.character_penalty: list[list[Effect]] = []

        self.track_exert: list[list[int]] = []
        self.track_person: list[list[int]] = []
        self.track_science: list[list[int]] = []
        self.track_wonder: list[list[int]] = []
        self.track_penalty: list[list[int]] = []
        self.damage_by_die: list[int] = []

        self.outlawed: list[int] = []
        self.act2: list[int] = []
        self.act3: list[int] = []
        self.motive_technology: list[int] = []
        self.motive_warship: list[int] = []
        self.motive_civilian: list[int] = []
        self.motive_adventure: list[int] = []
        self.motive_treasure: list[int] = []
        self.motive_uprising: list[int] = []
        self.motive_science: list[int] = []
        self.motive_wonder: list[int] = []

        self.event_stones: list[int] = []
        self.technology_free: list[bool] = []
        self.technology_later: list[bool] = []
        self.contact_change: list[list[int]] = []
        self.start_ap: list[int] = []
        self.blue_at: list[int] = []
        self.green_at: list[int] = []
        self.setback: list[int] = []
        """0 always one, 1 one or two, 2 the full lower die"""
        self.deadly_tiles: list[int] = []

        self.cost: list[int] = []
        self.cost_lull: list[int] = []
        self.tables: list[Table] = []
        self.mastery: list[int] = []
        self.level_ids: list[str] = []
        self.level_least: list[int] = []
        self.tile_ids: list[str] = []
        self.tiles: list[Tile] = []

        self.choices: list[Effect] = []
        """Every effect that offers a choice; its first number is its index here"""
        self.choice_of: list[str] = []
        """The id of the entry each of them belongs to"""
        self.officer_players: list[int] = []
        self.officer_role: list[int] = []
        self.officer_resources: list[list[int]] = []
        self.officer_characters: list[list[int]] = []
        self.officer_duties: list[list[int]] = []
