"""Otys: what a seat's board will still bring in prestige, against the other seats'."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from fathomfive.games.otys.judge.features import bonuses, contracts_in_sight, turn_to_come
from fathomfive.games.otys.judge.worth import CREDIT_WORTH, UPGRADE_WORTH, time_left
from fathomfive.games.otys.rules.state import OtysState
from fathomfive.kernel import Table

from .study import LEAD, Fit, Row, Setup

GAMES: Final = 1200
NAMES: Final = ("in sight", "nearest contract", "credit", "step of a specialist", "turn to come")
FITS: Final = (Fit("prestige", NAMES, LEAD),)
SETUPS: Final[list[list[Setup]]] = [
    [
        (seats, {"sponsors": sponsors, "spy": spy})
        for seats, sponsors, spy in product((2, 3, 4), ("basic", "advanced"), ("rulebook", "author"))
    ]
]


def rows(table: Table) -> list[Row]:
    """The terms of `outlook.estimates`, by seat."""
    s = cast(OtysState, table.state)
    if s.round == 0:
        return []
    early = time_left(s)
    found: list[Row] = []
    for seat, player in enumerate(s.players):
        nearest, in_sight = contracts_in_sight(s, seat)
        credits, prestige = bonuses(s, seat)
        equipment = sum([worth * player.upgraded[diver] for diver, worth in enumerate(UPGRADE_WORTH)])
        specialists = (player.mechanic + player.hacker) * early
        numbers = [in_sight, nearest[0], float(player.credits), specialists, turn_to_come(s, seat)]
        known = player.prestige + (equipment + CREDIT_WORTH * credits + prestige) * early
        found.append(Row("prestige", seat, numbers, known))
    return found
