"""Moving deeple and activating modules (NE-4.8 to NE-4.16)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import CLAM, CRAB, KRAKEN
from fathomfive.games.neweden.rules.movement import (
    activate,
    activate_modules,
    movable,
    move,
    oxygen_options,
    reach,
    ready,
    use_bottle,
    use_oxygen,
)

from .scenes import Play, clam, crab, facts, give, give_deeple, kraken, lay, lie, oxygen, shipyard


def test_only_lying_deeple_move() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    move(s, 0, "dome", ("clam", 0))
    list(activate(s, 0, CLAM, 0))
    assert station.staffed[CLAM] == [1]
    assert movable(station, 5) == []
    assert oxygen_options(s, 0) == []


def test_one_face_up_oxygen_card_is_chosen() -> None:
    s = lay(2)
    station = give(s, 0, oxygen(s, 3, 1))
    station.used[0] = 1
    assert oxygen_options(s, 0) == [("oxygen", 1), ("oxygen", 2)]


def test_each_bottle_moves_one_deeple() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 2), crab(s, 2), oxygen(s, 1, 1))
    give_deeple(s, 0, 1)
    play = Play(s, use_oxygen(s, 0, 2))
    play.answer("where", ("clam", 0))
    play.answer("deeple", "dome").answer("where", ("crab", 0))
    assert play.over
    assert (station.lying[CLAM], station.lying[CRAB], station.dome) == ([1], [1], 0)


def test_both_bottles_may_move_the_same_deeple() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 2), clam(s, 2), clam(s, 2), oxygen(s, 2, 1))
    play = Play(s, use_oxygen(s, 0, 2))
    play.answer("where", ("clam", 1))
    assert play.ask.about == (("clam", 1), 1)
    play.answer("where", ("clam", 2))
    assert station.lying[CLAM] == [0, 0, 1]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_each_module_is_one_step(steps: int) -> None:
    s = lay(2)
    station = give(s, 0, clam(s), clam(s), clam(s), clam(s), crab(s))
    places = reach(station, "dome", steps)
    assert places == [("crab", 0), *[("clam", number) for number in range(steps)]]


def test_shipyards_cost_no_steps() -> None:
    s = lay(2)
    station = give(s, 0, shipyard(s), shipyard(s), clam(s))
    assert reach(station, "dome", 1) == [("clam", 0)]


def test_example_an_oxygen_card_with_a_2_moves_one_deeple_two_steps() -> None:
    s = lay(2)
    station = give(s, 0, clam(s), clam(s))
    play = Play(s, use_oxygen(s, 0, 1))
    assert play.options[:4] == [("clam", 0, "stand"), ("clam", 0), ("clam", 1, "stand"), ("clam", 1)]
    assert play.answer("where", ("clam", 1)).over
    assert station.lying[CLAM] == [0, 1]


def test_steps_may_lapse_but_do_not_pass_to_another_deeple() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 2), clam(s, 2))
    give_deeple(s, 0, 1)
    play = Play(s, use_oxygen(s, 0, 1)).answer("where", ("clam", 0))
    assert play.over
    assert (station.dome, station.lying[CLAM]) == (1, [1, 0])


def test_a_lying_deeple_may_move_on_in_a_later_turn() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 2), clam(s, 2))
    Play(s, use_oxygen(s, 0, 0)).answer("where", ("clam", 0))
    Play(s, use_oxygen(s, 0, 1)).answer("where", ("clam", 1))
    assert station.lying[CLAM] == [0, 1]


def test_a_module_needs_a_deeple_on_every_slot() -> None:
    s = lay(2)
    give(s, 0, clam(s, 2, points=5))
    give_deeple(s, 0, 1)
    move(s, 0, "dome", ("clam", 0))
    assert ready(s, 0) == []
    move(s, 0, "dome", ("clam", 0))
    assert ready(s, 0) == [("clam", 0)]


def test_activating_stands_the_deeple_up_and_gives_the_effect_at_once() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 1, points=5))
    assert Play(s, use_oxygen(s, 0, 0)).answer("where", ("clam", 0, "stand")).over
    assert station.points == 5
    assert (station.lying[CLAM], station.staffed[CLAM], station.dome) == ([0], [1], 0)


def test_one_need_not_activate_and_may_do_so_after_a_later_bottle() -> None:
    s = lay(2)
    station = give(s, 0, kraken(s, repair=2), crab(s, 2))
    give_deeple(s, 0, 1)
    assert Play(s, use_oxygen(s, 0, 0)).answer("where", ("kraken", 0)).over
    station.damage = 2
    play = Play(s, use_oxygen(s, 0, 1)).answer("deeple", "dome").answer("where", ("crab", 0))
    play.answer("activate", ("kraken", 0))
    assert station.damage == 0


def test_where_a_deeple_comes_from_is_asked_only_if_there_is_a_choice() -> None:
    s = lay(2)
    give(s, 0, clam(s, 2), crab(s, 3))
    assert Play(s, use_oxygen(s, 0, 0)).kind == "where"
    lie(s, 0, CLAM, 0)
    play = Play(s, use_oxygen(s, 0, 1))
    assert play.options[:3] == ["dome", ("clam", 0), "lapse"]
    play.answer("deeple", "dome")
    assert play.options == [("crab", 0), ("clam", 0, "stand"), ("clam", 0)]


def test_a_deeple_goes_on_its_way_without_a_question_when_there_is_one_place_to_go() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 3), clam(s, 3))
    lie(s, 0, CLAM, 1)
    assert Play(s, use_oxygen(s, 0, 0)).answer("deeple", ("clam", 1)).over
    assert station.lying[CLAM] == [1, 0]


def test_to_leave_a_module_for_later_may_stand_for_the_turn_until_another_is_ready() -> None:
    s = lay(2)
    give(s, 0, kraken(s), clam(s, 3), crab(s))
    lie(s, 0, KRAKEN, 0)
    stand = Play(s, activate_modules(s, 0)).ask.stand
    assert stand is not None and (stand.option, stand.until, stand.news) == ("no", "turn", (("kraken", 0),))
    assert Play(s, activate_modules(s, 0, (("kraken", 0),))).over


def test_a_bottle_may_lapse_altogether() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    assert Play(s, use_oxygen(s, 0, 1)).answer("where", "lapse").over
    assert station.dome == 1
    assert station.used == [0, 1]


def test_a_module_is_activated_only_once_a_round() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    give_deeple(s, 0, 1)
    move(s, 0, "dome", ("clam", 0))
    list(activate(s, 0, CLAM, 0))
    move(s, 0, "dome", ("clam", 0))
    assert ready(s, 0) == []
    assert station.lying[CLAM] == [1]


def test_more_deeple_than_slots_stay_lying() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 1))
    give_deeple(s, 0, 1)
    move(s, 0, "dome", ("clam", 0))
    move(s, 0, "dome", ("clam", 0))
    list(activate(s, 0, CLAM, 0))
    assert (station.lying[CLAM], station.staffed[CLAM]) == ([1], [1])


def test_the_used_oxygen_card_is_turned_over() -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    Play(s, use_oxygen(s, 0, 1)).answer("where", "lapse")
    assert station.used == [0, 1]
    assert oxygen_options(s, 0) == [("oxygen", 0)]


@pytest.mark.parametrize(
    ("steps", "there"),
    [(1, ["crab", "clam"]), (2, ["crab", "clam", "kraken"]), (3, ["crab", "clam", "kraken"])],
)
def test_a_deeple_on_an_arm_goes_back_through_the_dome_for_nothing_but_the_modules(
    steps: int, there: list[str]
) -> None:
    s = lay(2)
    station = give(s, 0, clam(s), clam(s), kraken(s), crab(s))
    station.arms[CRAB].append(crab(s))
    station.lying[CRAB].append(0)
    station.staffed[CRAB].append(0)
    from_first = {place[0] for place in reach(station, ("crab", 0), steps)}
    assert from_first == {"crab", "clam", "kraken"}
    from_second = {place[0] for place in reach(station, ("clam", 1), steps)}
    assert from_second == ({"clam"} if steps == 1 else {"clam", "crab", "kraken"})
    assert set(there) <= from_first


def test_a_lying_deeple_is_needed_to_use_oxygen() -> None:
    s = lay(2)
    give(s, 0, clam(s))
    s.stations[0].dome = 0
    s.stations[0].spent = 1
    assert oxygen_options(s, 0) == []


def test_an_extension_between_two_bottles_brings_the_deeple_for_the_second() -> None:
    s = lay(2)
    station = give(s, 0, crab(s, 1, coins=6), clam(s), oxygen(s, 1, 1))
    station.coins = 0
    play = Play(s, use_oxygen(s, 0, 2)).answer("where", ("crab", 0, "stand"))
    play.answer("deeple", ("extend", "shipyard")).answer("where", ("clam", 0, "stand"))
    assert play.over
    assert station.points == 3


def test_a_bottle_nobody_can_use_is_not_asked_about() -> None:
    s = lay(2)
    station = give(s, 0, clam(s), oxygen(s, 1, 1))
    station.extended = [0, 0, 1, 1, 1, 1]
    assert Play(s, use_oxygen(s, 0, 2)).answer("where", ("clam", 0, "stand")).over


@pytest.mark.parametrize(("coins", "vents", "asked"), [(6, 3, True), (5, 3, False), (1, 2, True), (0, 2, False)])
def test_a_bottle_waits_for_an_extension_only_if_it_can_be_paid(coins: int, vents: int, asked: bool) -> None:
    s = lay(2)
    station = give(s, 0, clam(s))
    station.dome, station.spent = 0, 1
    station.extended = [0, 0, 1, 0, 1, 1]
    station.coins, station.vents = coins, vents
    assert Play(s, use_bottle(s, 0, 1)).over is not asked


@pytest.mark.parametrize("arm", ["crab", "clam", "kraken"])
def test_each_outside_module_gives_its_own_effect(arm: str) -> None:
    s = lay(2)
    station = give(s, 0, crab(s, coins=4), clam(s, points=3), kraken(s, repair=2))
    station.damage = 5
    Play(s, use_oxygen(s, 0, 0)).answer("where", (arm, 0, "stand"))
    expected = {"crab": (14, 0, 5), "clam": (10, 3, 5), "kraken": (10, 0, 3)}[arm]
    assert (station.coins, station.points, station.damage) == expected


def test_a_kraken_never_repairs_below_0() -> None:
    s = lay(2)
    station = give(s, 0, kraken(s, repair=4))
    station.damage = 1
    move(s, 0, "dome", ("kraken", 0))
    list(activate(s, 0, KRAKEN, 0))
    assert station.damage == 0
    assert facts(s, "repairs") == [(0, 1, 0)]
