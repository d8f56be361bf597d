"""Otys, by Claude Lucchini (Libellud, Pearl Games): divers, keys and contracts in a drowned city."""

from __future__ import annotations

from ...kernel import Game, Option
from . import arrays, content, explain, judge, rules, text, words

GAME = Game(
    __name__,
    id="otys",
    seats=range(2, 5),
    options=(Option("sponsors", ("basic", "advanced", "random")), Option("spy", ("rulebook", "author"))),
    rules_version=2,
    bound=100_000,
    content=content,
    rules=rules,
    words=words,
    judge=judge,
    explain=explain,
    text=text,
    arrays=arrays,
)
