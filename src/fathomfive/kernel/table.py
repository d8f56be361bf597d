"""A table: what people and programs hold in their hands while a game is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbits

from . import paper, sight
from .asked import Asked
from .errors import SetupError, UndoRefused
from .game import AnyGame, game
from .play import Play
from .questions import NATURE, Ask, Question
from .random import Stream
from .record import Header
from .seat import Seat
from .state import Fact, State
from .values import Json, Value


class Table:
    """One game being played.

    >>> t = Table("deepblue", seats=3, seed=7)
    >>> t.question.kind
    'action'
    >>> t.answer(t.question.options[0])
    >>> t.over
    False
    """

    __slots__ = ("_play",)
    _play: Play

    def __init__(
        self,
        game_id: str | AnyGame | Play,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        nature: str = "auto",
        pack: Path | str | None = None,
        names: Sequence[str] = (),
        facts: bool = False,
    ) -> None:
        """Sit down at a new game of `game_id`, or at one that is already being played."""
        if isinstance(game_id, Play):
            self._play = game_id
            return
        the_game = game(game_id) if isinstance(game_id, str) else game_id
        count, chosen = the_game.settle(seats, options)
        if names and len(names) != count:
            raise SetupError(f"{len(names)} names for {count} seats")
        if seed is None:
            seed = randbits(48)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 96:
            raise SetupError(f"a seed is a whole number from 0 to 2^96 - 1, not {seed!r}")
        content, decoded = the_game.load(_path(pack))
        header = Header(
            game=the_game.id,
            rules_version=the_game.rules_version,
            content=decoded.digest,
            pack=decoded.pack,
            seats=count,
            options=chosen,
            seed=seed,
            names=list(names),
        )
        self._play = Play()
        self._play.lay(the_game, header, content, _asks(nature), facts)
        self._play.open()
        self._play.settle()

    # --- what is asked ---

    @property
    def pending(self) -> Question | None:
        """The question as the rules put it: an Ask, a Together or a Chance; None when the game is over."""
        return self._play.pending

    @property
    def asks(self) -> list[Ask]:
        """The questions to seats that wait for an answer, as the rules put them."""
        return self._play.waiting()

    @property
    def question(self) -> Asked | None:
        """The question to answer next (of several asked together, the first unanswered one); None at the end."""
        questions = self.questions
        return questions[0] if questions else None

    @property
    def questions(self) -> list[Asked]:
        """All questions that wait for an answer: several when seats choose together."""
        play = self._play
        if play.pending is None:
            return []
        waiting = play.waiting()
        return [Asked(self, ask) for ask in waiting] if waiting else [Asked(self, play.pending)]

    def answer(self, value: object, seat: int | None = None) -> None:
        """Answer the pending question. Where several seats are asked together, `seat` says who answers."""
        play = self._play
        who, option = play.check(value, seat)
        play.take(who, option)
        play.settle()

    # --- going back ---

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back freely: no new information has come out since it was given."""
        play = self._play
        return play.keeps and len(play.answers) > play.floor

    def undo(self, *, beyond: bool = False) -> None:
        """Take back the last answer of a seat: freely, or `beyond` new information, which marks the record."""
        play = self._play
        if not play.keeps:
            raise UndoRefused("an imagined table keeps no answers to take back")
        last = len(play.answers) - 1
        if not self.can_undo:
            while last >= 0 and play.answers[last][0] == NATURE:
                last -= 1
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
        """The game that is played."""
        return self._play.game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._play.header.seats

    @property
    def names(self) -> list[str]:
        """The names of the seats, or nothing."""
        return self._play.header.names

    @property
    def options(self) -> dict[str, Value]:
        """The options the table was set up with."""
        return dict(self._play.header.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._play.pending is None

    @property
    def state(self) -> State:
        """The State itself, hidden things and all: for rules and tests, not for bots or people."""
        return self._play.state

    @property
    def scores(self) -> list[int]:
        """Every seat's score, as it stands now."""
        return self.game.scores(self.state)

    @property
    def ranks(self) -> list[int]:
        """Every seat's place, 1 for the best."""
        return self.game.ranks(self.state)

    @property
    def version(self) -> int:
        """How many answers have been given, nature's too."""
        return len(self._play.answers)

    @property
    def units(self) -> int:
        """How many units of play have begun since this table was made, copied or imagined."""
        return self._play.units

    @property
    def facts(self) -> list[Fact]:
        """What has happened, if the table was made with `facts=True`."""
        return list(self._play.facts or ())

    def log(self, language: str, seat: int | None = None) -> list[str]:
        """What has happened, in words, as far as a seat (None: a spectator) may know it."""
        to = (sight.NOBODY, self._viewer(seat))
        phrases = [self.game.phrase(self.state, fact, self.names) for fact in self.facts if fact.to in to]
        return [self.game.words.text(phrase, language) for phrase in phrases]

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat (None: a spectator) may see, as plain data."""
        return self.game.view(self.state, self._viewer(seat))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return sight.NOBODY
        if seat not in range(self.seats):
            raise SetupError(f"there is no seat {seat}; there are seats 0 to {self.seats - 1}")
        return seat

    def hash(self) -> str:
        """A digest of the position: equal positions have equal hashes."""
        return paper.digest(self._play)

    # --- other tables like this one ---

    def copy(self) -> Table:
        """An equal table that goes on by itself, with the same luck."""
        return Table(self._play.twin(True))

    def imagine(self, seat: int, stream: Stream) -> Table:
        """A table as it may really be for all a seat knows: what it cannot know is redealt.

        It is for playing on, fast: it keeps no record and cannot be undone, and nature follows the given stream.
        """
        return Table(self._play.imagined(seat, stream))

    def seat(self, seat: int) -> Seat:
        """What a bot gets: one seat's question and view, and its imagination."""
        return Seat(self, seat)

    # --- on paper ---

    def record(self) -> dict[str, Json]:
        """Header and every answer, nature's too, as JSON: replays without a random generator."""
        return paper.record(self._play)

    @staticmethod
    def replay(
        data: paper.Data,
        *,
        upto: int | None = None,
        pack: Path | str | None = None,
        facts: bool = False,
        nature: str = "auto",
    ) -> Table:
        """Play a record again, all of it or its first `upto` answers."""
        return Table(paper.replay(data, upto, _path(pack), facts, _asks(nature)))

    def save(self) -> dict[str, Json]:
        """The last state at rest, and every answer: `load` goes on from it, in this and in newer releases."""
        return paper.save(self._play)

    @staticmethod
    def load(data: paper.Data, *, pack: Path | str | None = None) -> Table:
        """The table that `save` wrote."""
        return Table(paper.load(data, _path(pack)))


def _path(pack: Path | str | None) -> Path | None:
    return None if pack is None else Path(pack)


def _asks(nature: str) -> bool:
    if nature not in ("auto", "ask"):
        raise SetupError(f"nature is 'auto' or 'ask', not {nature!r}")
    return nature == "ask"
