"""Scoring: seven sources, bonuses, penalties, the level of success (NW-15)."""

from __future__ import annotations

from typing import Final

from ....kernel import tell
from ..content.vocabulary import MINES, MINES_CARD
from . import cards
from .bridge import alive, glory
from .state import NOT_LOST, SEMI, NemoState
from .workshop import technology_card

SOURCES: Final = (
    "warships", "civilians", "adventure", "treasure", "uprisings", "science", "wonders", "people", "mastery",
    "penalties",
)  # fmt: skip
"""The sources of points, in the order of `points`."""
WARSHIPS: Final = 0
CIVILIANS: Final = 1
ADVENTURES: Final = 2
TREASURE: Final = 3
UPRISINGS: Final = 4
SCIENCES: Final = 5
WONDERS: Final = 6
PEOPLE: Final = 7
MASTERY: Final = 8
PENALTIES: Final = 9


def finish(s: NemoState) -> None:
    """Tidy the tableau, score, and end the game (NW-14.2, NW-15.1)."""
    tidy(s)
    s.points = count(s, s.success)
    s.level = level_of(s, sum(s.points))
    s.over = True
    tell(s, "scored", sum(s.points), s.level)


def tidy(s: NemoState) -> None:
    """KEEP events to their piles, technologies to the success pile, own piles to the common ones (NW-15.1, NW-18.7)."""
    won = final_cards(s)
    s.failure += [card for card in s.kept if card not in won]
    for down in s.own_down:
        s.failure += down
    s.success = won
    s.kept = []


def final_cards(s: NemoState) -> list[int]:
    """The cards that would be in the success pile if the game ended now (NW-15.1, NW-6.10, NW-18.7)."""
    won = s.success[:]
    for up in s.own_up:
        won += up
    won += [card for card in s.kept if cards.unused_pile(s, card)]
    won += [card_of(what) for what in s.installed]
    return won


def card_of(technology: int) -> int:
    """The card that an installed technology counts by (NW-15.1)."""
    return MINES_CARD if technology == MINES else technology_card(technology)


def standing(s: NemoState) -> int:
    """The points as they would be if the game ended now; none before the set-up or after a defeat (NW-14.1)."""
    if s.lost != NOT_LOST or not s.resources:
        return 0
    return sum(s.points) if s.over else standing_as(s, s.motive)


def standing_as(s: NemoState, motive: int) -> int:
    """The points as they would be under a motive, if the game ended now (NW-6.5)."""
    return sum(count_as(s, motive, final_cards(s)))


def count(s: NemoState, won: list[int]) -> list[int]:
    """The points by source."""
    return count_as(s, s.motive, won)


def count_as(s: NemoState, motive: int, won: list[int]) -> list[int]:
    """The points by source, under a motive (NW-15.2 to NW-15.10)."""
    points = [0] * len(SOURCES)
    count_ships(s, motive, points)
    count_cards(s, motive, points, won)
    count_hoard(s, motive, points)
    count_tracks(s, motive, points)
    points[MASTERY] = mastery(s)
    return points


def count_ships(s: NemoState, motive: int, points: list[int]) -> None:
    """Ships on the tonnage board, each changed by the motive but never below 0 (NW-15.2, NW-15.6, NW-15.7)."""
    c = s.c
    for row in s.tonnage:
        for side in row:
            if c.side_attack[side] > 0:
                points[WARSHIPS] += max(0, c.side_tonnage[side] + c.motive_warship[motive])
            else:
                points[CIVILIANS] += max(0, c.side_tonnage[side] + c.motive_civilian[motive])
            points[SCIENCES] += c.side_science[side] * c.motive_science[motive]
            points[WONDERS] += c.side_wonder[side] * c.motive_wonder[motive]


def count_cards(s: NemoState, motive: int, points: list[int], won: list[int]) -> None:
    """Cards of the success pile (NW-15.2, NW-15.3, NW-15.6 to NW-15.8, NW-15.10)."""
    c = s.c
    for card in won:
        if c.card_adventure[card] >= 0:
            points[ADVENTURES] += max(0, c.card_adventure[card] + c.motive_adventure[motive])
        if c.card_warship[card] >= 0:
            points[WARSHIPS] += max(0, c.card_warship[card] + c.motive_warship[motive])
        if c.card_civilian[card] >= 0:
            points[CIVILIANS] += max(0, c.card_civilian[card] + c.motive_civilian[motive])
        points[SCIENCES] += c.card_science[card] * c.motive_science[motive]
        points[WONDERS] += c.card_wonder[card] * c.motive_wonder[motive]
        points[PEOPLE] += c.card_person[card]
        points[PENALTIES] += c.card_penalty[card]


def card_points(s: NemoState, card: int) -> int:
    """What a card counts as a success, under the motive in force."""
    points = [0] * len(SOURCES)
    count_cards(s, s.motive, points, [card])
    return sum(points)


