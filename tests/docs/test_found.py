"""What expert readers found: every point of the page names tests, and every test that it names exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/found.md").read_text(encoding="utf-8")
POINTS = {"Otys": 10, "Deep Blue": 8, "New Eden": 8, "Endeavor: Deep Sea": 10, "Nemo's War": 13}
"""How many points each list has that are numbered."""


def rows(game: str) -> list[list[str]]:
    """The cells of a game's table, below its head."""
    section = PAGE.split(f"## {game}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


@cache
def functions(path: Path) -> frozenset[str]:
    return frozenset(re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("game", POINTS)
def test_every_numbered_point_has_its_row(game: str) -> None:
    numbers = [int(point.split()[0]) for point, _, _ in rows(game) if point[0].isdigit()]
    assert numbers == list(range(1, POINTS[game] + 1))


@pytest.mark.parametrize("game", POINTS)
def test_every_point_names_tests_that_exist(game: str) -> None:
    missing: list[str] = []
    for point, done, carried in rows(game):
        named = re.findall(r"`([^`]+)`", carried)
        assert done and named, f"{point}: nothing carries it"
        for test in named:
            file, _, name = test.partition("::")
            path = ROOT / "tests" / f"{file}.py"
            if not path.is_file() or name not in functions(path):
                missing.append(f"{point}: {test}")
    assert missing == []
