"""One process of a batch: it steps its share of the tables whenever it is told to."""

from __future__ import annotations

from multiprocessing.connection import Connection

import msgspec

from ..kernel import Value
from ..kernel.game import AnyGame
from ..kernel.installed import game
from .memory import Memory
from .rivals import Rivals
from .rows import Rows, View


class Share(msgspec.Struct, frozen=True):
    """What a process needs to know of its tables: `count` from number `first` on, of all."""

    game: str
    seats: int
    options: dict[str, Value]
    first: int
    count: int
    tables: int
    rivals: list[str] | None
    learner: int
    same_step: bool
    points: bool
    observe: bool
    mask: bool

    def part(self, first: int, count: int) -> Share:
        """The same for some of the tables."""
        return msgspec.structs.replace(self, first=first, count=count)


def rows_of(share: Share, views: dict[str, View], the_game: AnyGame) -> Rows:
    """The tables of a share."""
    rivals = None if share.rivals is None else Rivals(share.rivals, share.learner, share.seats)
    return Rows(
        the_game, share.seats, share.options, share.first, share.count, share.tables, rivals, share.same_step,
        share.points, views, share.observe, share.mask,
    )  # fmt: skip


def work(pipe: Connection, share: Share, memory: Memory) -> None:
    """Do what comes through the pipe until it is closed; answer with nothing, or with what went wrong."""
    rows: Rows | None = None
    while True:
        try:
            what, seed = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if rows is None:
                rows = rows_of(share, memory.views(share.first, share.count), game(share.game))
            if what == "reset":
                rows.reset(seed)
            else:
                rows.step()
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")
            return
        pipe.send("")
