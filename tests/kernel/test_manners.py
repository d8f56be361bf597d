"""A library that behaves: tables copy, pickle and show themselves, and wrong arguments are refused in words."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fathomfive as ff
from fathomfive.kernel import FathomError, RulesError, Stream, Table
from fathomfive.kernel.scores import returns
from tests.kernel.playing import play_out


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_copies_and_pickles_are_equal_tables_that_go_on_by_themselves(again: Callable[[Table], Table]) -> None:
    table = Table("cards", seed=3, facts=True)
    table.answer(table.asks[0].options[0])
    other = again(table)
    assert other.hash() == table.hash() and other.facts == table.facts
    other.answer(other.asks[0].options[0])
    assert other.version == table.version + 1
    assert play_out(other).over and not table.over


def test_an_imagined_table_is_neither_copied_nor_pickled() -> None:
    imagined = Table("cards", seed=3).imagine(0, Stream(1))
    with pytest.raises(RulesError, match="an imagined table cannot be saved"):
        pickle.dumps(imagined)
    with pytest.raises(RulesError, match="an imagined table can be neither copied nor imagined again"):
        copy.copy(imagined)


def test_a_table_shows_what_is_going_on() -> None:
    table = Table("cards", seed=3)
    assert repr(table) == "<Table cards, 2 seats, seed 3, 10 answers: 'play' is asked of seat 0>"
    assert repr(play_out(table)) == "<Table cards, 2 seats, seed 3, 20 answers: over>"
    assert repr(Table("cards", seed=3, nature="ask")).endswith("0 answers: 'deal' is asked of nature>")


def test_numpy_integers_are_numbers() -> None:
    table = Table("cards", seats=np.int64(2), seed=np.int64(3))
    option = table.asks[0].options[0]
    assert isinstance(option, int)
    table.answer(np.int64(option), seat=np.int8(0))
    assert table.view(np.int64(1)) == table.view(1)
    assert pickle.loads(pickle.dumps(table)).hash() == table.hash()


LAX: Any = Table
WRONG: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (lambda t: t.imagine(9, Stream(1)), FathomError, "there is no seat 9; there are seats 0 to 1"),
    (lambda t: t.seat(9), FathomError, "there is no seat 9; there are seats 0 to 1"),
    (lambda t: t.seat(None), FathomError, "there is no seat None"),
    (lambda t: t.view("me"), FathomError, "there is no seat 'me'"),
    (lambda t: t.seat(0).imagine(9), TypeError, "Stream"),
    (lambda t: t.answer(t.asks[0].options[0], "me"), FathomError, "a seat is a number from 0 to 1, not 'me'"),
    (lambda t: Table.replay(t.record(), upto=-1), FathomError, "upto is a number of answers from 0 on, not -1"),
    (lambda t: LAX("lagoon", options="a=b"), FathomError, "options are a mapping of names to choices, such as"),
    (lambda t: LAX(5), FathomError, "a table wants a game or its id, such as 'otys', not 5"),
    (lambda t: LAX("cards", seed=1.0), FathomError, "a seed is a whole number from 0"),
    (lambda t: LAX("cards", seats=2.0), FathomError, "cards has 2 to 2 seats, not 2.0"),
]


@pytest.mark.parametrize(("do", "error", "said"), WRONG)
def test_wrong_arguments_are_refused_in_words(do: Callable[[Any], Any], error: type[Exception], said: str) -> None:
    with pytest.raises((error, TypeError), match=said if error is not TypeError else "Stream"):
        do(Table("cards", seed=3))


def test_a_seat_shows_itself_and_not_the_luck_of_its_table() -> None:
    assert repr(Table("cards", seed=31415).seat(1)) == "<Seat 1 of 2 at cards>"


def test_places_are_worth_from_one_to_minus_one() -> None:
    assert returns([1, 2], False) == [1.0, -1.0]
    assert returns([1, 1], False) == [0.0, 0.0]
    assert returns([3, 1, 2], False) == [-1.0, 1.0, 0.0]
    assert returns([1], True) == [1.0] and returns([2, 2, 2], True) == [-1.0] * 3


def test_who_lost_to_nobody_has_lost() -> None:
    assert returns([2, 3], False) == [-1.0, -1.0]


def test_returns_are_nothing_before_the_end_and_sum_to_nothing_among_rivals() -> None:
    table = Table("cards", seed=3)
    assert table.returns == table.rewards == [0.0, 0.0]
    play_out(table)
    assert sum(table.returns) == sum(table.rewards) == 0.0
    assert max(table.returns) == 1.0


def test_the_package_says_whether_it_runs_compiled() -> None:
    from fathomfive.kernel import play

    assert ff.compiled is not str(play.__file__).endswith(".py")


def test_classes_methods_and_properties_say_what_they_are_compiled_or_not() -> None:
    assert "One game being played" in (Table.__doc__ or "")
    assert "Answer the pending question" in (Table.answer.__doc__ or "")
    assert "The question to answer next" in (Table.question.__doc__ or "")
    assert [*inspect.signature(Table.answer).parameters] == ["self", "value", "seat", "standing"]
    assert (returns.__doc__ or "").strip()
