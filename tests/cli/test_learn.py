from __future__ import annotations

import pytest

from fathomfive.kernel.installed import game, game_ids
from fathomfive.kernel.lessons import lessons

from .conftest import Run

TAUGHT = [id for id in game_ids() if lessons(game(id))]


@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize(("language", "play_on"), [("en", "Play on: fathom play"), ("de", "Spiel weiter: fathom play")])
def test_a_lesson_is_finished_by_pressing_enter(fathom: Run, id: str, language: str, play_on: str) -> None:
    beats = len(lessons(game(id))["first"].beats)
    outcome = fathom("learn", id, "--lang", language, typed="\n" * beats)
    assert outcome.status == 0 and outcome.err == ""
    assert f"{play_on} {id}" in outcome.out


def test_another_answer_is_explained_and_taken_back(fathom: Run) -> None:
    outcome = fathom("learn", "otys", typed="\n3\nu\nh\n\nq\n")
    assert "Silas: That works, but a credit is lost" in outcome.out
    assert "u takes it back" in outcome.out and "Taken back." in outcome.out
    assert outcome.out.count("Silas: Click the sponsor") == 2
    assert "would take 1: Use the sponsor" in outcome.out
    assert "A credit for nothing!" in outcome.out
    assert "The lesson is over" in outcome.out


def test_what_is_not_an_option_is_refused_and_one_may_leave(fathom: Run) -> None:
    outcome = fathom("learn", "otys", typed="99\nu\n1\n")
    assert "is no option: type a number from 1 to 6" in outcome.out
    assert "nothing" in outcome.out or "not answered anything yet" in outcome.out
    assert "Silas: That works too" in outcome.out
    assert "The lesson is over" in outcome.out


def test_a_game_without_that_lesson_says_which_there_are(fathom: Run) -> None:
    outcome = fathom("learn", "otys", "--lesson", "second")
    assert outcome.status == 2
    assert outcome.complaint == "otys has no lesson 'second'; there are 'first'"
