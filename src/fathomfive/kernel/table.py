"""A table: what people and programs hold in their hands while a game is played."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import SupportsIndex

from . import paper, scores, sight
from .actions import Actions, Marks
from .asked import Asked
from .errors import IllegalAnswer, SetupError, UndoRefused
from .game import AnyGame, Game
from .installed import game
from .observation import Observation, Watch
from .play import Play
from .questions import NATURE, AnyAsk, Question
from .random import Stream
from .record import Header, dumps
from .seat import Seat
from .shapes import Room, numbers_in
from .spaces import Spaces, spaces
from .standing import Standing, let_stand
from .state import Fact, State
from .values import Json, Value, whole


class Table:
    """One game being played.

    >>> t = Table("deepblue", seats=3, seed=7)
    >>> t.question.kind
    'action'
    >>> t.answer(t.question.options[0])
    >>> t.over
    False
    """

    __slots__ = ("_play", "_seen", "_marks", "_room")
    _play: Play
    _room: Spaces | None
    """Its actions and observations, once they have been asked for."""
    _seen: dict[int, Watch] | None
    """What each seat has observed so far."""
    _marks: Marks | None
    """Which actions were legal when somebody looked last."""

    def __init__(
        self,
        game_id: str | AnyGame | Play,
        seats: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        nature: str = "auto",
        pack: Path | str | None = None,
        names: Sequence[str] = (),
        facts: bool = False,
    ) -> None:
        """Sit down at a new game of `game_id`, or at one that is already being played.

        >>> Table("otys", seats=4, seed=1, options={"sponsors": "advanced"}).seats
        4
        >>> Table("otys", seats=5)
        Traceback (most recent call last):
            ...
        fathomfive.kernel.errors.SetupError: otys has 2 to 4 seats, not 5
        """
        self._seen = None
        self._marks = None
        self._room = None
        if isinstance(game_id, Play):
            self._play = game_id
            return
        if not isinstance(game_id, (str, Game)):
            raise SetupError(f"a table wants a game or its id, such as 'otys', not {game_id!r}")
        the_game = game(game_id) if isinstance(game_id, str) else game_id
        count, chosen = the_game.settle(seats, options)
        if names and len(names) != count:
            raise SetupError(f"{len(names)} names for {count} seats")
        number = randbits(48) if seed is None else whole(seed)
        if number is None or not 0 <= number < 1 << 96:
            raise SetupError(f"a seed is a whole number from 0 to 2^96 - 1, not {seed!r}")
        content, decoded = the_game.load(_path(pack))
        header = Header(
            game=the_game.id,
            rules_version=the_game.rules_version,
            content=decoded.digest,
            pack=decoded.pack,
            seats=count,
            options=chosen,
            seed=number,
            names=list(names),
        )
        self._play = Play()
        self._play.lay(the_game, header, content, _asks(nature), facts)
        self._play.open()
        self._play.settle()

    # --- what is asked ---

    @property
    def pending(self) -> Question | None:
        """The question as the rules put it: an Ask, a Together or a Chance; None when the game is over.

        >>> Table("otys", seats=2, seed=7).pending
        Ask(1, 'key', [1, 2, 3, 4, 5, 6])
        >>> Table("deepblue", seats=2, seed=7, nature="ask").pending
        Draw(Pile([0, 1, 2, 3, 4, 5]), 'wreck')
        """
        return self._play.pending

    @property
    def asks(self) -> list[AnyAsk]:
        """The questions to seats that wait for an answer, as the rules put them.

        >>> Table("otys", seats=2, seed=7).asks
        [Ask(1, 'key', [1, 2, 3, 4, 5, 6])]
        >>> Table("otys", seats=2, seed=7, nature="ask").asks
        []
        """
        return self._play.waiting()

    @property
    def question(self) -> Asked | None:
        """The question to answer next (of several asked together, the first unanswered one); None at the end.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.question
        Asked(seat=1, kind='action', options=[('hire', 0), ('hire', 1), ('hire', 2), ('hire', 3), 'sail'])
        """
        questions = self.questions
        return questions[0] if questions else None

    @property
    def questions(self) -> list[Asked]:
        """All questions that wait for an answer: several when seats choose together.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> [question.seat for question in t.questions]
        [1]
        """
        play = self._play
        if play.pending is None:
            return []
        waiting = play.waiting()
        return [Asked(self, ask) for ask in waiting] if waiting else [Asked(self, play.pending)]

    def answer(self, value: object, seat: SupportsIndex | None = None, *, standing: bool = False) -> None:
        """Answer the pending question. Where several seats are asked together, `seat` says who answers.

        What is not an option is refused, and nothing changes. Where the question offers it (`question.stand`), an
        answer may be left `standing`: the table gives it again as long as it holds, or until it is revoked.

        >>> t = Table("otys", seats=2, seed=7)
        >>> t.answer(7)
        Traceback (most recent call last):
            ...
        fathomfive.kernel.errors.IllegalAnswer: 7 is not an option of 'key'; the options are 1, 2, 3, 4, 5, 6
        >>> t.answer(1)
        >>> t.question.kind
        'step-1'
        """
        play = self._play
        who, option = play.check(value, seat)
        if standing:
            ask = play.asked(who)
            if ask is None:
                raise IllegalAnswer("nature's answers do not stand")
            stands = let_stand(ask, option, play.state, len(play.answers))
            self.revoke(who, ask.kind)
            play.standing.append(stands)
        play.take(who, option)
        play.settle()

    def standing(self, seat: int) -> list[Standing]:
        """The answers that a seat lets stand, as long as they hold.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.standing(0)
        []
        """
        self._viewer(seat)
        play = self._play
        return [standing for standing in play.standing if standing.seat == seat and standing.lasts(play.state)]

    def revoke(self, seat: int, kind: str | None = None) -> None:
        """Let a seat's answers stand no longer: all of them, or those to one kind of question.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.revoke(0)
        """
        self._viewer(seat)
        play = self._play
        play.standing = [s for s in play.standing if s.seat != seat or (kind is not None and s.kind != kind)]

    # --- going back ---

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back freely: no new information has come out since it was given.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.answer(("hire", 0))
        >>> t.can_undo
        True
        >>> t.answer(t.question.options[0])  # paid: a new card comes to the market
        >>> t.can_undo
        False
        """
        play = self._play
        return play.keeps and play.last_given() >= play.floor

    def undo(self, *, beyond: bool = False) -> None:
        """Take back the last answer of a seat: freely, or `beyond` new information, which marks the record.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> before = t.hash()
        >>> t.answer(("hire", 0))
        >>> t.undo()
        >>> t.hash() == before
        True
        """
        play = self._play
        if not play.keeps:
            raise UndoRefused("an imagined table keeps no answers to take back")
        last = play.last_given()
        if not self.can_undo:
            if last < 0:
                raise UndoRefused("no answer has been given yet: there is nothing to take back")
            if not beyond:
                raise UndoRefused(
                    "new information has come out since the last answer: it can only be taken back with beyond=True"
                )
            play.undone += 1
            play.floor = last
        play.go_back(last)
        play.settle()

    # --- how it stands ---

    @property
    def game(self) -> AnyGame:
        """The game that is played.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.game.id, t.game.rules_version
        ('deepblue', 2)
        """
        return self._play.game

    @property
    def seats(self) -> int:
        """How many seats play.

        >>> Table("deepblue", seats=5, seed=7).seats
        5
        """
        return self._play.header.seats

    @property
    def names(self) -> list[str]:
        """The names of the seats, or nothing.

        >>> Table("deepblue", seats=2, names=["Ada", "Bo"]).names
        ['Ada', 'Bo']
        """
        return self._play.header.names

    @property
    def options(self) -> dict[str, Value]:
        """The options the table was set up with.

        >>> Table("otys", seats=2, options={"spy": "author"}).options
        {'sponsors': 'basic', 'spy': 'author'}
        """
        return dict(self._play.header.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> while not t.over:
        ...     t.answer(t.question.options[-1])
        >>> t.question is None
        True
        """
        return self._play.pending is None

    @property
    def state(self) -> State:
        """The State itself, hidden things and all: for rules and tests, not for bots or people.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.state.turn == t.question.seat
        True
        """
        return self._play.state

    @property
    def scores(self) -> list[int]:
        """Every seat's score, as it stands now.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.scores
        [0, 0]
        """
        return self.game.rules.scores(self.state)

    def known_scores(self, seat: SupportsIndex | None = None) -> list[int | None]:
        """Every seat's score as far as a seat (None: a spectator) may know it; None where it cannot. All at the end.

        >>> t = Table("deepblue", seats=3, seed=7)
        >>> t.known_scores(1)  # everybody's chest is closed to the others
        [None, 0, None]
        >>> t.known_scores()
        [None, None, None]
        >>> Table("otys", seats=2, seed=7).known_scores()  # prestige is counted openly
        [0, 0]
        """
        viewer = self._viewer(seat)
        return [*self.scores] if self.over else scores.known_scores(self.game, self.state, viewer)

    @property
    def ranks(self) -> list[int]:
        """Every seat's place, 1 for the best.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.ranks
        [1, 1]
        """
        return self.game.rules.ranks(self.state)

    @property
    def returns(self) -> list[float]:
        """What every seat has got out of the game, from -1 to 1; all 0 until it is over.

        Rivals by place: 1 for the first, -1 for the last, evenly between, and who shares places shares their worth.
        Who plays alone or together has won or lost: 1 or -1.

        >>> t = Table("deepblue", seats=3, seed=7)
        >>> t.returns
        [0.0, 0.0, 0.0]
        >>> while not t.over:
        ...     t.answer(t.question.options[-1])
        >>> t.ranks, t.returns
        ([1, 1, 1], [0.0, 0.0, 0.0])
        """
        if not self.over:
            return [0.0] * self.seats
        return scores.returns(self.ranks, self.game.rules.allied(self.state))

    @property
    def rewards(self) -> list[float]:
        """By how many points every seat is ahead of the others' mean (together or alone: its points), at the end.

        >>> t = Table("otys", seats=2, seed=7)
        >>> t.rewards
        [0.0, 0.0]
        """
        if not self.over:
            return [0.0] * self.seats
        return scores.rewards(self.scores, self.game.rules.allied(self.state))

    @property
    def actions(self) -> Actions:
        """Every action of this game, seat count and options, numbered.

        >>> t = Table("otys", seats=2, seed=7)
        >>> t.actions.value(t.question.ids[0])
        ('key', 1)
        """
        return self._spaces().actions

    @property
    def observation(self) -> Observation:
        """What `seat.observe()` gives: its size, and what each number in it is.

        >>> t = Table("otys", seats=2, seed=7)
        >>> t.observation.names()[0]
        'asked/kind = key'
        """
        return self._spaces().observation

    def observed(self, seat: int) -> array[float]:
        """What a seat sees now, as numbers; quick when it was asked for a moment ago.

        >>> t = Table("otys", seats=2, seed=7)
        >>> len(t.observed(0)) == t.observation.size
        True
        """
        return numbers_in(self.watched(seat))

    def watched(self, seat: int) -> Room:
        """The bits of the same numbers to copy from, and not to keep: the next look at the table changes them.

        >>> from fathomfive.kernel.shapes import numbers_in
        >>> t = Table("otys", seats=2, seed=7)
        >>> numbers_in(t.watched(0)) == t.observed(0)
        True
        """
        return self.watch(seat).numbers

    def watch(self, seat: int) -> Watch:
        """What a seat sees, brought up to date.

        >>> t = Table("otys", seats=2, seed=7)
        >>> len(t.watch(0).numbers) == t.observation.size
        True
        """
        if self._seen is None:
            self._seen = {}
        watch = self._seen.get(seat)
        if watch is None:
            watch = self._seen[seat] = self.observation.watch(seat)
        play = self._play
        watch.look(play.state, play.pending)
        return watch

    def marks(self, seat: int) -> Marks:
        """Which actions are legal for a seat, brought up to date.

        >>> t = Table("otys", seats=2, seed=7)
        >>> sum(t.marks(1).flags), sum(t.marks(0).flags)
        (6, 0)
        """
        marks = self._marks
        if marks is None:
            marks = self._marks = self.actions.marks()
        marks.look(self._play.asked(seat))
        return marks

    def _spaces(self) -> Spaces:
        room = self._room
        if room is None:
            play = self._play
            room = self._room = spaces(play.game, play.content, play.header.seats, play.header.options)
        return room

    @property
    def version(self) -> int:
        """How many answers have been given, nature's too.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> before = t.version
        >>> t.answer("sail")
        >>> t.version - before
        1
        """
        return len(self._play.answers)

    @property
    def answers(self) -> list[tuple[int, Value]]:
        """Every answer so far, with who gave it: a seat, or NATURE (-1).

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.answer("sail")
        >>> t.answers[-1]
        (1, 'sail')
        """
        return self._play.answers[:]

    @property
    def last_given(self) -> int:
        """The number of the last answer that a seat gave itself, not the table for it; -1 if there is none.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.last_given
        -1
        >>> t.answer("sail")
        >>> t.last_given == t.version - 1
        True
        """
        return self._play.last_given()

    @property
    def units(self) -> int:
        """How many units of play have begun since this table was made, copied or imagined.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.units  # the set-up, and the first turn
        2
        >>> t.copy().units
        1
        """
        return self._play.units

    @property
    def tells(self) -> bool:
        """Whether the table was made with `facts=True`.

        >>> Table("deepblue", seats=2, seed=7).tells
        False
        """
        return self._play.facts is not None

    @property
    def facts(self) -> list[Fact]:
        """What has happened, if the table was made with `facts=True`.

        >>> Table("deepblue", seats=2, seed=7, facts=True).facts[-1]
        Fact('begins', (1,))
        """
        return list(self._play.facts or ())

    def log(self, language: str, seat: SupportsIndex | None = None) -> list[str]:
        """What has happened, in words, as far as a seat (None: a spectator) may know it.

        >>> t = Table("deepblue", seats=2, seed=7, facts=True, names=["Ada", "Bo"])
        >>> t.log("en")[-1], t.log("de")[-1]
        ('Bo begins.', 'Bo beginnt.')
        """
        to = (sight.NOBODY, self._viewer(seat))
        phrases = [self.game.phrase(self.state, fact, self.names) for fact in self.facts if fact.to in to]
        return [self.game.catalogue.text(phrase, language) for phrase in phrases]

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Json]:
        """What a seat (None: a spectator) may see, as plain data.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.view(0)["hands"]
        [[0, 1, 2, 3], [None, None, None, None]]
        >>> t.view()["hands"]
        [[None, None, None, None], [None, None, None, None]]
        """
        return self.game.rules.view(self.state, self._viewer(seat))

    def _viewer(self, seat: SupportsIndex | None) -> int:
        return sight.NOBODY if seat is None else self._seated(seat)

    def _seated(self, seat: SupportsIndex) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise SetupError(f"there is no seat {seat!r}; there are seats 0 to {self.seats - 1}")
        return number

    def hash(self) -> str:
        """A digest of the position: equal positions have equal hashes.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.hash() == Table("deepblue", seats=2, seed=7).hash()
        True
        """
        return paper.digest(self._play)

    # --- other tables like this one ---

    def copy(self) -> Table:
        """An equal table that goes on by itself, with the same luck.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> other = t.copy()
        >>> other.answer("sail")
        >>> t.question.kind, other.question.kind
        ('action', 'propel')
        """
        return Table(self._play.twin(True))

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], Table], tuple[str]]:
        """Pickled as its save, and loaded again: wherever its game is known, with the content that comes with it."""
        header = self._play.header
        if header.pack:
            raise TypeError(f"a table with the pack {header.pack!r} is not pickled: save() it, and load(…, pack=…) it")
        return unpickled, (dumps(self.save()),)

    def __repr__(self) -> str:
        header = self._play.header
        if self.over:
            now = "over"
        else:
            who = [f"seat {asked.seat}" if asked.seat != NATURE else "nature" for asked in self.questions]
            now = f"{self.questions[0].kind!r} is asked of {', '.join(who)}"
        return f"<Table {header.game}, {header.seats} seats, seed {header.seed}, {self.version} answers: {now}>"

    def imagine(self, seat: SupportsIndex, stream: Stream) -> Table:
        """A table as it may really be for all a seat knows: what it cannot know is redealt.

        It is for playing on, fast: it keeps no record and cannot be undone, and nature follows the given stream.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> imagined = t.imagine(1, Stream(1))
        >>> imagined.view(1) == t.view(1)
        True
        >>> imagined.answer("sail")
        >>> t.question.kind, imagined.question.kind
        ('action', 'propel')
        """
        if not isinstance(stream, Stream):
            raise TypeError(f"imagine wants a Stream, such as Stream({stream!r}), for the luck of the imagined table")
        return Table(self._play.imagined(seat if seat == sight.NOBODY else self._seated(seat), stream))

    def sandbox(self, seat: SupportsIndex, stream: Stream) -> Table:
        """A table of its own to try things at, as this one may be for all a seat knows.

        It begins with the unit of play that is under way, from its start. It can be saved and undone like any other,
        but its record begins where it does, and so replays nowhere. Nature is asked.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.answer(("hire", 0))
        >>> tried = t.sandbox(1, Stream(1))
        >>> tried.question.seat == t.question.seat, tried.version
        (True, 0)
        """
        return Table(self._play.sandbox(self._seated(seat), stream))

    def onward(self, stream: Stream | None = None) -> Table:
        """This very table, hidden things and all, with other luck to come: for study, not for bots.

        Like an imagined one it is for playing on, fast: it keeps no record and cannot be undone. Without a stream it
        goes on with the luck of this one.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> other = t.onward(Stream(1))
        >>> other.view(0) == t.view(0) and other.view(1) == t.view(1)
        True
        """
        return Table(self._play.onward(stream))

    def forget(self) -> None:
        """Keep nothing to go back to from now on: for playing on, fast, like the table that `onward` gives.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.forget()
        >>> t.answer("sail")
        >>> t.undo()
        Traceback (most recent call last):
            ...
        fathomfive.kernel.errors.UndoRefused: an imagined table keeps no answers to take back
        """
        self._play.forget()

    def seat(self, seat: SupportsIndex) -> Seat:
        """What a bot gets: one seat's question and view, and its imagination.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.seat(1).question.kind
        'action'
        """
        return Seat(self, self._seated(seat))

    # --- on paper ---

    def record(self) -> dict[str, Json]:
        """Header and every answer, nature's too, as JSON: replays without a random generator.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.answer(("hire", 0))
        >>> t.record()["answers"][-1]
        [1, ['hire', 0]]
        """
        return paper.record(self._play)

    @staticmethod
    def replay(
        data: paper.Data,
        *,
        upto: SupportsIndex | None = None,
        pack: Path | str | None = None,
        facts: bool = False,
        nature: str = "auto",
    ) -> Table:
        """Play a record again, all of it or its first `upto` answers.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.answer("sail")
        >>> Table.replay(t.record()).hash() == t.hash()
        True
        >>> Table.replay(t.record(), upto=t.version - 1).question.kind
        'action'
        """
        return Table(paper.replay(data, upto, _path(pack), facts, _asks(nature)))

    def save(self) -> dict[str, Json]:
        """The last state at rest, and every answer: `load` goes on from it, in this and in newer releases.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.save()["record"] == t.record()
        True
        """
        return paper.save(self._play)

    @staticmethod
    def load(data: paper.Data, *, pack: Path | str | None = None) -> Table:
        """The table that `save` wrote.

        >>> t = Table("deepblue", seats=2, seed=7)
        >>> t.answer("sail")
        >>> Table.load(t.save()).hash() == t.hash()
        True
        """
        return Table(paper.load(data, _path(pack)))


def unpickled(data: str) -> Table:
    """The table that was pickled."""
    return Table.load(data)


def _path(pack: Path | str | None) -> Path | None:
    return None if pack is None else Path(pack)


def _asks(nature: str) -> bool:
    if nature not in ("auto", "ask"):
        raise SetupError(f"nature is 'auto' or 'ask', not {nature!r}")
    return nature == "ask"
