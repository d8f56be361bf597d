"""Deep Blue: what crew and dives in sight will still bring a seat beyond its chest, against the other seats."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from fathomfive.games.deepblue.content.tables import SCENARIOS
from fathomfive.games.deepblue.judge.dives import Dives
from fathomfive.games.deepblue.judge.worth import hand_worth, remaining
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.kernel import Table

from .study import LEAD, Fit, Row, Setup

GAMES: Final = 1200
NAMES: Final = ("hand early", "resting early", "best dive", "other dive")
FITS: Final = (Fit("points", NAMES, LEAD),)
SETUPS: Final[list[list[Setup]]] = [
    [(seats, {"scenario": scenario}) for seats, scenario in product((2, 3, 4, 5), SCENARIOS)]
]


def rows(table: Table) -> list[Row]:
    """The terms of `outlook.estimates`, by seat."""
    s = cast(DeepBlueState, table.state)
    if not s.chests:
        return []
    ahead = remaining(s)
    dives = Dives(s)
    found: list[Row] = []
    for seat in range(s.seats):
        hand, resting = hand_worth(dives, seat, s.hands[seat]), hand_worth(dives, seat, s.resting[seat])
        best, other, _ = dives.in_sight(seat)
        found.append(Row("points", seat, [ahead * hand, ahead * resting, best, other], float(s.chests[seat])))
    return found
