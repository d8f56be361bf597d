"""What a bot gets: one seat at a table, and nothing that this seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .asked import Asked
from .errors import IllegalAnswer
from .questions import NATURE, Ask
from .random import Stream
from .values import Json

if TYPE_CHECKING:
    from .game import GameInfo
    from .table import Table


class Seat:
    """One seat: its question, its view, and tables as they may be for all it knows."""

    __slots__ = ("_table", "number")

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self.number = number

    @property
    def game(self) -> GameInfo:
        """Which game this is."""
        return self._table.game.info

    @property
    def question(self) -> Asked:
        """The question this seat is asked."""
        for asked in self._table.questions:
            if asked.seat == self.number:
                return asked
        raise IllegalAnswer(f"seat {self.number} is not asked now")

    @property
    def view(self) -> dict[str, Json]:
        """What this seat may see."""
        return self._table.view(self.number)

    def imagine(self, stream: Stream) -> Table:
        """A table on which everything this seat cannot know is redealt: to play on, and to search in."""
        asked = [other.seat for other in self._table.questions]
        if self.number not in asked and NATURE not in asked:
            raise IllegalAnswer(f"seat {self.number} is not asked now: it imagines when it has something to decide")
        return self._table.imagine(self.number, stream)

    def ask(self) -> Ask:
        """The question as the rules put it."""
        question = self.question._question
        assert isinstance(question, Ask)
        return question
