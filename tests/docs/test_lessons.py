from __future__ import annotations

import pytest

from fathomfive.kernel import game
from fathomfive.kernel.installed import game_ids
from fathomfive.kernel.lessons import lessons
from tools.docs.lessons import LEARN, PAGE, counted, never_met, normal, page


def test_the_page_about_lessons_is_as_its_tool_writes_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it again: python -m tools.docs.lessons"


def test_the_count_of_what_lessons_meet_is_of_today() -> None:
    assert LEARN.read_text(encoding="utf-8") == counted(), "count again: python -m tools.docs.lessons"


@pytest.mark.parametrize("id", game_ids())
def test_whoever_has_taken_the_lessons_has_met_every_kind_of_question_of_a_normal_turn(id: str) -> None:
    for lesson in lessons(game(id)).values():
        assert len(normal(lesson)) >= 9, "as many there are in the plainest game"
    assert never_met(game(id)) == {}


def test_a_kind_of_question_that_no_lesson_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    first = lessons(game("otys"))["first"]
    monkeypatch.setattr(first, "beats", [beat for beat in first.beats if beat.when != "key-back"])
    assert never_met(game("otys")) == {"first": ["key-back"]}
