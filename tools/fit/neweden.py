"""New Eden: the points a station will have in the end, by stage; alone the same, whatever Deep Thought gets."""

from __future__ import annotations

from typing import Final, cast

from fathomfive.games.neweden.judge.outlook import SOURCES, STAGES, stage, weighed
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.kernel import Table

from .study import POINTS, Fit, Row, Setup

GAMES: Final = 1200
FITS: Final = tuple([Fit(name, SOURCES, POINTS) for name in STAGES])
ALONE: Final[list[Setup]] = [(1, {"difficulty": difficulty}) for difficulty in range(4)]
RIVALS: Final[list[Setup]] = [(seats, {}) for seats in (2, 3, 4)]
SETUPS: Final = [[*ALONE, *RIVALS * len(ALONE)]]
"""Each number of seats as often as the others; only alone there are difficulties."""
_ONE: Final = [[1.0 if source == one else 0.0 for one in SOURCES] for source in SOURCES]


def rows(table: Table) -> list[Row]:
    """What each station has of every source: what it would come to if that source alone were worth something."""
    s = cast(NewEdenState, table.state)
    if not s.stations:
        return []
    return [
        Row(STAGES[stage(s, seat)], seat, [weighed(s, seat, worth) for worth in _ONE], 0.0) for seat in range(s.seats)
    ]
