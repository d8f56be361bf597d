"""docs/strength/README.md, from what has been played: every line with its bar, its result, and what that says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from fathomfive.arena import wilson
from tools import strength_book as book
from tools.strength_lines import Line

SURE = 200
"""Games that a verdict needs, unless the interval lies on one side of the bar."""
INTRO = """# How strong the bots are

<!-- Written by `make strength` from played.csv. -->

`make strength` plays on where the last run ended and writes this page. [played.csv](played.csv) has what was played, a
row for each line and seed; games of more seeds add up. `STRENGTH="--only Alone --games 100 --minutes 30"` plays a
part of it. Kernel, games and search compiled; the budget is the processor time for one question on one core, of which a
clear question takes a small part. Every deal is played once from each seat; among three and more the bot in question
sits alone. Intervals are Wilson's, 95 %. A shared win counts its share. Endeavor is played in all ten scenarios in
turn, Nemo's War with all four motives; both together, one side's win is everybody's. The levels that people choose are
counted in visits, and a browser tab makes as many of them in time:
[how long it takes](../tab.md#what-a-level-is-worth-here). Why not stronger: [what limits the strength](limits.md).

*Reached* and *not reached* are said after {sure} games, or when the whole interval lies on one side of the bar; before
that, *so far*. A line that was never played, or only by bots that have since learned to think otherwise, is *not
measured*.
"""
HEAD = "| game | what | bot | against | bar | games | won | 95 % | |\n|---|---|---|---|---|---|---|---|---|"


def page(lines: Sequence[Line], kept: dict[book.Key, book.Played]) -> str:
    """The whole page."""
    parts = [INTRO.format(sure=SURE)]
    for part, mine in groupby(lines, key=_part):
        rows = [row(line, book.total(line, kept), bar(line, lines, kept)) for line in mine]
        parts.append(f"## {part}\n\n{HEAD}\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def bar(line: Line, lines: Sequence[Line], kept: dict[book.Key, book.Played]) -> float | None:
    """What a line should reach: its bar, or what its bot has won alone."""
    for other in lines:
        if line.like and (other.game, other.what, other.bots) == (line.game, line.like, line.bots):
            alone = book.total(other, kept)
            return alone.wins / alone.games if alone.games else None
    return line.bar


def row(line: Line, played: book.Played, bar: float | None) -> str:
    """A line of a table."""
    others = " and ".join([_times(line.bots[1:].count(bot), bot) for bot in dict.fromkeys(line.bots[1:])])
    told = ["–", "–"]
    if played.games:
        span = wilson(played.wins, played.games)
        told = [percent(played.wins / played.games), f"{percent(span.low)} – {percent(span.high)}"]
    wanted = "as alone" if line.like else "" if bar is None else f"{100 * bar:.0f} %"
    cells = [line.game, line.what, f"`{line.bot}`", others, wanted, str(played.games), *told, verdict(bar, played)]
    return "| " + " | ".join(cells) + " |"


def verdict(bar: float | None, played: book.Played) -> str:
    """Whether a bar is reached.

    >>> verdict(0.95, book.Played(200, 192)), verdict(0.95, book.Played(40, 39)), verdict(0.95, book.Played(40, 30))
    ('reached', 'so far reached', 'not reached')
    """
    if not played.games:
        return "not measured"
    if bar is None:
        return ""
    span = wilson(played.wins, played.games)
    said = "reached" if played.wins >= bar * played.games else "not reached"
    return said if played.games >= SURE or not span.low < bar <= span.high else f"so far {said}"


def percent(share: float) -> str:
    """A share as it is written."""
    return f"{100 * share:.1f} %"


def _part(line: Line) -> str:
    return line.part


def _times(count: int, bot: str) -> str:
    return f"`{bot}`" if count == 1 else f"{count} × `{bot}`"
