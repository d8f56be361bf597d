from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fathomfive.kernel import Ask, SetupError
from fathomfive.kernel.actions import Actions
from fathomfive.kernel.domains import Domain, both, numbers, words

LAX: Any = lambda value: value  # noqa: E731  (what a type checker would refuse)
SAIL = Actions({"sail": both(numbers(2), numbers(3)), "anchor": words("drop", "keep") | numbers(2)})


def test_actions_are_numbered_kind_by_kind() -> None:
    assert len(SAIL) == 10
    assert SAIL.kinds == ("sail", "anchor")
    assert SAIL.of("sail") == range(0, 6) and SAIL.of("anchor") == range(6, 10)
    assert SAIL.id("anchor", "drop") == 6


def test_every_number_stands_for_the_action_that_has_it() -> None:
    for id in range(len(SAIL)):
        assert SAIL.id(*SAIL.value(id)) == id


def test_lists_and_numpy_integers_stand_for_tuples_and_numbers() -> None:
    assert SAIL.id("sail", [1, 2]) == SAIL.id("sail", (1, 2)) == 5
    assert SAIL.id("anchor", np.int64(1)) == SAIL.id("anchor", 1)
    assert SAIL.value(np.int64(5)) == ("sail", (1, 2))


def test_the_options_of_a_question_have_ids_in_their_order() -> None:
    assert SAIL.ids(Ask(0, "anchor", ["keep", "drop"])) == [7, 6]
    assert SAIL.missing(Ask(0, "anchor", ["keep", 7])) == [7]
    assert SAIL.missing(Ask(0, "dive", [0])) == [0]


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("dive", 1, "no kind of question 'dive'; there are sail, anchor"),
        ("anchor", "up", "'up' is never an option of 'anchor'"),
        ("anchor", 1.5, "1.5 is not a plain value"),
    ],
)
def test_what_is_no_action_is_refused_in_words(kind: str, value: object, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        SAIL.id(kind, value)


def test_a_number_beyond_the_list_is_refused() -> None:
    for id in (-1, 10):
        with pytest.raises(SetupError, match=f"there is no action {id}; there are actions 0 to 9"):
            SAIL.value(id)


def test_an_unknown_kind_has_no_ids() -> None:
    with pytest.raises(SetupError, match="no kind of question 'dive'"):
        SAIL.of("dive")


def test_actions_have_a_factored_form_of_kind_and_arguments() -> None:
    assert SAIL.sizes == (2, 5, 4)
    assert SAIL.arguments(0) == [0, 1, "drop", "keep"]
    assert SAIL.factors(SAIL.id("sail", (1, 2))) == (0, 2, 3)
    assert SAIL.factors(SAIL.id("anchor", "drop")) == (1, 3, 0)
    assert [SAIL.from_factors(SAIL.factors(id)) for id in range(10)] == list(range(10))


def test_factors_of_no_action_are_refused() -> None:
    with pytest.raises(SetupError, match=r"no action has the factors \[0, 0, 0\]; there are \(2, 5, 4\) of them"):
        SAIL.from_factors([0, 0, 0])
    with pytest.raises(SetupError, match=r"no action has the factors \['drop', 0, 0\]"):
        SAIL.from_factors(LAX(["drop", 0, 0]))
    assert SAIL.from_factors(LAX(np.array(SAIL.factors(7)))) == 7
    for position in (-1, 2, "first"):
        with pytest.raises(SetupError, match=f"there is no argument {position!r}; there are arguments 0 to 1"):
            SAIL.arguments(LAX(position))


def test_equal_lists_have_equal_digests_and_others_do_not() -> None:
    assert Actions({"a": numbers(2)}).digest == Actions({"a": Domain([0, 1])}).digest
    assert Actions({"a": numbers(2)}).digest != Actions({"a": numbers(3)}).digest


def test_actions_say_how_many_they_are() -> None:
    assert repr(SAIL) == "Actions(10 of 2 kinds)"
