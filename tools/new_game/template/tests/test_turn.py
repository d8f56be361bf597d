from __future__ import annotations

from fathomfive.kernel import Ask, Draw
from tools.new_game.template.newgame.rules.turn import DRAW, REST, turn

from .answering import answered
from .positions import CROWN, PEARL, SHELL, laid


def test_a_card_goes_from_the_hand_into_the_row() -> None:
    s = laid([[SHELL, SHELL, PEARL], [SHELL]], [CROWN])
    rules = turn(s)
    question = next(rules)
    assert isinstance(question, Ask)
    assert list(question.options) == [SHELL, PEARL]
    rules.send(SHELL)
    assert (s.hands[0], s.rows[0]) == ([SHELL, PEARL], [SHELL])


def test_another_card_comes_into_the_hand() -> None:
    s = laid([[SHELL, PEARL], [SHELL]], [CROWN, PEARL])
    assert isinstance(answered(turn(s), SHELL, DRAW), Draw)
    s = laid([[SHELL, PEARL], [SHELL]], [CROWN, PEARL])
    assert answered(turn(s), SHELL, DRAW, CROWN) is None
    assert s.hands[0] == [PEARL, CROWN]
    assert s.turn == 1


def test_who_rests_draws_nothing() -> None:
    s = laid([[SHELL, PEARL], [SHELL]], [CROWN])
    assert answered(turn(s), SHELL, REST) is None
    assert (s.hands[0], len(s.deck)) == ([PEARL], 1)


def test_nobody_is_asked_to_draw_from_an_empty_deck() -> None:
    s = laid([[SHELL, PEARL], [SHELL]], [])
    assert answered(turn(s), SHELL) is None


def test_who_has_one_card_is_not_asked_which() -> None:
    s = laid([[SHELL], [SHELL]], [])
    assert answered(turn(s)) is None
    assert s.rows[0] == [SHELL]


def test_a_card_like_the_one_just_played_is_lost() -> None:
    s = laid([[SHELL, PEARL], [SHELL]], [SHELL, SHELL])
    assert answered(turn(s), SHELL, DRAW, SHELL) is None
    assert (s.hands[0], s.discard) == ([PEARL], [SHELL])


def test_the_game_ends_when_the_next_seat_has_no_cards() -> None:
    s = laid([[SHELL, PEARL], []], [])
    assert answered(turn(s), SHELL) is None
    assert s.over
