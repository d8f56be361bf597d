"""Resources (NW-8), notoriety (NW-9) and action points."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.content.vocabulary import BLUE, GREEN
from fathomfive.games.nemo.rules.nautilus import (
    change_notoriety,
    damage,
    earn,
    gain,
    lose,
    lose_any,
    side_up,
)
from fathomfive.games.nemo.rules.state import BROKEN, OUTLAWED, Defeat
from tests.games.nemo.scenes import CONTENT, CREW, HULL, NEMO, Play, a_table, install, put, ship, side


def waiting(s_waiting: list[int], group: int) -> int:
    return sum(CONTENT.ship_group[number] == group for number in s_waiting)


def test_gaining_never_passes_the_first_space() -> None:
    s = a_table()
    s.resources[CREW] = 9
    gain(s, CREW, 3)
    assert s.resources[CREW] == 10


def test_losing_the_last_of_a_resource_loses_the_game() -> None:
    s = a_table()
    s.resources[NEMO] = 2
    lose(s, NEMO, 1)
    assert s.resources[NEMO] == 1
    with pytest.raises(Defeat):
        lose(s, NEMO, 2)
    assert s.resources[NEMO] == 0
    assert s.lost == BROKEN


def test_a_resource_of_choice_is_chosen_each_time() -> None:
    s = a_table()
    Play(s, lose_any(s, 2)).answer(NEMO, HULL)
    assert s.resources == [5, 10, 9]


@pytest.mark.parametrize(("die", "resource"), [(1, NEMO), (2, CREW), (3, CREW), (4, HULL), (5, HULL), (6, HULL)])
def test_random_damage_by_die(die: int, resource: int) -> None:
    s = a_table()
    before = s.resources[resource]
    Play(s, damage(s)).answer(die)
    assert s.resources[resource] == before - 1


def test_a_double_hull_ignores_a_random_damage_of_six_only() -> None:
    s = a_table()
    install(s, "double-hull")
    Play(s, damage(s)).answer(6)
    assert s.resources == [6, 10, 10]
    Play(s, damage(s)).answer(5)
    assert s.resources == [6, 10, 9]


@pytest.mark.parametrize(("level", "blue", "green"), [("sailor", 17, 29), ("officer", 14, 26), ("captain", 11, 23)])
def test_fleets_come_at_their_thresholds(level: str, blue: int, green: int) -> None:
    s = a_table(difficulty=level, motive="war")
    change_notoriety(s, blue - 1)
    assert waiting(s.waiting, BLUE) == 4
    change_notoriety(s, 1)
    assert waiting(s.waiting, BLUE) == 0
    assert len(s.bag) == 48
    change_notoriety(s, green - blue)
    assert waiting(s.waiting, GREEN) == 0
    assert len(s.bag) == 52


def test_a_threshold_acts_once_even_when_notoriety_falls_below_it() -> None:
    s = a_table(motive="war")
    change_notoriety(s, 15)
    change_notoriety(s, -10)
    change_notoriety(s, 10)
    assert len(s.bag) == 48
    assert s.peak == 15


def test_at_36_all_warships_at_sea_turn_violet_but_grey_ones() -> None:
    s = a_table(motive="war")
    victoria, danmark, donau = put(s, "victoria"), put(s, "danmark"), put(s, "clyde")
    change_notoriety(s, 36)
    assert s.ships[s.nautilus] == [victoria + 1, danmark, donau]


def test_later_warships_come_violet_and_as_warship_a_white_ship_comes_grey() -> None:
    s = a_table(motive="war")
    assert side_up(s, ship("victoria"), False) == side("victoria")
    assert side_up(s, ship("donau"), False) == side("donau")
    assert side_up(s, ship("donau"), True) == side("danmark")
    change_notoriety(s, 36)
    change_notoriety(s, -20)
    assert side_up(s, ship("victoria"), True) == side("victoria") + 1
    assert side_up(s, ship("donau"), True) == side("danmark")


@pytest.mark.parametrize(("motive", "level"), [("science", 26), ("explore", 36), ("anti-imperialism", 44), ("war", 51)])
def test_outlawed_by_motive(motive: str, level: int) -> None:
    s = a_table(motive=motive)
    change_notoriety(s, level - 1)
    with pytest.raises(Defeat):
        change_notoriety(s, 1)
    assert s.lost == OUTLAWED


def test_being_outlawed_comes_before_the_fleet_of_the_same_number() -> None:
    s = a_table(motive="science")
    with pytest.raises(Defeat):
        change_notoriety(s, 26)
    assert waiting(s.waiting, GREEN) == 4


def test_notoriety_never_falls_below_zero() -> None:
    s = a_table()
    s.notoriety = s.peak = 2
    change_notoriety(s, -5)
    assert s.notoriety == 0


def test_never_more_than_five_action_points() -> None:
    s = a_table()
    s.ap = 3
    earn(s, 4)
    assert s.ap == 5
