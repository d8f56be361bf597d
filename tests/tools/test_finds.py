"""What was found game by game is written down, and found again."""

from __future__ import annotations

from pathlib import Path

from tools.finds import by_game, cost, found_in


def squares(path: Path, setting: str, games: int) -> tuple[list[int], list[int]]:
    """The squares of the first numbers, and those that had to be reckoned."""
    asked: list[int] = []

    def find(number: int) -> int:
        asked.append(number)
        return number * number

    return list(by_game(path, setting, games, find, int)), asked


def test_what_is_known_is_not_looked_for_again_and_more_games_go_on(tmp_path: Path) -> None:
    path = tmp_path / "build" / "finds.jsonl"
    assert squares(path, "first", 3) == ([0, 1, 4], [0, 1, 2])
    assert squares(path, "first", 5) == ([0, 1, 4, 9, 16], [3, 4])
    assert squares(path, "first", 2) == ([0, 1], [])


def test_another_setting_is_found_anew_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "finds.jsonl"
    squares(path, "first", 2)
    assert squares(path, "second", 2)[1] == [0, 1]
    assert set(found_in(path, "first")) == set(found_in(path, "second")) == {0, 1}
    assert cost(path, "first") >= 0.0 == cost(path, "third")


def test_without_a_file_nothing_is_kept() -> None:
    assert list(by_game(None, "first", 3, lambda number: -number, int)) == [0, -1, -2]
