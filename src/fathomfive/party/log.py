"""The log of a party in words: every fact is put into words once, and encoded once, for all who are told it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

import msgspec

from ..kernel import Fact as Told
from ..kernel.sight import NOBODY
from ..kernel.values import jsonable
from . import words
from .alike import Shared, shared
from .party import Party
from .said import Sayings
from .shapes import Fact

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Fact])


class Lines:
    """What one viewer was told, in one language: encoded, since that is what is sent, and nothing else is kept."""

    __slots__ = ("_encoded", "_ends")

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        self._encoded = bytearray()
        self._ends = array("I", [0])
        for fact in facts:
            self.add(_but_number(fact))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def add(self, line: bytes) -> None:
        """One more fact; it gets the next number."""
        self._encoded += b'{"number":%d,%b,' % (len(self), line)
        self._ends.append(len(self._encoded))

    def newest(self, start: int) -> msgspec.Raw:
        """The facts from a number on, as a list."""
        return msgspec.Raw(b"[" + self._encoded[self._ends[start] : -1] + b"]")


def _but_number(fact: Fact) -> bytes:
    """A fact, encoded, without its number: those who were told of different secrets count differently."""
    return _encoder.encode(fact).partition(b",")[2]


class Log:
    """The facts of a party, by viewer and in words; kept up as the party goes on, cut when it goes back."""

    def __init__(self) -> None:
        self._facts: list[Told] = []
        self._told: dict[tuple[int, str], Lines] = {}
        self._spoken: dict[str, dict[int, bytes]] = {}
        """By language: facts in words, encoded but for their numbers. Most viewers are told most of them."""
        self._seen: dict[tuple[int, str], int] = {}
        self._names: list[str] = []
        self._shared: Shared | None = None
        self.sayings = Sayings()
        """What is said of things on the table now."""

    def follow(self, party: Party) -> None:
        """Take up what has happened since."""
        facts, old = party.table.facts, self._facts
        same = min(len(old), len(facts))
        while same and old[same - 1] is not facts[same - 1] and old[same - 1] != facts[same - 1]:
            same -= 1
        self._facts = facts
        if same < len(old) or self._names != party.table.names:
            self._names = list(party.table.names)
            self._told.clear()
            self._spoken.clear()
            self._seen.clear()

    def shared(self, party: Party) -> Shared:
        """What all viewers see alike; made once for a position."""
        known = self._shared
        if known is None or known.number != party.state.number:
            known = self._shared = shared(party)
        return known

    def lines(self, party: Party, seat: int | None, language: str) -> Lines:
        """What a seat (None: a spectator) was told, in words."""
        viewer = NOBODY if seat is None else seat
        key = (viewer, language)
        told = self._told.get(key)
        if party.past is not None:
            if told is None:
                told = self._told[key] = Lines(party.past.told(seat, language, party.state.marks))
            return told
        if told is None:
            told = self._told[key] = Lines()
        for index in range(self._seen.get(key, 0), len(self._facts)):
            if self._facts[index].to in (NOBODY, viewer):
                told.add(self._line(party, index, language))
        self._seen[key] = len(self._facts)
        return told

    def _line(self, party: Party, index: int, language: str) -> bytes:
        """A fact in words, encoded but for its number."""
        spoken = self._spoken.setdefault(language, {})
        line = spoken.get(index)
        if line is None:
            line = spoken[index] = _but_number(self._in_words(party, index, language))
        return line

    def _in_words(self, party: Party, index: int, language: str) -> Fact:
        game, fact = party.table.game, self._facts[index]
        text = words.text(game, game.phrase(party.table.state, fact, self._names), language)
        args = [jsonable(arg) for arg in fact.args]
        rule = game.words.RULES.get(f"fact-{fact.kind}")
        return Fact(0, party.state.marks[index], fact.kind, args, text, rule)

    def told(self, party: Party, seat: int | None, language: str) -> list[Fact]:
        """What a seat (None: a spectator) was told, in words."""
        return _decoder.decode(self.lines(party, seat, language).newest(0))

    def newest(self, party: Party, seat: int | None, language: str, count: int) -> tuple[int, msgspec.Raw]:
        """The newest facts, encoded once for all documents they stand in, and the number of the first of them."""
        lines = self.lines(party, seat, language)
        start = max(0, len(lines) - count)
        return start, lines.newest(start)
