"""A table: a state at rest, the answers given since, and the coroutine of rules that waits for the next one."""

from __future__ import annotations

import hashlib
import reprlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from . import sight
from .asked import Asked
from .errors import IllegalAnswer, InvalidRecord, RulesError, SetupError, UndoRefused
from .fill import fill
from .game import AnyGame, game
from .questions import NATURE, Ask, Chance, Question, Rules, Together
from .random import Stream
from .record import Header, Record, Save
from .seat import Seat
from .state import Fact, State, copy
from .values import Json, Value, same

if TYPE_CHECKING:
    from .content import Decoded

Entry = tuple[int, Value]
"""Who answered (a seat, or NATURE), and what."""


class Rest:
    """A state between two units of play, and how many answers and facts had come before it."""

    __slots__ = ("state", "answers", "facts")

    def __init__(self, state: State, answers: int, facts: int) -> None:
        self.state = state
        self.answers = answers
        self.facts = facts


class Blank:
    """Stands for a game in the making of a table that is about to become the twin of another."""

    __slots__ = ()


BLANK = Blank()


class Table:
    """One game being played.

    >>> t = Table("deepblue", seats=3, seed=7)
    >>> t.question.seat, t.question.kind
    (1, 'action')
    >>> t.answer(t.question.options[0])
    >>> t.over
    False
    """

    __slots__ = (
        "game", "names", "_header", "_content", "_state", "_rules", "_pending", "_given", "_answers", "_facts",
        "_rests", "_floor", "_undone", "_stream", "_asks_nature", "_keeps",
    )  # fmt: skip
    game: AnyGame
    names: list[str]
    _header: Header
    _content: object
    _state: State
    _rules: Rules
    _pending: Question | None
    _given: dict[int, Value]
    _answers: list[Entry]
    _facts: list[Fact] | None
    _rests: list[Rest]
    _floor: int
    _undone: int
    _stream: Stream
    _asks_nature: bool
    _keeps: bool

    def __init__(
        self,
        game_id: str | AnyGame | Blank,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        nature: str = "auto",
        pack: Path | str | None = None,
        names: Sequence[str] = (),
        facts: bool = False,
    ) -> None:
        if isinstance(game_id, Blank):
            return
        the_game = game(game_id) if isinstance(game_id, str) else game_id
        count, chosen = the_game.settle(seats, options)
        if nature not in ("auto", "ask"):
            raise SetupError(f"nature is 'auto' or 'ask', not {nature!r}")
        if names and len(names) != count:
            raise SetupError(f"{len(names)} names for {count} seats")
        if seed is None:
            import secrets

            seed = secrets.randbits(48)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 96:
            raise SetupError(f"a seed is a whole number from 0 to 2^96 - 1, not {seed!r}")
        content, decoded = the_game.load(Path(pack) if pack is not None else None)
        self._begin(the_game, content, decoded, count, chosen, seed, nature == "ask", list(names), facts)
        self._open()
        self._settle()

    def _begin(
        self,
        the_game: AnyGame,
        content: object,
        decoded: Decoded,
        seats: int,
        options: dict[str, Value],
        seed: int,
        asks_nature: bool,
        names: list[str],
        facts: bool,
    ) -> None:
        self.game = the_game
        self.names = names
        self._header = Header(
            game=the_game.id,
            rules_version=the_game.rules_version,
            content=decoded.digest,
            pack=decoded.pack,
            seats=seats,
            options=options,
            seed=seed,
            names=names,
        )
        self._content = content
        self._state = the_game.new(content, seats, options)
        self._state.seats = seats
        self._pending = None
        self._given = {}
        self._answers = []
        self._facts = [] if facts else None
        self._state.listener = self._facts
        self._rests = []
        self._floor = 0
        self._undone = 0
        self._stream = Stream(seed)
        self._asks_nature = asks_nature
        self._keeps = True

    # --- what is asked ---

    @property
    def pending(self) -> Question | None:
        """The question as the rules put it: an Ask, a Together or a Chance; None when the game is over."""
        return self._pending

    @property
    def question(self) -> Asked | None:
        """The question to answer next (of several asked together, the first unanswered one); None at the end."""
        pending = self._pending
        if pending is None:
            return None
        if isinstance(pending, Together):
            return Asked(self, self._waiting(pending)[0])
        return Asked(self, pending)

    @property
    def questions(self) -> list[Asked]:
        """All questions that wait for an answer: several when seats choose together."""
        pending = self._pending
        if pending is None:
            return []
        if isinstance(pending, Together):
            return [Asked(self, ask) for ask in self._waiting(pending)]
        return [Asked(self, pending)]

    def _waiting(self, together: Together) -> list[Ask]:
        return [ask for ask in together.asks if ask.seat not in self._given]

    # --- answering ---

    def answer(self, value: object, seat: int | None = None) -> None:
        """Answer the pending question. Where several seats are asked together, `seat` says who answers."""
        who, canonical = self._check(value, seat)
        if self._answers and self._answers[-1][0] != who:
            self._floor = len(self._answers)
        self._take(who, canonical)
        self._settle()

    def _check(self, value: object, seat: int | None) -> Entry:
        """Who answers, and with which of the offered options."""
        pending = self._pending
        if pending is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        if isinstance(pending, Chance):
            if seat is not None and seat != NATURE:
                raise IllegalAnswer(f"nature is asked for {pending.kind!r}, not seat {seat}")
            return NATURE, _offered([outcome for outcome, _ in pending.weights()], value, pending.kind)
        if isinstance(pending, Together):
            waiting = self._waiting(pending)
            asked = [ask for ask in waiting if seat is None or ask.seat == seat]
            if not asked:
                raise IllegalAnswer(f"seat {seat} is not asked now; seats {[a.seat for a in waiting]} are")
            ask = asked[0]
        else:
            ask = cast(Ask, pending)
            if seat is not None and seat != ask.seat:
                raise IllegalAnswer(f"seat {seat} is not asked now; seat {ask.seat} is")
        return ask.seat, _offered(ask.options, value, ask.kind)

    def _take(self, who: int, value: Value) -> None:
        """Note an answer and let the rules go on to the next question."""
        self._answers.append((who, value))
        if who == NATURE:
            self._floor = len(self._answers)
        pending = self._pending
        if isinstance(pending, Together):
            self._given[who] = value
            if len(self._given) < len(pending.asks):
                return
            value = tuple([self._given[ask.seat] for ask in pending.asks])
            self._given = {}
            if len(pending.asks) > 1:
                self._floor = len(self._answers)
        shown = self._state.shown
        self._send(value)
        if self._state.shown != shown:
            self._floor = len(self._answers)

    def _send(self, value: Value) -> None:
        try:
            self._ask(self._rules.send(value))
        except StopIteration:
            self._open()

    def _open(self) -> None:
        """Begin units of play until one asks something, or the game is over."""
        state = self._state
        quiet = 0
        while not state.over:
            if self._keeps:
                self._rest()
            if self._start():
                return
            quiet += 1
            if quiet > self.game.bound:
                raise RulesError(f"{self.game.id} asks nothing in {quiet} units of play and does not end")
        self._pending = None

    def _start(self) -> bool:
        """Begin one unit of play; say whether it asks something."""
        self._rules = self.game.play(self._state)
        try:
            self._ask(next(self._rules))
        except StopIteration:
            return False
        return True

    def _ask(self, question: Question) -> None:
        if isinstance(question, Ask):
            self._check_ask(question)
        elif isinstance(question, Together):
            self._check_together(question)
        self._pending = question

    def _check_ask(self, ask: Ask) -> None:
        if not ask.options:
            raise RulesError(f"{self.game.id} asks seat {ask.seat} for {ask.kind!r} and offers nothing")

    def _check_together(self, together: Together) -> None:
        if not together.asks:
            raise RulesError(f"{self.game.id} asks together, but nobody")
        seats: set[int] = set()
        for ask in together.asks:
            self._check_ask(ask)
            if ask.seat in seats:
                raise RulesError(f"{self.game.id} asks seat {ask.seat} twice together")
            seats.add(ask.seat)

    def _settle(self) -> None:
        """Let nature answer what is asked of it."""
        if self._asks_nature:
            return
        keeps = self._keeps
        while isinstance(self._pending, Chance):
            value = self._pending.sample(self._stream)
            if keeps:
                self._take(NATURE, value)
            else:
                self._send(value)

    def _rest(self) -> None:
        """Keep a copy of the state at rest, and forget those that no free undo can reach any more."""
        rests = self._rests
        while len(rests) > 1 and rests[1].answers <= self._floor:
            rests.pop(0)
        rests.append(Rest(copy(self._state), len(self._answers), len(self._facts or ())))

    # --- going back ---

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back freely: no new information has come out since it was given."""
        return self._keeps and len(self._answers) > self._floor

    def undo(self, *, beyond: bool = False) -> None:
        """Take back the last answer of a seat: freely, or `beyond` new information, which marks the record."""
        if not self._keeps:
            raise UndoRefused("an imagined table keeps no answers to take back")
        target = len(self._answers) - 1
        if not self.can_undo:
            while target >= 0 and self._answers[target][0] == NATURE:
                target -= 1
            if target < 0:
                raise UndoRefused("no answer has been given yet: there is nothing to take back")
            if not beyond:
                raise UndoRefused(
                    "new information has come out since the last answer: it can only be taken back with beyond=True"
                )
            self._undone += 1
            self._back(target, target)
            return
        rests = self._rests
        while len(rests) > 1 and rests[-1].answers > target:
            rests.pop()
        if rests[-1].answers > target:
            self._back(target, self._floor)  # a loaded table has only the rest it was saved with
        else:
            self._resume(rests.pop(), target)

    def _back(self, target: int, floor: int) -> None:
        """Play all answers up to one again from the beginning."""
        self._again(Record(header=self._header, answers=self._answers[:target]), self._facts is not None)
        self._floor = floor
        self._settle()

    def _resume(self, rest: Rest, upto: int) -> None:
        """Go back to a state at rest and answer again up to a point."""
        answers = self._answers
        self._state = copy(rest.state)
        if self._facts is not None:
            del self._facts[rest.facts :]
        self._state.listener = self._facts
        self._given = {}
        self._answers = answers[: rest.answers]
        floor = self._floor
        if self._keeps:
            self._rests.append(rest)
        if not self._start():
            self._open()
        for i in range(rest.answers, upto):
            who, value = answers[i]
            self._take(who, value)
        self._floor = floor

    def _again(self, record: Record, facts: bool) -> None:
        """Play a record from the first answer, checking each."""
        self._state = self.game.new(self._content, self._header.seats, self._header.options)
        self._state.seats = self._header.seats
        self._facts = [] if facts else None
        self._state.listener = self._facts
        self._given, self._answers, self._rests, self._floor = {}, [], [], 0
        self._open()
        self._answer_again(record, 0)

    def _answer_again(self, record: Record, first: int) -> None:
        """Take the answers of a record from one on, checking each."""
        for number in range(first, len(record.answers)):
            who, value = record.answers[number]
            try:
                checked = self._check(value, who)
            except IllegalAnswer as error:
                record.refuse(f"answer {number}: {error.reason}")
            self._take(*checked)

    # --- how it stands ---

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._pending is None

    @property
    def state(self) -> State:
        """The State itself, hidden things and all: for rules and tests, not for bots or people."""
        return self._state

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._header.seats

    @property
    def options(self) -> dict[str, Value]:
        """The options the table was set up with."""
        return dict(self._header.options)

    @property
    def scores(self) -> list[int]:
        """Every seat's score, as it stands now."""
        return self.game.scores(self._state)

    @property
    def ranks(self) -> list[int]:
        """Every seat's place, 1 for the best."""
        return self.game.ranks(self._state)

    @property
    def version(self) -> int:
        """How many answers have been given, nature's too."""
        return len(self._answers)

    @property
    def facts(self) -> list[Fact]:
        """What has happened, if the table was made with `facts=True`."""
        return list(self._facts or ())

    def log(self, language: str, seat: int | None = None) -> list[str]:
        """What has happened, in words, as far as a seat (None: a spectator) may know it."""
        to = (sight.NOBODY, sight.NOBODY if seat is None else seat)
        told = [fact for fact in self._facts or () if fact.to in to]
        phrases = [self.game.phrase(self._state, fact, self.names) for fact in told]
        return [self.game.words.text(phrase, language) for phrase in phrases]

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat (None: a spectator) may see, as plain data."""
        if seat is not None and seat not in range(self.seats):
            raise SetupError(f"there is no seat {seat}; there are seats 0 to {self.seats - 1}")
        return self.game.view(self._state, sight.NOBODY if seat is None else seat)

    def seat(self, seat: int) -> Seat:
        """What a bot gets: one seat's question and view, and its imagination."""
        return Seat(self, seat)

    def hash(self) -> str:
        """A digest of the position: equal positions have equal hashes."""
        given = [[seat, value] for seat, value in sorted(self._given.items())]
        data = msgspec.json.encode([sight.jsoned(self._state), given])
        return hashlib.blake2b(data, digest_size=8).hexdigest()

    # --- other tables like this one ---

    def copy(self) -> Table:
        """An equal table that goes on by itself, with the same luck."""
        if not self._rests:
            raise RulesError("an imagined table can be copied only after it has come to rest")
        twin = self._twin()
        twin._answers = self._answers
        twin._facts = self._facts[:] if self._facts is not None else None
        twin._rests = self._rests[:-1]
        twin._keeps = True
        twin._resume(self._rests[-1], len(self._answers))
        return twin

    def imagine(self, seat: int, stream: Stream) -> Table:
        """A table as it may really be for all this seat knows: what it cannot know is redealt.

        It is for playing on, fast: it keeps no record and cannot be undone, and nature follows the given stream.
        """
        if not self._rests:
            raise RulesError("an imagined table cannot be imagined again")
        twin = self._twin()
        rest = self._rests[-1]
        twin._answers = self._answers
        twin._facts = None
        twin._rests = []
        twin._keeps = False
        twin._resume(rest, len(self._answers))
        twin._answers = []
        twin._floor = 0
        twin._stream = stream
        twin._asks_nature = False
        twin._given = {who: value for who, value in twin._given.items() if who == seat}
        self.game.redeal(twin._state, seat, stream)
        twin._offer_again(seat)
        twin._settle()
        return twin

    def _offer_again(self, seat: int) -> None:
        """Renew the options of other seats, which may depend on what has just been redealt."""
        pending = self._pending
        if isinstance(pending, Together):
            asks = [self._anew(ask, seat) for ask in pending.asks]
            self._pending = Together(asks)
        elif isinstance(pending, Ask):
            self._pending = self._anew(pending, seat)

    def _anew(self, ask: Ask, seat: int) -> Ask:
        if ask.seat == seat or ask.again is None:
            return ask
        return Ask(ask.seat, ask.kind, ask.again(self._state, ask.seat), ask.about, ask.again)

    def _twin(self) -> Table:
        twin = Table(BLANK)
        twin.game = self.game
        twin.names = self.names
        twin._header = self._header
        twin._content = self._content
        twin._pending = None
        twin._floor = self._floor
        twin._undone = self._undone
        twin._stream = self._stream.copy()
        twin._asks_nature = self._asks_nature
        return twin

    # --- on paper ---

    def record(self) -> dict[str, Json]:
        """Header and every answer, nature's too, as JSON: replays without a random generator."""
        if not self._keeps:
            raise RulesError("an imagined table has no record")
        result = {"hash": self.hash(), "scores": self.scores, "ranks": self.ranks} if self.over else None
        return Record(self._header, self._answers, self._undone, result).to_json()

    @staticmethod
    def replay(
        data: Mapping[str, Json] | str | bytes,
        *,
        upto: int | None = None,
        pack: Path | str | None = None,
        facts: bool = False,
        nature: str = "auto",
    ) -> Table:
        """Play a record again, all of it or its first `upto` answers."""
        if nature not in ("auto", "ask"):
            raise SetupError(f"nature is 'auto' or 'ask', not {nature!r}")
        record = Record.read(data)
        table = _seated(record, pack, facts, nature)
        answers = record.answers if upto is None else record.answers[: max(0, upto)]
        table._again(Record(record.header, answers, path=record.path), facts)
        table._floor = len(answers)
        table._undone = record.undone
        if len(answers) == len(record.answers):
            table._compare(record)
        table._stream = Stream((record.header.seed + len(answers)) & ((1 << 96) - 1))
        table._settle()
        return table

    def _compare(self, record: Record) -> None:
        if record.result is None:
            return
        if not self.over:
            record.refuse("it has a result, but the game is not over after its last answer")
        if record.result.get("hash") != self.hash():
            record.refuse(f"it ends in position {self.hash()}, not in {record.result.get('hash')} as it says")
        for name, found in (("scores", self.scores), ("ranks", self.ranks)):
            if record.result.get(name) != found:
                record.refuse(f"its {name} are {found}, not {record.result.get(name)} as it says")

    def save(self) -> dict[str, Json]:
        """The last state at rest, and every answer: `load` goes on from it, in this and in newer releases."""
        if not self._rests:
            raise RulesError("an imagined table cannot be saved")
        rest = self._rests[-1]
        facts = None if self._facts is None else self._facts[: rest.facts]
        return Save(
            record=Record(self._header, self._answers, self._undone, None),
            rest=rest.answers,
            state=sight.jsoned(rest.state),
            stream=self._stream.to_json(),
            floor=self._floor,
            asks_nature=self._asks_nature,
            facts=facts,
            hash=self.hash(),
        ).to_json()

    @staticmethod
    def load(data: Mapping[str, Json] | str | bytes, *, pack: Path | str | None = None) -> Table:
        """The table that `save` wrote."""
        save = Save.read(data)
        record = save.record
        nature = "ask" if save.asks_nature else "auto"
        table = _seated(record, pack, save.facts is not None, nature)
        state = table._state
        fill(state, save.state)
        if state.seats != record.header.seats:
            record.refuse(f"its state has {state.seats} seats, its header {record.header.seats}")
        if save.facts is not None:
            for i, fact in enumerate(save.facts):
                if len(fact.args) != len(table.game.facts.get(fact.kind, ())) or fact.kind not in table.game.facts:
                    record.refuse(f"fact {i}: {table.game.id} tells no {fact.kind!r} with {len(fact.args)} arguments")
            table._facts = save.facts
            state.listener = table._facts
        try:
            table._go_on_from(save)
        except InvalidRecord:
            raise
        except Exception as error:  # whatever the rules stumble over in a damaged state
            record.refuse(f"its state cannot be played: {type(error).__name__}: {error}")
        return table

    def _go_on_from(self, save: Save) -> None:
        """Go on from a state that was read, as far as it can be one."""
        record = save.record
        self._check_state(record)
        self._answers = record.answers[: save.rest]
        self._open()
        self._answer_again(record, save.rest)
        if not self._rests or self._rests[-1].answers != save.rest:
            record.refuse("its state is not at rest where it says")
        self._check_state(record)
        if self.hash() != save.hash:
            record.refuse(f"its state leads to position {self.hash()}, not to {save.hash} as it says")
        self._floor = save.floor
        self._undone = record.undone
        self._stream = Stream.from_json(save.stream)
        self._settle()

    def _check_state(self, record: Record) -> None:
        for complaint in self.game.invariants(self._state):
            record.refuse(f"its state is impossible: {complaint}")
        for viewer in range(sight.NOBODY, self.seats):
            self.game.view(self._state, viewer)


