from __future__ import annotations

from tools.docs.lessons import LEARN, PAGE, counted, page


def test_the_page_about_lessons_is_as_its_tool_writes_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it again: python -m tools.docs.lessons"


def test_the_count_of_what_lessons_meet_is_of_today() -> None:
    assert LEARN.read_text(encoding="utf-8") == counted(), "count again: python -m tools.docs.lessons"
