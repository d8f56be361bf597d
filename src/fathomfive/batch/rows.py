"""The tables of one process, and the rows of the arrays that tell of them."""

from __future__ import annotations

from array import array
from typing import Any, Final, TypeAlias

from ..kernel import AnyAsk, Table, Value
from ..kernel.actions import Actions
from ..kernel.game import AnyGame
from ..kernel.observation import Observation
from .rivals import Rivals

View: TypeAlias = "memoryview[Any]"
"""The rows of an array, as one flat memory."""
NOBODY: Final = -1
"""Who is asked at a table whose game is over."""
WATCHED: Final = 16
"""More tables are looked at anew each time: what was written for each seat has left the caches before it is needed."""


class Rows:
    """Tables `first`, `first` + 1, … of a batch, each with its row in the arrays.

    The arrays are memoryviews of flat memory; the game after so many others at a table has a seed that follows from
    its number alone, whoever plays the other tables.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, Value],
        first: int,
        count: int,
        all_tables: int,
        rivals: Rivals | None,
        same_step: bool,
        points: bool,
        views: dict[str, View],
    ) -> None:
        self._game = game
        self._seats = seats
        self._options = options
        self._first = first
        self._count = count
        self._all = all_tables
        self._rivals = rivals
        self._same_step = same_step
        self._points = points
        self._actions: Actions = game.actions(seats, options)
        self._observation: Observation = game.observation(seats, options)
        self._size: int = 4 * self._observation.size
        self._width: int = widest(self._actions)
        self._acted = views["action"]
        self._seat = views["seat"]
        self._counts = views["counts"]
        self._legal = views["legal"]
        self._done = views["done"]
        self._rewards = views["rewards"]
        self._seeds = views["seed"]
        self._observed: View | None = _octets(views.get("observation"))
        self._final: View | None = _octets(views.get("final"))
        self._mask: View | None = views.get("mask")
        self._tables: list[Table] = []
        self._games: list[int] = []
        self._asked: list[AnyAsk | None] = []
        self._who: list[int] = []
        self._ids: list[list[int]] = []
        self._ended: list[int] = []

    def reset(self, seed: int) -> None:
        """Begin a first game at every table."""
        self._base: int = seed
        self._tables = []
        self._games = [0] * self._count
        self._asked = [None] * self._count
        self._who = [NOBODY] * self._count
        if not self._ids:
            self._ids = [[] for _ in range(self._count)]
        self._clear()
        for row in range(self._count):
            self._tables.append(self._deal(row))
            self._show(row)
        self._tell()

    def step(self) -> None:
        """Take the action of every row."""
        self._clear()
        acted: list[int] = self._acted.tolist()
        for row in range(self._count):
            table = self._tables[row]
            ask = self._asked[row]
            if ask is None:
                self._renew(row)
            else:
                # the very option that was offered, which the table finds at once
                table.answer(ask.options[self._ids[row].index(acted[row])], ask.seat)
                if self._rivals is not None:
                    self._rivals.play(table, row)
                if table.over:
                    self._end(row, table)
            self._show(row)
        self._tell()

    def _clear(self) -> None:
        """Nothing has ended yet in this step."""
        for row in self._ended:
            self._done[row] = 0
            for seat in range(self._seats):
                self._rewards[row * self._seats + seat] = 0.0
        self._ended = []

    def _tell(self) -> None:
        """Write who is asked, and how much they may do: all tables at once, for the arrays' items are slow."""
        self._seat[:] = memoryview(array("i", self._who))
        self._counts[:] = memoryview(array("i", [len(ids) for ids in self._ids]))

    def _deal(self, row: int) -> Table:
        """A new game at a table, up to the first question that comes out; one without any is not begun."""
        while True:
            seed = self._base + self._games[row] * self._all + self._first + row
            table = Table(self._game, self._seats, seed, self._options)
            self._games[row] += 1
            self._seeds[row] = seed
            if self._rivals is not None:
                self._rivals.sit_down(row, seed)
                self._rivals.play(table, row)
            if not table.over:
                if self._rivals is None:  # nobody goes back at these tables; rivals imagine, from what a table keeps
                    table.forget()
                return table

    def _renew(self, row: int) -> None:
        self._tables[row] = self._deal(row)

    def _end(self, row: int, table: Table) -> None:
        """Tell what came of a game, and begin another at once if that is what is wanted."""
        self._done[row] = 1
        self._ended.append(row)
        for seat, share in enumerate(table.rewards if self._points else table.returns):
            self._rewards[row * self._seats + seat] = share
        if self._same_step:
            if self._final is not None:
                viewer = self._rivals.learner if self._rivals is not None else self._who[row]
                self._final[row * self._size : (row + 1) * self._size] = self._look(table, viewer)
            self._renew(row)

    def _look(self, table: Table, viewer: int) -> View:
        """What a viewer sees at a table, byte by byte."""
        if self._count <= WATCHED:
            return memoryview(table.watched(viewer)).cast("B")
        return memoryview(self._observation.fresh(table.state, table.pending, viewer)).cast("B")

    def _show(self, row: int) -> None:
        """Write who is asked, what they see, and what they may do."""
        table = self._tables[row]
        asks = table.asks
        ids: list[int] = []
        ask: AnyAsk | None = None
        if asks:
            ask = self._rivals.asked(asks) if self._rivals is not None else asks[0]
            self._who[row] = ask.seat
            ids = self._actions.ids(ask)
            at = row * self._width
            self._legal[at : at + len(ids)] = memoryview(array("i", ids))
        elif self._rivals is not None:
            self._who[row] = self._rivals.learner
        self._asked[row] = ask
        if self._observed is not None:
            at = row * self._size
            self._observed[at : at + self._size] = self._look(table, self._who[row])
        if self._mask is not None:
            at = row * len(self._actions)
            for id in self._ids[row]:
                self._mask[at + id] = 0
            for id in ids:
                self._mask[at + id] = 1
        self._ids[row] = ids


def _octets(view: View | None) -> View | None:
    """The same memory byte by byte."""
    return None if view is None else view.cast("B")


def widest(actions: Actions) -> int:
    """How many options a question can have at most."""
    return max([len(actions.of(kind)) for kind in actions.kinds])
