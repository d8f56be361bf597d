"""The conformance kit: checks the laws for any game, seat count and options, one random game at a time.

What a game owes before it is played is in `room_laws`; the rest is checked along a game, each law where it belongs:
`question_laws`, `sight_laws`, `paper_laws`, `array_laws`. A `Watch` says when: `LAWS` are what it may ask for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NoReturn, Protocol

from . import array_laws, paper_laws, question_laws, sight_laws
from .errors import SetupError
from .game import AnyGame
from .installed import game, game_ids, register
from .plain import NoArrays
from .questions import AnyAsk
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

    def __init__(self, table: Table) -> None:
        self._table = table
        self.questions = 0
        self.kinds: dict[str, int] = {}
        self.checks: dict[tuple[str, str], int] = {}
        """How often each of the `LAWS` was checked at each kind of question; at the end of the game, at `OVER`."""

    @property
    def facts(self) -> Counter[str]:
        """How often each kind of fact was told."""
        return Counter(fact.kind for fact in self._table.facts)

    @property
    def scores(self) -> list[int]:
        """The scores of the finished game."""
        return self._table.scores

    @property
    def record(self) -> dict[str, Json]:
        """The record of the game."""
        return self._table.record()


class Watch(Protocol):
    """Who says when laws are checked along a game."""

    def laws(self, kind: str) -> Sequence[str]:
        """Which of the `LAWS` to check at the question of this kind that waits now."""

    def at_end(self) -> Sequence[str]:
        """Which ones to check when the game is over, besides the pieces and the scores."""


class Rounds:
    """The watch that leaves nothing out: cheap laws at every question, costly ones at every so many questions.

    Undo is tried just before those, at a position that nothing has looked at yet.
    """

    def __init__(self, every: int) -> None:
        self.every = every
        self.passed = 0

    def laws(self, kind: str) -> Sequence[str]:
        """The cheap ones; when it is time the costly ones too."""
        laws = CHEAP if self.passed % self.every else COSTLY
        self.passed += 1
        return laws if self.passed % self.every else (*laws, UNDO)

    def at_end(self) -> Sequence[str]:
        """All of them."""
        return AT_END


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
    watch: Watch | None = None,
    at_rest: bool = True,
) -> Report:
    """Play one random game to its end and check all laws; the costly checks at every so many questions.

    Somebody else may keep watch and say which laws are checked when. What a game owes before it is played is the same
    every time: whoever plays many may check it once (`at_rest`).

    Raises LawBroken, with the record of the game so far, at the first broken law. A game that is not installed is
    registered, so that its records can be read.
    """
    the_game = game(which) if isinstance(which, str) else which
    if the_game.id not in game_ids():
        register(the_game)
    table = Table(the_game, seats, seed, options, facts=True)
    if at_rest:
        check_at_rest(the_game, table.state)
    return _Check(table, Chooser(seed, choices), watch or Rounds(every)).run()


class _Check:
    """One game under way, and what it has shown so far."""

    def __init__(self, table: Table, chooser: Chooser, watch: Watch) -> None:
        self.table = table
        self.game = table.game
        self.chooser = chooser
        self.watch = watch
        self.report = Report(table)
        self.stream = Stream(99)
        self.numbered: dict[tuple[str, Value], int] = {}

    def run(self) -> Report:
        """Answer to the end; what is asked is checked at every question, everything else when the watch says so."""
        table, watch = self.table, self.watch
        asks = table.asks
        while asks:
            kind = asks[0].kind
            laws = watch.laws(kind)
            self.hold(question_laws.check_options(table, asks, CLOSELY in laws))
            for law in laws:
                self.check(law, kind)
            self.answer(asks, UNDO in laws)
            asks = table.asks
        self.check_end()
        return self.report

    def check(self, law: str, kind: str) -> None:
        """Check a law now, and count it."""
        self.hold(LAWS[law](self))
        place = law, kind
        self.report.checks[place] = self.report.checks.get(place, 0) + 1

    def hold(self, complaints: Iterable[tuple[int, str]]) -> None:
        """Stop at the first complaint."""
        for law, complaint in complaints:
            self.broken(law, complaint)

    def broken(self, law: int, complaint: str) -> NoReturn:
        """Stop, with the record of the game so far."""
        raise LawBroken(law, f"{complaint} (after {self.table.version} answers)", self.table.record())

    def answer(self, asks: Sequence[AnyAsk], undo: bool) -> None:
        """Choose, and see, if asked to, that undo restores the very position wherever it is free (law 6)."""
        table, report = self.table, self.report
        asked = asks[self.chooser.index(len(asks))]
        option = asked.options[self.chooser.index(len(asked.options))]
        report.kinds[asked.kind] = report.kinds.get(asked.kind, 0) + 1
        report.questions += 1
        if report.questions > self.game.bound:
            self.broken(8, f"more than {self.game.bound} questions")
        before = paper_laws.position(table) if undo else None
        standing = asked.stand is not None and option == asked.stand.option and self.chooser.index(2) == 0
        table.answer(option, asked.seat, standing=standing)
        if undo and table.can_undo:
            table.undo()
            if paper_laws.position(table) != before:
                self.broken(6, f"undo of {option!r} did not restore the position")
            table.answer(option, asked.seat, standing=standing)

    def check_end(self) -> None:
        """The pieces are all there; the game is over by its own word, and everybody has a place (law 8)."""
        table = self.table
        self.check(PIECES, OVER)
        if not table.state.over:
            self.broken(8, "nothing is asked, but the game is not over")
        seats, scores, ranks = table.seats, table.scores, table.ranks
        if len(scores) != seats or len(ranks) != seats or min(ranks) < 1:
            self.broken(8, f"scores {scores} and ranks {ranks} do not fit {seats} seats")
        for law in self.watch.at_end():
            self.check(law, OVER)

    def check_pieces(self) -> Iterable[tuple[int, str]]:
        """Pieces are conserved (law 7)."""
        return sight_laws.check_pieces(self.game, self.table.state, "after an answer")

    def check_actions(self) -> Iterable[tuple[int, str]]:
        """Options have numbers (law 13), in a game that has arrays."""
        return () if isinstance(self.game.arrays, NoArrays) else array_laws.check_actions(self.table, self.numbered)

    def check_observations(self) -> Iterable[tuple[int, str]]:
        """Observations are in order (law 14), in a game that has arrays."""
        return () if isinstance(self.game.arrays, NoArrays) else array_laws.check_observations(self.table)

    def check_imagination(self) -> Iterable[tuple[int, str]]:
        """Whoever is asked imagines the table, is advised there, and plays on (laws 2, 3, 4 and 11)."""
        return sight_laws.check_imagination(self.table, self.stream, self.report.questions)

    def nothing_more(self) -> Iterable[tuple[int, str]]:
        """What is checked where the question is answered."""
        return ()


CLOSELY: Final = "plain options"
PIECES: Final = "pieces"
ACTIONS: Final = "actions"
UNDO: Final = "undo"
RECORD: Final = "record"
LOG: Final = "log"
OVER: Final = "(over)"
LAWS: Final[Mapping[str, Callable[[_Check], Iterable[tuple[int, str]]]]] = {
    CLOSELY: _Check.nothing_more,
    PIECES: _Check.check_pieces,
    ACTIONS: _Check.check_actions,
    "refusal": lambda check: question_laws.check_refusal(check.table),
    "observations": _Check.check_observations,
    "views": lambda check: sight_laws.check_views(check.table),
    "copies": lambda check: paper_laws.check_copies(check.table),
    "words": lambda check: question_laws.check_words(check.table),
    "imagination": _Check.check_imagination,
    UNDO: _Check.nothing_more,
    RECORD: lambda check: paper_laws.check_record(check.table),
    LOG: lambda check: question_laws.check_log(check.table),
}
"""What is checked along a game, besides its questions, and at its end: in this order."""
CHEAP: Final = (CLOSELY, PIECES, ACTIONS)
AT_END: Final = (RECORD, LOG)
COSTLY: Final = tuple([law for law in LAWS if law not in (UNDO, *AT_END)])
