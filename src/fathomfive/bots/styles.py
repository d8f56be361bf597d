"""Styles: what a bot likes among options that it takes for about as good.

A style hardly changes how strong a bot is: the bot chooses, and the style may take another option instead that a few
short looks show to be about as good. So a bold beginner stays a beginner. How much worse and how much better such an
option may look is set so that what a style gives away and what its looks find weigh each other out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ..kernel import Seat, Stream, Table, Value
from .glances import Glance, look

if TYPE_CHECKING:
    from .making import Bot

FIRST, LOOKS = 2, 6
"""How often every option is looked at, and those that may be about as good."""
DOUBT = 3.0
"""By how many times as much an option may differ after the first looks and still be looked at again."""
POINTS = 20.0
"""So many points are worth as much to a spoiler as a rival's whole chance to win."""


class Style(msgspec.Struct, frozen=True):
    """What a bot likes, compared with what it would choose."""

    likes: Callable[[Glance, Glance, int, int], float]
    """How much it likes an option better than another, knowing its own seat and its strongest rival's."""
    worse: float
    """By how much of the chance to win an option may be worse than what the bot would choose."""
    better: float
    """And by how much better."""
    round_table: bool = False
    """Whether it looks until everybody has had a turn."""


def bold(option: Glance, chosen: Glance, seat: int, rival: int) -> float:
    """It may go very well, or very badly."""
    return option.spread(seat) - chosen.spread(seat)


def careful(option: Glance, chosen: Glance, seat: int, rival: int) -> float:
    """It goes about as well whatever comes."""
    return chosen.spread(seat) - option.spread(seat)


def greedy(option: Glance, chosen: Glance, seat: int, rival: int) -> float:
    """Points that are had soon."""
    return option.gain(seat) - chosen.gain(seat)


def spoiler(option: Glance, chosen: Glance, seat: int, rival: int) -> float:
    """What the strongest rival has soon, in points and in prospects, it had better not have."""
    points = chosen.gain(rival) - option.gain(rival)
    return points / POINTS + chosen.chance(rival) - option.chance(rival)


STYLES = {
    "bold": Style(bold, 0.002, 0.03),
    "careful": Style(careful, 0.002, 0.03),
    "points": Style(greedy, 0.003, 0.03),
    "spoiler": Style(spoiler, 0.005, 0.01, round_table=True),
}
"""The styles by name: risk, safety, points now, harm to the strongest rival."""


class Styled:
    """A bot with a style."""

    def __init__(self, bot: Bot, style: str, seed: int = 0) -> None:
        self.bot = bot
        self.style = style
        self._stream = Stream(seed)
        self._likes = STYLES[style]

    def choose(self, seat: Seat) -> Value:
        chosen = self.bot.choose(seat)
        ask = seat.ask()
        if len(ask.options) == 1:
            return chosen
        style = self._likes
        table = seat.imagine(self._stream)
        rival = strongest(table, ask.seat)
        units = table.seats if style.round_table else 1
        base = int(self._stream.bits()) << 32
        glances = [Glance(option) for option in ask.options]
        own = glances[ask.options.index(chosen)]
        for number in range(LOOKS):
            look(seat, ask, glances, base, units)
            if number + 1 in (FIRST, LOOKS):
                wide = DOUBT if number + 1 == FIRST else 1.0
                known = own.chance(ask.seat)
                low, high = known - wide * style.worse, known + wide * style.better
                glances = [one for one in glances if low <= one.chance(ask.seat) <= high]
                if len(glances) == 1:
                    return chosen
        liked, most = own, 0.0
        for one in glances:
            better = style.likes(one, own, ask.seat, rival)
            if better > most:
                liked, most = one, better
        return liked.option

    def __repr__(self) -> str:
        return f"Styled({self.bot!r}, {self.style!r})"


def strongest(table: Table, seat: int) -> int:
    """The rival who is most likely to win; the seat itself if it has none."""
    chances = table.game.judge.outlook(table.state)
    others = [other for other in range(table.seats) if other != seat]
    return max(others, key=lambda other: chances[other], default=seat)
