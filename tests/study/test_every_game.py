"""The identity and the manners of a review, in every game, for every number of seats and in every mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathomfive.kernel import AnyGame, SetupError, State, Stream, Table, Value, game, games
from fathomfive.study import Reviewing
from fathomfive.study.actions import Course
from fathomfive.study.decisions import Effort, judge
from fathomfive.study.evaluator import Evaluator
from fathomfive.study.race import Action
from tests.study.planting import step

PIECES = 2
"""So many pieces of a review are looked at; the identity holds at any time."""
TINY = Effort(look=4, heat=4, fresh=4, most=8)


def modes() -> Iterator[tuple[str, int, dict[str, Value]]]:
    """Every game with every number of seats, in every mode that it has for them."""
    for id in sorted(games()):
        if id not in ("deepblue", "endeavor", "nemo", "neweden", "otys"):
            continue
        choices = next((option.choices for option in game(id).options if option.name == "mode"), ())
        for seats in game(id).seats:
            for mode in choices or [None]:
                options = {} if mode is None else {"mode": mode}
                try:
                    Table(id, seats, 1, options)
                except SetupError:
                    continue
                yield id, seats, options


MODES = list(modes())
FAST = [mode for mode in MODES if mode[0] != "nemo" or mode[1] == 1]
"""Nemo's War takes long by nature: with several seats it is for the slow suite."""


def case(mode: tuple[str, int, dict[str, Value]]) -> object:
    id, seats, options = mode
    marks = [] if mode in FAST else [pytest.mark.slow]
    return pytest.param(*mode, id="-".join([id, str(seats), *map(str, options.values())]), marks=marks)


def played(id: str, seats: int, options: dict[str, Value], seed: int, slips: int) -> Table:
    """A game by the rule of thumb, with any option instead once in so many answers."""
    table, stream = Table(id, seats, seed, options, nature="ask"), Stream(seed)
    while not table.over:
        if table.asks and not stream.below(slips):
            ask = table.asks[0]
            table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
        else:
            step(table, stream)
    return table


@pytest.mark.parametrize(("id", "seats", "options"), [case(mode) for mode in MODES])
def test_result_is_decisions_and_luck_and_residual_exactly(id: str, seats: int, options: dict[str, Value]) -> None:
    table = played(id, seats, options, seats, 5)
    under_way = Reviewing(table.record(), size=1)
    for number, _ in enumerate(under_way):
        if number + 1 == PIECES:
            break
    review = under_way.review()
    assert [line.result for line in review.summary] == [
        line.own + line.others + line.luck + line.residual for line in review.summary
    ]
    assert [line.result for line in review.summary] == pytest.approx(
        [line.outcome - review.start[line.seat] for line in review.summary], abs=1e-5
    )
    assert len(review.summary) == seats
    assert all([0 <= chance <= 1 for _, chances, _ in review.course for chance in chances])


@given(st.integers(0, 2**32), st.sampled_from(FAST), st.integers(2, 9))
@settings(max_examples=6)
def test_every_answer_belongs_to_exactly_one_event(
    seed: int, mode: tuple[str, int, dict[str, Value]], slips: int
) -> None:
    course = Course(played(*mode, seed, slips).record())
    happened = course.events()
    assert [number for event in happened for number in range(event.first, event.last + 1)] == list(
        range(len(course.answers))
    )
    for event in happened:
        assert {who for who, _ in course.answers[event.first : event.last + 1]} == {event.seat}


def redealt_before(the_game: AnyGame, change: int) -> Callable[[State, int, Stream], None]:
    """The game's redeal, on a table on which everything the viewer cannot know has been replaced already."""
    redeal = the_game.rules.redeal

    def twice(s: State, viewer: int, stream: Stream) -> None:
        redeal(s, viewer, Stream(change))
        redeal(s, viewer, stream)

    return twice


@pytest.mark.parametrize("id", ["deepblue", "endeavor", "nemo", "neweden", "otys"])
def test_a_fair_judgement_does_not_change_when_what_the_seat_cannot_know_is_redealt(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, stream = Table(id, max(2, game(id).seats[0]), 21, nature="ask"), Stream(8)
    compared = 0
    while not table.over and compared < 3:
        if table.asks and len(table.asks[0].options) > 1 and table.version % 17 == 0:
            ask = table.asks[0]
            action = Action(ask.seat, table.version, [table], [ask.options[-1]])
            fair = judge(action, Evaluator(table), TINY, 5)
            with monkeypatch.context() as patch:
                patch.setattr(table.game.rules, "redeal", redealt_before(table.game, 101))
                again = judge(action, Evaluator(table), TINY, 5)
            assert (again.loss, again.error, again.grade, again.better, again.options) == (
                fair.loss, fair.error, fair.grade, fair.better, fair.options,
            )  # fmt: skip
            assert (again.gains, again.reason, again.line) == (fair.gains, fair.reason, fair.line)
            compared += 1
        step(table, stream)
    assert compared == 3
