"""What is said of the things on the table: what they do, and what they count under the motive in force."""

from __future__ import annotations

from functools import reduce

from ....kernel import Phrase
from ..content.vocabulary import DUTIES, NEMO, RESOURCES, ROLES
from ..rules import scoring
from ..rules.bridge import keeper, superior
from ..rules.nautilus import thresholds
from ..rules.state import NOT_LOST, NemoState
from .phrases import piece
from .sea import said_at_sea
from .trial import said_of_test


def said(s: NemoState, viewer: int) -> dict[str, list[Phrase]]:
    """All that lies on the table, by target: a name, then lines."""
    found = said_at_sea(s) if s.resources else {}
    found |= {f"treasure/{treasure}": treasure_lines(s, treasure) for treasure in s.treasures}
    found |= {f"kept/{card}": card_lines(s, card) for card in s.kept}
    found |= {f"installed/{what}": technology_lines(s, what) for what in s.installed}
    for what in s.offer:
        name, text, *rest = technology_lines(s, what)
        found[f"offer/{what}"] = [name, text, Phrase("said-salvage", cost=s.c.technology_cost[what]), *rest]
    found |= {f"character/{who}": character_lines(s, who) for who in range(len(s.characters))}
    found |= {f"resource/{resource}": resource_lines(s, resource) for resource in range(len(s.resources))}
    for resource in range(len(s.resources)):
        found[f"mood/{resource}"] = [piece(s, "resource", resource), mood(s, resource)]
    found |= {f"row/{row}": row_lines(s, row) for row in range(len(s.tonnage))}
    found |= {f"seat/{seat}": officer_lines(s, seat) for seat in range(len(s.officers))}
    if s.resources:
        marks = [Phrase(f"said-at-{what}", at=at) for at, what in thresholds(s)]
        found["notoriety"] = [Phrase("said-notoriety"), *marks]
    if s.trial >= 0:
        found |= said_of_test(s)
    if s.hits:
        found["hit"] = [Phrase("said-hit", hits=s.hits), Phrase("said-hit.text")]
    if s.over:
        found["ending"] = ending(s)
    found["tonnage"] = [Phrase("said-tonnage"), Phrase("said-tonnage.text")]
    found["salvage"] = [Phrase("said-salvage-track"), Phrase("said-salvage-track.text")]
    found["offer"] = [Phrase("said-offer"), Phrase("said-offer.text", left=len(s.stack))]
    found["deck"] = [Phrase("said-deck"), Phrase("said-deck.text", cards=sum(s.deck))]
    extra = Phrase("said-extra.text", cards=s.extra + len(s.under), stones=s.event_stones)
    found["extra"] = [Phrase("said-extra"), extra]
    found["hoard"] = [Phrase("said-hoard"), *[Phrase("number", number=sum) for sum in hoard(s)]]
    return found


def treasure_lines(s: NemoState, treasure: int) -> list[Phrase]:
    """A treasure: what it does, and what it counts (NW-15.4)."""
    name = piece(s, "treasure", treasure)
    return [name, Phrase(f"{name.id}.text"), counts(scoring.treasure_points(s, treasure))]


def card_lines(s: NemoState, card: int) -> list[Phrase]:
    """A kept card: what it does, and what it counts as a success if it can count at all."""
    name = piece(s, "card", card)
    lines = [name, Phrase(f"{name.id}.text")]
    return [*lines, counts(scoring.card_points(s, card))] if scoring.can_score(s, card) else lines


def technology_lines(s: NemoState, what: int) -> list[Phrase]:
    """A technology: what it does, and what it counts once it is installed."""
    name = piece(s, "technology", what)
    return [name, Phrase(f"{name.id}.text"), counts(scoring.card_points(s, scoring.card_of(what)))]


