"""Options that are things: a ship with her values, an ocean with what lies there, a treasure with its points."""

from __future__ import annotations

from ....kernel import Ask, Phrase, Value
from ..rules.combat import LEAVE, strength
from ..rules.kinds import Thing
from ..rules.scoring import person_points, ship_points, treasure_points
from ..rules.state import NemoState
from .phrases import describe, piece


def word(s: NemoState, ask: Ask[Value], option: str) -> Phrase:
    """A word that means something in its question only."""
    return Phrase(f"{ask.kind}-{option}")


def resource(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A resource to lose, with what is left of it."""
    return Phrase("label-resource", resource=piece(s, "resource", option), left=s.resources[option])


def treasure(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A treasure to discard, with its points."""
    return word(s, ask, option) if isinstance(option, str) else valued(s, option)


def valued(s: NemoState, treasure: int) -> Phrase:
    """A treasure with what it would score."""
    name = piece(s, "treasure", treasure)
    label = "label-wonder" if s.c.treasure_value[treasure] < 0 else "label-treasure"
    return Phrase(label, treasure=name, points=treasure_points(s, treasure))


def character(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """One of the people, with the points that count while they are aboard."""
    return Phrase("label-character", character=piece(s, "character", option), points=person_points(s, option))


def doomed(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """One of the people aboard, with what the sacrifice costs."""
    return Phrase("label-doomed", character=piece(s, "character", option), price=price_of(s, option))


def price_of(s: NemoState, who: int) -> Phrase:
    """What the sacrifice of a character costs: points, and the penalty."""
    points = person_points(s, who)
    penalty = s.c.character_penalty[who]
    if penalty:
        return Phrase("price-penalty", points=points, penalty=describe(s, penalty))
    return Phrase("price-points", points=points)


def technology(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """An installed technology that takes a hit, or a random damage."""
    if isinstance(option, str):
        return word(s, ask, option)
    return Phrase("hit-technology", technology=piece(s, "technology", option))


def ocean(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """An ocean, and whether the Nautilus is there."""
    if isinstance(option, str):
        return word(s, ask, option)
    name = piece(s, "ocean", option)
    return Phrase("label-beside", ocean=name) if option == s.nautilus else name


def hunting_ground(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """An ocean where a warship may appear; beside the Nautilus it must be fought."""
    name = piece(s, "ocean", option)
    return Phrase("label-fight", ocean=name) if option == s.nautilus else name


def destination(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """An ocean to sail to, with what lies there."""
    if isinstance(option, str):
        return word(s, ask, option)
    return Phrase(
        "label-ocean",
        ocean=piece(s, "ocean", option),
        ships=len(s.ships[option]),
        contacts=s.contacts[option],
        stone=s.stones[option],
    )


def contacts(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """An ocean with its unknown contacts."""
    if isinstance(option, str):
        return word(s, ask, option)
    return Phrase("label-contacts", ocean=piece(s, "ocean", option), contacts=s.contacts[option])


def land(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A land space, with its ocean."""
    return Phrase("label-land", land=piece(s, "land", option), ocean=piece(s, "ocean", s.c.land_ocean[option]))


# --- ships ---


def ship(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A ship with her values as they count now; a free attack may be left."""
    if isinstance(option, str):
        return Phrase("target-leave") if option == LEAVE else word(s, ask, option)
    return with_values(s, option)


def with_values(s: NemoState, side: int) -> Phrase:
    """A ship with her attack and defence, weakened by a cannonball, and her points (NW-R18, NW-15.2)."""
    name = piece(s, "ship", side)
    defence = strength(s, side, s.c.side_defence[side])
    attack = s.c.side_attack[side]
    if attack:
        now = strength(s, side, attack)
        return Phrase("label-warship", ship=name, attack=now, defence=defence, points=ship_points(s, side))
    return Phrase("label-civilian", ship=name, defence=defence, points=ship_points(s, side))


def ship_at(s: NemoState, ask: Ask[Thing], option: Thing) -> Phrase:
    """A ship anywhere at sea, with her ocean."""
    if isinstance(option, str):
        return word(s, ask, option)
    return Phrase("label-ship_at", ship=with_values(s, option), ocean=piece(s, "ocean", ocean_of(s, option)))


def unmasked(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A civilian ship, with the warship that she would turn out to be."""
    return Phrase(
        "label-deceit",
        ship=piece(s, "ship", option),
        warship=with_values(s, option | 1),
        ocean=piece(s, "ocean", ocean_of(s, option)),
    )


def ocean_of(s: NemoState, side: int) -> int:
    """The ocean where a ship lies."""
    for place, ships in enumerate(s.ships):
        if side in ships:
            return place
    return s.nautilus


def row(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A row of the tonnage board, by its ocean, with how many ships it has."""
    name = piece(s, "ocean", s.c.ocean_of_die[option + 1])
    return Phrase("label-row", ocean=name, ships=len(s.tonnage[option]))


def seat(s: NemoState, ask: Ask[int], option: int) -> Phrase:
    """A seat with its stones."""
    return Phrase("label-stones", seat=Phrase("seat", number=option + 1), stones=s.own_stones[option])
