"""What attackers found: every point of the page names tests, and every test that it names exists."""

from __future__ import annotations

from .carried import ROOT, missing, rows

POINTS, HELD = (ROOT / "docs/server-found.md").read_text(encoding="utf-8").split("\n## Held")


def test_every_point_has_its_row() -> None:
    numbers = [point.split()[0] for point, _, _ in rows(POINTS)]
    high, medium, low = range(1, 5), range(1, 10), range(1, 11)
    assert numbers == [*(f"H{n}" for n in high), *(f"M{n}" for n in medium), *(f"L{n}" for n in low)]


def test_every_point_names_tests_that_exist() -> None:
    assert missing(rows(POINTS)) == []
    assert missing(rows(HELD)) == []
