"""The pages people read, and the blocks of code in them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]


class Block(NamedTuple):
    """A fenced block: its language, the file it shows (`title="…"`), where it begins, and whether it is a fragment.

    A block after a line `<!-- fragment -->` shows a part of something, and does not run.
    """

    language: str
    title: str
    line: int
    text: str
    fragment: bool


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    before = ""
    for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
        if token.type == "fence":
            language, *settings = shlex.split(token.info) or [""]
            title = next((setting[6:] for setting in settings if setting.startswith("title=")), "")
            assert token.map is not None
            yield Block(language, title, token.map[0] + 1, token.content, before == "<!-- fragment -->")
        before = token.content.strip()


def commands(block: Block) -> Iterator[list[str]]:
    """The calls of `fathom` in a block of shell commands, as lists of arguments."""
    if block.language != "sh":
        return
    for line in block.text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["fathom"]:
            yield words[1:]


def links(page: Path) -> Iterator[str]:
    """What a page links to or shows from the repository, without anchors."""
    for token in MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8")):
        for child in token.children or ():
            address = str(child.attrs.get("href") or child.attrs.get("src") or "").partition("#")[0]
            if address and not re.match(r"\w+:", address):
                yield address


READ = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "bench/README.md"]
COMMANDING = [page for page in READ if any(next(commands(block), None) for block in blocks(page))]
"""The pages that name commands."""
LINKING = [page for page in READ if next(links(page), None)]
"""The pages that link to others."""
RUNNING = [
    page
    for page in READ
    if page.parent in (ROOT, ROOT / "docs", ROOT / "docs/api")
    and any(block.language in ("python", "sh") for block in blocks(page))
]
"""The pages whose code runs. Reports (balance, models, strength) hold commands that take hours: those are only read."""
