"""One table as the server sees it: the kernel's table, who sits where, and what was said. No clock, no store in it.

Every change is an entry. `answer`, `undo` and the other verbs check a wish and give the entry it would be; `apply`
carries an entry out. Whoever applies the same entries has the same party, on any node and after any crash.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec

from ..kernel import NATURE, Chance, IllegalAnswer, Stream, Table, Together, Value
from ..kernel.values import jsonable, plain
from . import clocks, gatherings, learning, luck
from . import entries as e
from .errors import NotYours, Refused, Stale
from .people import Header, PartyState, Said, Step, UndoWish
from .plainly import AnyJson as Json

if TYPE_CHECKING:
    from .history import Ended

CHAT = 100
"""So many of the newest things said are kept at hand."""
DEVICES = 4
"""So many devices of one seat are told of its turns."""
UNSAID = (
    e.Begin, e.Answer, e.Revoke, e.Webhook, e.Subscribe, e.Unsubscribe, e.LeaveLesson, e.Lay, e.Remind,
)  # fmt: skip
"""What happens without a line in what was said at the table."""


class Party:
    """A table with its people."""

    def __init__(self, header: Header, state: PartyState, packs: Mapping[str, str]) -> None:
        self.header = header
        self.state = state
        self.packs = packs
        self.past: Ended | None = None
        """A game that another release finished, as it was written down then; `table` is this too."""
        self.original: dict[str, Json] | None = None
        """The record of a game that another release finished and did not write down; `table` is an approximation."""

    @property
    def table(self) -> Table:
        """The kernel's table."""
        return self.state.table

    @property
    def whole(self) -> bool:
        """Whether its record tells the game from its beginning, by these rules."""
        cut = self.header.sandbox or bool(self.state.releases)
        return not cut and self.past is None and self.original is None

    # --- who ---

    @property
    def asked(self) -> list[int]:
        """The seats that have a question to answer."""
        return sorted(self.state.since)

    @property
    def people(self) -> list[int]:
        """The seats that a person plays now."""
        return [seat for seat, sitter in enumerate(self.state.sitters) if sitter.bot is None]

    @property
    def gathers(self) -> bool:
        """Whether people still come: then nobody is asked yet."""
        return self.state.gathering is not None and not self.state.gathering.begun

    def bots_asked(self) -> list[tuple[int, str]]:
        """The asked seats that a bot plays, and which."""
        return [(seat, bot) for seat in self.asked if (bot := self.player(seat)) is not None]

    def player(self, seat: int) -> str | None:
        """The bot that answers for a seat now: its own, a stand-in, or one that helps out because time is up."""
        return self.state.sitters[seat].bot or clocks.stand_in(self, seat)

    def others(self, seat: int) -> list[int]:
        """The people who must agree when a seat wants to go back: not those at the same device."""
        client = self.state.sitters[seat].client
        return [other for other in self.people if self.state.sitters[other].client != client]

    # --- wishes, each checked and turned into an entry ---

    def answer(
        self, seat: int, on: int, value: object, *, by_bot: bool = False, standing: bool = False
    ) -> e.Answer | None:
        """Answer a seat's question. The rules go on at once; None when this very answer was already given."""
        if self.repeats(seat, on, value):
            return None
        self._check_turn(seat, on, by_bot)
        table = self.table
        meeting = learning.meets(self, seat, value)
        try:
            table.answer(cast(Value, value), seat, standing=standing)
        except TypeError as error:
            raise IllegalAnswer(str(error)) from None
        learning.met(self, seat, meeting)
        stream = self.state.stream
        before = 0 if stream is None else stream.d
        nature = self.settle()
        given = jsonable(plain(value))
        moved = stream.to_json() if stream is not None and stream.d != before else []
        return e.Answer(seat, given, on, nature, moved, standing)

    def revoke(self, seat: int, question: str | None) -> e.Revoke | None:
        """Let a seat's answers stand no longer; None when none does."""
        standing = [one for one in self.table.standing(seat) if question in (None, one.kind)]
        return e.Revoke(seat, question) if standing else None

    def bot_answer(self, seat: int, on: int, value: Json, bot: str, *, early: bool = False) -> e.Answer | None:
        """A bot's answer, if it still plays the seat and the question still stands."""
        if self.player(seat) != bot:
            raise NotYours(f"the bot no longer plays seat {seat}")
        given = self.answer(seat, on, value, by_bot=True)
        return msgspec.structs.replace(given, early=True) if given is not None and early else given

    def repeats(self, seat: int, on: int, value: object) -> bool:
        """Whether a seat's last answer was this one, to the same question."""
        last = self.state.last.get(seat)
        return last is not None and last[0] == on and same(last[1], value)

    def _check_turn(self, seat: int, on: int, by_bot: bool) -> None:
        state = self.state
        since = state.since.get(seat)
        if since is None:
            if on < state.moved or on > state.number:
                raise Stale(f"version {on} is not how the table stands now: that is version {state.number}")
            if self.gathers:
                raise NotYours("the game has not begun: people still come")
            if self.table.over:
                raise NotYours("the game is over: nobody is asked")
            raise NotYours(f"seat {seat} is not asked now; {listed(self.asked)} is")
        if on < since or on > state.number:
            raise Stale(
                f"version {on} had another question: the one that stands came up at version {since}, "
                f"and the table is at version {state.number}"
            )
        bot = state.sitters[seat].bot
        if bot is not None and not by_bot:
            raise NotYours(f"the bot {bot!r} plays seat {seat}: take the seat back first")

    def settle(self) -> list[Json]:
        """Let nature answer what is asked of it; gives its answers."""
        answers: list[Json] = []
        table = self.table
        if not isinstance(table.pending, Chance):
            return answers
        again = iter(self._fell())
        stream = self.state.stream or luck.fresh()
        while isinstance(pending := table.pending, Chance):
            lesson = learning.lasting(self)
            known = next(again, None)
            if lesson is not None:
                value = lesson[0].luck(lesson[1], table)
            else:
                value = pending.sample(stream) if known is None else plain(known)
            self._falls(value)
            answers.append(jsonable(value))
        return answers

    def _falls(self, value: Value) -> None:
        """Nature answers."""
        meeting = learning.meets(self, NATURE, value)
        self.table.answer(value, NATURE)
        learning.met(self, NATURE, meeting)

    def _fell(self) -> list[Json]:
        """The luck that fell when this very answer was given here before, and was taken back."""
        fallen = self.state.fallen
        return fallen.get(luck.place(self._answers()[: self.table.last_given + 1]), []) if fallen else []

    def _answers(self) -> list[Json]:
        """All answers so far, nature's too."""
        return cast("list[Json]", self.table.record()["answers"])

    def _remember_luck(self, to: int) -> None:
        """Keep the luck of answers that are about to be taken back, so that nobody can roll again."""
        answers, fallen = self._answers(), self.state.fallen
        for number, step in enumerate(self.state.line):
            if step.before >= to:
                line = self.state.line
                end = line[number + 1].before if number + 1 < len(line) else len(answers)
                later = [cast("list[Json]", answer) for answer in answers[step.before + 1 : end]]
                nature = [answer[1] for answer in later if answer[0] == NATURE]
                if nature:
                    fallen.setdefault(luck.place(answers[: step.before + 1]), nature)
        while len(fallen) > luck.REMEMBERED:
            del fallen[next(iter(fallen))]

    def undo(self, seat: int) -> e.Undo | e.UndoAsk:
        """Take back a seat's last answer: freely, marked (alone), or by asking the others."""
        state = self.state
        if self.table.over:
            raise Refused("the game is over: nothing can be taken back")
        if self.free(seat):
            return e.Undo(seat, state.line[-1].before, True)
        own = [step for step in state.line if step.seat == seat]
        if not own:
            raise Refused("you have not answered anything yet: there is nothing to take back")
        if not self.whole:
            raise Refused("this table goes on from another release, or tries things: only free undo is possible")
        if not self.others(seat):
            return e.Undo(seat, own[-1].before, False)
        if state.wish is not None:
            raise Refused(f"seat {state.wish.seat} has already asked to go back: answer that first")
        return e.UndoAsk(seat, own[-1].before)

    def free(self, seat: int) -> bool:
        """Whether the seat may take back its last answer without asking anybody."""
        line = self.state.line
        return bool(line) and line[-1].seat == seat and self.table.can_undo and not self.table.over

    def restart(self, seat: int) -> e.Undo:
        """Take back all that the seat has answered since new information came out or its turn began."""
        start = self._restart_to(seat)
        if start is None:
            raise Refused("there is nothing to begin again: nothing you answered in this turn can be taken back freely")
        return e.Undo(seat, start, True)

    def _restart_to(self, seat: int) -> int | None:
        """How many answers stay when a seat begins its turn again."""
        if not self.free(seat):
            return None
        twin = self.table.copy()
        rest = twin.save()["rest"]
        assert isinstance(rest, int)
        to = None
        for step in reversed(self.state.line):
            if step.seat != seat or not twin.can_undo or step.before < rest:
                break
            twin.undo()
            to = step.before
        return to

    def reply(self, seat: int, agrees: bool) -> e.UndoReply:
        """Agree, or not, that another seat goes back."""
        state = self.state
        if state.wish is None:
            raise Refused("nobody asks to go back")
        if seat not in self.others(state.wish.seat):
            raise NotYours(f"seat {seat} is not asked whether seat {state.wish.seat} may go back")
        return e.UndoReply(seat, agrees)

    def agreed(self) -> e.Undo | None:
        """What follows when everybody has agreed that a seat goes back."""
        wish = self.state.wish
        if wish is None or set(self.others(wish.seat)) - set(wish.agreed):
            return None
        return e.Undo(wish.seat, wish.to, False)

    # --- carrying entries out ---

    def apply(self, entry: e.Entry, at: int) -> None:
        """Carry out an entry that another node, or an earlier life of this one, has written."""
        if isinstance(entry, e.Answer):
            meeting = learning.meets(self, entry.seat, entry.value)
            self.table.answer(plain(entry.value), entry.seat, standing=entry.standing)
            learning.met(self, entry.seat, meeting)
        if isinstance(entry, (e.Lay, e.Start)):
            gatherings.lay_out(self, entry)
        if isinstance(entry, (e.Begin, e.Answer, e.Release, e.Lay, e.Start)):
            for value in entry.nature:
                self._falls(plain(value))
            if isinstance(entry, (e.Begin, e.Answer, e.Release)) and entry.stream and self.header.seeded:
                self.state.stream = Stream.from_json(entry.stream)
        self.note(entry, at)

    def note(self, entry: e.Entry, at: int) -> None:
        """Take down an entry whose answer, if it is one, the rules have already been given."""
        state = self.state
        number = state.number
        state.number = number + 1
        clocks.charge(self, at)
        match entry:
            case e.Begin():
                self._stands(at)
            case e.Release():
                state.releases.append(number)
                state.fallen = {}
                self._stands(at)
            case e.Answer():
                state.line.append(Step(entry.seat, self.table.last_given))
                state.last[entry.seat] = (entry.on, entry.value)
                state.sitters[entry.seat].early += entry.early
                state.wish = None
                self._stands(at)
            case e.Revoke():
                self.table.revoke(entry.seat, entry.question)
            case e.Undo():
                self._go_back(entry)
                self._stands(at)
            case e.UndoAsk():
                state.wish = UndoWish(entry.seat, entry.to)
            case e.UndoReply():
                self._replied(entry)
            case e.Claim():
                gatherings.sits(self, entry)
            case e.Lay() | e.Start():
                gatherings.laid_out(self, entry)
                self._stands(at)
            case e.Substitute():
                self.table.revoke(entry.seat)
                state.sitters[entry.seat].bot = entry.bot
                state.votes.pop(entry.seat, None)
            case e.Resign():
                self.table.revoke(entry.seat)
                state.sitters[entry.seat].bot = entry.bot
                state.sitters[entry.seat].resigned = True
            case e.LeaveLesson():
                assert state.lesson is not None
                state.lesson.left = True
            case e.Rematch():
                state.rematch = entry.table
            case e.Webhook(seat=seat, url=url):
                if url is None:
                    state.hooks.pop(seat, None)
                else:
                    state.hooks[seat] = url
            case e.Subscribe(seat=seat, device=device):
                others = [one for one in state.devices.get(seat, []) if one.endpoint != device.endpoint]
                state.devices[seat] = [*others, device][-DEVICES:]
            case e.Unsubscribe(seat=seat, endpoint=endpoint):
                state.devices[seat] = [one for one in state.devices.get(seat, []) if one.endpoint != endpoint]
            case e.Remind(seat=seat):
                state.reminded[seat] = state.since.get(seat, 0)
            case e.Vote(seat=seat, by=by):
                state.votes.setdefault(seat, []).append(by)
        clocks.note(self, entry)
        if not isinstance(entry, UNSAID):
            state.chat.append(Said(number, at, entry))
            del state.chat[:-CHAT]

    def _stands(self, at: int) -> None:
        """See who is asked now, and since when."""
        state = self.state
        pending = self.table.pending
        asked = [] if self.gathers else [asked.seat for asked in self.table.questions]
        posed = self.table.version
        if isinstance(pending, Together):
            posed -= len(pending.asks) - len(asked)
        kept = state.since if posed == state.posed else {}
        state.since = {seat: kept.get(seat, state.number) for seat in asked}
        state.posed = posed
        state.moved, state.moved_at = state.number, at
        state.votes = {}
        facts = len(self.table.facts)
        del state.marks[facts:]
        state.marks += [state.number] * (facts - len(state.marks))

    def _replied(self, entry: e.UndoReply) -> None:
        state = self.state
        if state.wish is None:
            return
        if entry.agrees:
            client = state.sitters[entry.seat].client
            state.wish.agreed += [seat for seat in self.people if state.sitters[seat].client == client]
        else:
            state.wish = None

    def _go_back(self, entry: e.Undo) -> None:
        state = self.state
        if entry.free:
            while self.table.version > entry.to:
                self.table.undo()
        else:
            self._remember_luck(entry.to)
            again = Table.replay(
                self.table.record(), upto=entry.to, pack=self.packs.get(self.header.game), facts=True, nature="ask"
            )
            again.names[:] = self.table.names
            state.table = again
            state.crossed += learning.begun(self) is None
        taken = []
        while state.line and state.line[-1].before >= entry.to:
            taken.append(state.line.pop())
        clocks.goes_back(self, entry.seat, taken)
        learning.cut(self)
        state.wish = None


def same(one: Json, other: object) -> bool:
    """Whether two plain values are the same, and of the same kinds."""
    try:
        return msgspec.json.encode(one) == msgspec.json.encode(other)
    except (TypeError, ValueError, RecursionError):
        return False


def listed(seats: list[int]) -> str:
    """Seats in a sentence."""
    return " and ".join(f"seat {seat}" for seat in seats)
