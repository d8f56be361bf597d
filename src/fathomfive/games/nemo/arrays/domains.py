"""Everything that Nemo's War can ever offer, by kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value, by_kind
from ....kernel.domains import Domain, both, for_domain, numbers, words
from ..content.tables import Content
from ..content.vocabulary import ACTIONS, MOTIVES, RESOURCES
from ..rules import kinds as k

YES_NO = words("yes", "no")
MOST_INSTEAD = 64
"""No captain has more options."""


def domains(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Domain]:
    """The domains: they depend on the content alone, and hold for every motive, mode and variant."""
    stop, none = words("stop"), words("none")
    oceans, lands = numbers(len(c.ocean_ids)), numbers(len(c.land_ids))
    sides = numbers(len(c.side_name))
    resources = numbers(len(RESOURCES))
    treasures, characters = numbers(len(c.treasure_ids)), numbers(len(c.character_ids))
    technologies = numbers(len(c.technology_ids))
    cards = numbers(len(c.card_ids))
    uses = numbers(max([len(uses) for uses in c.card_uses]))
    dice = numbers(1, 7)
    return by_kind(
        for_domain(k.START_TECHNOLOGY, YES_NO),
        for_domain(k.PAY_RESOURCE, resources),
        for_domain(k.HAND_ON, words("stay", "hand")),
        for_domain(k.STONE_FROM, numbers(seats)),
        for_domain(k.STOP, words("pass"), both(words("instead"), numbers(MOST_INSTEAD))),
        for_domain(k.CONCEDE, YES_NO),
        for_domain(k.SEIZE, YES_NO),
        for_domain(k.CONSENT, YES_NO),
        for_domain(k.EXERT, resources, words("roll")),
        for_domain(k.SPEND_TREASURE, treasures, none),
        for_domain(
            k.HELP,
            both(words("character"), characters),
            both(words("treasure"), treasures),
            both(words("card"), cards),
            both(words("sky"), numbers(len(c.tile_ids))),
            words("armour", "armour-away", "accept"),
        ),
        for_domain(k.EFFECT, numbers(8)),
        for_domain(k.DRIFT, oceans, words("stay")),
        for_domain(k.CANNONBALL, sides, stop),
        for_domain(k.LOSE_ANY, resources),
        for_domain(k.FORCED_SACRIFICE, characters),
        for_domain(k.REVIVE, characters),
        for_domain(k.DISCARD_TREASURE, treasures),
        for_domain(k.STONE, oceans),
        for_domain(k.DISPERSE, oceans, stop),
        for_domain(k.CLEAR, oceans),
        for_domain(k.RECALL, sides, stop),
        for_domain(k.LAND, lands),
        for_domain(k.CRUSH, lands),
        for_domain(k.USE_CARD, words("use", "keep")),
        for_domain(
            k.NEW_COURSE, both(words("motive"), numbers(len(MOTIVES))), both(words("technology"), technologies), none
        ),
        for_domain(k.INSTALL, technologies, none),
        for_domain(k.CONTACT_AT, oceans),
        for_domain(k.REPLACE_CONTACT, oceans),
        for_domain(k.TURN_GREY, sides),
        for_domain(k.HUNTER_AT, oceans),
        for_domain(k.VILLAGE, YES_NO),
        for_domain(k.WHITE_DICE, both(dice, dice)),
        for_domain(k.QUELL, words("quell", "notoriety")),
        for_domain(
            k.ACTION,
            words(*ACTIONS, "torpedo", "fog", "end"),
            both(words("sacrifice"), characters),
            both(words("treasure"), treasures),
            both(words("card"), cards, uses),
        ),
        for_domain(k.COURSE, oceans),
        for_domain(k.EXTRA, words("resolve", "under")),
        for_domain(k.PURSUER, sides),
        for_domain(k.TARGET, sides, words("contact", "leave")),
        for_domain(k.ATTACK, words("bold", "stalk")),
        for_domain(k.STRIKE, words("fight", "leave")),
        for_domain(k.FIGHT_ON, sides, words("contact", "stop")),
        for_domain(k.HIT, technologies, words("damage")),
        for_domain(k.SPOILS, words("tonnage", "salvage")),
        for_domain(k.ROW, numbers(len(c.mastery))),
    )
