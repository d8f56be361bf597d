from __future__ import annotations

import pytest

from fathomfive.games.endeavor.rules.play import begin_round, end_round, pass_on_preparation, pass_on_turn
from fathomfive.games.endeavor.rules.state import ACT, PREPARE, ROUND, clockwise
from fathomfive.games.endeavor.rules.state import rounds as number_of_rounds
from fathomfive.kernel import Table

from .positions import BOX, Play, fresh, sea


def seats_asked(table: Table, until: int) -> list[tuple[int, str]]:
    """Who is asked for what, always passing or taking the first option, up to the end of a round."""
    seen = []
    while not table.over and table.state.round <= until:  # type: ignore[attr-defined]
        asked = table.question
        assert asked is not None
        seen.append((asked.seat, asked.kind))
        table.answer("pass" if "pass" in asked.options else asked.options[0])
    return seen


def test_the_game_lasts_six_rounds_and_alone_seven() -> None:
    for seats, last in ((2, 6), (4, 6), (1, 7)):
        table = Table("endeavor", seats, 3)
        seats_asked(table, 99)
        assert table.over
        assert table.state.round == last  # type: ignore[attr-defined]
        assert number_of_rounds(table.state) == last  # type: ignore[arg-type]


def test_each_seat_prepares_in_turn_order_from_the_wave() -> None:
    table = Table("endeavor", 3, 5)
    wave = table.state.wave  # type: ignore[attr-defined]
    asked = [seat for seat, kind in seats_asked(table, 1) if kind == "recruit"]
    assert asked == [(wave + i) % 3 for i in range(3)]


def test_turns_go_clockwise_until_all_have_passed() -> None:
    s = sea(3)
    s.turn = 1
    s.passed = [0, 0, 1]
    pass_on_turn(s)
    assert s.turn == 0
    s.passed = [1, 1, 1]
    pass_on_turn(s)
    assert s.phase == ROUND


def test_the_wave_goes_to_the_left_after_a_round() -> None:
    s = sea(3)
    s.wave = 2
    end_round(s)
    assert (s.wave, s.turn, s.phase, s.passed) == (0, 0, ROUND, [0, 0, 0])


def test_after_the_last_round_the_game_is_over() -> None:
    s = sea(3)
    s.round = 6
    end_round(s)
    assert s.over


def test_actions_begin_when_everybody_is_prepared() -> None:
    s = fresh(2)
    s.phase = PREPARE
    pass_on_preparation(s)
    assert s.phase == PREPARE
    pass_on_preparation(s)
    assert s.phase == ACT


def test_clockwise_begins_with_the_seat_on_turn() -> None:
    s = sea(4)
    s.turn = 2
    assert clockwise(s) == [2, 3, 0, 1]


def test_together_rounds_one_to_three_show_bonus_goals_and_later_ones_crises() -> None:
    s = fresh(3, mode="together")
    for number in range(1, 7):
        play = Play(s, begin_round(s))
        while not play.over:
            play.answer(play.options[0])
        assert len(s.bonuses) == min(number, 3)
        assert (s.crisis >= 0) == (number > 3)
        s.crisis = -1 if number <= 3 else s.crisis
    assert len(set(s.bonuses)) == 3
    assert len(s.crisis_pile) == len(BOX.crisis_ids) - 3


def test_alone_four_crises_strike() -> None:
    table = Table("endeavor", 1, 2)
    seats_asked(table, 99)
    assert len(table.state.crisis_pile) == 2  # type: ignore[attr-defined]


def test_against_each_other_no_card_is_turned_up() -> None:
    s = fresh(3)
    assert Play(s, begin_round(s)).over
    assert s.bonuses == []
    assert s.crisis == -1


@pytest.mark.parametrize("modifier", ["storm", "blackout"])
def test_a_crisis_of_the_round_is_over_with_the_round(modifier: str) -> None:
    s = sea(2, mode="together")
    setattr(s, modifier, 1)
    end_round(s)
    assert getattr(s, modifier) == 0
