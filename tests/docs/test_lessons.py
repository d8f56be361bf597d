from __future__ import annotations

from tools.docs.lessons import PAGE, page


def test_the_page_about_lessons_is_as_its_tool_writes_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it again: python -m tools.docs.lessons"
