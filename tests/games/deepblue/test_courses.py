"""What the rule of thumb sees in places on the chart: dives to lead, and dives of others to join."""

from __future__ import annotations

from fathomfive.games.deepblue.content.tables import DANGEROUS_REEFS, GOLD_SPOT
from fathomfive.games.deepblue.judge.courses import Courses, both
from fathomfive.games.deepblue.rules.state import DeepBlueState
from tests.games.deepblue.scenes import a_table, all_stones_in_bag, away, moor, sink


def beside_a_wreck(city: bool = False) -> tuple[DeepBlueState, int, int]:
    """A wreck that another seat lies at, and a buoy one move away; seat 0 is in the harbour."""
    s = a_table(3, DANGEROUS_REEFS)
    all_stones_in_bag(s)
    site = sink(s, GOLD_SPOT, city=city)
    moor(s, 1, site)
    return s, site, away(s, site, 1, "buoy")


def test_a_place_is_worth_more_from_where_one_can_rush_to_the_dive_of_another() -> None:
    s, _, buoy = beside_a_wreck()
    near = Courses(s, 0).gain(0, buoy, 1)
    moor(s, 1, s.c.harbour)
    assert near > Courses(s, 0).gain(0, buoy, 1)


def test_nobody_waits_to_rush_across_reefs() -> None:
    s, site, buoy = beside_a_wreck(city=True)
    courses = Courses(s, 0)
    assert courses.follow(buoy, s.c.harbour) == 0.0
    assert courses.follow(site, s.c.harbour) > 0.0


def test_one_boat_is_enough_for_the_dive_of_another() -> None:
    s, site, buoy = beside_a_wreck()
    courses = Courses(s, 0)
    assert courses.follow(buoy, s.c.harbour) > 0.0
    assert courses.follow(buoy, site) == 0.0


def test_of_two_chances_the_better_counts_and_a_little_of_the_other() -> None:
    assert both(10.0, 4.0) == both(4.0, 10.0)
    assert 10.0 < both(10.0, 4.0) < 14.0
