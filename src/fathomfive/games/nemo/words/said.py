"""What is said of the things on the table: what they do, and what they count under the motive in force."""

from __future__ import annotations

from ....kernel import Phrase
from ..rules import scoring
from ..rules.state import NemoState
from .phrases import piece
from .things import points_aboard


def said(s: NemoState, viewer: int) -> dict[str, list[Phrase]]:
    """Treasures and their sum, kept cards, technologies and people, by target: a name, then lines."""
    found = {f"treasure/{treasure}": treasure_lines(s, treasure) for treasure in s.treasures}
    found |= {f"kept/{card}": card_lines(s, card) for card in s.kept}
    found |= {f"installed/{what}": technology_lines(s, what) for what in s.installed}
    for what in s.offer:
        name, text, *rest = technology_lines(s, what)
        found[f"offer/{what}"] = [name, text, Phrase("said-salvage", cost=s.c.technology_cost[what]), *rest]
    found |= {f"character/{who}": character_lines(s, who) for who in range(len(s.characters))}
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
    there = Phrase("said-aboard", points=points_aboard(s, who)) if s.characters[who] else Phrase("said-sacrificed")
    return [name, Phrase(f"{name.id}.text"), there]


def hoard(s: NemoState) -> list[int]:
    """What the treasures count beside wonders, and how many wonders there are."""
    wonders = sum([s.c.treasure_wonder[treasure] for treasure in s.treasures])
    whole = sum([scoring.treasure_points(s, treasure) for treasure in s.treasures])
    return [whole - wonders * s.c.motive_wonder[s.motive], wonders]


def counts(points: int) -> Phrase:
    """What something counts at the end."""
    return Phrase("said-counts", points=points)
