"""What measures the levels: it judges as a review does, goes on where it was, and forgets what is no longer so."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from fathomfive.bots.making import LEVELS
from fathomfive.kernel import Json, Stream, Table
from fathomfive.study.actions import Course
from fathomfive.study.decisions import Effort, gained, judge
from fathomfive.study.evaluator import Evaluator
from fathomfive.study.race import Action
from tools import levels


def test_the_examples_hold() -> None:
    found = doctest.testmod(levels)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_rule_of_thumb_gains_and_loses_nothing_against_itself() -> None:
    assert levels.measured("deepblue-rivals", levels.THUMB, 2, 3).gains == [0.0] * levels.PLACES


def test_a_gain_is_what_a_review_says_it_is() -> None:
    table, stream = Table("otys", 3, 4, nature="ask"), Stream(4)
    compared = 0
    while compared < 3:
        if table.asks and len(table.asks[0].options) > 2:
            ask = table.asks[0]
            action = Action(ask.seat, table.version, [table.copy()], [ask.options[-1]])
            gains = gained(action, Evaluator(table), 9, 4)
            moment = judge(action, Evaluator(table), Effort(look=4, heat=4, fresh=4, most=4), 9)
            assert gains == (moment.gains, moment.gain_errors)
            compared += any(gains[0])
        go_on(table, stream)


def go_on(table: Table, stream: Stream) -> None:
    """One answer by the rule of thumb, or of nature."""
    if table.asks:
        table.answer(table.game.advise(table.state, table.asks[0], stream), table.asks[0].seat)
    else:
        table.answer(table.question.options[0])  # type: ignore[union-attr]


def test_all_questions_of_one_action_are_decided_by_the_level() -> None:
    """In Deep Blue what is paid with can be changed until it is paid: a level answers both, and is judged by both."""
    course = Course(finished("deepblue", 3, 5))
    lengths: set[int] = set()
    for event in course.events():
        if event.seat >= 0 and event.ways and len(lengths) < 2:
            action = levels.acted(course.at(event.first), event.seat, "sunlit", event.first)
            assert len(action.tables) == len(action.chosen) == action.last - action.first + 1
            assert [table.version for table in action.tables] == list(range(action.first, action.last + 1))
            lengths.add(len(action.tables))
    assert len(lengths) == 2


def finished(game: str, seats: int, seed: int) -> dict[str, Json]:
    table, stream = Table(game, seats, seed), Stream(seed)
    while not table.over:
        table.answer(table.game.advise(table.state, table.asks[0], stream), table.asks[0].seat)
    return table.record()


def test_what_was_measured_is_gone_on_with_and_a_level_that_changed_is_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tmp_path / "levels.jsonl"
    arguments = ["levels", "otys-rivals", "--level", "calm", "--courses", "1", "--found", str(found)]
    monkeypatch.setattr("sys.argv", [*arguments, "--games", "1"])
    levels.main()
    first = found.read_text().splitlines()
    monkeypatch.setattr("sys.argv", [*arguments, "--games", "2"])
    levels.main()
    assert found.read_text().splitlines()[:1] == first
    assert [batch.seed for batch in levels.found_in(found)] == [60001, 60002]
    assert f"over {2 * levels.PLACES} decisions" in capsys.readouterr().out
    monkeypatch.setitem(LEVELS, "calm", "greedy:slips=0.4")
    assert levels.found_in(found) == []


def test_the_mean_counts_every_decision_and_games_as_what_is_drawn() -> None:
    batches = [levels.Batch("m", "calm", "s", 1, seed, gains) for seed, gains in enumerate([[0.1, 0.3], [-0.1, -0.3]])]
    mean, error, count = levels.mean_of(batches)
    assert (mean, count) == (0.0, 4)
    assert error == pytest.approx((2 * 0.4**2) ** 0.5 / 4)
