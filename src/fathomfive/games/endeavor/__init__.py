"""Endeavor: Deep Sea. One to four crews explore and protect a growing ocean, against each other, together or alone."""

from __future__ import annotations

from ...kernel import Game, Option
from . import arrays, content, explain, judge, rules, text, words
from .rules.setup import DIFFICULTIES

GAME = Game(
    __name__,
    id="endeavor",
    seats=range(1, 5),
    bound=20_000,
    options=(
        Option("scenario", range(1, 11)),
        Option("mode", ("versus", "together")),
        Option("difficulty", tuple(DIFFICULTIES)),
        Option("declining", ("choices", "everything")),
    ),
    rules_version=2,
    content=content,
    rules=rules,
    words=words,
    judge=judge,
    explain=explain,
    text=text,
    arrays=arrays,
)
