"""What expert readers found: every point of the page names tests, and every test that it names exists."""

from __future__ import annotations

import pytest

from .carried import ROOT, missing, rows

PAGE = (ROOT / "docs/found.md").read_text(encoding="utf-8")
POINTS = {"Otys": 10, "Deep Blue": 8, "New Eden": 8, "Endeavor: Deep Sea": 10, "Nemo's War": 13}
"""How many points each list has that are numbered."""


def points(game: str) -> list[list[str]]:
    """A game's table."""
    return rows(PAGE.split(f"## {game}\n")[1].split("\n## ")[0])


@pytest.mark.parametrize("game", POINTS)
def test_every_numbered_point_has_its_row(game: str) -> None:
    numbers = [int(point.split()[0]) for point, _, _ in points(game) if point[0].isdigit()]
    assert numbers == list(range(1, POINTS[game] + 1))


@pytest.mark.parametrize("game", POINTS)
def test_every_point_names_tests_that_exist(game: str) -> None:
    assert missing(points(game)) == []
