from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import fathomfive as ff
from fathomfive import Table
from fathomfive.kernel import dumps
from fathomfive.kernel.installed import registered
from fathomfive.study import Reviewing
from tests.study.plunge import PLUNGE, played

from .conftest import Run

SOON = ("--seconds", "0.01", "--jobs", "1")
"""So short a budget stops after the first piece."""


def test_a_review_tells_its_summary_in_words(fathom: Run, record: Path) -> None:
    outcome = fathom("review", record, *SOON)
    assert outcome.status == 0
    assert "Review: Deep Blue" in outcome.out
    assert "moves reviewed" in outcome.out
    assert "Own" in outcome.out
    assert "Seat 2" in outcome.out


def test_a_review_speaks_german(fathom: Run, record: Path) -> None:
    outcome = fathom("review", record, *SOON, "--lang", "de")
    assert "Analyse: Deep Blue" in outcome.out
    assert "Glück" in outcome.out


def test_json_is_the_whole_review_and_adds_up(fathom: Run, record: Path) -> None:
    document = json.loads(fathom("review", record, *SOON, "--json", "--seat", 1).out)
    assert document["game"] == "deepblue"
    assert document["complete"] is False
    assert 0 < document["done"] < document["steps"]
    assert {moment["seat"] for moment in document["decisions"]} <= {0}
    for line in document["summary"]:
        assert line["result"] == line["own"] + line["others"] + line["luck"] + line["residual"]


@pytest.fixture
def wasted(home: Path) -> Iterator[Path]:
    """The record of a game of the toy that was thrown away at step 17."""
    before = dict(registered)
    ff.register(PLUNGE)
    path = home / "wasted.json"
    turns = [("deep", "slow", 6), *[("deep", "slow", 1)] * 4, ("deep", "fast", 0)]
    path.write_text(dumps(played(1, [0], turns)), encoding="utf-8")
    yield path
    registered.clear()
    registered.update(before)


