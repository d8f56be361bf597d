"""Round scoring and final scoring (NE-7.1, NE-8.5 to NE-8.7, NE-11)."""

from __future__ import annotations

from ....kernel import tell
from ..content.tables import COINS_PER_POINT, CRAB, GROUPS, RESEARCH, WORST
from ..content.vocabulary import GAIN_COINS, POINTS_PER_STAFFED, SPARE
from .state import NewEdenState, cards_of
from .verbs import gain_coins, gain_points


def score_bonus(s: NewEdenState) -> None:
    """Each matching card at a station gives what a bonus card shows (NE-7.1)."""
    for card in s.bonus:
        verb, each, _ = s.c.bonus_each[card]
        for seat in range(len(s.stations)):
            reward = each * cards_of(s, seat, s.c.bonus_group[card])
            if not reward:
                continue
            tell(s, "bonus_pays", seat, card, reward)
            if verb == GAIN_COINS:
                gain_coins(s, seat, reward)
            else:
                gain_points(s, seat, reward)


def final_scoring(s: NewEdenState) -> None:
    """Coins first, then the worth of every station that bears its damage (NE-11.1 to NE-11.4)."""
    for seat in range(len(s.stations)):
        station = s.stations[seat]
        coins = station.coins // COINS_PER_POINT
        station.points += coins
        tell(s, "counts_coins", seat, coins)
        station.bears = pointer(s, seat)
        station.collapsed = not is_stable(s, seat)
        if station.collapsed:
            tell(s, "collapses", seat, station.damage, station.bears)
        else:
            station.value = worth(s, seat)
            station.points += station.value
            tell(s, "holds", seat, station.value, station.points)


def pointer(s: NewEdenState, seat: int) -> int:
    """Where the pointer stands: all plus symbols, then all minus symbols, on the scale (NE-8.6, NE-8.7, NE-11.2)."""
    up, down = symbols(s, seat)
    return max(0, min(WORST, up) - down)


def symbols(s: NewEdenState, seat: int) -> tuple[int, int]:
    """How many symbols of a station move its pointer up, and how many down (NE-8.6)."""
    up = 0
    down = 0
    spared = False
    station = s.stations[seat]
    for card in station.arms[RESEARCH]:
        for verb, _, group in s.c.final[card]:
            if verb == SPARE and group == CRAB:
                spared = True
    for group in range(len(GROUPS)):
        for card in station.arms[group]:
            moves = s.c.pointer[card]
            if moves > 0:
                up += moves
            elif not (spared and group == CRAB):
                down -= moves
    return up, down


def is_stable(s: NewEdenState, seat: int) -> bool:
    """Whether a station would bear its damage now (NE-8.5, NE-R14)."""
    return s.stations[seat].damage <= pointer(s, seat)


def worth(s: NewEdenState, seat: int) -> int:
    """The points in the final scoring boxes of a stable station (NE-11.4, NE-9.11 to NE-9.16, NE-R16)."""
    station = s.stations[seat]
    points = 0
    for arm in station.arms:
        for card in arm:
            points += s.c.end[card]
    for card in station.arms[RESEARCH]:
        for verb, number, group in s.c.final[card]:
            if verb == POINTS_PER_STAFFED:
                points += number * sum(station.staffed[group])
    return points


def standing(s: NewEdenState, seat: int) -> tuple[int, int]:
    """What ranks a seat: points, then less damage (NE-11.5)."""
    station = s.stations[seat]
    return station.points, -station.damage


def scores(s: NewEdenState) -> list[int]:
    """Every seat's points so far."""
    return [station.points for station in s.stations[: s.seats]] or [0] * s.seats


def known_scores(s: NewEdenState, viewer: int) -> list[int | None]:
    """Points stand on the score track, open to all (NE-9.3)."""
    return [*scores(s)]


def ranks(s: NewEdenState) -> list[int]:
    """Most points first, then less damage; alone, 1 for beating Deep Thought, else 2 (NE-11.5, NE-R17, NE-R23)."""
    if not s.stations:
        return [1] * s.seats
    marks = [standing(s, seat) for seat in range(len(s.stations))]
    if s.seats == 1:
        return [1 if marks[0] > marks[-1] else 2]
    return [1 + sum([other > mark for other in marks]) for mark in marks]
