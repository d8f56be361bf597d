"""Deep Blue, by Daniel Skjold Pedersen and Asger Harding Granerud: lead dives to sunken ships, push your luck."""

from __future__ import annotations

from ...kernel import Game, Option
from . import arrays, content, explain, judge, rules, text, words
from .content.tables import SCENARIOS

GAME = Game(
    __name__,
    id="deepblue",
    seats=range(2, 6),
    bound=100_000,
    options=(Option("scenario", (*SCENARIOS, "random"), default="troubled-waters"),),
    rules_version=2,
    content=content,
    rules=rules,
    words=words,
    judge=judge,
    explain=explain,
    text=text,
    arrays=arrays,
)
