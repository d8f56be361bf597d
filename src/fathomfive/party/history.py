"""A finished game as it was played: written down when it ends, in words and views, so that no rules are needed to
show it. Later releases may correct a rule; they do not rewrite history.
"""

from __future__ import annotations

import zlib
from itertools import accumulate
from typing import Any, Literal

import msgspec

from ..kernel import AnyGame, game
from . import words
from .deltas import deltas, undone
from .plainly import AnyJson as Json
from .replays import NEW_TURN, Course, Film, Frame, Replay, Standing
from .shapes import Fact, TallyPart

FORMAT: Literal["fathomfive/history/1"] = "fathomfive/history/1"


class Told(msgspec.Struct, frozen=True, array_like=True):
    """A fact: who was told it (-1: everybody), after which step, and in which words."""

    to: int
    step: int
    kind: str
    args: list[Json]
    rule: str | None
    texts: dict[str, str]


class Position(msgspec.Struct, frozen=True, array_like=True):
    """What all see of a step."""

    seat: int | None
    waiting: list[int]
    scores: list[int]


class Seen(msgspec.Struct, frozen=True):
    """What one viewer saw, step by step, each as its difference from the one before."""

    views: list[Json]
    said: dict[str, list[Json]]
    """By language."""


class History(msgspec.Struct, frozen=True):
    """A finished game."""

    format: Literal["fathomfive/history/1"]
    record: dict[str, Json]
    allied: bool
    ranks: list[int]
    tally: dict[str, list[TallyPart] | None]
    """By language."""
    facts: list[Told]
    positions: list[Position]
    seen: dict[int, Seen]
    """By seat; -1: spectators."""


def written(film: Film) -> bytes:
    """Write a finished game down."""
    seats = [None, *range(film.seated)]
    positions: list[Position] = []
    views: dict[int | None, list[Json]] = {seat: [] for seat in seats}
    said: dict[tuple[int | None, str], list[Json]] = {(seat, lang): [] for seat in seats for lang in words.LANGUAGES}
    facts: list[Told] = []
    table = None
    for step, table in film.steps():
        asked = sorted(asked.seat for asked in table.questions)
        positions.append(Position(film.seats[step - 1] if step else None, asked, list(table.scores)))
        for seat in seats:
            views[seat].append(msgspec.to_builtins(table.view(seat)))
            for lang in words.LANGUAGES:
                said[seat, lang].append(msgspec.to_builtins(film.said(table, seat, lang)))
        facts += [Told(fact.to, step, *film.told(table, fact)) for fact in table.facts[len(facts) :]]
    assert table is not None and table.over
    history = History(
        format=FORMAT,
        record=film.record,
        allied=table.game.rules.allied(table.state),
        ranks=list(table.ranks or []),
        tally={lang: film.tally(table, lang) for lang in words.LANGUAGES},
        facts=facts,
        positions=positions,
        seen={
            -1 if seat is None else seat: Seen(
                deltas(views[seat]), {lang: deltas(said[seat, lang]) for lang in words.LANGUAGES}
            )
            for seat in seats
        },
    )
    return zlib.compress(msgspec.json.encode(history), 9)


def read(data: bytes) -> History:
    """A history as it was written."""
    return msgspec.json.decode(zlib.decompress(data), type=History)


class Ended:
    """What stands in for the kernel's table when a finished game was played by another release."""

    over = True
    can_undo = False
    pending = None
    state = None

    def __init__(self, game_id: str, history: History, names: list[str]) -> None:
        self.history = history
        self.game: AnyGame = game(game_id)
        self.names = names
        self.questions: list[Any] = []
        self.facts: list[Any] = []
        self.version = len(self._answers)
        self.scores = history.positions[-1].scores
        self.ranks = history.ranks
        self.seats = len(names)
        self._last: dict[tuple[int, str], Json] = {}

    @property
    def _answers(self) -> list[Json]:
        answers = self.history.record["answers"]
        assert isinstance(answers, list)
        return answers

    def record(self) -> dict[str, Json]:
        """The record, as it was played."""
        return dict(self.history.record)

    def known_scores(self, seat: int | None) -> list[int]:
        """Everybody knows them at the end."""
        return self.scores

    def view(self, seat: int | None) -> Json:
        """What a seat saw at the end."""
        return self._at_the_end(seat, "")

    def said(self, seat: int | None, language: str) -> Json:
        """What was said of things on the table at the end."""
        return self._at_the_end(seat, language)

    def _at_the_end(self, seat: int | None, language: str) -> Json:
        key = (-1 if seat is None else seat, language)
        if key not in self._last:
            seen = self.history.seen[key[0]]
            *_, self._last[key] = undone(seen.said[language] if language else seen.views)
        return self._last[key]

    def told(self, seat: int | None, language: str, marks: list[int]) -> list[Fact]:
        """What a seat was told, in words."""
        to = (-1, -1 if seat is None else seat)
        told: list[Fact] = []
        for index, fact in enumerate(self.history.facts):
            if fact.to in to:
                version = marks[index] if index < len(marks) else 0
                text = fact.texts[language]
                told.append(Fact(len(told), version, fact.kind, fact.args, text, fact.rule))
        return told

    def frames(self, start: int, count: int, seat: int | None, language: str) -> Replay:
        """Frames from a step on."""
        history, who = self.history, -1 if seat is None else seat
        seen, last = history.seen[who], len(history.positions) - 1
        to = (-1, who)
        frames: list[Frame] = []
        pairs = zip(undone(seen.views), undone(seen.said[language]), strict=True)
        for step, (view, said) in enumerate(pairs):
            if start <= step < start + count:
                position = history.positions[step]
                frames.append(
                    Frame(step, position.seat, view, position.waiting, step == last, [*position.scores], [], said)
                )
        number = 0
        for fact in history.facts:
            if fact.to in to:
                if start <= fact.step < start + len(frames):
                    shown = Fact(number, fact.step, fact.kind, fact.args, fact.texts[language], fact.rule)
                    frames[fact.step - start].log.append(shown)
                number += 1
        return Replay(last, frames)

    def course(self, seat: int | None) -> Course:
        """Who led when, and how much of the log a seat (None: a spectator) had been told."""
        standings: list[Standing] = []
        positions = self.history.positions
        last = len(positions) - 1
        to = (-1, -1 if seat is None else seat)
        news = [0] * (last + 1)
        begins = {fact.step for fact in self.history.facts if fact.kind in NEW_TURN}
        for fact in self.history.facts:
            news[fact.step] += fact.to in to
        turns = [
            step
            for step in range(1, last + 1)
            if step == last or step in begins or positions[step].seat != positions[step + 1].seat
        ]
        for step, position in enumerate(positions):
            if not standings or standings[-1].scores != position.scores or step == last:
                standings.append(Standing(step, [*position.scores]))
        return Course(last, True, standings, turns, [*accumulate(news)])

    def standing(self, seat: int) -> list[Any]:
        """No answer stands any more."""
        return []

    def revoke(self, seat: int, question: str | None = None) -> None:
        """There is nothing to revoke."""
