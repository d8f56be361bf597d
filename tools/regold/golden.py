"""Golden records, played again.

The recorded answers are given for as long as they fit. Where one no longer does, the rule of thumb (or chance, by the
record's seed) answers instead, and what was recorded goes on after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from fathomfive.bots import make
from fathomfive.kernel import NATURE, Asked, Chance, Stream, Table, Value, dumps
from fathomfive.kernel.record import Record

from .change import TESTS, Change, asked_of, changed, named, paper

Answer = tuple[int, Value]


def golden(game: str, tests: Path = TESTS) -> list[Change]:
    """The records of a game that go otherwise now."""
    paths = sorted((tests / "games" / game / "golden").glob("*.json"))
    return [change for path in paths for change in again(path)]


def again(path: Path) -> list[Change]:
    """Play one record again."""
    record = Record.read(path.read_bytes())
    replay = Replay(record)
    table = replay.played()
    return changed(path, dumps(table.record()).encode(), [*_header(record, table), *replay.differences])


def _header(record: Record, table: Table) -> list[str]:
    """What is different before the first answer."""
    now = Record.read(table.record()).header
    names = [name for name in ("rules_version", "content") if getattr(now, name) != getattr(record.header, name)]
    return [f"{name} was {getattr(record.header, name)}, is {getattr(now, name)}" for name in names]


class Replay:
    """A record on its way through the rules as they are now."""

    def __init__(self, record: Record) -> None:
        header = record.header
        self._table = Table(header.game, header.seats, header.seed, header.options, nature="ask", names=header.names)
        self._answers: list[Answer] = list(record.answers)
        self._result = record.result
        self._stream = Stream(header.seed)
        self._thumb = make(f"greedy:seed={header.seed % (1 << 32)}")
        self.differences: list[str] = []

    def played(self) -> Table:
        """The table at its end."""
        used = 0
        while not self._table.over:
            used += self._step(self._answers[used:])
        if used < len(self._answers):
            self._note(f"the game is over, {len(self._answers) - used} answers of the record before its end")
        self._compare()
        return self._table

    def _step(self, left: Sequence[Answer]) -> int:
        """Go on by one answer, and say how many of those that are left in the record are used up by it."""
        if left and self._fits(left[0]):
            return self._give(left[0])
        if len(left) > 1 and self._fits(left[1]):
            self._note(f"{asked_of(left[0][0])} is no longer asked for {paper(left[0][1])}")
            return 1
        asked = self._asked(left[0][0]) if left else self._table.questions[0]
        chosen = self._choice(asked)
        words = f"{asked_of(asked.seat)} answers {asked.kind!r} with {named(asked, chosen)}"
        replaces = bool(left) and left[0][0] == asked.seat
        if replaces:
            words += f" instead of {paper(left[0][1])}, which is no option"
        elif left:
            words += ", which was not asked before"
        else:
            words += ", after the end of the record"
        self._note(words)
        self._give((asked.seat, chosen))
        return 1 if replaces else 0

    def _fits(self, answer: Answer) -> bool:
        return any([one.seat == answer[0] and answer[1] in one.options for one in self._table.questions])

    def _asked(self, seat: int) -> Asked:
        """The question to a seat, or else the first one."""
        questions = self._table.questions
        return next((one for one in questions if one.seat == seat), questions[0])

    def _choice(self, asked: Asked) -> Value:
        if asked.seat != NATURE:
            return self._thumb.choose(self._table.seat(asked.seat))
        pending = self._table.pending
        assert isinstance(pending, Chance)
        return pending.sample(self._stream)

    def _give(self, answer: Answer) -> int:
        self._table.answer(answer[1], None if answer[0] == NATURE else answer[0])
        return 1

    def _note(self, words: str) -> None:
        self.differences.append(f"answer {self._table.version + 1}: {words}")

    def _compare(self) -> None:
        """How it ends, if that is different: a record is often kept for its ending."""
        now = Record.read(self._table.record()).result or {}
        before = msgspec.to_builtins(self._result) or {}
        for name in ("scores", "ranks"):
            if now.get(name) != before.get(name):
                self.differences.insert(0, f"{name} at the end were {before.get(name)}, are {now.get(name)}")
