"""Nemo's War: whether the voyage is won, where `peril` does not say already that it is lost."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from fathomfive.games.nemo.content.vocabulary import MOTIVES
from fathomfive.games.nemo.judge.features import VOYAGE, voyage
from fathomfive.games.nemo.judge.outlook import peril
from fathomfive.games.nemo.rules.state import NOT_LOST, NemoState
from fathomfive.kernel import Table

from .study import WON, Fit, Row, Setup

GAMES: Final = 800
FITS: Final = (Fit("won", VOYAGE, WON),)
SETUPS: Final[list[list[Setup]]] = [[(seats, {"motive": motive}) for seats, motive in product((1, 2, 3, 4), MOTIVES)]]


def rows(table: Table) -> list[Row]:
    """The numbers of the voyage, which all seats share."""
    s = cast(NemoState, table.state)
    if not s.resources or s.lost != NOT_LOST:
        return []
    return [Row("won", 0, voyage(s), 1.0 - peril(s))]