def can_score(s: NemoState, card: int) -> bool:
    """Whether any points are printed on a card."""
    c = s.c
    added = max(c.card_adventure[card], c.card_warship[card], c.card_civilian[card]) >= 0
    return added or any([c.card_science[card], c.card_wonder[card], c.card_person[card], c.card_penalty[card]])


def treasure_points(s: NemoState, treasure: int) -> int:
    """What a treasure counts under the motive in force (NW-15.4, NW-15.7)."""
    value = s.c.treasure_value[treasure]
    points = s.c.treasure_wonder[treasure] * s.c.motive_wonder[s.motive]
    return points + max(0, value + s.c.motive_treasure[s.motive]) if value >= 0 else points


def count_hoard(s: NemoState, motive: int, points: list[int]) -> None:
    """Discovered treasures and uprisings (NW-15.4, NW-15.5, NW-15.7)."""
    c = s.c
    for treasure in s.treasures:
        if c.treasure_value[treasure] >= 0:
            points[TREASURE] += max(0, c.treasure_value[treasure] + c.motive_treasure[motive])
        points[WONDERS] += c.treasure_wonder[treasure] * c.motive_wonder[motive]
    points[UPRISINGS] += s.uprisings.count(1) * c.motive_uprising[motive]


def count_tracks(s: NemoState, motive: int, points: list[int]) -> None:
    """The resource tracks and the people aboard (NW-15.6 to NW-15.8, NW-15.10)."""
    c = s.c
    for resource, space in enumerate(s.resources):
        points[SCIENCES] += c.track_science[resource][space] * c.motive_science[motive]
        points[WONDERS] += c.track_wonder[resource][space] * c.motive_wonder[motive]
        points[PEOPLE] += c.track_person[resource][space]
        points[PENALTIES] += c.track_penalty[resource][space]
    for who, here in enumerate(s.characters):
        if here:
            points[PEOPLE] += c.character_person[who]
            points[SCIENCES] += c.character_science[who] * c.motive_science[motive]


def person_points(s: NemoState, who: int) -> int:
    """What one of the people counts while aboard, under the motive in force (NW-15.6, NW-15.8)."""
    return s.c.character_person[who] + s.c.character_science[who] * s.c.motive_science[s.motive]


def ship_points(s: NemoState, side: int) -> int:
    """What a ship counts as tonnage, under the motive in force (NW-15.2, NW-15.6, NW-15.7)."""
    c = s.c
    change = c.motive_warship[s.motive] if c.side_attack[side] else c.motive_civilian[s.motive]
    return (
        max(0, c.side_tonnage[side] + change)
        + c.side_science[side] * c.motive_science[s.motive]
        + c.side_wonder[side] * c.motive_wonder[s.motive]
    )


def track_points(s: NemoState, resource: int, space: int) -> int:
    """What a space of a resource counts under the motive in force (NW-15.6, NW-15.8, NW-15.10)."""
    c = s.c
    return (
        c.track_person[resource][space]
        + c.track_penalty[resource][space]
        + c.track_science[resource][space] * c.motive_science[s.motive]
        + c.track_wonder[resource][space] * c.motive_wonder[s.motive]
    )


def mastery(s: NemoState) -> int:
    """The bonus of the rightmost column that is filled in every row (NW-15.9)."""
    filled = min([len(row) for row in s.tonnage])
    return s.c.mastery[min(filled, len(s.c.mastery)) - 1] if filled else 0


def level_of(s: NemoState, points: int) -> int:
    """The level of success (NW-15.11)."""
    return sum([points >= least for least in s.c.level_least]) - 1


def won(s: NemoState) -> bool:
    """Whether the voyage was won (NW-15.11)."""
    return s.lost == NOT_LOST and level_of(s, standing(s)) > 0


def scores(s: NemoState) -> list[int]:
    """The common points; in the semi-co-operative game each seat's glory (NW-18.6)."""
    if s.mode == SEMI and s.officers:
        return [glory(s, seat) for seat in range(s.seats)]
    return [standing(s)] * s.seats


def known_scores(s: NemoState, viewer: int) -> list[int | None]:
    """Nothing on the table is secret: everybody can count."""
    return [*scores(s)]


def ranks(s: NemoState) -> list[int]:
    """1 for a voyage won, 2 for one lost; the semi-co-operative game ranks the winners by glory (NW-18.6, NW-18.7)."""
    if not won(s):
        return [2] * s.seats
    if s.mode != SEMI:
        return [1] * s.seats
    marks = [(glory(s, seat), len(s.own_up[seat]), s.own_stones[seat], alive(s, seat)) for seat in range(s.seats)]
    return [1 + sum([other > mark for other in marks]) for mark in marks]
