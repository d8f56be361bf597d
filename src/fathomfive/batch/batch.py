"""N tables of one game, stepped together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Bot, named, seeded
from ..kernel import SetupError, Table, Value
from ..kernel.game import AnyGame
from ..kernel.installed import game as installed
from ..kernel.values import whole
from .memory import Memory
from .rows import Rows, widest
from .worker import Share, rows_of, work

AUTORESET = ("same_step", "next_step")
REWARDS = ("returns", "points")
SEEDS = 1 << 62


class Batch:
    """N tables of one game, stepped together: `step` takes an action for each of them.

    After `reset` and every `step` the arrays tell of each table, one row each; they are always the same arrays:

    - `seat`: who is asked. `observation`: what they see. `mask`: which actions are legal.
    - `counts` and `legal`: the same as indices: the first `counts[i]` numbers of `legal[i]`.
    - `done`: whether the last action ended a game, and `rewards`: what it then brought every seat, from -1 to 1
      (with `reward="points"`: in points ahead of the others).
    - `seed`: with which seed the game was set up: `seed + i`, and N more for each game at that table.

    A game that is over makes room for the next one in the same step (`autoreset="same_step"`), or in the next one,
    whose action for that table then does not count (`"next_step"`): until then nothing is legal there. With `rivals`
    (bots by name, one for all or one for each) only the questions of one `seat` come out; without, everybody's.
    `processes` of 1 or more spread the tables over so many other processes, which write into the same memory.

    >>> batch = Batch("deepblue", tables=4, seats=2, seed=7)
    >>> batch.step([row[0] for row in batch.legal])
    >>> batch.seat.shape, batch.mask.sum(1).tolist() == batch.counts.tolist()
    ((4,), True)
    """

    def __init__(
        self,
        game: str | AnyGame,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seed: int = 0,
        rivals: str | Bot | Sequence[str | Bot] | None = None,
        seat: int = 0,
        autoreset: str = "same_step",
        reward: str = "returns",
        processes: int = 0,
        observe: bool = True,
        mask: bool = True,
        final: bool = False,
    ) -> None:
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self.game = installed(game) if isinstance(game, str) else game
        self.seats, self.options = self.game.settle(seats, options)
        self.tables = _count("tables", tables, 1)
        self.processes = _count("processes", processes, 0)
        if self.processes > self.tables:
            raise SetupError(f"{self.processes} processes for {self.tables} tables: at most one for each table")
        if autoreset not in AUTORESET:
            raise SetupError(f"autoreset is one of {', '.join(AUTORESET)}, not {autoreset!r}")
        if reward not in REWARDS:
            raise SetupError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if seat not in range(self.seats):
            raise SetupError(f"there is no seat {seat!r}; there are seats 0 to {self.seats - 1}")
        self.autoreset = autoreset
        Table(self.game, self.seats, 0, self.options)  # options that do not go together are refused now
        self.actions = self.game.actions(self.seats, self.options)
        size = self.game.observation(self.seats, self.options).size
        shapes: dict[str, tuple[str, tuple[int, ...]]] = {
            "action": ("q", (self.tables,)),
            "seat": ("i", (self.tables,)),
            "counts": ("i", (self.tables,)),
            "done": ("B", (self.tables,)),
            "rewards": ("f", (self.tables, self.seats)),
            "seed": ("q", (self.tables,)),
        }
        if final:
            shapes["final"] = ("f", (self.tables, size))
        if self.processes:
            shapes["legal"] = ("i", (self.tables, widest(self.actions)))
            if observe:
                shapes["observation"] = ("f", (self.tables, size))
            if mask:
                shapes["mask"] = ("b", (self.tables, len(self.actions)))
        self._memory = Memory(shapes, self.processes > 0)
        self._acted: NDArray[np.int64] = self._memory.array("action")
        self.seat: NDArray[np.int32] = self._memory.array("seat")
        self.counts: NDArray[np.int32] = self._memory.array("counts")
        self.done: NDArray[np.bool_] = self._memory.array("done").view(np.bool_)
        self.rewards: NDArray[np.float32] = self._memory.array("rewards")
        self.seed: NDArray[np.int64] = self._memory.array("seed")
        self._arrays: dict[str, NDArray[Any]] = {
            name: self._memory.array(name) for name in ("observation", "mask", "legal", "final") if name in shapes
        }
        share = Share(
            self.game.id, self.seats, self.options, 0, self.tables, self.tables,
            None if rivals is None else self._named(rivals), seat, autoreset == "same_step", reward == "points",
            observe, mask,
        )  # fmt: skip
        self._rows: Rows | None = None
        if self.processes:
            self._start(share)
        else:
            self._rows = rows_of(share, self._memory.views(0, self.tables), self.game)
            wanted = {"legal": True, "observation": observe, "mask": mask}
            self._arrays |= {name: array for name, array in self._rows.arrays.items() if wanted[name]}
        self.legal: NDArray[np.int32] = self._arrays["legal"]
        self.reset(seed)

    def _named(self, rivals: str | Bot | Sequence[str | Bot]) -> list[str]:
        """A bot for each of the other seats, clockwise from the learner's."""
        others = self.seats - 1
        listed = list(rivals) if isinstance(rivals, (list, tuple)) else [rivals] * others
        if len(listed) != others:
            raise SetupError(f"{len(listed)} rivals for {others} seats: name one for all, or one for each")
        names = [named(rival) for rival in listed]
        for name in names:
            seeded(name, 0)
        return names

    def _start(self, share: Share) -> None:
        """Start the processes, each with its share of the tables."""
        if self.game is not installed(share.game):
            raise SetupError(f"other processes do not know this {share.game!r}: a game for them is an installed one")
        context = get_context("spawn")
        bounds = [self.tables * number // self.processes for number in range(self.processes + 1)]
        for first, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            part = share.part(first, end - first)
            process = context.Process(target=work, args=(theirs, part, self._memory), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))

    @property
    def observation(self) -> NDArray[np.float32]:
        """What whoever is asked sees, by table."""
        return self._kept("observation", "observe")

    @property
    def mask(self) -> NDArray[np.int8]:
        """Which actions are legal, by table."""
        return self._kept("mask", "mask")

    @property
    def final(self) -> NDArray[np.float32]:
        """What was seen at the end of a game, where one ended in the last step and the next has already begun."""
        return self._kept("final", "final")

    def _kept(self, name: str, argument: str) -> NDArray[Any]:
        found = self._arrays.get(name)
        if found is None:
            raise SetupError(f"this batch was made without it: Batch(…, {argument}=True)")
        return found

    def reset(self, seed: int = 0) -> None:
        """Begin a first game at every table, the first one with this seed."""
        number = whole(seed)
        if number is None or not 0 <= number < SEEDS:
            raise SetupError(f"a batch's seed is a whole number from 0 to 2^62 - 1, not {seed!r}")
        self._do(("reset", number))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Take an action at every table; one that is not legal is refused, and nothing changes anywhere."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise SetupError(
                f"step wants {self.tables} whole numbers, one for each table, "
                f"not an array of {chosen.dtype} and shape {chosen.shape}"
            )
        self._check(chosen)
        self._acted[:] = chosen
        self._do(("step", 0))

    def _check(self, chosen: NDArray[np.integer[Any]]) -> None:
        """Refuse the first action that is not legal."""
        mask = self._arrays.get("mask")
        inside = (chosen >= 0) & (chosen < len(self.actions))
        if mask is not None:
            fine = inside & (mask[np.arange(self.tables), np.where(inside, chosen, 0)] == 1)
        else:
            widths = np.arange(self.legal.shape[1])
            most = int(self.counts.max())
            fine = ((self.legal[:, :most] == chosen[:, None]) & (widths[:most] < self.counts[:, None])).any(1)
        fine |= self.counts == 0
        if not fine.all():
            table = int(np.argmin(fine))
            legal = self.legal[table, : self.counts[table]].tolist()
            raise SetupError(
                f"action {chosen[table]} is not legal at table {table}; legal are {', '.join(map(str, legal[:12]))}"
                f"{', …' if len(legal) > 12 else ''}"
            )

    def _do(self, what: tuple[str, int]) -> None:
        if self._rows is not None:
            if what[0] == "reset":
                self._rows.reset(what[1])
            else:
                self._rows.step()
            return
        if not self._workers:
            raise SetupError("this batch is closed: its processes have ended")
        for _, pipe in self._workers:
            with suppress(OSError):  # who has died does not answer either
                pipe.send(what)
        problems = [found for found in [_answer(process, pipe) for process, pipe in self._workers] if found]
        if problems:
            self.close()
            raise RuntimeError(f"a process of the batch failed: {problems[0]}")

    def close(self) -> None:
        """End the processes; a batch in one process has none, and goes on."""
        workers, self._workers = self._workers, []
        for _, pipe in workers:
            pipe.close()
        for process, _ in workers:
            process.join()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __len__(self) -> int:
        return self.tables

    def __repr__(self) -> str:
        where = f", {self.processes} processes" if self.processes else ""
        return f"<Batch of {self.tables} tables, {self.game.id}, {self.seats} seats{where}>"


def _count(what: str, number: int, least: int) -> int:
    found = whole(number)
    if found is None or found < least:
        raise SetupError(f"{what} is a whole number from {least} on, not {number!r}")
    return found


def _answer(process: BaseProcess, pipe: Connection) -> str:
    """What went wrong in a process; nothing if all is well."""
    try:
        return str(pipe.recv())
    except (EOFError, OSError):
        process.join()
        return f"it ended with exit code {process.exitcode}"
