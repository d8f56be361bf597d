"""What attackers found, and what the server promises: every point names tests, and every test that is named exists."""

from __future__ import annotations

from .carried import ROOT, missing, rows

POINTS, HELD = (ROOT / "docs/server-found.md").read_text(encoding="utf-8").split("\n## Held")

SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")
POINTED = {"H": 4, "M": 9, "L": 10, "N": 6}
"""How many points there are of each kind: high, medium, low, and new ones since."""

PROMISES = SERVER.split("\n## The promises, and their tests\n")[1].split("\n## ")[0]


def test_every_point_has_its_row() -> None:
    numbers = [point.split()[0] for point, _, _ in rows(POINTS)]
    assert numbers == [f"{level}{n}" for level, many in POINTED.items() for n in range(1, many + 1)]


def test_every_point_names_tests_that_exist() -> None:
    assert missing(rows(POINTS)) == []
    assert missing(rows(HELD)) == []


def test_every_promise_names_tests_that_exist() -> None:
    assert len(rows(PROMISES)) > 15
    assert missing(rows(PROMISES)) == []
