"""Room at sea, and what it is worth."""

from __future__ import annotations

from fathomfive.games.nemo.judge.crowding import look_around, risk
from tests.games.nemo.scenes import (
    NORTH_ATLANTIC,
    a_table,
)


def test_room_becomes_precious_when_it_runs_out() -> None:
    s = a_table()
    wide = look_around(s).clearing[2][NORTH_ATLANTIC]
    for ocean in range(12):
        s.ships[ocean] = [1] * s.c.spaces[ocean]
    tight = look_around(s).clearing[2][NORTH_ATLANTIC]
    assert tight > wide + 10
    assert risk(0) > risk(1) > risk(9) == 0
