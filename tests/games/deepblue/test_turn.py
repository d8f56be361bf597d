"""The flow of turns, playing cards and resting (DB-3, DB-6), and how a game without dives ends."""

from __future__ import annotations

from typing import cast

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import BLUE
from fathomfive.games.deepblue.rules.play import play
from fathomfive.games.deepblue.rules.redeal import likely_hands
from fathomfive.games.deepblue.rules.state import DeepBlueState, clockwise
from fathomfive.games.deepblue.rules.turn import QUIET_ROUNDS, actions, rest, turn
from fathomfive.kernel import Stream, Table, Value
from fathomfive.kernel.state import copy
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    crew,
    hold,
    moor,
    offer,
    open_water,
    rest_cards,
    sink,
    told,
    unset_table,
)


def seen(s: DeepBlueState, field: str, viewer: int) -> list[object]:
    return cast("list[object]", GAME.rules.view(s, viewer)[field])


def test_play_begins_with_the_set_up_and_then_asks_the_first_player() -> None:
    s = unset_table()
    Play(s, play(s)).let_nature()
    first = s.turn
    assert first >= 0
    second = Play(s, play(s))
    assert (second.kind, second.seat) == ("action", first)


@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 0)])
def test_turns_pass_clockwise(seat: int, after: int) -> None:
    s = a_table(3)
    s.turn = seat
    Play(s, turn(s)).let_nature()
    assert s.turn == after


def test_clockwise_means_every_seat_once_in_table_order() -> None:
    assert clockwise(a_table(4), 2) == [2, 3, 0, 1]


def test_a_turn_is_exactly_one_action() -> None:
    s = a_table()
    hold(s, 0, crew(s, propeller=2))
    taking = Play(s, turn(s))
    assert {"sail", "rest"} <= set(taking.options)
    taking.answer("action", "sail").answer("sail", "anchor")
    assert taking.over
    assert s.turn == 1


def test_nobody_may_pass() -> None:
    s = a_table()
    assert actions(s, 0) == ["rest"]


def test_who_has_an_empty_hand_and_one_action_only_takes_it_without_a_question() -> None:
    s = a_table()
    assert Play(s, turn(s)).kind == "own_crew"
    assert told(s, "rests") == [(0, 3)]


def test_who_has_cards_is_asked_even_for_the_only_action_as_silence_would_tell_what_they_are() -> None:
    s = a_table()
    hold(s, 0, crew(s, protects=BLUE))
    assert (Play(s, turn(s)).kind, actions(s, 0)) == ("action", ["rest"])


def test_hiring_is_offered_to_those_with_money_only() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(4)])
    assert ("hire", 0) not in actions(s, 0)
    hold(s, 0, crew(s, money=1))
    assert ("hire", 0) in actions(s, 0)


def test_sailing_is_offered_to_those_with_a_propeller_or_a_token_only() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=1))
    assert "sail" not in actions(s, 0)
    s.tokens[1] = 1
    assert "sail" in actions(s, 1)
    hold(s, 0, crew(s, propeller=1))
    assert "sail" in actions(s, 0)


def test_every_deed_leads_to_its_own_rules() -> None:
    s = a_table()
    site = sink(s, points=2)
    moor(s, 0, site)
    offer(s, *[crew(s) for _ in range(4)])
    hold(s, 0, crew(s, money=4), crew(s, money=5), crew(s, propeller=1), crew(s, propeller=2))
    kinds: dict[Value, str] = {
        "sail": "propel",
        "renew": "pay",
        "rest": "own_crew",
        ("hire", 2): "pay",
        ("dive", site): "stone",
    }
    assert set(kinds) <= set(actions(s, 0))
    for deed, kind in kinds.items():
        again = copy(s)
        assert Play(again, turn(again)).answer("action", deed).kind == kind


def test_a_played_card_lies_face_up_for_all_to_see_until_the_turn_ends() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(4)])
    coin = hold(s, 0, crew(s, money=1, copies=2))
    hold(s, 0, coin)
    s.tokens[0] = 1
    hiring = Play(s, turn(s)).answer("action", ("hire", 1)).answer("pay", coin)
    assert hiring.kind == "pay"
    assert seen(s, "played", 1)[0] == [coin]
    assert s.hands[0] == [coin]


def test_played_cards_go_face_down_to_the_resting_area_when_the_turn_ends() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(4)])
    coin = hold(s, 0, crew(s, money=1))
    before = len(s.resting[0])
    Play(s, turn(s)).answer("action", ("hire", 0)).let_nature()
    assert s.played[0] == []
    assert coin in s.resting[0]
    assert len(s.resting[0]) == before + 1
    assert seen(s, "resting", 1)[0] == [None] * (before + 1)


