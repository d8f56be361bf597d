"""What a search believes where it stops: every seat's chance to win.

`weights.toml` has the fitted weights; no command writes the numbers that stand here.
"""

from __future__ import annotations

from typing import Final

from ....kernel.plain import chances
from ....kernel.weights import fitted
from ..content.tables import OXYGEN
from ..rules.state import DEVELOPMENT, NewEdenState, Station
from .deep_thought import chance, forecast, looming
from .harvest import harvest
from .worth import LATE_REPAIR, REPAIRED, bearing, coin_value, end_points

STAGES: Final = (
    "round 1, phase A",
    "round 1, later",
    "round 2, phase A",
    "round 2, later",
    "round 3, phase A",
    "round 3, later",
)
"""How far the game is for a seat: phase A lasts until it passes."""
SOURCES: Final = (
    "by itself",
    "points",
    "coins",
    "damage beyond the pointer",
    "end points if it holds",
    "harvest left",
    "deeple",
    "bottles of a round",
)
"""Where the points of the end come from, in the order of `weighed`: damage takes some away."""
_FITTED: Final = fitted(__package__).weights
WORTH: Final = [[_FITTED[name][source] for source in SOURCES] for name in STAGES]
"""What one of each is worth in the end, by stage."""
BLUR: Final = [6.0, 5.0, 4.0, 3.0, 2.0, 0.7]
"""How blurred it looks at the same times whether a station will hold."""
WEAR: Final = [2.0, 1.0, 1.0, 0.5, 1.0, 0.0]
"""Damage to expect before the end that is not mended."""
SPREADS: Final = [18.0, 18.0, 22.0, 22.0, 12.0, 10.0]
"""By how many points rivals commonly differ from what they may expect."""
LEAD: Final = [80.0, 58.0, 36.0, 22.0, 8.0, 3.0]
"""Alone: how many points more than the forecast says Deep Thought commonly gets."""
MOST: Final = 10
"""More damage than this beyond what a station bears makes no difference."""
SPREAD: Final = 10.0
"""By how many points the seats commonly differ in the end."""


def horizon(s: NewEdenState) -> int:
    """Modules pay off late: two turns of both rivals."""
    return 4


def outlook(s: NewEdenState) -> list[float]:
    """Every seat's chance to win; alone, the chance to beat Deep Thought."""
    if not s.stations:
        return [1.0 / s.seats] * s.seats
    if s.seats == 1:
        when = stage(s, 0)
        return [chance((estimate(s, 0) - forecast(s, [], 0, looming(s)) - LEAD[when]) / SPREADS[when])]
    return chances(estimates(s), SPREADS[min([stage(s, seat) for seat in range(s.seats)])])


def stage(s: NewEdenState, seat: int) -> int:
    """How far the game is for a seat: two stages a round, phase A until it passes, and what comes after."""
    return 2 * max(0, s.round - 1) + (0 if is_early(s, seat) else 1)


def is_early(s: NewEdenState, seat: int) -> bool:
    """Whether a seat still takes part in phase A."""
    return s.phase <= DEVELOPMENT and seat not in s.passed


def estimates(s: NewEdenState) -> list[float]:
    """The points every seat may expect in the end."""
    return [estimate(s, seat) for seat in range(s.seats)]


def estimate(s: NewEdenState, seat: int) -> float:
    """The points a seat may expect in the end, by what its station has now."""
    return weighed(s, seat, WORTH[stage(s, seat)])


def weighed(s: NewEdenState, seat: int, worth: list[float]) -> float:
    """The sum of what a station has, each of the sources by its worth."""
    station = s.stations[seat]
    base, point, coin, fragile, end, income, deeple, bottle = worth
    harvested, repairs = harvest(s.c, station, coin_value(s), REPAIRED, False)
    excess = station.damage - bearing(s.c, station)
    return (
        base
        + point * station.points
        + coin * station.coins
        + fragile * min(MOST, excess)
        + end * holds(s, seat, repairs) * end_points(s.c, station)
        + income * harvested
        + deeple * station.deeple
        + bottle * bottles(s, station, True)
    )


def holds(s: NewEdenState, seat: int, repairs: float) -> float:
    """How likely a station will hold in the end, that could still repair so much in this round."""
    station = s.stations[seat]
    when = stage(s, seat)
    mended = repairs if is_early(s, seat) else LATE_REPAIR * repairs
    excess = max(0.0, station.damage - mended) + WEAR[when] - bearing(s.c, station)
    return chance(-(excess - 0.5) / BLUR[when])


def bottles(s: NewEdenState, station: Station, fresh: bool) -> int:
    """How many bottles a station has in a round to come, or left in this one."""
    count = 0
    for number, card in enumerate(station.arms[OXYGEN]):
        if fresh or not station.used[number]:
            count += len(s.c.bottles[card])
    return count
