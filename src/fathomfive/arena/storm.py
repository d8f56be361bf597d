"""A storm: random games over all titles, seat counts and options, with every law checked; it can be interrupted.

Games are played to the end and their questions looked at every time; the other laws are checked at moments that a
game's `Lookout` chooses. What was checked how often, and at which kinds of questions, is counted.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import SetupError, Stream, Table, dumps, game, games
from ..kernel.conformance import LAWS, LawBroken, Report, check_game, fits
from ..kernel.room_laws import check_at_rest
from .crew import Crew
from .lookout import Lookout

GUST = 500
"""Games in a gust: an interruption loses no more of them for each process."""
SPACING = 40
"""In one of so many games the first question of a common kind is looked at."""
JOURNAL = "gusts.jsonl"


class Storm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games blow: number n of a storm is always the same game with the same answers."""

    titles: tuple[str, ...]
    seed: int = 0
    spacing: int = SPACING
    """The first question of a common kind in a game is looked at once in so many games; all others, see `Lookout`."""
    versions: tuple[int, ...] = ()
    """The games' rules versions."""
    laws: tuple[str, ...] = tuple(LAWS)
    """What the counts of a gust are of."""

    @staticmethod
    def of(titles: tuple[str, ...] = (), seed: int = 0, spacing: int = SPACING) -> Storm:
        """Check the wish; no titles are all of them."""
        if spacing < 1:
            raise SetupError(f"a kind of question is looked at once in so many games, at least 1, not {spacing}")
        if seed < 0:
            raise SetupError(f"a storm's seed is a whole number from 0 on, not {seed}")
        chosen = titles or tuple(games())
        return Storm(chosen, seed, spacing, tuple(game(id).rules_version for id in chosen))

    def setup(self, number: int) -> Setup:
        """Game, seats and options of one game of the storm."""
        id = self.titles[number % len(self.titles)]
        info, stream = game(id).info, Stream(self.seed * 1_000_003 + number)
        while True:
            seats = info.seats[stream.below(len(info.seats))]
            options = {one.name: one.choices[stream.below(len(one.choices))] for one in info.options}
            if _fits(id, seats, tuple(options.items())):
                return Setup(number, id, seats, options, stream.below(1_000_000))

    def lookout(self, number: int, seen: dict[str, int]) -> Lookout:
        """Who says what is checked when in one game of the storm, and counts what it has `seen`."""
        return Lookout(Stream((self.seed * 1_000_003 + number) << 32), self.spacing, seen)


@cache
def _fits(id: str, seats: int, options: tuple[tuple[str, Any], ...]) -> bool:
    return fits(id, seats, dict(options))


class Setup(msgspec.Struct, frozen=True):
    """One game of a storm."""

    number: int
    game: str
    seats: int
    options: dict[str, Any]
    seed: int


class Wreck(msgspec.Struct, frozen=True):
    """A game that broke a law, or could not be played at all (law 0)."""

    setup: Setup
    law: int
    complaint: str
    record: dict[str, Any] | None


class Gust(msgspec.Struct, frozen=True):
    """What a stretch of a storm has shown."""

    first: int
    games: int
    questions: int
    tables: dict[str, int]
    """How many games of each title and seat count, as `otys/3`."""
    choices: dict[str, int]
    """How many games with each choice of each option, as `nemo/mode=solo`."""
    checks: dict[str, list[int]]
    """How often each of the storm's laws was checked at each kind of question, as `otys/key`; at ends `otys/(over)`."""
    wrecks: tuple[Wreck, ...]


def blow(storm: Storm, first: int, count: int) -> Gust:
    """Play some games of a storm."""
    gust = Gust(first, count, 0, {}, {}, {}, ())
    questions = 0
    wrecks: list[Wreck] = []
    seen: dict[str, dict[str, int]] = {id: {} for id in storm.titles}
    with _uncollected():
        for number in range(first, first + count):
            setup = storm.setup(number)
            _count(gust.tables, f"{setup.game}/{setup.seats}")
            for name, value in setup.options.items():
                _count(gust.choices, f"{setup.game}/{name}={value}")
            try:
                report = play(storm, setup, seen[setup.game])
                questions += report.questions
                _add_checks(gust.checks, setup.game, storm.laws, report)
            except LawBroken as broken:
                record = None if broken.record is None else dict(broken.record)
                wrecks.append(Wreck(setup, broken.law, str(broken), record))
            except Exception as error:  # whatever else goes wrong is what a storm is there to find
                wrecks.append(Wreck(setup, 0, f"{type(error).__name__}: {error}", None))
    return msgspec.structs.replace(gust, questions=questions, wrecks=tuple(wrecks))


