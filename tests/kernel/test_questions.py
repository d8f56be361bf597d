from __future__ import annotations

from typing import TypeVar

import pytest

from fathomfive.kernel import (
    Ask,
    Chance,
    Draw,
    Pick,
    Pile,
    Question,
    Roll,
    Rule,
    RulesError,
    Stream,
    Together,
    Value,
    ask,
    draw,
    pick,
    roll,
)

V = TypeVar("V", bound="int | str | tuple[Value, ...]")


def answered(rule: Rule[V], *answers: Value) -> tuple[list[Question], V]:
    """Run a rule with given answers: what it asked, and its result."""
    asked: list[Question] = []
    left = list(answers)
    try:
        question = next(rule)
        while True:
            asked.append(question)
            question = rule.send(left.pop(0))
    except StopIteration as stop:
        assert left == []
        result: V = stop.value
        return asked, result


def test_ask_asks_even_when_there_is_one_option_if_silence_would_tell_a_secret() -> None:
    asked, answer = answered(ask(2, "pay", [7], (1,), secret=True), 7)
    assert repr(asked) == "[Ask(2, 'pay', [7])]"
    assert isinstance(asked[0], Ask) and asked[0].about == (1,) and asked[0].again is None and asked[0].secret
    assert answer == 7


def test_ask_asks_only_when_there_is_a_choice() -> None:
    assert answered(ask(2, "pay", [7])) == ([], 7)
    asked, answer = answered(ask(2, "pay", ["a", "b"]), "b")
    assert repr(asked) == "[Ask(2, 'pay', ['a', 'b'])]"
    assert answer == "b"


def test_draw_takes_what_nature_picks_from_the_pool() -> None:
    pile = Pile([1, 2, 2])
    asked, card = answered(draw(pile, "fish"), 2)
    assert isinstance(asked[0], Draw) and asked[0].kind == "fish"
    assert card == 2
    assert pile == Pile([1, 2])


def test_draw_asks_nobody_for_the_known_tail() -> None:
    pile = Pile([], tail=[5, 4])
    assert answered(draw(pile)) == ([], 5)
    assert pile == Pile([], tail=[4])


def test_draw_from_an_empty_pile_is_a_defect_of_the_rules() -> None:
    with pytest.raises(RulesError, match="fish: drew from an empty pile"):
        answered(draw(Pile(), "fish"))


def test_roll_and_pick_ask_nature() -> None:
    rolled, face = answered(roll(8, "depth"), 3)
    assert repr(rolled) == "[Roll(8, 'depth')]"
    assert face == 3
    picked, value = answered(pick(("a", "b"), "wind"), "b")
    assert repr(picked) == "[Pick(['a', 'b'], 'wind')]"
    assert value == "b"


def test_a_draw_weighs_every_kind_of_card_by_its_number() -> None:
    question = Draw(Pile([3, 1, 3], tail=[9]))
    assert question.weights() == [(1, 1), (3, 2)]
    assert repr(question) == "Draw(Pile([1, 3, 3], tail=[9]), 'draw')"


def test_every_face_and_every_value_weighs_the_same() -> None:
    assert Roll(3).weights() == [(1, 1), (2, 1), (3, 1)]
    assert Pick(["a", ("b", 1)]).weights() == [("a", 1), (("b", 1), 1)]


@pytest.mark.parametrize("question", [Draw(Pile([1, 1, 1, 2])), Roll(4), Pick(["a", "b", "c"])])
def test_samples_come_as_often_as_the_weights_say(question: Chance) -> None:
    stream, counts = Stream(11), dict[Value, int]()
    for _ in range(4000):
        value = question.sample(stream)
        counts[value] = counts.get(value, 0) + 1
    total = sum(weight for _, weight in question.weights())
    assert set(counts) == {value for value, _ in question.weights()}
    for value, weight in question.weights():
        assert abs(counts[value] / 4000 - weight / total) < 0.03


def test_a_chance_of_no_kind_has_no_weights() -> None:
    with pytest.raises(NotImplementedError):
        Chance().weights()
    with pytest.raises(NotImplementedError):
        Chance().sample(Stream(0))


def test_together_shows_its_asks() -> None:
    assert (
        repr(Together([Ask(0, "bid", [1]), Ask(1, "bid", [2])])) == "Together([Ask(0, 'bid', [1]), Ask(1, 'bid', [2])])"
    )
