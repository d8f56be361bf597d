"""The chance to win, as the table looks now."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.judge.features import features, voyage
from fathomfive.games.nemo.judge.outlook import WEIGHTS, chance, peril
from fathomfive.games.nemo.rules.scoring import finish
from fathomfive.games.nemo.rules.state import OVERRUN
from tests.games.nemo.scenes import HULL, NEMO, a_new_table, a_table, give, side


def test_every_number_of_the_voyage_has_its_weight() -> None:
    for s in (a_new_table(), a_table(), a_table(3, mode="semi")):
        assert len(voyage(s)) == len(WEIGHTS)
        assert len(features(s, 0)) == len(WEIGHTS) + 1
        assert all(-3.0 <= number <= 3.0 for number in features(s, 0))


def test_points_and_room_raise_the_chance_and_wounds_and_fame_lower_it() -> None:
    usual = chance(a_table())
    assert 0.05 < usual < 0.95
    s = a_table()
    give(s, "the-abyss", "mariana-trench", "bermuda-triangle", "pearls")
    assert chance(s) > usual
    s = a_table()
    s.resources[NEMO] = s.resources[HULL] = 1
    assert chance(s) < usual
    s = a_table()
    s.notoriety = s.peak = 34
    assert chance(s) < usual
    s = a_table()
    s.contacts = list(s.c.spaces)
    assert chance(s) < usual


def test_a_voyage_on_the_brink_is_all_but_lost() -> None:
    s = a_table()
    assert peril(s) == peril(a_new_table()) == 0.0
    s.notoriety = s.peak = 35
    assert peril(s) > 0.5
    s = a_table()
    s.ships = [[side("victoria")] * spaces for spaces in s.c.spaces]
    assert peril(s) > 0.5
    assert chance(s) < 0.3


def test_the_end_is_certain() -> None:
    s = a_table()
    s.lost, s.over = OVERRUN, True
    assert GAME.judge.outlook(s) == [0.0]
    for points, wanted in ((36, 1.0), (0, 0.0)):
        s = a_table(2)
        s.tonnage = [[side("victoria")] * (points // 6) for _ in range(6)]
        finish(s)
        assert GAME.judge.outlook(s) == [wanted] * 2


def test_allies_share_the_chance_and_rivals_divide_it_by_glory() -> None:
    assert GAME.judge.outlook(a_table(3)) == [chance(a_table(3))] * 3
    s = a_table(3, mode="semi")
    s.own_stones = [0, 4, 0]
    found = GAME.judge.outlook(s)
    assert found[1] > found[0]
    assert sum(found) == pytest.approx(chance(s))
