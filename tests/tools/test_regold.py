from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel import Table, dumps, games
from tools.regold import changes
from tools.regold.__main__ import main
from tools.regold.change import TESTS
from tools.regold.golden import again

RECORD = TESTS / "games" / "otys" / "golden" / "otys-2p-greedy-s5-1.json"
Answers = list[list[Any]]


@pytest.fixture
def record(tmp_path: Path) -> Callable[[Callable[[Answers], object]], Path]:
    """Writes a record whose answers have been tampered with, as if the rules had changed since."""

    def written(tamper: Callable[[Answers], object]) -> Path:
        data = json.loads(RECORD.read_text(encoding="utf-8"))
        tamper(data["answers"])
        path = tmp_path / "record.json"
        path.write_text(dumps(data), encoding="utf-8")
        return path

    return written


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder of tests with the generated files of one game."""
    shutil.copytree(TESTS / "games" / "otys", tmp_path / "tests" / "games" / "otys")
    shutil.copytree(TESTS / "serve" / "corpus", tmp_path / "tests" / "serve" / "corpus")
    return tmp_path / "tests"


def first_answer_of_a_seat(answers: Answers) -> int:
    return next(i for i, (who, _) in enumerate(answers) if who >= 0)


@pytest.mark.parametrize("game", sorted(games()))
def test_while_the_rules_stay_so_do_all_generated_files(game: str) -> None:
    assert [change.told() for change in changes(game)] == []


def test_an_answer_that_is_no_option_any_more_is_replaced_and_told(record: Callable[..., Path]) -> None:
    place = first_answer_of_a_seat(json.loads(RECORD.read_text(encoding="utf-8"))["answers"])
    path = record(lambda answers: answers[place].__setitem__(1, 99))
    (change,) = again(path)
    told = next(one for one in change.differences if one.startswith("answer "))
    assert told.startswith(f"answer {place + 1}: seat 0 answers 'key' with ")
    assert told.endswith(" instead of 99, which is no option")
    table = Table.replay(change.content)
    assert table.over
    assert dumps(table.record()).encode() == change.content


def test_a_question_that_is_no_longer_asked_is_left_out(record: Callable[..., Path]) -> None:
    (change,) = again(record(lambda answers: answers.insert(100, [1, "was asked once"])))
    assert change.differences == ['answer 101: seat 1 is no longer asked for "was asked once"']
    assert change.content == RECORD.read_bytes()


def test_a_question_that_was_not_asked_before_is_answered(record: Callable[..., Path]) -> None:
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))["answers"]
    place = next(i for i in range(len(recorded)) if recorded[i][0] == 0 and recorded[i + 1][0] == 1)
    (change,) = again(record(lambda answers: answers.pop(place)))
    assert any([one.endswith(", which was not asked before") for one in change.differences])
    assert Table.replay(change.content).over


def test_a_record_that_ends_early_is_played_to_its_end(record: Callable[..., Path]) -> None:
    (change,) = again(record(lambda answers: answers.__delitem__(slice(200, None))))
    assert "answer 201: " in "\n".join(change.differences)
    assert change.differences[-1].endswith(", after the end of the record")
    assert Table.replay(change.content).over


def test_answers_after_the_end_are_dropped(record: Callable[..., Path]) -> None:
    path = record(lambda answers: answers.extend([[0, "surface"], [1, "surface"]]))
    (change,) = again(path)
    assert "the game is over, 2 answers of the record before its end" in change.told()
    assert change.content == RECORD.read_bytes()


def test_a_count_that_is_another_now_is_put_right_and_the_rest_of_its_file_stays(
    tests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tests / "games" / "otys" / "perft.toml"
    right = path.read_text(encoding="utf-8")
    path.write_text(right.replace("count = 42\n", "count = 41\n"), encoding="utf-8")
    assert main(["otys", "--tests", str(tests)]) == 0
    told = capsys.readouterr().out
    assert "2 seats, seed 2, 4 answers after 90: was 41, is 42" in told
    assert told.endswith("otys: 1 file made again\n")
    assert path.read_text(encoding="utf-8") == right


def test_a_check_tells_what_would_change_and_writes_nothing(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tests / "games" / "otys" / "golden" / RECORD.name
    wrong = path.read_text(encoding="utf-8").replace('"rules_version": 2', '"rules_version": 7')
    path.write_text(wrong, encoding="utf-8")
    assert main(["otys", "--check", "--tests", str(tests)]) == 1
    told = capsys.readouterr().out
    assert "rules_version was 7, is 2" in told
    assert "otys: 1 file would change" in told
    assert path.read_text(encoding="utf-8") == wrong
    assert main(["otys", "--tests", str(tests)]) == 0
    assert main(["otys", "--check", "--tests", str(tests)]) == 0


def test_a_stored_table_that_goes_otherwise_now_tells_where_it_parts(tests: Path) -> None:
    path = tests / "serve" / "corpus" / "otys-4.json"
    right = path.read_bytes()
    lines = right.splitlines(keepends=True)
    lines[7] = lines[7].replace(b'"seat":', b'"seat":1')
    path.write_bytes(b"".join(lines))
    change, *followers = changes("otys", tests)
    assert change.path == path
    assert change.content == right
    assert {one.path for one in followers} <= {path.with_suffix(".snapshot")}, "an older snapshot is made again with it"
    (told,) = change.differences
    assert told.startswith('entry 7: was {"kind":')


def test_a_game_that_is_new_to_the_corpus_gets_its_tables_with_their_snapshots(tests: Path) -> None:
    folder = tests / "serve" / "corpus"
    kept = {path.name for path in folder.glob("otys-*")}
    for name in kept:
        (folder / name).unlink()
    found = changes("otys", tests)
    assert {change.path.name for change in found} == kept
    for change in found:
        change.write()
    assert changes("otys", tests) == []
