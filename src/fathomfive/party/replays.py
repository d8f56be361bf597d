"""Replays and records: earlier positions, as far as whoever asks may know them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..kernel import NATURE, Table
from ..kernel import Fact as Told
from ..kernel.values import jsonable
from . import words
from .errors import NotYours, Refused
from .party import Party
from .plainly import AnyJson as Json
from .said import said
from .score_parts import tally
from .shapes import Fact, TallyPart

SEAT_RECORD = "fathomfive/seat-record/1"
MOST = 200
"""Frames in one answer."""
NEW_TURN = {"turn", "round", "act"}
"""Facts with which games say that something begins anew."""
LOOKS = 150
"""Positions of a running game at which scores are worked out; of a finished one, all."""


class Frame(msgspec.Struct, frozen=True):
    """The position after so many answers of seats."""

    step: int
    seat: int | None
    """Who answered last."""
    view: dict[str, Json]
    waiting: list[int]
    over: bool
    scores: list[int | None]
    log: list[Fact]
    said: dict[str, list[str]]
    """What is said of things on the table, by target."""


class Replay(msgspec.Struct, frozen=True):
    """A stretch of a game."""

    steps: int
    frames: list[Frame]


class Standing(msgspec.Struct, frozen=True):
    """The scores from a step on."""

    step: int
    scores: list[int | None]


class Course(msgspec.Struct, frozen=True):
    """Who led when: the scores wherever they change, and at the end."""

    steps: int
    over: bool
    standings: list[Standing]
    turns: list[int]
    """The steps after which a turn is over: another seat answers next, or the game tells of a new turn or round."""
    told: list[int]
    """By step: how many facts the viewer had been told."""


def check_viewer(party: Party, seats: tuple[int, ...], seat: int | None) -> None:
    """While a game runs, everybody sees it through the eyes of an own seat, or as a spectator."""
    if seat is None or seat in seats:
        return
    if not party.table.over or seat >= len(party.state.sitters):
        raise NotYours(f"this token does not open seat {seat}")


class Film(msgspec.Struct, frozen=True):
    """A finished or running game, played again step by step. Made from a record, so that the table itself is left alone
    and any process can do it.
    """

    record: dict[str, Any]
    pack: str | None
    names: list[str]
    before: list[int]
    """By step: the answers, nature's too, that came before it."""
    seats: list[int]
    """By step: who answered."""
    length: int
    over: bool

    @classmethod
    def of(cls, party: Party) -> Film:
        """A party's film."""
        if not party.whole:
            raise Refused(
                "this table goes on from another release, or tries things: it can be played on, but not replayed"
            )
        record: dict[str, Any] = dict(party.table.record())
        record["undone"] = party.state.crossed
        line = party.state.line
        return cls(
            record=record,
            pack=party.packs.get(party.header.game),
            names=list(party.table.names),
            before=[step.before for step in line],
            seats=[step.seat for step in line],
            length=party.table.version,
            over=party.table.over,
        )

    @property
    def seated(self) -> int:
        """How many seats there are."""
        return len(self.names)

    def steps(self) -> Iterator[tuple[int, Table]]:
        """The table at every step; it is the same table, and goes on."""
        table = Table.replay(self.record, upto=self._upto(0), pack=self.pack, facts=True, nature="ask")
        table.names[:] = self.names
        answers = _answers(self.record)
        yield 0, table
        for step in range(1, len(self.before) + 1):
            for who, value in answers[self._upto(step - 1) : self._upto(step)]:
                table.answer(value, who)
            yield step, table

    def frames(self, start: int, count: int, seat: int | None, language: str) -> Replay:
        """Frames from a step on, as a seat (None: a spectator) saw them."""
        steps = len(self.before)
        frames: list[Frame] = []
        if 0 <= start <= steps:
            table = Table.replay(self.record, upto=self._upto(start), pack=self.pack, facts=True, nature="ask")
            table.names[:] = self.names
            answers = _answers(self.record)
            told = self._told(table, start)
            for step in range(start, min(start + min(count, MOST), steps + 1)):
                if step > start:
                    told = len(table.facts)
                    for who, value in answers[self._upto(step - 1) : self._upto(step)]:
                        table.answer(value, who)
                frames.append(self._frame(table, step, seat, language, told))
        return Replay(steps, frames)

    @staticmethod
    def said(table: Table, seat: int | None, language: str) -> dict[str, list[str]]:
        """What is said of things on the table."""
        return said(table, seat, language)

    @staticmethod
    def tally(table: Table, language: str) -> list[TallyPart] | None:
        """What the scores are made of."""
        return tally(table, language)

    @staticmethod
    def told(table: Table, fact: Told) -> tuple[str, list[Json], str | None, dict[str, str]]:
        """A fact: its kind, its arguments, its rule, and its words by language."""
        phrase = table.game.phrase(table.state, fact, table.names)
        texts = {language: words.text(table.game, phrase, language) for language in words.LANGUAGES}
        rule = table.game.words.RULES.get(f"fact-{fact.kind}")
        return fact.kind, [jsonable(arg) for arg in fact.args], rule, texts

    def course(self, seat: int | None) -> Course:
        """The scores from the beginning on: of a finished game as they were, before as far as a seat can know them."""
        steps = len(self.before)
        table = Table.replay(self.record, upto=self._upto(0), pack=self.pack, facts=True, nature="ask")
        answers = _answers(self.record)
        to = (-1, -1 if seat is None else seat)
        told: list[int] = []
        turns: list[int] = []
        known = 0
        stride = 1 if self.over else 1 + steps // LOOKS
        standings: list[Standing] = []
        for step in range(steps + 1):
            if step:
                for who, value in answers[self._upto(step - 1) : self._upto(step)]:
                    table.answer(value, who)
            news = table.facts[known:]
            known += len(news)
            told.append((told[-1] if told else 0) + sum(fact.to in to for fact in news))
            if step and (self.seats[step : step + 1] != [self.seats[step - 1]] or {f.kind for f in news} & NEW_TURN):
                turns.append(step)
            if step % stride and step < steps:
                continue
            scores = self._scores(table, seat)
            if not standings or standings[-1].scores != scores or step == steps:
                standings.append(Standing(step, scores))
        return Course(steps, self.over, standings, turns, told)

    def _scores(self, table: Table, seat: int | None) -> list[int | None]:
        """Once a game is over everybody may know what the scores were."""
        return [*table.scores] if self.over else table.known_scores(seat)

    def _upto(self, step: int) -> int:
        """How many answers, nature's too, lie before the question that follows a step."""
        return self.before[step] if step < len(self.before) else self.length

    def _told(self, table: Table, step: int) -> int:
        """How many facts had been told before a step."""
        if step == 0:
            return 0
        before = Table.replay(self.record, upto=self._upto(step - 1), pack=self.pack, facts=True, nature="ask")
        return len(before.facts)

    def _frame(self, table: Table, step: int, seat: int | None, language: str, told: int) -> Frame:
        to = (-1, -1 if seat is None else seat)
        facts = table.facts
        log: list[Fact] = []
        number = sum(fact.to in to for fact in facts[:told])
        for fact in facts[told:]:
            if fact.to in to:
                text = words.text(table.game, table.game.phrase(table.state, fact, table.names), language)
                args, rule = [jsonable(arg) for arg in fact.args], table.game.words.RULES.get(f"fact-{fact.kind}")
                log.append(Fact(number, step, fact.kind, args, text, rule))
                number += 1
        return Frame(
            step=step,
            seat=self.seats[step - 1] if step else None,
            view=table.view(seat),
            waiting=sorted(asked.seat for asked in table.questions),
            over=table.over,
            scores=self._scores(table, seat),
            log=log,
            said=said(table, seat, language),
        )


def _answers(record: dict[str, Any]) -> list[tuple[int, Any]]:
    return [(who, value) for who, value in record["answers"]]


def record(party: Party, seats: tuple[int, ...], log: list[Fact]) -> dict[str, Json]:
    """A finished table's record; of a running one, what the asking seats may know."""
    if party.original is not None:
        return party.original
    if party.table.over:
        whole: dict[str, Json] = dict(party.table.record())
        whole["undone"] = party.state.crossed
        return whole
    header = party.header
    own: list[Json] = []
    for who, value in _answers(party.table.record()):
        if who != NATURE:
            own.append([who, value if who in seats else None])
    return {
        "format": SEAT_RECORD,
        "game": header.game,
        "rules_version": header.rules_version,
        "content": header.content,
        "seats": header.seats,
        "options": header.options,
        "names": list(party.table.names),
        "viewers": list(seats),
        "undone": party.state.crossed,
        "answers": own,
        "log": msgspec.to_builtins(log),
    }