def test_a_broad_screen_has_a_row_for_each_moment_and_a_narrow_one_some_lines(
    fathom: Run, wasted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[int, str] = {}
    for columns in (140, 60):
        monkeypatch.setenv("COLUMNS", str(columns))
        told[columns] = fathom("review", wasted, "--seconds", "2", "--jobs", "1").out
        assert max(map(len, told[columns].splitlines())) <= columns and "…" not in told[columns]
    row = next(line for line in told[140].splitlines() if "Blunder" in line)
    assert row.split()[:3] == ["17", "Seat", "1"] and row.split()[-2:] == ["Fast", "Slow"]
    lines = told[60].splitlines()
    head = next(number for number, line in enumerate(lines) if "Blunder" in line)
    assert lines[head].startswith("Move 17 · Seat 1 · Blunder −")
    assert [line.split() for line in lines[head + 1 : head + 3]] == [["You", "chose:", "Fast"], ["Better:", "Slow"]]


def test_five_seats_are_read_on_eighty_columns(fathom: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("deepblue", 5, 5)
    while (asked := table.question) is not None:
        table.answer(asked.options[-1])
    path = home / "five.json"
    path.write_text(dumps(table.record()), encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "80")
    told = fathom("review", path, *SOON, "--lang", "de").out
    assert "Platz 5" in told and "Entscheidungen" in told and "…" not in told
    assert max(map(len, told.splitlines())) <= 80


def test_what_is_told_has_the_interval_by_which_grades_are_given(fathom: Run, wasted: Path) -> None:
    told = [fathom("review", wasted, "--seconds", "2", "--jobs", "1", *more).out for more in ((), ("--json",))]
    [blunder] = [moment for moment in json.loads(told[1])["moments"] if moment["grade"] == "blunder"]
    assert f"−{100 * blunder['loss']:.0f} ± {200 * blunder['error']:.0f}" in told[0]
    assert "±: two standard errors" in told[0]


def test_alone_there_are_no_others(fathom: Run, wasted: Path, record: Path) -> None:
    assert "Others" not in fathom("review", wasted, "--seconds", "2", "--jobs", "1").out
    assert "Others" in fathom("review", record, *SOON).out


def test_where_nothing_was_looked_at_nothing_is_said_to_be_right(
    fathom: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(under_way: Reviewing, **_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fathomfive.cli.review.patiently", stopped)
    told = fathom("review", record, "--jobs", "1", "--html", "review.html").out
    assert "Nothing has been looked at yet." in told and "mistake" not in told
    assert "Nothing has been looked at yet." in Path("review.html").read_text(encoding="utf-8")


def test_the_page_needs_nothing_else(fathom: Run, record: Path, home: Path) -> None:
    assert fathom("review", record, *SOON, "--html", home / "review.html", "--lang", "de").status == 0
    text = (home / "review.html").read_text(encoding="utf-8")
    assert text.startswith('<!doctype html><html lang="de">')
    assert "<polyline" in text and "Gewinnchance" in text
    assert "http" not in text.replace("http-equiv", "")
    assert "src=" not in text


def test_a_damaged_record_ends_with_status_1_and_a_sentence(fathom: Run, record: Path) -> None:
    damaged = record.read_text(encoding="utf-8").replace('"game": "deepblue"', '"game": "shallow"')
    record.write_text(damaged, encoding="utf-8")
    outcome = fathom("review", record, *SOON)
    assert outcome.status == 1
    assert "shallow" in outcome.complaint


def test_a_running_game_ends_with_status_1_and_nothing_is_written(fathom: Run, home: Path) -> None:
    path = home / "running.json"
    path.write_text(dumps(Table("deepblue", 2, 5).record()), encoding="utf-8")
    outcome = fathom("review", path, *SOON, "--html", home / "review.html")
    assert outcome.status == 1
    assert "the game is not over after" in outcome.complaint
    assert not (home / "review.html").exists()


def test_misuse_ends_with_status_2(fathom: Run, record: Path, home: Path) -> None:
    assert fathom("review", home / "nowhere.json").status == 2
    assert "a seat is a number from 1 on, not 0" in fathom("review", record, "--seat", 0).complaint
    assert "takes some seconds, not 0" in fathom("review", record, "--seconds", 0).complaint
    outcome = fathom("review", record, "--seat", 3)
    assert (outcome.status, outcome.complaint) == (2, "the record has seats 1 to 2, not 3")


def test_a_review_that_was_kept_goes_on_where_it_was(fathom: Run, record: Path, home: Path) -> None:
    kept = home / "kept.bin"
    documents = [json.loads(fathom("review", record, *SOON, "--json", "--keep", kept).out) for _ in range(2)]
    assert 0 < documents[0]["done"] < documents[1]["done"]
    whole = json.loads(fathom("review", record, *SOON, "--json").out)
    assert documents[1]["course"][: len(whole["course"])] == whole["course"], "the same as without a stop"


def test_a_review_is_stopped_by_ctrl_c_and_tells_what_is_known(
    fathom: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(under_way: Reviewing, **_: object) -> None:
        next(iter(under_way))
        raise KeyboardInterrupt

    monkeypatch.setattr("fathomfive.cli.review.patiently", stopped)
    outcome = fathom("review", record, "--jobs", "1", "--json")
    assert outcome.status == 0
    document = json.loads(outcome.out)
    assert 0 < document["done"] < document["steps"] and not document["complete"]


def test_what_is_kept_of_another_review_is_refused(fathom: Run, record: Path, home: Path) -> None:
    kept = home / "kept.bin"
    fathom("review", record, *SOON, "--keep", kept)
    before = kept.read_bytes()
    outcome = fathom("review", record, *SOON, "--seed", 1, "--keep", kept)
    assert outcome.status == 2
    assert "what is kept there is of another game, budget or seed" in outcome.complaint
    assert kept.read_bytes() == before
    kept.write_bytes(b"nonsense")
    assert "this is not a review that was kept" in fathom("review", record, *SOON, "--keep", kept).complaint
    assert kept.read_bytes() == b"nonsense"


def test_what_is_no_text_spoils_no_other_line(fathom: Run) -> None:
    outcome = fathom("analyse", typed=b'{"id": "\xff"}\n{"id": 2, "action": "query_version"}\n')
    told = [json.loads(line) for line in outcome.out.splitlines()]
    assert outcome.status == 0
    assert "not JSON" in told[0]["error"] and told[1]["id"] == 2


def test_analyse_answers_every_line(fathom: Run, record: Path) -> None:
    paper = json.loads(record.read_text(encoding="utf-8"))
    first = next(i for i, (who, _) in enumerate(paper["answers"]) if who >= 0)
    lines = [
        {"id": "a", "record": paper, "step": first, "visits": 1},
        {"id": "b", "record": paper, "steps": [0, first], "visits": 1},
        {"id": "c", "record": paper, "step": 100_000},
        {"id": "d", "record": paper},
        {"id": "e", "record": {"format": "nonsense"}, "step": 0},
        {"id": "f", "record": paper, "step": first, "depth": 3},
        {"id": "g", "action": "query_version"},
        {"id": "h", "record": paper, "steps": [100_000, first], "visits": 1},
    ]
    typed = "\n".join([*map(json.dumps, lines), "[", "3", ""])
    outcome = fathom("analyse", typed=typed)
    assert outcome.status == 0
    told = [json.loads(line) for line in outcome.out.splitlines()]
    assert [line.get("id") for line in told] == ["a", "b", "b", "c", "d", "e", "f", "g", "h", "h", None, None]
    asked, nature = told[0], told[1]
    assert (asked["seat"], asked["step"]) == (paper["answers"][first][0], first)
    assert {"value", "label", "worths", "error", "visits", "line"} <= set(asked["options"][0])
    assert nature["seat"] == -1
    assert "the record has steps" in told[3]["error"]
    assert "give a `step`" in told[4]["error"]
    assert "its format is 'nonsense'" in told[5]["error"]
    assert "depth" in told[6]["error"]
    assert told[7]["version"]
    assert told[8]["step"] == 100_000 and "the record has steps" in told[8]["error"]
    assert told[9]["options"] == asked["options"], "what is wrong with one step spoils no other"
    assert "not JSON" in told[10]["error"]
    assert "a line is an object, not int" in told[11]["error"]
