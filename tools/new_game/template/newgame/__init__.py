"""New Game: play cards for points, and risk drawing another one."""

from __future__ import annotations

from fathomfive.kernel import Game

from . import content, explain, judge, rules, text, words

GAME = Game(
    __name__,
    id="newgame",
    seats=range(2, 5),
    bound=200,
    content=content,
    rules=rules,
    words=words,
    judge=judge,
    explain=explain,
    text=text,
)
