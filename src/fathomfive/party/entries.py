"""What can happen at a table, one entry each: append-only, numbered, and all there is to know about it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .plainly import AnyJson as Json
from .sitters import Device, Sitter

Begins: TypeAlias = Literal["all", "host"]
"""When a game with friends begins: as soon as all are there, or when the host says so."""


class Happening(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """The base of all entries."""


class Begin(Happening, frozen=True, tag="begin"):
    """The table was set up: nature's answers until the first question, and where its stream stood then."""

    nature: list[Json]
    stream: list[int] = []
    """Of a table whose seed was named."""


class Answer(Happening, frozen=True, tag="answer"):
    """A seat answered the question it saw at version `on`; nature's answers until the next question follow."""

    seat: int
    value: Json
    on: int
    nature: list[Json] = []
    stream: list[int] = []
    """Where nature's stream stands now; empty when it has not moved, and where no seed was named."""
    standing: bool = False
    """Whether the answer stands for the same question when it comes again."""
    early: bool = False
    """A bot's: whether its time was up before it had thought as much as its level does."""


class Revoke(Happening, frozen=True, tag="revoke"):
    """A seat lets its answers stand no longer: all of them, or those to one kind of question."""

    seat: int
    question: str | None = None


class Undo(Happening, frozen=True, tag="undo"):
    """Answers were taken back until `to` of them (nature's too) are left."""

    seat: int
    to: int
    free: bool


class UndoAsk(Happening, frozen=True, tag="undo-ask"):
    """A seat asks the others whether it may go back beyond what has come out since."""

    seat: int
    to: int


class UndoReply(Happening, frozen=True, tag="undo-reply"):
    """Another seat agrees, or not."""

    seat: int
    agrees: bool


class Claim(Happening, frozen=True, tag="claim"):
    """Somebody sat down and said a name."""

    seat: int
    name: str


class Substitute(Happening, frozen=True, tag="substitute"):
    """A bot plays for a seat from now on, or (None) gives it back. `by` is the seat that wanted it."""

    seat: int
    bot: str | None
    by: int


class Resign(Happening, frozen=True, tag="resign"):
    """A seat gave up for good; a bot plays on for it."""

    seat: int
    bot: str


class Chat(Happening, frozen=True, tag="chat"):
    """A seat said something, in words of its own or by a sign that everybody knows."""

    seat: int
    text: str = ""
    reaction: str = ""


class Rematch(Happening, frozen=True, tag="rematch"):
    """The same people play again, at another table."""

    seat: int
    table: str


class Webhook(Happening, frozen=True, tag="webhook"):
    """A seat wants an address to be told when it is its turn, or (None) no longer."""

    seat: int
    url: str | None


class Subscribe(Happening, frozen=True, tag="subscribe"):
    """A seat wants one of its devices to be told when it is its turn."""

    seat: int
    device: Device


class Unsubscribe(Happening, frozen=True, tag="unsubscribe"):
    """A device of a seat wants to be told no longer, or is there no more."""

    seat: int
    endpoint: str


class TimeUp(Happening, frozen=True, tag="time-up"):
    """A seat's clock stands at zero."""

    seat: int


class Remind(Happening, frozen=True, tag="remind"):
    """A seat that has long been asked is reminded."""

    seat: int


class Vote(Happening, frozen=True, tag="vote"):
    """A seat would let a bot play for one that is silent."""

    seat: int
    by: int


class LeaveLesson(Happening, frozen=True, tag="leave-lesson"):
    """A learner leaves the lesson and plays on freely."""

    seat: int


class Lay(Happening, frozen=True, tag="lay"):
    """Before the game begins: these sit at the table now, in this order; it is laid anew."""

    seat: int
    sitters: list[Sitter]
    host: int
    begins: Begins
    open: bool
    seed: int
    nature: list[Json]


class Start(Happening, frozen=True, tag="start"):
    """The people are there, and the table is dealt. `seat` wanted it (-1: the last one came), `bot` plays where nobody
    sits."""

    seat: int
    bot: str
    seed: int
    nature: list[Json]


class Release(Happening, frozen=True, tag="release"):
    """The table was taken over by another release: it went on from `to` answers with these rules and content."""

    to: int
    rules_version: int
    content: str
    stream: list[int] = []
    nature: list[Json] = []


Entry: TypeAlias = (
    Begin
    | Answer
    | Revoke
    | Undo
    | UndoAsk
    | UndoReply
    | Claim
    | Substitute
    | Resign
    | Chat
    | Rematch
    | Webhook
    | Subscribe
    | Unsubscribe
    | TimeUp
    | Remind
    | Vote
    | LeaveLesson
    | Lay
    | Start
    | Release
)
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def decode(data: bytes | str) -> Entry:
    """A stored entry."""
    return _decoder.decode(data)