def character_lines(s: NemoState, who: int) -> list[Phrase]:
    """One of the people: what their sacrifice does, and what they count while they are aboard."""
    name = piece(s, "character", who)
    there = (
        Phrase("said-aboard", points=scoring.person_points(s, who)) if s.characters[who] else Phrase("said-sacrificed")
    )
    return [name, Phrase(f"{name.id}.text"), there, *kept_by(s, superior(s, who))]


def resource_lines(s: NemoState, resource: int) -> list[Phrase]:
    """A resource: what it stands for, and what its space gives to a test and at the end (NW-8.1, NW-15.6)."""
    name = piece(s, "resource", resource)
    space = s.resources[resource]
    exert = piece(s, "signed", s.c.track_exert[resource][space])
    points = piece(s, "signed", scoring.track_points(s, resource, space))
    there = Phrase("said-track", space=space, exert=exert, points=points)
    return [name, Phrase(f"{name.id}.text"), there, *(kept_by(s, keeper(s, resource)) if resource != NEMO else [])]


def mood(s: NemoState, resource: int) -> Phrase:
    """How a resource does, in a word: well where its space brings points, badly where it costs some (NW-15.6)."""
    space = s.resources[resource]
    points = scoring.track_points(s, resource, space)
    how = "badly" if points < 0 or space == 0 else "well" if points else "fair"
    return Phrase(f"said-mood-{RESOURCES[resource]}", how=how)


def kept_by(s: NemoState, seat: int) -> list[Phrase]:
    """Which officer decides about something, where there are officers (NW-17.2)."""
    return [Phrase("said-kept-by", officer=officer(s, seat))] if s.officers else []


def officer(s: NemoState, seat: int) -> Phrase:
    """What a seat is aboard."""
    return Phrase(f"officer-{ROLES[s.c.officer_role[s.officers[seat]]]}")


def row_lines(s: NemoState, row: int) -> list[Phrase]:
    """A row of the tonnage board, by its ocean."""
    return [piece(s, "ocean", s.c.ocean_of_die[row + 1]), Phrase("said-row", ships=len(s.tonnage[row]))]


def officer_lines(s: NemoState, seat: int) -> list[Phrase]:
    """A seat's officer: whether the command is theirs, and what they answer for (NW-17.2)."""
    c, card = s.c, s.officers[seat]
    things = [piece(s, "resource", resource) for resource in c.officer_resources[card]]
    things += [piece(s, "character", who) for who in c.officer_characters[card]]
    things += [Phrase(f"duty-{DUTIES[duty]}") for duty in c.officer_duties[card]]
    listed = reduce(lambda first, rest: Phrase("effects", first=first, rest=rest), things)
    command = [Phrase("said-captain")] if seat == s.captain else []
    return [officer(s, seat), *command, Phrase("said-duties", things=listed)]


def hoard(s: NemoState) -> list[int]:
    """What the treasures count beside wonders, and how many wonders there are."""
    wonders = sum([s.c.treasure_wonder[treasure] for treasure in s.treasures])
    whole = sum([scoring.treasure_points(s, treasure) for treasure in s.treasures])
    return [whole - wonders * s.c.motive_wonder[s.motive], wonders]


def ending(s: NemoState) -> list[Phrase]:
    """The level that the voyage reached, among all of them: below the first it is lost (NW-14.1, NW-15.11)."""
    if s.lost != NOT_LOST:
        return [Phrase("level-lost"), piece(s, "defeat", s.lost)]
    least, level, of = s.c.level_least, s.level, len(s.c.level_least) - 1
    name = piece(s, "level", level)
    if level == 0:
        return [name, Phrase("said-ending-short", won=least[1])]
    if level == of:
        return [name, Phrase("said-ending-best", name=name, number=level, of=of, least=least[level])]
    most = least[level + 1] - 1
    return [name, Phrase("said-ending", name=name, number=level, of=of, least=least[level], most=most, won=least[1])]


def counts(points: int) -> Phrase:
    """What something counts at the end."""
    return Phrase("said-counts", points=points)
