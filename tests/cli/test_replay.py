from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive import Table
from fathomfive.kernel import dumps

from .conftest import Run


def test_a_record_is_told_in_words_with_its_result(fathom: Run, record: Path) -> None:
    outcome = fathom("replay", record)
    assert outcome.status == 0
    assert "Deep Blue, 2 seats, seed 5" in outcome.out
    assert "Captain’s logbook: Troubled Waters." in outcome.out
    assert "Result" in outcome.out
    assert "Rank" in outcome.out


def test_a_record_is_told_in_german(fathom: Run, record: Path) -> None:
    outcome = fathom("replay", record, "--lang", "de")
    assert "Logbuch des Kapitäns: Unruhige Gewässer." in outcome.out
    assert "Ergebnis" in outcome.out


def test_the_language_follows_the_environment(fathom: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Ergebnis" in fathom("replay", record).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Result" in fathom("replay", record).out


def test_a_part_of_a_record_ends_with_the_question_of_that_moment(fathom: Run, record: Path) -> None:
    answers = json.loads(record.read_text(encoding="utf-8"))["answers"]
    first = next(i for i, (who, _) in enumerate(answers) if who >= 0)
    outcome = fathom("replay", record, "--upto", first)
    assert outcome.status == 0
    assert "is asked: What do you do?" in outcome.out
    assert "Result" not in outcome.out


def test_json_has_the_log_the_result_and_the_hash(fathom: Run, record: Path) -> None:
    document = json.loads(fathom("replay", record, "--json").out)
    paper = json.loads(record.read_text(encoding="utf-8"))
    assert document["over"] is True
    assert document["question"] is None
    assert document["hash"] == paper["result"]["hash"]
    assert document["scores"] == paper["result"]["scores"]
    assert document["version"] == len(paper["answers"])
    assert document["log"][0] == "Captain’s logbook: Troubled Waters."


def test_json_of_a_part_has_the_question(fathom: Run, record: Path) -> None:
    answers = json.loads(record.read_text(encoding="utf-8"))["answers"]
    first = next(i for i, (who, _) in enumerate(answers) if who >= 0)
    document = json.loads(fathom("replay", record, "--upto", first, "--json", "--lang", "de").out)
    assert document["over"] is False
    assert document["question"]["prompt"] == "Was tust du?"
    assert {"value", "label"} == set(document["question"]["options"][0])


def test_a_seat_is_told_what_only_it_learned(fathom: Run, record: Path) -> None:
    spectator = json.loads(fathom("replay", record, "--json").out)["log"]
    seats = [json.loads(fathom("replay", record, "--json", "--seat", seat).out)["log"] for seat in (1, 2)]
    assert not any("Back in hand" in line for line in spectator)
    assert all(len(log) >= len(spectator) for log in seats)


def test_a_saved_table_replays_too(fathom: Run, home: Path) -> None:
    table = Table("deepblue", 2, 5, facts=True)
    asked = table.question
    assert asked is not None
    table.answer(asked.options[0])
    (home / "save.json").write_text(dumps(table.save()), encoding="utf-8")
    outcome = fathom("replay", "save.json")
    assert outcome.status == 0
    assert "is asked:" in outcome.out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not JSON"),
        ("[1, 2]", "expected an object"),
        ("{}", "its format is None"),
        ('{"format": "fathomfive/record/1"}', "missing required field"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_a_damaged_record_is_found_out(fathom: Run, home: Path, text: str, complaint: str) -> None:
    (home / "damaged.json").write_text(text, encoding="utf-8")
    outcome = fathom("replay", "damaged.json")
    assert outcome.status == 1
    assert outcome.complaint.startswith("damaged.json: ")
    assert complaint in outcome.complaint


def test_a_changed_answer_is_found_out(fathom: Run, record: Path) -> None:
    paper = json.loads(record.read_text(encoding="utf-8"))
    number = next(i for i, (who, _) in enumerate(paper["answers"]) if who >= 0)
    paper["answers"][number][1] = "mutiny"
    record.write_text(json.dumps(paper), encoding="utf-8")
    outcome = fathom("replay", record)
    assert outcome.status == 1
    assert f"answer {number}: 'mutiny' is not an option of 'action'" in outcome.complaint


def test_a_damaged_record_is_told_as_json_too(fathom: Run, home: Path) -> None:
    (home / "damaged.json").write_text("{}", encoding="utf-8")
    outcome = fathom("replay", "damaged.json", "--json")
    assert outcome.status == 1
    assert json.loads(outcome.out)["ok"] is False


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("replay", "nowhere.json"), "nowhere.json: No such file or directory"),
        (("replay", "."), "Is a directory"),
        (("replay", "record.json", "--upto", "-1"), "from 0 on, not -1"),
        (("replay", "record.json", "--seat", "3"), "seats 1 to 2, not 3"),
        (("replay", "record.json", "--lang", "fr"), "no language 'fr'"),
    ],
)
def test_misuse_is_told(fathom: Run, record: Path, arguments: tuple[str, ...], complaint: str) -> None:
    outcome = fathom(*arguments)
    assert outcome.status == 2
    assert complaint in outcome.complaint
