"""A game in motion: a state at rest, the answers since, and the coroutine of rules that waits for the next one."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from typing import Final, SupportsIndex

from .errors import IllegalAnswer, RulesError
from .game import AnyGame
from .questions import NATURE, AnyAsk, Ask, Chance, Question, Rules, Together
from .random import Stream
from .record import Header
from .standing import Standing
from .state import Fact, State, copy
from .values import Value, same, whole

SELDOM: Final = 64
"""After so many answers the state of a table that nobody has copied yet is kept again."""

Answer = tuple[int, Value]
"""Who answered (a seat, or NATURE), and what."""


UNIT_OVER: Final = Question()
"""What the rules yield when a unit of play is over, which they do not wait with."""


def course(the_game: AnyGame, state: State) -> Rules:
    """The rules of a whole game: units of play, one after the other, each of them begun when it is wanted."""
    while True:
        yield from the_game.rules.play(state)
        yield UNIT_OVER


class Rest:
    """A state between two units of play, and how many answers and facts had come before it."""

    __slots__ = ("state", "answers", "facts")

    def __init__(self, state: State, answers: int, facts: int) -> None:
        self.state = state
        self.answers = answers
        self.facts = facts


class Play:
    """The engine under a table.

    `floor` is the number of answers that no free undo may go below; `units` counts the units of play begun since the
    play was made or copied. A play that `keeps` copies its state when it rests; an imagined one does not, and can be
    neither copied nor taken back. Most tables are only ever played on: the state is copied seldom until the first copy
    is wanted, and `often`, at every rest, from then on. `behind` says that it has rested since
    the last state that was kept. `standing` are the answers that seats let stand, `automatic` the numbers of those
    answers that the table gave by them.
    """

    __slots__ = (
        "game", "header", "content", "state", "rules", "pending", "given", "answers", "facts", "rests", "floor",
        "undone", "units", "stream", "asks_nature", "keeps", "often", "behind", "standing", "automatic",
    )  # fmt: skip
    game: AnyGame
    header: Header
    content: object
    state: State
    rules: Rules
    pending: Question | None
    given: dict[int, Value]
    answers: list[Answer]
    facts: list[Fact] | None
    rests: list[Rest]
    floor: int
    undone: int
    units: int
    stream: Stream
    asks_nature: bool
    keeps: bool
    often: bool
    behind: bool
    standing: list[Standing]
    automatic: list[int]

    def lay(self, the_game: AnyGame, header: Header, content: object, asks_nature: bool, facts: bool) -> None:
        """Lay out a table for a game, before its first unit of play."""
        self.game = the_game
        self.header = header
        self.content = content
        self.undone = 0
        self.units = 0
        self.stream = Stream(header.seed)
        self.asks_nature = asks_nature
        self.keeps = True
        self.often = False
        self.standing = []
        self.automatic = []
        self.clear(facts)

    def clear(self, facts: bool) -> None:
        """Take everything back to the moment before the first unit of play."""
        header = self.header
        self.begin_from(self.game.rules.new(self.content, header.seats, header.options))
        self.state.seats = header.seats
        self.facts = [] if facts else None
        self.state.listener = self.facts
        self.pending = None
        self.given = {}
        self.answers = []
        self.rests = []
        self.behind = False
        self.floor = 0

    def begin_from(self, state: State) -> None:
        """Have the rules go on from a state at rest."""
        self.state = state
        self.rules = course(self.game, state)

    # --- answering ---

    def waiting(self) -> list[AnyAsk]:
        """The questions to seats that wait for an answer: several when seats choose together."""
        pending = self.pending
        if isinstance(pending, Together):
            return [ask for ask in pending.asks if ask.seat not in self.given]
        return [pending] if isinstance(pending, Ask) else []

    def asked(self, seat: int) -> AnyAsk | None:
        """The question that waits for a seat's answer."""
        found = [ask for ask in self.waiting() if ask.seat == seat]
        return found[0] if found else None

    def check(self, value: object, who: SupportsIndex | None) -> Answer:
        """Who answers, and with which of the offered options."""
        pending = self.pending
        seat = None if who is None else whole(who)
        if who is not None and seat is None:
            raise IllegalAnswer(f"a seat is a number from 0 to {self.header.seats - 1}, not {who!r}")
        if isinstance(pending, Ask):
            ask: AnyAsk = pending
            if seat is not None and seat != ask.seat:
                raise IllegalAnswer(f"seat {seat} is not asked now; seat {ask.seat} is")
        elif isinstance(pending, Together):
            waiting = self.waiting()
            asked = [ask for ask in waiting if seat is None or ask.seat == seat]
            if not asked:
                raise IllegalAnswer(f"seat {seat} is not asked now; seats {[ask.seat for ask in waiting]} are")
            ask = asked[0]
        elif isinstance(pending, Chance):
            if seat is not None and seat != NATURE:
                raise IllegalAnswer(f"nature is asked for {pending.kind!r}, not seat {seat}")
            return NATURE, offered([outcome for outcome, _ in pending.weights()], value, pending.kind)
        else:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        return ask.seat, offered(ask.options, value, ask.kind)

    def take(self, who: int, value: Value) -> None:
        """Note an answer that was checked, and let the rules go on to the next question."""
        answers = self.answers
        if answers and answers[-1][0] != who:
            self.floor = len(answers)
        answers.append((who, value))
        if who == NATURE:
            self.floor = len(answers)
        pending = self.pending
        if isinstance(pending, Together) and 1 < len(pending.asks) == len(self.given) + 1:
            self.floor = len(answers)
        shown = self.state.shown
        self.hand_over(who, value)
        if self.state.shown != shown:
            self.floor = len(answers)

    def hand_over(self, who: int, value: Value) -> None:
        """Let the rules go on with an answer; where several are asked together, once all have answered."""
        pending = self.pending
        if isinstance(pending, Together):
            self.given[who] = value
            if len(self.given) < len(pending.asks):
                return
            value = tuple([self.given[ask.seat] for ask in pending.asks])
            self.given = {}
        self.send(value)

    def send(self, value: Value) -> None:
        """Let the rules go on with an answer."""
        question = self.rules.send(value)
        if question is UNIT_OVER:
            self.open()
        else:
            self.ask(question)

    def open(self) -> None:
        """Begin units of play until one asks something, or the game is over."""
        state = self.state
        quiet = 0
        while not state.over:
            if self.keeps:
                self.rest()
            if self.start():
                return
            quiet += 1
            if quiet > self.game.bound:
                raise RulesError(f"{self.game.id} asks nothing in {quiet} units of play and does not end")
        self.pending = None

    def start(self) -> bool:
        """Begin one unit of play; say whether it asks something."""
        self.units += 1
        question = next(self.rules)
        if question is UNIT_OVER:
            return False
        self.ask(question)
        return True

    def ask(self, question: Question) -> None:
        """Wait for the answer to a question, if it can be answered."""
        if isinstance(question, Ask):
            self.check_ask(question)
        elif isinstance(question, Together):
            seats = [ask.seat for ask in question.asks]
            if not seats or len(set(seats)) != len(seats):
                raise RulesError(f"{self.game.id} asks seats {seats} together: some seats, each once")
            for ask in question.asks:
                self.check_ask(ask)
        self.pending = question

    def check_ask(self, ask: AnyAsk) -> None:
        """Refuse a question without options."""
        if not ask.options:
            raise RulesError(f"{self.game.id} asks seat {ask.seat} for {ask.kind!r} and offers nothing")

    def settle(self) -> None:
        """Let nature answer what is asked of it, and the table what answers stand for."""
        self.let_nature_answer()
        while self.standing and self.stand_in():
            self.let_nature_answer()

    def let_nature_answer(self) -> None:
        """Let nature answer what is asked of it, unless somebody else answers for it."""
        if self.asks_nature:
            return
        while isinstance(self.pending, Chance):
            value = self.pending.sample(self.stream)
            if self.keeps:
                self.take(NATURE, value)
            else:
                self.send(value)

    def stand_in(self) -> bool:
        """Give an answer that stands, and say whether there was one to give."""
        for ask in self.waiting():
            for standing in self.standing:
                if standing.answers(ask, self.state):
                    self.automatic.append(len(self.answers))
                    self.take(ask.seat, standing.option)
                    return True
        return False

    def last_given(self) -> int:
        """The number of the last answer that a seat gave itself, or -1: not nature, nor the table for it."""
        last = len(self.answers) - 1
        while last >= 0 and (self.answers[last][0] == NATURE or last in self.automatic):
            last -= 1
        return last

    # --- resting, and going back ---

    def rest(self) -> None:
        """Keep a copy of the state at rest, if it is time, and forget those that no free undo can reach any more."""
        rests = self.rests
        self.behind = not self.often and bool(rests) and len(self.answers) - rests[-1].answers < SELDOM
        if self.behind:
            return
        while len(rests) > 1 and rests[1].answers <= self.floor:
            rests.pop(0)
        rests.append(Rest(copy(self.state), len(self.answers), len(self.facts or ())))

    def latest(self) -> Rest:
        """The state when the play rested last. Whoever wants it will want the next: from now on each one is kept."""
        if not self.rests:
            raise RulesError("an imagined table can be neither copied nor imagined again")
        self.often = True
        if self.behind:
            self.rests = self.again(True).rests
            self.behind = False
        return self.rests[-1]

    def go_back(self, upto: int) -> None:
        """Go back to the moment after so many answers, from the nearest rest or from the beginning."""
        self.standing = [standing for standing in self.standing if standing.at < upto]
        self.automatic = [number for number in self.automatic if number < upto]
        rests = self.rests
        while rests and rests[-1].answers > upto:
            rests.pop()
        if rests:
            self.resume(rests.pop(), upto)
            return
        answers, floor = self.answers, self.floor
        self.clear(self.facts is not None)
        self.open()
        for i in range(upto):
            who, value = answers[i]
            self.take(who, value)
        self.floor = floor

    def resume(self, rest: Rest, upto: int) -> None:
        """Go on from a state at rest with the answers up to a point."""
        answers = self.answers
        self.begin_from(copy(rest.state))
        if self.facts is not None:
            del self.facts[rest.facts :]
        self.state.listener = self.facts
        self.given = {}
        self.behind = False
        keeps = self.keeps
        self.answers = answers[: rest.answers] if keeps else []
        if keeps:
            self.rests.append(rest)
        if not self.start():
            self.open()
        for i in range(rest.answers, upto):
            answer = answers[i]
            if keeps:
                self.answers.append(answer)
            self.hand_over(answer[0], answer[1])

    def forget(self) -> None:
        """Keep nothing to go back to, now and from now on."""
        self.keeps = self.behind = False
        self.rests = []
        self.answers = []
        self.floor = 0
        self.standing = []
        self.automatic = []

    # --- others like this one ---

    def twin(self, keeps: bool) -> Play:
        """An equal play that goes on by itself."""
        self.latest()
        return self.again(keeps)

    def again(self, keeps: bool) -> Play:
        """The same from the last state that was kept, with all answers since."""
        twin = Play()
        twin.game = self.game
        twin.header = self.header
        twin.content = self.content
        twin.pending = None
        twin.floor = self.floor
        twin.undone = self.undone
        twin.units = 0
        twin.stream = self.stream.copy()
        twin.asks_nature = self.asks_nature
        twin.keeps = keeps
        twin.often = True
        twin.standing = self.standing[:] if keeps else []
        twin.automatic = self.automatic[:] if keeps else []
        twin.answers = self.answers
        twin.facts = self.facts[:] if keeps and self.facts is not None else None
        twin.rests = self.rests[:-1] if keeps else []
        twin.resume(self.rests[-1], len(self.answers))
        return twin

    def imagined(self, seat: int, stream: Stream) -> Play:
        """A play on which all that a seat cannot know is redealt, and nature follows the given stream."""
        twin = self.twin(False)
        twin.answers = []
        twin.floor = 0
        twin.stream = stream
        twin.asks_nature = False
        if twin.given:
            twin.given = {who: value for who, value in twin.given.items() if who == seat}
        self.game.rules.redeal(twin.state, seat, stream)
        twin.offer_again(seat)
        twin.settle()
        return twin

    def sandbox(self, seat: int, stream: Stream) -> Play:
        """A play of its own from the last rest on, on which all that a seat could not know there is redealt.

        Not from the question that waits: what another seat is offered may tell what it holds.
        """
        if not self.rests:
            raise RulesError("an imagined table has no rest to begin a sandbox from")
        rest, old = self.latest(), self.header
        if not rest.answers:
            raise RulesError("the table is still being laid: there is nothing to try yet")
        header = Header(
            game=old.game,
            rules_version=old.rules_version,
            content=old.content,
            pack=old.pack,
            seats=old.seats,
            options=old.options,
            seed=int(stream.bits()),
            names=list(old.names),
        )
        play = Play()
        play.lay(self.game, header, self.content, True, True)
        play.begin_from(copy(rest.state))
        self.game.rules.redeal(play.state, seat, stream)
        play.state.listener = play.facts
        play.open()
        return play

    def onward(self, stream: Stream | None) -> Play:
        """An equal play for going on fast, on which nature follows the given stream, if there is one."""
        twin = self.twin(False)
        twin.answers = []
        twin.floor = 0
        if stream is not None:
            twin.stream = stream
        twin.asks_nature = False
        twin.settle()
        return twin

    def offer_again(self, seat: int) -> None:
        """Renew the options of other seats, which may depend on what has just been redealt."""
        pending = self.pending
        if isinstance(pending, Together):
            self.pending = Together([self.anew(ask, seat) for ask in pending.asks])
        elif isinstance(pending, Ask):
            self.pending = self.anew(pending, seat)

    def anew(self, ask: AnyAsk, seat: int) -> AnyAsk:
        """A question, with its options renewed if it is another seat's and says how."""
        if ask.seat == seat or ask.again is None:
            return ask
        options = ask.again(self.state, ask.seat)
        return Ask(ask.seat, ask.kind, options, ask.about, ask.again, ask.secret, ask.stand)


def offered(options: Sequence[Value], value: object, kind: str) -> Value:
    """The offered option that equals a value: most often the very one that was offered, so that is looked for first."""
    for option in options:
        if option is value:
            return option
    for option in options:
        if same(option, value):
            return option
    shown = ", ".join([repr(option) for option in options[:12]]) + (", …" if len(options) > 12 else "")
    raise IllegalAnswer(f"{reprlib.repr(value)} is not an option of {kind!r}; the options are {shown}")
