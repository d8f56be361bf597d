"""What people read is set in one hand: one apostrophe, one kind of quotes, in catalogues and in rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(path for room in ("src", "web/src", "tools") for path in (ROOT / room).rglob("*.ftl"))
RULES = sorted(path for room in ("src", "tools") for path in (ROOT / room).rglob("RULES*.md"))
STRAIGHT = re.compile(r"(?<=\w)'|'(?=\w)|^'")
"""The apostrophe of a keyboard, where texts have ’; minutes and the like do not occur."""


class Stretches(Visitor):
    """The stretches of a message that are shown as they are written."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  (the visitor's own custom)
        """One stretch between placeables."""
        self.found.append(node.value)


def said(path: Path) -> Iterator[tuple[str, str]]:
    """Every stretch of a catalogue, with the message that says it."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            stretches = Stretches()
            stretches.visit(entry)
            yield from ((entry.id.name, text) for text in stretches.found)


def read(path: Path) -> Iterator[str]:
    """The lines of rules that people read: not those that name code and tests, and no code."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("↳"):
            yield re.sub(r"`[^`]*`", "", line)


def name(path: Path) -> str:
    """How a file is called in the report."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", CATALOGUES, ids=name)
def test_a_catalogue_has_typographic_apostrophes_and_quotes(path: Path) -> None:
    assert [(id, text) for id, text in said(path) if STRAIGHT.search(text) or '"' in text] == []


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_have_typographic_apostrophes(path: Path) -> None:
    assert [line for line in read(path) if STRAIGHT.search(line)] == []


def test_a_straight_apostrophe_would_be_found() -> None:
    assert STRAIGHT.search("a neighbour's diver") and STRAIGHT.search("'s keys come back")
    assert not STRAIGHT.search("a neighbour’s diver")
