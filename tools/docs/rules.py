"""The numbered rules as pages: every number is an anchor, and every mention of a number a link to it."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import PurePosixPath

from .sources import CODE, ELSEWHERE, GAMES, ROOT

RULE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\*\*", re.M)
_SECTION = re.compile(r"^(## (\d+)\.? .*)$", re.M)
_CARRIED = re.compile(r"^↳ .*$", re.M)
_MENTION = re.compile(CODE + r"|\[[^\]]*\]\([^)]*\)|\{ #[^}]*\}|<[^>]*>|\b([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\b", re.S)
_OTHER = {
    "en": "*[Auf Deutsch](de/{id}.md). Under each rule stand the functions and the tests that carry it.*",
    "de": "*[In English](../{id}.md), mit den Funktionen und Tests, die jede Regel tragen.*",
}


@cache
def places() -> dict[str, str]:
    """The game of every rule and every section, by number."""
    found: dict[str, str] = {}
    for id in GAMES:
        text = (ROOT / ELSEWHERE[f"rules/{id}.md"]).read_text(encoding="utf-8")
        numbers = RULE.findall(text)
        sections = [f"{numbers[0][:2]}-{number}" for _, number in _SECTION.findall(text)]
        found |= dict.fromkeys([*numbers, *sections], id)
    return found


def is_rules(page: str) -> bool:
    """Whether a page of the site is made from a RULES file."""
    return page.startswith("rules/") and page in ELSEWHERE


def title(markdown: str) -> str:
    """The name of the game whose rules these are: `# Endeavor: Deep Sea: the rules` without the last part."""
    return markdown.partition("\n")[0].removeprefix("# ").rpartition(": ")[0]


def anchored(markdown: str, page: str) -> str:
    """A RULES file as a page: anchors at rules and sections, the lines of code apart, a link to the other language."""
    prefix = RULE.findall(markdown)[0][:2]
    heading, _, body = markdown.partition("\n")
    body = _SECTION.sub(rf"\1 {{ #{prefix}-\2 }}", body)
    body = RULE.sub(r"[\1](#\1){ #\1 .rule }", body)
    body = _CARRIED.sub(lambda line: f"\n{line[0]}\n{{ .carried }}", body)
    return f"{heading}\n\n{_OTHER[_language(page)].format(id=PurePosixPath(page).stem)}\n{body}"


def linked(markdown: str, page: str) -> str:
    """The text of a page in which every mention of a rule leads to it, in the page's language."""
    here = PurePosixPath(page)
    folder = "rules/de" if _language(page) == "de" else "rules"

    def link(found: re.Match[str]) -> str:
        number = found[1]
        if number is None or number not in places():
            return found[0]
        target = os.path.relpath(f"{folder}/{places()[number]}.md", here.parent)
        return f"[{number}]({'' if target == here.name else target}#{number})"

    return _MENTION.sub(link, markdown)


def _language(page: str) -> str:
    return "de" if page.startswith("rules/de/") else "en"
