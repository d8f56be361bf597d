from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.arena.crew import Crew
from fathomfive.arena.match import Result
from tools import strength, strength_book, strength_lines
from tools.strength_book import Played
from tools.strength_lines import Line, lines
from tools.strength_page import page, verdict

SLIPS = Line("Bars", "2 seats", "otys", 2, ("greedy", "random"), {"sponsors": ("basic", "advanced")}, 0.95)
ALONE = Line("Alone", "officer", "nemo", 1, ("greedy",), {}, 0.65)
TOGETHER = Line("Together", "officer, 2 seats", "nemo", 2, ("greedy",), {}, like="officer")


def test_games_of_a_line_take_its_options_in_turn_and_each_deal_from_both_seats() -> None:
    played = [
        (match.options["sponsors"], match.seed, numbers) for match, numbers, *_ in strength.pieces(SLIPS, 7, range(6))
    ]
    basic, advanced = ("basic", 7), ("advanced", 8)
    assert played == [
        (*basic, [0]), (*basic, [1]), (*advanced, [0]), (*advanced, [1]), (*basic, [2]), (*basic, [3]),
    ]  # fmt: skip


def test_a_line_that_goes_on_after_an_interruption_comes_to_the_same() -> None:
    crew = Crew.of(1)
    parts = [strength.play(SLIPS, 7, range(first, first + 2), crew) for first in (0, 2)]
    assert sum(parts) == strength.play(SLIPS, 7, range(4), crew)


def test_a_shared_win_counts_its_share_and_allies_win_it_whole() -> None:
    shared = Result(0, 0, ("greedy", "random"), [3, 3], [1, 1], 2)
    assert strength.won(SLIPS, shared, False) == 0.5
    both = Result(0, 0, ("greedy", "greedy"), [3, 3], [1, 1], 2)
    assert strength.won(TOGETHER, both, True) == 1.0
    assert strength.won(TOGETHER, Result(0, 0, ("greedy", "greedy"), [0, 0], [2, 2], 2), True) == 0.0


def test_games_of_several_seeds_add_up_and_those_of_bots_that_thought_otherwise_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line("Bars", "2 seats", "otys", 2, ("learned:seconds=0.1", "greedy"))
    file = tmp_path / "played.csv"
    kept = {strength_book.key(line, 1): Played(20, 17.5), strength_book.key(line, 2): Played(10, 9)}
    strength_book.write(file, kept)
    assert strength_book.read(file) == kept
    assert strength_book.total(line, kept) == Played(30, 26.5)
    monkeypatch.setitem(strength_book.THINKING, "learned", "another way")
    assert strength_book.total(line, kept) == Played(0, 0)


def test_a_new_model_begins_a_line_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line("Bars", "2 seats", "otys", 2, ("learned:seconds=0.1", "greedy"))
    kept = {strength_book.key(line, 1): Played(20, 17.5)}
    monkeypatch.setattr(strength_book, "weights", lambda game, allied: b"another model")
    assert strength_book.total(line, kept) == Played(0, 0)


def test_a_verdict_needs_many_games_or_an_interval_on_one_side() -> None:
    assert verdict(0.95, Played(0, 0)) == "not measured"
    assert verdict(0.5, Played(10, 6)) == "so far reached"
    assert verdict(0.5, Played(10, 4)) == "so far not reached"
    assert verdict(0.5, Played(10, 0)) == "not reached"
    assert verdict(0.5, Played(200, 101)) == "reached"


def test_together_is_held_against_alone() -> None:
    kept = {strength_book.key(ALONE, 1): Played(200, 100), strength_book.key(TOGETHER, 1): Played(200, 99)}
    told = page([ALONE, TOGETHER], kept)
    assert "| as alone | 200 | 49.5 % | 42.6 % – 56.4 % | not reached |" in told
    kept[strength_book.key(TOGETHER, 1)] = Played(200, 100)
    assert "| as alone | 200 | 50.0 % | 43.1 % – 56.9 % | reached |" in page([ALONE, TOGETHER], kept)


def test_the_command_plays_until_a_line_has_its_games_and_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "lines", lambda: [SLIPS])
    monkeypatch.setattr(strength, "compiled", lambda: True)
    for games in ("2", "4"):
        command = f"strength --games {games} --jobs 1 --folder {tmp_path}".split()
        monkeypatch.setattr("sys.argv", command)
        strength.main()
    [row] = strength_book.read(tmp_path / "played.csv").items()
    assert row == (strength_book.key(SLIPS, 20_000), Played(4, 4.0))
    assert "| 95 % | 4 | 100.0 % |" in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_the_page_in_the_repository_is_written_from_what_was_played() -> None:
    kept = strength_book.read(strength.FOLDER / "played.csv")
    assert kept
    assert (strength.FOLDER / "README.md").read_text(encoding="utf-8") == page(lines(), kept)


def test_every_line_can_be_played_as_it_stands() -> None:
    for line in lines():
        assert len(strength.pieces(line, 1, range(2))) == 2, line.name
    assert len({line.name for line in lines()}) == len(lines())
    assert strength_lines.bars()
