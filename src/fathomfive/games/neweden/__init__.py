"""New Eden, by Benjamin Schwer (Schmidt Spiele): build a station on the sea floor, and keep it from falling apart."""

from __future__ import annotations

from ...kernel import Game, Option
from . import arrays, content, explain, judge, rules, text, words

GAME = Game(
    __name__,
    id="neweden",
    seats=range(1, 5),
    options=(Option("difficulty", (0, 1, 2, 3)),),
    rules_version=2,
    bound=5_000,
    content=content,
    rules=rules,
    words=words,
    judge=judge,
    explain=explain,
    text=text,
    arrays=arrays,
)