def play(storm: Storm, setup: Setup, seen: dict[str, int]) -> Report:
    """Play one game of a storm, and check its laws; kinds of questions often `seen` before are looked at less."""
    _check_at_rest(setup.game)
    watch = storm.lookout(setup.number, seen)
    return check_game(setup.game, setup.seats, setup.options, seed=setup.seed, watch=watch, at_rest=False)


@cache
def _check_at_rest(id: str) -> None:
    """The laws at rest do not depend on how a game goes: once in a process is enough, if they are kept."""
    check_at_rest(game(id), Table(id).state)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without the search for cyclic garbage, of which games make next to none; what is left is still young."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect(0)


def _add_checks(checks: dict[str, list[int]], id: str, laws: tuple[str, ...], report: Report) -> None:
    for (law, kind), count in report.checks.items():
        checks.setdefault(f"{id}/{kind}", [0] * len(laws))[laws.index(law)] += count


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


class Journal:
    """The gusts of a storm on disk, a line each, so that it goes on where it was interrupted."""

    def __init__(self, folder: Path, storm: Storm) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._path = folder / JOURNAL
        self.gusts: list[Gust] = []
        if self._path.exists():
            self._read(storm)
        else:
            self._write(storm)

    def _read(self, storm: Storm) -> None:
        head, *lines = self._path.read_bytes().split(b"\n")
        if lines and lines.pop():  # an interruption left half a line, whose gust blows again
            self._path.write_bytes(b"".join(line + b"\n" for line in (head, *lines)))
        try:
            kept = msgspec.json.decode(head, type=Storm)
            self.gusts = [msgspec.json.decode(line, type=Gust) for line in lines]
        except msgspec.MsgspecError as error:
            raise SetupError(f"{self._path} is not the journal of a storm: {error}") from None
        if kept != storm:
            raise SetupError(
                f"{self.folder} holds another storm ({msgspec.json.encode(kept).decode()}): choose another folder"
            )

    def _write(self, line: Storm | Gust) -> None:
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def add(self, gust: Gust) -> None:
        """Keep a gust, and the record of everything it wrecked; they are on disk when this returns."""
        for wreck in gust.wrecks:
            if wreck.record is not None:
                path = self.folder / f"wreck-{wreck.setup.number}.json"
                path.write_text(dumps(wreck.record), encoding="utf-8")
        self._write(gust)
        self.gusts.append(gust)


def rage(
    storm: Storm,
    games: int,
    *,
    first: int = 0,
    crew: Crew | None = None,
    journal: Journal | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Gust]:
    """So many games of a storm, from the first on: those that the journal has are not played again."""
    if games < 1:
        raise SetupError(f"a storm has at least 1 game, not {games}")
    if first < 0 or first % GUST:
        raise SetupError(f"the first game of a part is a multiple of {GUST}, not {first}")
    wanted = dict(_stretches(first, games))
    gusts = [] if journal is None else [gust for gust in journal.gusts if wanted.get(gust.first) == gust.games]
    for gust in gusts:
        wanted.pop(gust.first, None)
    missing = [(storm, start, count) for start, count in wanted.items()]
    passed = sum(gust.games for gust in gusts)
    for gust in (crew or Crew()).work(blow, missing):
        if journal is not None:
            journal.add(gust)
        gusts.append(gust)
        passed += gust.games
        if progress is not None:
            progress(passed)
    return sorted(gusts, key=lambda gust: gust.first)


def _stretches(first: int, games: int) -> Iterator[tuple[int, int]]:
    for start in range(first, first + games, GUST):
        yield start, min(GUST, first + games - start)
