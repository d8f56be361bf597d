"""What one is warned of, in a game whose chances can be reckoned by hand, and in puzzles."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Stream, Table
from fathomfive.kernel.values import jsonable
from fathomfive.study import caution as module
from fathomfive.study.caution import caution
from fathomfive.study.puzzles import puzzles
from tests.study.plunge import played

LAST = [("deep", "slow", 6), *[("deep", "slow", 1)] * 5]
AMPLE = 1000.0


def at(step: int) -> Table:
    return Table.replay(played(1, [0], LAST), upto=step, nature="ask")


def test_a_wasted_dive_is_warned_of_with_what_it_loses() -> None:
    found = caution(at(17), 0, 1, AMPLE)
    [doubt] = found.doubts
    assert (found.best, doubt.option, doubt.grade) == ("slow", "fast", "blunder")
    assert doubt.loss == pytest.approx(2 / 3, abs=3 * doubt.error)
    assert doubt.worth == 0.0


def test_where_nothing_can_be_lost_there_is_nothing_to_warn_of() -> None:
    won = Table.replay(played(1, [0], [("deep", "slow", 6)] * 6), upto=13, nature="ask")
    assert caution(won, 0, 1, AMPLE).doubts == []


def test_without_time_nobody_is_warned() -> None:
    assert caution(at(17), 0, 1, 1e-9).doubts == []


@pytest.mark.parametrize("game", ["deepblue", "otys"])
def test_the_worst_option_of_a_puzzle_is_warned_of_and_its_solution_is_not(game: str) -> None:
    puzzle = max(puzzles(game), key=lambda one: one.options[-1].lead)
    found = caution(Table.replay(puzzle.record), puzzle.seat, 3, AMPLE)
    warned = [jsonable(doubt.option) for doubt in found.doubts]
    assert puzzle.solution not in warned
    assert puzzle.options[-1].value in warned
    assert [doubt.loss for doubt in found.doubts] == sorted([doubt.loss for doubt in found.doubts], reverse=True)


def test_a_warning_does_not_depend_on_what_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = max(puzzles("otys"), key=lambda one: one.loss)
    table = Table.replay(puzzle.record)
    monkeypatch.setattr(module, "MOST", 16)
    fair = caution(table, puzzle.seat, 3, AMPLE)
    redeal = table.game.rules.redeal

    def twice(s, viewer, stream):  # type: ignore[no-untyped-def]
        redeal(s, viewer, Stream(99))
        redeal(s, viewer, stream)

    monkeypatch.setattr(table.game.rules, "redeal", twice)
    assert caution(table, puzzle.seat, 3, AMPLE) == fair
