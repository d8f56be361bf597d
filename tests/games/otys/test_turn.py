from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys.rules.scoring import GOAL
from fathomfive.games.otys.rules.state import NEUTRAL, X
from fathomfive.games.otys.rules.turn import LAST_ROUND
from tests.games.otys.positions import (
    ENGINEER,
    METAL_EXPERT,
    SPY,
    TECH_EXPERT,
    TRADER,
    Play,
    hold,
    offer,
    station,
    store,
    stored,
    table,
    take_turn,
    told,
    use,
)


def test_each_player_has_one_turn_a_round_clockwise_from_the_same_first_player() -> None:
    t = next(table for table in (ff.Table("otys", 3, seed) for seed in range(40)) if table.view()["first"] == 2)
    first = 2
    order: list[tuple[object, object]] = []
    while len(order) < 12:
        view = t.view()
        if (view["round"], view["turn"]) not in order:
            order.append((view["round"], view["turn"]))
        assert t.question is not None
        t.answer(t.question.options[-1])
    assert order == [(1 + i // 3, (first + i) % 3) for i in range(12)]


def test_only_available_keys_can_be_chosen() -> None:
    s = table()
    use(s, 0, 2, 4)
    play = take_turn(s)
    assert play.ask.kind == "key"
    assert play.options == [1, 3, 5, X]


def test_key_touches_the_diver_and_offers_the_sponsor_of_its_level() -> None:
    s = table()
    play = take_turn(s, 1)
    assert play.ask.kind == "step-1"
    assert play.ask.about == (TECH_EXPERT,)
    play.answer("sponsor")
    assert s.players[0].credits == 4


def test_sponsor_is_used_once_at_most() -> None:
    s = table()
    play = take_turn(s, 1, "sponsor")
    assert "sponsor" not in play.options


def test_key_activates_the_diver_on_its_level_whose_effect_may_be_used() -> None:
    s = table()
    play = take_turn(s, 1, "activate")
    assert play.ask.kind == "effect"
    play.answer(("take", "tech"))
    assert stored(s, 0, 1) == [0, 0, 0, 1]


def test_used_key_goes_to_the_track_and_the_diver_surfaces() -> None:
    s = table()
    use(s, 0, 3)
    play = take_turn(s, 1, "activate", ("take", "tech"), "surface")
    assert play.over
    assert s.players[0].track == [3, 1]
    assert s.players[0].keys == [2, 4, 5, X]
    assert s.players[0].column == [TECH_EXPERT, 0, 1, 2, TRADER, SPY, ENGINEER, 7]


def test_all_own_keys_come_back_when_the_sixth_is_used() -> None:
    s = table()
    use(s, 0, 1, 2, 3, 5, X)
    take_turn(s, "activate", "done", "surface")
    assert s.players[0].keys == [1, 2, 3, 4, 5, X]
    assert s.players[0].track == []


def test_keys_do_not_come_back_one_key_too_early() -> None:
    s = table()
    use(s, 0, 1, 2, 3, X)
    take_turn(s, 4, "activate", "done", "surface")
    assert s.players[0].keys == [5]
    assert s.players[0].track == [1, 2, 3, X, 4]


def test_neutral_keys_on_the_track_go_to_the_supply_and_unused_ones_stay() -> None:
    s = table()
    s.players[0].neutral = 2
    use(s, 0, 1, 2, 3, 4)
    s.players[0].track.append(NEUTRAL)
    take_turn(s, NEUTRAL, 4, "activate", "done", "surface")
    assert s.players[0].keys == [1, 2, 3, 4, 5, X]
    assert s.players[0].track == []
    assert s.players[0].neutral == 1


def test_sponsor_and_diver_may_be_left_unused() -> None:
    s = table()
    before = list(s.players[0].zone)
    take_turn(s, 1, "activate", "done", "surface")
    assert s.players[0].credits == 3
    assert s.players[0].zone == before
    assert not any(fact.kind in ("uses_sponsor", "gains") for fact in told(s))


def test_x_key_goes_to_any_level_even_where_the_numbered_key_is_available() -> None:
    s = table()
    use(s, 0, 2)
    play = take_turn(s, X)
    assert play.ask.kind == "level"
    assert play.options == [1, 2, 3, 4, 5]
    play.answer(2)
    assert play.ask.about == (TRADER,)
    assert (s.level, s.players[0].keys) == (2, [1, 3, 4, 5])


def test_neutral_x_key_is_used_like_the_own_one() -> None:
    s = table()
    s.players[0].neutral = 1
    play = take_turn(s, NEUTRAL, 3)
    assert s.players[0].neutral == 0
    assert s.sponsors == [4, 0, 1, 2, 3]
    play.answer("activate", "done", "surface")
    assert s.players[0].track == [NEUTRAL]


def test_x_key_moves_the_sponsors_before_one_is_used() -> None:
    s = table()
    play = take_turn(s, X, 1)
    assert s.sponsors == [4, 0, 1, 2, 3]
    play.answer("sponsor")
    assert s.players[0].batteries == 2


def test_numbered_key_leaves_the_sponsors_where_they_are() -> None:
    s = table()
    take_turn(s, 1, "sponsor")
    assert s.sponsors == [0, 1, 2, 3, 4]


def test_own_x_key_goes_to_the_track_like_a_numbered_one() -> None:
    s = table()
    take_turn(s, X, 1, "activate", "done", "surface")
    assert s.players[0].track == [X]
    assert s.players[0].keys == [1, 2, 3, 4, 5]


def test_key_in_use_cannot_be_taken_back_in_its_own_turn() -> None:
    s = table()
    play = take_turn(s, 3)
    assert "sponsor" not in play.options
    s = table()
    use(s, 0, 5, 1)
    assert take_turn(s, 3, "sponsor").options == [1, 5]


def test_contracts_are_offered_before_the_key_in_every_step_and_between_effects() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 5, metal=2)
    fill = ("fill", s.contracts[0])
    play = take_turn(s)
    kinds = []
    for answer in (1, "activate", ("take", "tech"), "surface"):
        kinds.append(play.ask.kind)
        assert fill in play.options
        play.answer(answer)
    assert kinds == ["key", "step-1", "effect", "step-3"]


def test_step_without_a_choice_is_not_asked_unless_private_contracts_are_held() -> None:
    s = table()
    s.players[0].batteries = 0
    s.players[0].credits = 0
    station(s, 0, ENGINEER, 3)
    assert take_turn(s, 3).over
    s = table()
    s.players[0].batteries = 0
    s.players[0].credits = 0
    station(s, 0, ENGINEER, 3)
    hold(s, 0, "archive")
    play = take_turn(s, 3)
    assert play.options == ["activate"]
    play.answer("activate", "done", "surface")
    assert play.over


def finish(s: object, play: Play) -> None:
    while not play.over:
        play.answer(play.options[-1])


def test_round_is_finished_after_somebody_has_eighteen() -> None:
    s = table(3)
    s.players[0].prestige = GOAL
    for seat in (0, 1):
        finish(s, take_turn(s, 1))
        assert not s.over, f"over after seat {seat}"
    finish(s, take_turn(s, 1))
    assert s.over
    assert s.round == 1


def test_game_ends_before_the_first_player_whoever_that_is() -> None:
    s = table(3)
    s.first = s.turn = 1
    s.players[2].prestige = GOAL
    for seat in (1, 2):
        finish(s, take_turn(s, 1))
        assert not s.over, f"over after seat {seat}"
    assert s.turn == 0
    finish(s, take_turn(s, 1))
    assert s.over


def test_seventeen_prestige_end_nothing() -> None:
    s = table(2)
    s.players[0].prestige = GOAL - 1
    for _ in range(2):
        finish(s, take_turn(s, 1))
    assert not s.over
    assert s.round == 2


def test_table_at_which_nobody_scores_ends_at_last() -> None:
    s = table(2)
    s.round = LAST_ROUND
    finish(s, take_turn(s, 1))
    assert not s.over
    finish(s, take_turn(s, 1))
    assert s.over


@pytest.mark.parametrize("diver", [METAL_EXPERT, SPY])
def test_activated_diver_surfaces_whatever_it_is(diver: int) -> None:
    s = table()
    station(s, 0, diver, 5)
    take_turn(s, 5, "activate", "done", "surface")
    assert s.players[0].column[0] == diver
