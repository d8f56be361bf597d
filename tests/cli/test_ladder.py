from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run

LADDER = ("ladder", "otys", "--bots", "random,greedy", "--games", 4, "--seed", 2, "--jobs", 1)


def test_a_ladder_is_shown_and_written_for_the_docs(fathom: Run, tmp_path: Path) -> None:
    page = tmp_path / "otys.md"
    outcome = fathom(*LADDER, "--markdown", page)
    assert outcome.status == 0
    assert outcome.out.index("greedy") < outcome.out.index("random")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("`fathom ladder otys --seats 2 --bots random,greedy --games 4 --seed 2`\n")
    assert "| greedy | random | 4 | 100.0 % | 51.0–100.0 % |" in text


def test_a_ladder_as_json_goes_on_with_what_is_there(fathom: Run, tmp_path: Path) -> None:
    first = json.loads(fathom(*LADDER, "--results", tmp_path, "--json").out)
    parts = sorted(tmp_path.iterdir())
    again = json.loads(fathom(*LADDER, "--results", tmp_path, "--json").out)
    assert [one["bot"] for one in again["ratings"]] == ["greedy", "random"]
    assert again["ratings"] == first["ratings"]
    assert sorted(tmp_path.iterdir()) == parts


def test_alone_the_wins_are_shown(fathom: Run) -> None:
    outcome = fathom("ladder", "neweden", "--seats", 1, "--bots", "random", "--games", 2, "--jobs", 1)
    assert outcome.status == 0
    assert "rating" not in outcome.out and "won" in outcome.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("ladder", "otys", "--bots", "greedy"), "rivals need at least two bots"),
        (("ladder", "otys", "--games", "0"), "at least 1 game, not 0"),
        (("ladder", "otys", "--jobs", "-2"), "at least 1 job"),
    ],
)
def test_an_impossible_ladder_is_misuse(fathom: Run, arguments: tuple[str, ...], complaint: str) -> None:
    outcome = fathom(*arguments)
    assert outcome.status == 2
    assert complaint in outcome.err
