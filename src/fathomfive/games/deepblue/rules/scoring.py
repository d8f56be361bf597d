"""Scoring a dive, and the game (DB-8, DB-10)."""

from __future__ import annotations

from typing import Final

from ....kernel import tell
from ..content.tables import (
    GOLD,
    GOLD_SPOT,
    LUCRATIVE_WRECKS,
    RED,
    RED_SPOT,
    SILVER,
    SILVER_SPOT,
    TREASURES_APLENTY,
)
from .state import CENTRE, DeepBlueState, clockwise, is_city

TREASURES: Final = ((SILVER, SILVER_SPOT), (GOLD, GOLD_SPOT), (RED, RED_SPOT))


def score_dive(s: DeepBlueState) -> None:
    """Pay everyone for cards, stones and the wreck (DB-8.1 to DB-8.4)."""
    for seat in clockwise(s, s.leader):
        if s.site not in s.boats[seat]:
            continue
        cards = s.earned[seat]
        stones = stone_points(s, seat) if s.diving[seat] else 0
        wreck = wreck_points(s, seat)
        s.chests[seat] += cards + stones + wreck
        tell(s, "scores", seat, cards, stones, wreck, cards + stones + wreck)


def stone_points(s: DeepBlueState, seat: int) -> int:
    """What the drawn stones are worth to a diver, more on the matching scout spots (DB-8.3)."""
    c = s.c
    points = 0
    for colour, spot in TREASURES:
        worth = c.stone_scouted[colour] if scouts(s, seat, spot) else c.stone_points[colour]
        points += worth * s.drawn.count(colour)
    return points


def scouts(s: DeepBlueState, seat: int, kind: int) -> bool:
    """Whether a seat has a boat on a scout spot of this kind at the dive."""
    spots = s.c.wreck_spots[s.wrecks[s.site]]
    for boat in (0, 1):
        spot = s.spots[seat][boat]
        if s.boats[seat][boat] == s.site and spot != CENTRE and spots[spot] == kind:
            return True
    return False


def wreck_points(s: DeepBlueState, seat: int) -> int:
    """The points of the wreck for its leader, and of the city in two scenarios (DB-8.4, DB-9.4, DB-9.7)."""
    city = is_city(s, s.site)
    worth = s.c.wreck_points[s.wrecks[s.site]]
    if city and s.scenario == TREASURES_APLENTY:
        return worth * s.boats[seat].count(s.site)
    if seat != s.leader:
        return 0
    if city and s.scenario == LUCRATIVE_WRECKS and s.diving[seat]:
        worth += long_dive_points(s)
    return worth


def scores(s: DeepBlueState) -> list[int]:
    """What lies in the chests (DB-10.2)."""
    return s.chests[:] or [0] * s.seats


def known_scores(s: DeepBlueState, viewer: int) -> list[int | None]:
    """Everybody knows the own chest only (DB-8.5)."""
    return [points if seat == viewer else None for seat, points in enumerate(scores(s))]


def long_dive_points(s: DeepBlueState) -> int:
    """What a lucrative wreck brings its leader for the stones of the dive: 2 for each full three (DB-9.4)."""
    return 2 * (len(s.drawn) // 3)


def crew_size(s: DeepBlueState, seat: int) -> int:
    """How many crew cards a seat has: the tie-break (DB-10.3)."""
    return len(s.hands[seat]) + len(s.resting[seat]) + len(s.played[seat])


def ranks(s: DeepBlueState) -> list[int]:
    """Most points first, then the larger crew; equal seats share a place (DB-10.2, DB-10.3)."""
    if not s.chests:
        return [1] * s.seats
    marks = [(s.chests[seat], crew_size(s, seat)) for seat in range(s.seats)]
    return [1 + sum([other > mark for other in marks]) for mark in marks]
