"""The tables of one process, and the rows of the arrays that tell of them."""

from __future__ import annotations

from array import array
from typing import Any, Final, TypeAlias

from mypy_extensions import i32, i64, u8

from ..kernel import AnyAsk, Table, Value
from ..kernel.actions import Actions
from ..kernel.arrays import ALL, Octets
from ..kernel.game import AnyGame
from ..kernel.observation import Observation
from ..kernel.shapes import Flags, Room, blank
from ..kernel.shapes.room import Places, vec
from .lending import lent
from .rivals import Rivals

View: TypeAlias = "memoryview[Any]"
"""The rows of an array, as one flat memory."""
NOBODY: Final = -1
"""Who is asked at a table whose game is over."""


class Rows:
    """Tables `first`, `first` + 1, … of a batch, each with its row in the arrays.

    `views` are memoryviews of flat memory. What is large is written natively, in rooms of this process: `arrays` are
    these rooms for numpy, and what `views` has of them gets a copy, for it is another process' memory.

    A row is written anew at every look, which is quicker than to find out what has changed. The game after so many
    others at a table has a seed that follows from its number alone, whoever plays the other tables.
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
        observe: bool,
        mask: bool,
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
        size, width, known = self._observation.size, widest(self._actions), len(self._actions)
        self._size: i64 = size
        self._width: i64 = width
        self._known: i64 = known
        self._observes = observe
        self._masks = mask
        sees = observe or "final" in views
        self._seen: Room = blank(count * size if sees else 0)
        self._marked: Flags = vec[u8]([0] * (count * known if mask else 0))
        self._legal: Places = vec[i32]([0] * (count * width))
        self.arrays: dict[str, Any] = {"legal": lent(self._legal, "int32", (count, width))}
        if sees:
            self.arrays["observation"] = lent(self._seen, "float32", (count, size))
        if mask:
            self.arrays["mask"] = lent(self._marked, "int8", (count, known))
        self._own = {name: [memoryview(row).cast("B") for row in array] for name, array in self.arrays.items()}
        self._shared = {name: _rows(views[name], count) for name in self.arrays if name in views}
        self._zeros: Octets = memoryview(bytes(4 * size))
        self._acted = views["action"]
        self._seat = views["seat"]
        self._counts = views["counts"]
        self._done = views["done"]
        self._rewards = views["rewards"]
        self._seeds = views["seed"]
        self._final: list[Octets] | None = _rows(views["final"], count) if "final" in views else None
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
                self._look(row, table, self._rivals.learner if self._rivals is not None else self._who[row])
                self._final[row][ALL] = self._own["observation"][row]
            self._renew(row)

    def _look(self, row: int, table: Table, viewer: int) -> None:
        """Write what a viewer sees at a table."""
        at: i64 = row * self._size
        self._own["observation"][row][ALL] = self._zeros
        self._observation.write(self._seen, at, table.state, table.pending, viewer)

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
        elif self._rivals is not None:
            self._who[row] = self._rivals.learner
        self._asked[row] = ask
        if self._observes:
            self._look(row, table, self._who[row])
        self._offer(row, ids)
        for name, shared in self._shared.items():
            end = 4 * len(ids) if name == "legal" else len(shared[row])
            shared[row][:end] = self._own[name][row][:end]

    def _offer(self, row: int, ids: list[int]) -> None:
        """Write which actions are legal."""
        legal = self._legal
        at: i64 = row * self._width
        for id in ids:
            legal[at] = i32(id)
            at += 1
        if self._masks:
            marked = self._marked
            first: i64 = row * self._known
            for id in self._ids[row]:
                marked[first + id] = 0
            for id in ids:
                marked[first + id] = 1
        self._ids[row] = ids


def _rows(view: View, count: int) -> list[Octets]:
    """The rows of a flat memory, byte by byte."""
    whole = view.cast("B")
    size = len(whole) // count
    return [whole[row * size : (row + 1) * size] for row in range(count)]


def widest(actions: Actions) -> int:
    """How many options a question can have at most."""
    return max([len(actions.of(kind)) for kind in actions.kinds])
