"""Endeavor: a rival's final points against the others', and whether a group wins.

What the rule of thumb makes of things (`versus`, `together`) is no regression: it was found by playing, and stays.
"""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from fathomfive.games.endeavor.judge.features import ALLY_NAMES, RIVAL_NAMES, Race, of_group, of_rival
from fathomfive.games.endeavor.rules.setup import DIFFICULTIES
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.kernel import Table

from .study import LEAD, WON, Fit, Row, Setup

GAMES: Final = 2400
FITS: Final = (Fit("rivals", RIVAL_NAMES, LEAD), Fit("allies", ALLY_NAMES, WON))
SCENARIOS: Final = range(1, 11)
SETUPS: Final[list[list[Setup]]] = [
    [(seats, {"scenario": scenario}) for seats, scenario in product((2, 3, 4), SCENARIOS)],
    [
        (seats, {"scenario": scenario, "mode": "together", "difficulty": difficulty})
        for seats, scenario, difficulty in product((1, 2, 3, 4), SCENARIOS, DIFFICULTIES)
    ],
]


def rows(table: Table) -> list[Row]:
    """The numbers of every rival, or of the group."""
    s = cast(EndeavorState, table.state)
    if s.round == 0:
        return []
    if s.together:
        return [Row("allies", 0, of_group(s), 1.0)]
    race = Race(s)
    return [Row("rivals", seat, of_rival(s, seat, race), 0.0) for seat in range(s.seats)]
