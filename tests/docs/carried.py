"""Pages whose tables name the tests that carry each point."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def rows(section: str) -> list[list[str]]:
    """The cells of a table, below its head."""
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


@cache
def functions(path: Path) -> frozenset[str]:
    """The tests of a file."""
    return frozenset(re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.M))


def missing(table: list[list[str]]) -> list[str]:
    """Tests that a table names and that do not exist; its last column names them."""
    found: list[str] = []
    for point, done, carried in table:
        named = re.findall(r"`([^`]+)`", carried)
        assert done and named, f"{point}: nothing carries it"
        for test in named:
            file, _, name = test.partition("::")
            path = ROOT / "tests" / f"{file}.py"
            if not path.is_file() or name not in functions(path):
                found.append(f"{point}: {test}")
    return found
