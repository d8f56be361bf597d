"""Self-play: a search plays all seats, and leaves what it saw and what it came to think of every option."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..bots import Bot
from ..bots.policy import marks, thumb
from ..bots.search import Search
from ..kernel import AnyAsk, Table, Value
from .training import Lesson, Position, play_lesson

CHOSEN = 0.5
"""How much of what a policy learns is the choice itself; the rest is how often each option was tried."""


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """A question with a choice, as a policy sees it, and what a search made of it."""

    number: int
    """Of the game."""
    kind: str
    features: list[float]
    """How the asked seat stands."""
    marks: list[list[int]]
    """What each option is, by the numbers of its marks."""
    said: list[list[float]]
    """What the rule of thumb says of each option."""
    wanted: list[float]
    """How much of the search's liking each option had: they add up to one."""


class Harvest(msgspec.Struct, array_like=True):
    """What some games left."""

    positions: list[Position] = []
    decisions: list[Decision] = []
    marks: list[str] = []
    """The marks by their numbers."""


class _Notebook:
    """Notes decisions while games are played."""

    def __init__(self) -> None:
        self.number = 0
        self.harvest = Harvest()
        self._numbers: dict[str, int] = {}

    def choose(self, bot: Bot, table: Table, ask: AnyAsk) -> Value:
        """Let a bot choose, and note what it thought of the options."""
        assert isinstance(bot, Search)
        if len(ask.options) == 1:
            return ask.options[0]
        features = table.game.judge.features(table.state, ask.seat)
        said = thumb(table, ask)
        chosen, tried = bot.ponder(table.seat(ask.seat))
        total = sum(tried.values())
        if total:
            wanted = [
                (1 - CHOSEN) * tried.get(option, 0) / total + (CHOSEN if option == chosen else 0.0)
                for option in ask.options
            ]
            named = [[self._mark(mark) for mark in marks(ask.kind, option)] for option in ask.options]
            self.harvest.decisions.append(Decision(self.number, ask.kind, features, named, said, wanted))
        return chosen

    def _mark(self, mark: str) -> int:
        number = self._numbers.setdefault(mark, len(self._numbers))
        if number == len(self.harvest.marks):
            self.harvest.marks.append(mark)
        return number


def reap(lesson: Lesson, numbers: Sequence[int]) -> Harvest:
    """Play some games of a lesson, whose bot must be one that searches."""
    notebook = _Notebook()
    for number in numbers:
        notebook.number = number
        notebook.harvest.positions += play_lesson(lesson, number, notebook.choose)
    return notebook.harvest