def test_cards_played_in_a_dive_rest_as_soon_as_it_is_over_also_those_of_others() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    moor(s, 1, site)
    all_stones_in_bag(s)
    card = hold(s, 1, crew(s, colour=0, points=1))
    diving = Play(s, turn(s)).answer("action", ("dive", site)).draw(0).answer("crew", card, seat=1)
    assert s.played[1] == [card]
    diving.stop()
    assert s.played[1] == []
    assert card in s.resting[1]


def test_one_may_look_at_ones_own_hand_and_resting_cards_but_not_at_those_of_others() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=1))
    assert seen(s, "resting", 0)[0] == s.resting[0]
    assert seen(s, "hands", 0)[0] == s.hands[0]
    for viewer in (1, -1):
        assert seen(s, "resting", viewer)[0] == [None] * len(s.resting[0])
        assert seen(s, "hands", viewer)[0] == [None]


# --- rest ---


def test_resting_shuffles_the_resting_cards_and_takes_three_of_them_to_hand() -> None:
    s = a_table()
    spare = crew(s)
    rest_cards(s, 0, spare)
    resting = s.resting[0][:]
    assert len(resting) == 5
    taking = Play(s, rest(s, 0))
    back: list[int] = []
    for _ in range(3):
        assert sorted(taking.options, key=str) == sorted(s.resting[0], key=str)
        card = s.resting[0][-1]
        taking.answer("own_crew", card)
        back.append(card)
    assert taking.over
    assert s.hands[0] == sorted(back)
    assert s.resting[0] == resting[:2]


def test_every_resting_card_is_as_likely_to_come_back() -> None:
    s = a_table()
    twins = crew(s, copies=2)
    rest_cards(s, 0, twins, twins)
    weights = Play(s, rest(s, 0)).weights
    assert weights[twins] == 2
    assert sum(weights.values()) == 6


@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_three_resting_cards_or_fewer_all_come_back(count: int) -> None:
    s = a_table()
    resting = s.resting[0][:count]
    s.hands[0] = s.resting[0][count:]
    s.resting[0] = resting[:]
    taking = Play(s, turn(s)).answer("action", "rest")
    assert taking.over
    assert s.resting[0] == []
    assert s.hands[0] == sorted(s.c.starters)


def test_without_resting_cards_one_cannot_rest() -> None:
    s = a_table()
    s.hands, s.resting = s.resting, s.hands
    assert "rest" not in actions(s, 0)


def test_cards_in_hand_stay_there_while_one_rests() -> None:
    s = a_table()
    card = hold(s, 0, crew(s))
    Play(s, rest(s, 0)).let_nature()
    assert card in s.hands[0]
    assert len(s.hands[0]) == 4


def test_only_the_seat_itself_is_told_which_cards_came_back() -> None:
    s = a_table()
    Play(s, rest(s, 0)).let_nature()
    assert s.listener is not None
    assert [(fact.kind, fact.to) for fact in s.listener] == [("rests", -1), *[("returns", 0)] * 3]


def test_the_others_think_the_hand_possible_at_every_card_that_comes_back() -> None:
    s = a_table()
    rest_cards(s, 0, crew(s))
    taking = Play(s, rest(s, 0))
    while not taking.over:
        if s.traces[0]:
            assert tuple(s.hands[0]) in dict(likely_hands(tuple(s.traces[0])))
        taking.answer("own_crew", taking.options[0])


def test_another_seat_can_imagine_the_table_while_nature_picks_the_cards_that_come_back() -> None:
    table = Table("deepblue", seats=2, seed=1, nature="ask")
    s = cast(DeepBlueState, table.state)
    while s.turn < 0:
        table.answer(table.questions[0].options[0])
    while table.questions[0].kind != "own_crew":
        options = table.questions[0].options
        table.answer("rest" if "rest" in options and len(s.resting[s.turn]) > 3 else options[0])
    other = 1 - s.turn
    for seed in range(20):
        imagined = table.seat(other).imagine(Stream(seed))
        assert list(GAME.rules.invariants(cast(DeepBlueState, imagined.state))) == []


# --- a game nobody ends ---


def test_forty_rounds_without_a_dive_end_the_game() -> None:
    s = a_table(2)
    s.quiet = QUIET_ROUNDS * 2 - 2
    assert QUIET_ROUNDS == 40
    Play(s, turn(s)).let_nature()
    assert not s.over
    Play(s, turn(s)).let_nature()
    assert s.over
    assert told(s, "abandoned") == [()]


def test_a_dive_begins_the_count_of_quiet_rounds_anew() -> None:
    s = a_table(2)
    s.quiet = QUIET_ROUNDS * 2 - 1
    site = sink(s)
    moor(s, 0, site)
    Play(s, turn(s)).answer("action", ("dive", site)).draw(0).stop()
    assert not s.over
    assert s.quiet == 0


def test_a_boat_on_open_water_cannot_dive() -> None:
    s = a_table()
    moor(s, 0, open_water(s))
    assert [deed for deed in actions(s, 0) if deed[0] == "dive"] == []
