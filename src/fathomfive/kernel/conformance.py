"""The conformance kit: checks the laws for any game, seat count and options, one random game at a time.

What a game owes before it is played is in `room_laws`; the rest is checked along a game, each law where it belongs:
`question_laws`, `sight_laws`, `paper_laws`, `array_laws`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NoReturn

from . import array_laws, paper_laws, question_laws, sight_laws
from .errors import SetupError
from .game import AnyGame
from .installed import game, game_ids, register
from .plain import NoArrays
from .random import Stream
from .room_laws import LawBroken as LawBroken
from .room_laws import check_at_rest
from .room_laws import check_lessons as check_lessons
from .room_laws import check_sources as check_sources
from .table import Table
from .values import Json, Value
from .walks import answers_of as answers_of
from .walks import perft as perft
from .walks import wander as wander
from .words import LANGUAGES


class Chooser:
    """Chooses at random, except that the first choices may be dictated: what a shrinking test does."""

    def __init__(self, seed: int, choices: Sequence[int] = ()) -> None:
        self._stream = Stream(seed)
        self._choices = list(reversed(choices))

    def index(self, count: int) -> int:
        """A number below count."""
        if self._choices:
            return self._choices.pop() % count
        return self._stream.below(count)


class Report:
    """What a checked game has shown."""

    def __init__(self) -> None:
        self.questions = 0
        self.kinds: dict[str, int] = {}
        self.facts: dict[str, int] = {}
        self.scores: list[int] = []
        self.record: dict[str, Json] = {}


def fits(which: str, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether a game can be set up so: not all options go together, nor with every number of seats."""
    try:
        Table(which, seats, 0, options)
    except SetupError:
        return False
    return True


def check_game(
    which: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    seed: int = 0,
    choices: Sequence[int] = (),
    every: int = 20,
    at_rest: bool = True,
) -> Report:
    """Play one random game to its end and check all laws; the costly checks at every so many questions.

    What a game owes before it is played is the same every time: whoever plays many may check it once (`at_rest`).

    Raises LawBroken, with the record of the game so far, at the first broken law. A game that is not installed is
    registered, so that its records can be read.
    """
    the_game = game(which) if isinstance(which, str) else which
    if the_game.id not in game_ids():
        register(the_game)
    table = Table(the_game, seats, seed, options, facts=True)
    if at_rest:
        check_at_rest(the_game, table.state)
    return _Check(table, Chooser(seed, choices), every).run()


class _Check:
    """One game under way, and what it has shown so far."""

    def __init__(self, table: Table, chooser: Chooser, every: int) -> None:
        self.table = table
        self.game = table.game
        self.chooser = chooser
        self.every = every
        self.report = Report()
        self.stream = Stream(99)
        self.told = 0
        self.numbered: dict[tuple[str, Value], int] = {}

    def run(self) -> Report:
        """Answer to the end; the costly checks at every so many questions."""
        table, report = self.table, self.report
        numbered = not isinstance(self.game.arrays, NoArrays)
        self.check_pieces()
        while not table.over:
            costly = report.questions % self.every == 0
            self.hold(question_laws.check_options(table))
            if costly:
                self.hold(question_laws.check_refusal(table))
            if numbered:
                self.hold(array_laws.check_actions(table, self.numbered))
            if numbered and costly:
                self.hold(array_laws.check_observations(table))
            if costly:
                self.hold(sight_laws.check_views(table))
                self.hold(paper_laws.check_copies(table))
                self.hold(question_laws.check_words(table, self.told))
                self.told = len(table.facts)
                self.hold(sight_laws.check_imagination(table, self.stream, report.questions))
            self.answer()
            self.check_pieces()
        self.check_end()
        return report

    def hold(self, complaints: Iterable[tuple[int, str]]) -> None:
        """Stop at the first complaint."""
        for law, complaint in complaints:
            self.broken(law, complaint)

    def broken(self, law: int, complaint: str) -> NoReturn:
        """Stop, with the record of the game so far."""
        raise LawBroken(law, f"{complaint} (after {self.table.version} answers)", self.table.record())

    def check_pieces(self) -> None:
        """Pieces are conserved (law 7)."""
        self.hold(sight_laws.check_pieces(self.game, self.table.state, "after an answer"))

    def answer(self) -> None:
        """Choose, and see that undo restores the very position wherever it is free (law 6)."""
        table, report = self.table, self.report
        asked = table.questions[self.chooser.index(len(table.questions))]
        option = asked.options[self.chooser.index(len(asked.options))]
        report.kinds[asked.kind] = report.kinds.get(asked.kind, 0) + 1
        report.questions += 1
        if report.questions > self.game.bound:
            self.broken(8, f"more than {self.game.bound} questions")
        before = table.hash() if report.questions % self.every == 0 else ""
        waiting = [(q.seat, q.kind, list(q.options)) for q in table.questions]
        standing = option == asked.stand and self.chooser.index(2) == 0
        table.answer(option, asked.seat, standing=standing)
        if before and table.can_undo:
            table.undo()
            if table.hash() != before or [(q.seat, q.kind, list(q.options)) for q in table.questions] != waiting:
                self.broken(6, f"undo of {option!r} did not restore the position")
            table.answer(option, asked.seat, standing=standing)

    def check_end(self) -> None:
        """The game is over by its own word, everybody has a place (law 8), its record holds, all facts have words."""
        table, report = self.table, self.report
        if not table.state.over:
            self.broken(8, "nothing is asked, but the game is not over")
        report.record = table.record()
        report.scores = table.scores
        if len(table.scores) != table.seats or len(table.ranks) != table.seats or min(table.ranks) < 1:
            self.broken(8, f"scores {table.scores} and ranks {table.ranks} do not fit {table.seats} seats")
        self.hold(paper_laws.check_record(table))
        for fact in table.facts:
            report.facts[fact.kind] = report.facts.get(fact.kind, 0) + 1
        for language in LANGUAGES:
            table.log(language)
