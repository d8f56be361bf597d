"""What every field of Nemo's War's State can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value
from ....kernel.shapes import FLAG, BySeat, Cards, Each, Number, OneOf, Row, SeatNumber, Shape, base
from ..content.tables import Content
from ..content.vocabulary import DIFFICULTIES, GROUPS, MAX_AP, MOTIVES, RESOURCES, STONES, TILE
from ..rules.actions import TREASURE_REFUSED
from ..rules.state import AIMING, SEMI

WORST = 60
"""Beyond all notoriety that there is."""


def shapes(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Shape]:
    """The whole table: what was chosen, the sea, the Nautilus, the test and the fight, and the officers."""
    return {**base(), **chosen(c), **cards(c), **sea(c), **nautilus(c), **trial(c), **officers(c, seats)}


def chosen(c: Content) -> dict[str, Shape]:
    """Motive, mode and levels, and how far the game has come."""
    level = OneOf(0, len(DIFFICULTIES) - 1)
    return {
        "motive": OneOf(0, len(MOTIVES) - 1),
        "mode": OneOf(0, SEMI),
        "level_events": level,
        "level_technology": level,
        "level_contacts": level,
        "level_ap": level,
        "level_notoriety": level,
        "level_setbacks": level,
        "level_deadly": level,
        "setbacks": FLAG,
        "deadly": FLAG,
        "pursuit": FLAG,
        "navies": FLAG,
        "realistic": FLAG,
        "phase": OneOf(0, 4),
        "turn": Number(0, 64),
        "act": OneOf(-1, 2),
        "last_turn": FLAG,
        "lost": OneOf(0, 3),
        "points": Row(16, Number(-500, 500)),
        "level": OneOf(0, len(c.level_ids) - 1),
    }


def cards(c: Content) -> dict[str, Shape]:
    """The adventure deck, and the cards that have come out of it."""
    all_cards = len(c.card_ids)
    pile = Cards(all_cards)
    return {
        "deck": Row(8, Number(0, 40)),
        "turned": FLAG,
        "unseen": pile,
        "extra": Number(0, all_cards),
        "under": Row(all_cards, Number(0, all_cards)),
        "event_stones": Number(0, STONES),
        "cards": Row(6, OneOf(0, all_cards - 1)),
        "kept": pile,
        "success": pile,
        "failure": pile,
    }


def sea(c: Content) -> dict[str, Shape]:
    """The oceans with their ships, the bags, the uprisings and the treasures."""
    oceans, ships, sides = len(c.ocean_ids), len(c.ship_ids), len(c.side_name)
    tiles, treasures = len(c.tile_ids), len(c.treasure_ids)
    ship, hoard = Cards(ships), Cards(treasures, max(c.treasure_count), sum(c.treasure_count))
    return {
        "contacts": Each(oceans, Number(0, 12)),
        "ships": Each(oceans, Cards(sides, 1, 12)),
        "cannonballs": ship,
        "bag": Cards(ships, 16, 128, also=(TILE,)),
        "drawn": Cards(ships, 1, 16, also=(TILE,)),
        "waiting": ship,
        "fleet_tiles": Each(len(GROUPS), Number(0, tiles)),
        "tiles": Cards(tiles),
        "tiles_gone": Cards(tiles),
        "sky": Cards(tiles),
        "discarded": ship,
        "stones": Each(oceans, FLAG),
        "uprisings": Each(len(c.land_ids), OneOf(0, 2)),
        "tunnel": FLAG,
        "wreck": OneOf(-1, oceans - 1),
        "treasure_bag": hoard,
        "treasures": hoard,
        "treasures_gone": hoard,
        "tonnage": Row(len(c.mastery), Cards(sides, 1, 24)),
        "salvage": Cards(ships, 1, 16),
    }


def nautilus(c: Content) -> dict[str, Shape]:
    """The Nautilus: where she is, her resources, people and machines."""
    technologies = len(c.technology_ids)
    return {
        "nautilus": OneOf(-1, len(c.ocean_ids) - 1),
        "resources": Each(len(RESOURCES), Number(0, 16)),
        "notoriety": Number(0, WORST),
        "peak": Number(0, WORST),
        "characters": Each(len(c.character_ids), FLAG),
        "ap": Number(0, 2 * MAX_AP),
        "white": Row(4, OneOf(1, 6)),
        "black": Row(4, OneOf(1, 6)),
        "lull": FLAG,
        "calm": FLAG,
        "torpedo_fired": FLAG,
        "torpedo_dice": Number(0, 4),
        "offer": Cards(technologies),
        "stack": Cards(technologies),
        "installed": Cards(technologies),
        "scrapped": Cards(technologies),
    }


def trial(c: Content) -> dict[str, Shape]:
    """The test and the fight that are under way."""
    sides = len(c.side_name)
    return {
        "trial": OneOf(-1, AIMING),
        "dice": Row(4, OneOf(1, 6)),
        "modifier": Number(-32, 32),
        "ledger": Row(24, Each(3, Number(-32, 256))),
        "goal": Number(0, 32),
        "exerted": Row(len(RESOURCES), OneOf(0, len(RESOURCES) - 1)),
        "attack": OneOf(-1, 2),
        "foe": OneOf(-1, sides - 1),
        "hits": Number(0, 16),
        "sunk": Cards(sides, 1, 12),
        "cornered": Cards(sides, 1, 12),
    }


def officers(c: Content, seats: int) -> dict[str, Shape]:
    """Who commands, and what each officer has."""
    own = Cards(len(c.card_ids))
    return {
        "captain": SeatNumber(seats),
        "officers": BySeat(seats, OneOf(0, len(c.officer_role) - 1)),
        "immune": FLAG,
        "relieved": FLAG,
        "refused": Cards(TREASURE_REFUSED + len(c.treasure_ids)),
        "own_up": BySeat(seats, own),
        "own_down": BySeat(seats, own),
        "own_stones": BySeat(seats, Number(0, STONES)),
    }
