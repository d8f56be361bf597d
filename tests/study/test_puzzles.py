"""The shipped puzzles: each can be played again, and its solution is an option that surely leads all others."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from fathomfive.bots import names
from fathomfive.kernel import Table
from fathomfive.kernel.values import plain
from fathomfive.study.puzzles import making, of_the_day, puzzles
from fathomfive.study.puzzles.making import CLEAR, chosen, puzzle_at
from fathomfive.study.puzzles.shapes import Puzzle, grade


@pytest.mark.parametrize("game", sorted({puzzle.game for puzzle in puzzles()}))
def test_every_shipped_puzzle_replays_and_its_solution_is_legal(game: str) -> None:
    for puzzle in puzzles(game):
        table = Table.replay(puzzle.record)
        assert (table.game.id, table.seats) == (puzzle.game, puzzle.seats), puzzle.id
        asked = table.seat(puzzle.seat).question
        assert asked.kind == puzzle.kind, puzzle.id
        assert plain(puzzle.solution) in asked.options, puzzle.id
        assert {plain(option.value) for option in puzzle.options} == set(asked.options), puzzle.id
        assert puzzle.options[0].value == puzzle.solution
        for other in puzzle.options[1:]:
            assert other.lead - 2 * other.error >= CLEAR[puzzle.mode] - 0.001, puzzle.id
        assert puzzle.loss == puzzle.options[1].lead
        assert puzzle.grade == grade(puzzle.fails) and set(puzzle.fails) == set(names())
        assert "result" not in puzzle.record or puzzle.record["result"] is None


GAMES = {"deepblue", "endeavor", "nemo", "neweden", "otys"}


def test_every_game_has_puzzles_with_names_of_their_own() -> None:
    assert {puzzle.game for puzzle in puzzles()} == GAMES
    assert max(Counter(puzzle.id for puzzle in puzzles()).values()) == 1


MODES = {
    ("deepblue", "rivals"), ("otys", "rivals"), ("neweden", "rivals"), ("neweden", "alone"),
    ("endeavor", "rivals"), ("endeavor", "together"), ("endeavor", "alone"),
    ("nemo", "together"), ("nemo", "alone"),
}  # fmt: skip


def test_every_game_and_mode_has_forty_puzzles() -> None:
    count = Counter((puzzle.game, puzzle.mode) for puzzle in puzzles())
    assert set(count) == MODES
    assert min(count.values()) >= 40, count
    for puzzle in puzzles():
        assert (puzzle.seats == 1) == (puzzle.mode == "alone"), puzzle.id


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    first = date(2026, 1, 1)
    week = [of_the_day(first + timedelta(days=day)) for day in range(5)]
    assert {puzzle.game for puzzle in week} == GAMES
    assert of_the_day(first) == week[0]


def test_the_same_position_makes_the_same_puzzle() -> None:
    shipped = puzzles("otys")[0]
    table = Table.replay(shipped.record)
    again = puzzle_at(table, shipped.seat, int(str(shipped.record["seed"])))
    assert again is not None
    assert (again.solution, again.options, again.id) == (shipped.solution, shipped.options, shipped.id)


def test_a_lead_that_is_not_clear_makes_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = puzzles("otys")[0]
    monkeypatch.setitem(making.CLEAR, "rivals", shipped.loss + 0.01)
    table = Table.replay(shipped.record)
    assert puzzle_at(table, shipped.seat, int(str(shipped.record["seed"]))) is None


def test_kinds_of_questions_are_chosen_in_turn() -> None:
    def made(kind: str, fails: float) -> Puzzle:
        shares = {"calm": fails}
        return Puzzle("otys", 2, 0, kind, 1, 0.1, 0.01, grade(shares), shares, [], {"kind": kind, "fails": fails})

    row = chosen([made("key", 0.9), made("key", 0.8), made("key", 0.7), made("level", 0.2)], 2)
    assert sorted(puzzle.kind for puzzle in row) == ["key", "level"]
    assert max(puzzle.fails["calm"] for puzzle in row) == 0.9
