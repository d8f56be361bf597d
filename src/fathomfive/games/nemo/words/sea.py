"""What is said of the map: ships with their values and what sinking them counts, contacts, oceans and lands."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.vocabulary import GROUPS, WHITE
from ..rules.combat import BOLD, STALK, TORPEDO
from ..rules.scoring import ship_points
from ..rules.state import NemoState
from ..rules.view import UNKNOWN, attackable, prospect
from .phrases import piece


def said_at_sea(s: NemoState) -> dict[str, list[Phrase]]:
    """Ships at sea and sunken ones, contacts, oceans and lands, and the chances of an attack on whatever is here."""
    afloat = [side for ships in s.ships for side in ships]
    sunk = [side for row in s.tonnage for side in row] + s.sunk
    fought = [s.foe] if s.foe >= 0 else []
    found = {f"ship/{side}": ship_lines(s, side) for side in [*afloat, *fought, *sunk]}
    found |= {f"ocean/{ocean}": ocean_lines(s, ocean) for ocean in range(len(s.ships))}
    found |= {f"contact/{ocean}": contact_lines(s) for ocean, contacts in enumerate(s.contacts) if contacts}
    found |= {f"land/{land}": land_lines(s, land) for land in range(len(s.uprisings))}
    for target, sides in attackable(s):
        thing = f"contact/{s.nautilus}" if target == UNKNOWN else f"ship/{target}"
        lines = chances(s, sides)
        found[f"chances/{target}"] = [found[thing][0], *lines]
        found[thing] += lines
    return found


def ship_lines(s: NemoState, side: int) -> list[Phrase]:
    """A ship: her class, nation and colour, her values, what she counts once sunk, and what she is on her back."""
    c = s.c
    nation = Phrase(f"nation-{c.side_nation[side]}")
    kind = Phrase("said-class", kind=Phrase(f"class-{c.side_class[side]}"), nation=nation, group=colour(s, side))
    lines = [piece(s, "ship", side), kind, values(s, side), Phrase("said-sunk", points=ship_points(s, side))]
    if c.side_armoured[side]:
        lines.append(Phrase("said-armoured"))
    if side >> 1 in s.cannonballs:
        lines.append(Phrase("said-damaged"))
    if c.ship_group[side >> 1] >= 0:
        back = side ^ 1
        lines.append(Phrase("said-back", ship=piece(s, "ship", back), values=values(s, back)))
    return lines


def colour(s: NemoState, side: int) -> Phrase:
    """The colour of a ship's tile: grey is the back of a white one, violet that of all others."""
    group = s.c.ship_group[side >> 1]
    if group < 0:
        return Phrase("group-escort")
    if side & 1:
        return Phrase("group-grey" if group == WHITE else "group-violet")
    return Phrase(f"group-{GROUPS[group]}")


def values(s: NemoState, side: int) -> Phrase:
    """What is printed on a side of a ship."""
    c = s.c
    notoriety, tonnage = c.side_notoriety[side], c.side_tonnage[side]
    if c.side_attack[side]:
        return Phrase(
            "said-warship",
            attack=c.side_attack[side],
            defence=c.side_defence[side],
            notoriety=notoriety,
            tonnage=tonnage,
        )
    return Phrase("said-civilian", defence=c.side_defence[side], notoriety=notoriety, tonnage=tonnage)


def chances(s: NemoState, sides: list[int]) -> list[Phrase]:
    """How likely each kind of attack sinks one of these, and how likely its fire hits first."""
    bold, stalk = prospect(s, BOLD, sides), prospect(s, STALK, sides)
    torpedo = prospect(s, TORPEDO, sides)
    assert bold is not None and stalk is not None
    lines = [Phrase("said-chances", bold=percent(bold[0]), stalk=percent(stalk[0]))]
    if torpedo is not None:
        lines.append(Phrase("said-torpedo", percent=percent(torpedo[0])))
    if bold[1]:
        lines.append(Phrase("said-hit-first", percent=percent(bold[1])))
    return lines


def percent(chance: float) -> int:
    """A chance in per cent, as whole as it can honestly be: what may fail is not sure, what may happen not out."""
    if 0 < chance < 0.01:
        return 1
    return 99 if 0.99 < chance < 1 else round(100 * chance)


def contact_lines(s: NemoState) -> list[Phrase]:
    """An unknown contact, and how many ships it may be."""
    return [Phrase("said-contact"), Phrase("said-contact.text", ships=len(s.bag.pool))]


def ocean_lines(s: NemoState, ocean: int) -> list[Phrase]:
    """An ocean: whether dice lead there, how much room it has, and what lies in it."""
    c = s.c
    free = max(0, c.spaces[ocean] - s.contacts[ocean] - len(s.ships[ocean]))
    die = c.die[ocean]
    lines = [piece(s, "ocean", ocean), Phrase("said-major", die=die) if die else Phrase("said-transit")]
    lines.append(Phrase("said-free", free=free, spaces=c.spaces[ocean]))
    if s.stones[ocean]:
        lines.append(Phrase("said-stone"))
    if s.wreck == ocean:
        lines.append(Phrase("said-wreck"))
    if s.nautilus == ocean:
        lines.append(Phrase("said-here"))
    return lines


def land_lines(s: NemoState, land: int) -> list[Phrase]:
    """A land space: its ocean, and what an uprising counts there."""
    state = Phrase(f"said-land-{s.uprisings[land]}", points=s.c.motive_uprising[s.motive])
    return [piece(s, "land", land), piece(s, "ocean", s.c.land_ocean[land]), state]
