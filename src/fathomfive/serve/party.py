"""One table as the server sees it: the kernel's table, who sits where, and what was said. No clock, no store in it.

Every change is an entry. `answer`, `undo` and the other verbs check a wish and give the entry it would be; `apply`
carries an entry out. Whoever applies the same entries has the same party, on any node and after any crash.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from ..kernel import NATURE, Chance, IllegalAnswer, Stream, Table, Together, Value
from ..kernel.values import jsonable, plain
from . import entries as e
from .errors import NotYours, Refused, Stale
from .plainly import AnyJson as Json
from .sitting import Header, Said, Sitter, Step, UndoWish

CHAT = 100
"""So many of the newest things said are kept at hand."""


class Party:
    """A table with its people."""

    def __init__(self, header: Header, sitters: list[Sitter], table: Table, packs: Mapping[str, str]) -> None:
        self.header = header
        self.sitters = sitters
        self.table = table
        self.packs = packs
        self.stream = Stream(header.seed)
        self.number = 0
        """How many entries there are: the version that clients see."""
        self.moved = 0
        """The version at which the position last changed."""
        self.moved_at = 0
        """When that was."""
        self.since: dict[int, int] = {}
        """By asked seat: the version at which its question came up."""
        self.posed = -1
        """How many answers had been given when the pending question came up."""
        self.line: list[Step] = []
        self.marks: list[int] = []
        """By fact: the version at which it was told."""
        self.last: dict[int, tuple[int, Json]] = {}
        """By seat: its last answer, and the version it was given on."""
        self.chat: list[Said] = []
        self.wish: UndoWish | None = None
        self.rematch: str | None = None
        self.hooks: dict[int, str] = {}
        self.crossed = 0
        """How often answers were taken back after new information had come out."""
        self.releases: list[int] = []
        """The versions at which another release took the table over."""

    # --- who ---

    @property
    def asked(self) -> list[int]:
        """The seats that have a question to answer."""
        return sorted(self.since)

    @property
    def people(self) -> list[int]:
        """The seats that a person plays now."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.bot is None]

    def bots_asked(self) -> list[tuple[int, str]]:
        """The asked seats that a bot plays, and which."""
        return [(seat, bot) for seat in self.asked if (bot := self.sitters[seat].bot) is not None]

    def others(self, seat: int) -> list[int]:
        """The people who must agree when a seat wants to go back: not those at the same device."""
        client = self.sitters[seat].client
        return [other for other in self.people if self.sitters[other].client != client]

    # --- wishes, each checked and turned into an entry ---

    def answer(self, seat: int, on: int, value: object, *, by_bot: bool = False) -> e.Answer | None:
        """Answer a seat's question. The rules go on at once; None when this very answer was already given."""
        if self.repeats(seat, on, value):
            return None
        self._check_turn(seat, on, by_bot)
        table = self.table
        try:
            table.answer(cast(Value, value), seat)
        except TypeError as error:
            raise IllegalAnswer(str(error)) from None
        before = self.stream.d
        nature = self.settle()
        given = jsonable(plain(value))
        stream = self.stream.to_json() if self.stream.d != before else []
        return e.Answer(seat, given, on, nature, stream)

    def bot_answer(self, seat: int, on: int, value: Json, bot: str) -> e.Answer | None:
        """A bot's answer, if it still plays the seat and the question still stands."""
        if self.sitters[seat].bot != bot:
            raise NotYours(f"the bot no longer plays seat {seat}")
        return self.answer(seat, on, value, by_bot=True)

    def repeats(self, seat: int, on: int, value: object) -> bool:
        """Whether a seat's last answer was this one, to the same question."""
        last = self.last.get(seat)
        return last is not None and last[0] == on and same(last[1], value)

    def _check_turn(self, seat: int, on: int, by_bot: bool) -> None:
        since = self.since.get(seat)
        if since is None:
            if on < self.moved or on > self.number:
                raise Stale(f"version {on} is not how the table stands now: that is version {self.number}")
            if self.table.over:
                raise NotYours("the game is over: nobody is asked")
            raise NotYours(f"seat {seat} is not asked now; {listed(self.asked)} is")
        if on < since or on > self.number:
            raise Stale(
                f"version {on} had another question: the one that stands came up at version {since}, "
                f"and the table is at version {self.number}"
            )
        bot = self.sitters[seat].bot
        if bot is not None and not by_bot:
            raise NotYours(f"the bot {bot!r} plays seat {seat}: take the seat back first")

    def settle(self) -> list[Json]:
        """Let nature answer what is asked of it; gives its answers."""
        answers: list[Json] = []
        table = self.table
        while isinstance(pending := table.pending, Chance):
            value = pending.sample(self.stream)
            table.answer(value, NATURE)
            answers.append(jsonable(value))
        return answers

    def undo(self, seat: int) -> e.Undo | e.UndoAsk:
        """Take back a seat's last answer: freely, marked (alone), or by asking the others."""
        if self.table.over:
            raise Refused("the game is over: nothing can be taken back")
        if self.free(seat):
            return e.Undo(seat, self.line[-1].before, True)
        own = [step for step in self.line if step.seat == seat]
        if not own:
            raise Refused("you have not answered anything yet: there is nothing to take back")
        if self.releases:
            raise Refused("this table has come from another release: only free undo is possible")
        if not self.others(seat):
            return e.Undo(seat, own[-1].before, False)
        if self.wish is not None:
            raise Refused(f"seat {self.wish.seat} has already asked to go back: answer that first")
        return e.UndoAsk(seat, own[-1].before)

    def free(self, seat: int) -> bool:
        """Whether the seat may take back its last answer without asking anybody."""
        return bool(self.line) and self.line[-1].seat == seat and self.table.can_undo and not self.table.over

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
        for step in reversed(self.line):
            if step.seat != seat or not twin.can_undo or step.before < rest:
                break
            twin.undo()
            to = step.before
        return to

    def reply(self, seat: int, agrees: bool) -> e.UndoReply:
        """Agree, or not, that another seat goes back."""
        if self.wish is None:
            raise Refused("nobody asks to go back")
        if seat not in self.others(self.wish.seat):
            raise NotYours(f"seat {seat} is not asked whether seat {self.wish.seat} may go back")
        return e.UndoReply(seat, agrees)

    def agreed(self) -> e.Undo | None:
        """What follows when everybody has agreed that a seat goes back."""
        wish = self.wish
        if wish is None or set(self.others(wish.seat)) - set(wish.agreed):
            return None
        return e.Undo(wish.seat, wish.to, False)

    # --- carrying entries out ---

    def apply(self, entry: e.Entry, at: int) -> None:
        """Carry out an entry that another node, or an earlier life of this one, has written."""
        if isinstance(entry, e.Answer):
            self.table.answer(plain(entry.value), entry.seat)
        if isinstance(entry, (e.Begin, e.Answer, e.Release)):
            for value in entry.nature:
                self.table.answer(plain(value), NATURE)
            if entry.stream:
                self.stream = Stream.from_json(entry.stream)
        self.note(entry, at)

    def note(self, entry: e.Entry, at: int) -> None:
        """Take down an entry whose answer, if it is one, the rules have already been given."""
        number = self.number
        self.number = number + 1
        match entry:
            case e.Begin():
                self._stands(at)
            case e.Release():
                self.releases.append(number)
                self._stands(at)
            case e.Answer():
                before = self.table.version - 1 - len(entry.nature)
                self.line.append(Step(entry.seat, before))
                self.last[entry.seat] = (entry.on, entry.value)
                self.wish = None
                self._stands(at)
            case e.Undo():
                self._go_back(entry)
                self._stands(at)
            case e.UndoAsk():
                self.wish = UndoWish(entry.seat, entry.to)
            case e.UndoReply():
                self._replied(entry)
            case e.Claim():
                self.sitters[entry.seat].claimed = True
                self.sitters[entry.seat].name = entry.name
                self.table.names[entry.seat] = entry.name
            case e.Substitute():
                self.sitters[entry.seat].bot = entry.bot
            case e.Resign():
                self.sitters[entry.seat].bot = entry.bot
                self.sitters[entry.seat].resigned = True
            case e.Rematch():
                self.rematch = entry.table
            case e.Webhook(seat=seat, url=url):
                if url is None:
                    self.hooks.pop(seat, None)
                else:
                    self.hooks[seat] = url
        if not isinstance(entry, (e.Begin, e.Answer, e.Webhook)):
            self.chat.append(Said(number, at, entry))
            del self.chat[:-CHAT]

    def _stands(self, at: int) -> None:
        """See who is asked now, and since when."""
        pending = self.table.pending
        asked = [asked.seat for asked in self.table.questions]
        posed = self.table.version
        if isinstance(pending, Together):
            posed -= len(pending.asks) - len(asked)
        kept = self.since if posed == self.posed else {}
        self.since = {seat: kept.get(seat, self.number) for seat in asked}
        self.posed = posed
        self.moved, self.moved_at = self.number, at
        facts = len(self.table.facts)
        del self.marks[facts:]
        self.marks += [self.number] * (facts - len(self.marks))

    def _replied(self, entry: e.UndoReply) -> None:
        if self.wish is None:
            return
        if entry.agrees:
            client = self.sitters[entry.seat].client
            self.wish.agreed += [seat for seat in self.people if self.sitters[seat].client == client]
        else:
            self.wish = None

    def _go_back(self, entry: e.Undo) -> None:
        if entry.free:
            while self.table.version > entry.to:
                self.table.undo()
        else:
            again = Table.replay(
                self.table.record(), upto=entry.to, pack=self.packs.get(self.header.game), facts=True, nature="ask"
            )
            again.names[:] = self.table.names
            self.table = again
            self.crossed += 1
        while self.line and self.line[-1].before >= entry.to:
            self.line.pop()
        self.wish = None


def same(one: Json, other: object) -> bool:
    """Whether two plain values are the same, and of the same kinds."""
    try:
        return msgspec.json.encode(one) == msgspec.json.encode(other)
    except (TypeError, ValueError, RecursionError):
        return False


def listed(seats: list[int]) -> str:
    """Seats in a sentence."""
    return " and ".join(f"seat {seat}" for seat in seats)