def _seated(record: Record, pack: Path | str | None, facts: bool, nature: str) -> Table:
    """A table for a record's header, before its first answer, when this release can play it."""
    header = record.header
    try:
        the_game = game(header.game)
        seats, options = the_game.settle(header.seats, header.options)
    except SetupError as error:
        record.refuse(str(error))
    if header.names and len(header.names) != seats:
        record.refuse(f"it has {len(header.names)} names for {seats} seats")
    if header.rules_version != the_game.rules_version:
        record.refuse(
            f"it was made by rules version {header.rules_version} of {header.game}; "
            f"this release plays version {the_game.rules_version}"
        )
    content, decoded = the_game.load(Path(pack) if pack is not None else None)
    if header.content != decoded.digest:
        wanted = f"the pack {header.pack!r}" if header.pack else "no pack"
        record.refuse(f"it was made with content {header.content} ({wanted}); this is {decoded.digest}")
    table = Table(BLANK)
    try:
        table._begin(the_game, content, decoded, seats, options, header.seed, nature == "ask", header.names, facts)
    except SetupError as error:
        record.refuse(str(error))
    return table


def _offered(options: Sequence[Value], value: object, kind: str) -> Value:
    """The offered option that equals the value."""
    for option in options:
        if option is value or same(option, value):
            return option
    shown = ", ".join([repr(option) for option in options[:12]]) + (", …" if len(options) > 12 else "")
    raise IllegalAnswer(f"{reprlib.repr(value)} is not an option of {kind!r}; the options are {shown}")
