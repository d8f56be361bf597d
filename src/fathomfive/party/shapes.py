"""The documents that go over the wire, as types: what clients may send, and what they get."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .plainly import AnyJson as Json

Name = Annotated[str, Meta(max_length=40)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=80, description="A bot and its settings: `search:seconds=1`.")]
Token = Annotated[str, Meta(min_length=16, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Target = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[A-Za-z0-9_./:-]+$")]
Version = Annotated[int, Meta(ge=0, le=1 << 53)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base of everything clients send: unknown keys are refused."""


# --- what clients send ---


class HumanSeat(Strict, tag="human", tag_field="kind", frozen=True):
    """A seat for a person. `with` names another seat whose device (and token) plays this one too: hot-seat."""

    name: Name = ""
    with_: SeatNumber | None = msgspec.field(default=None, name="with")


class BotSeat(Strict, tag="bot", tag_field="kind", frozen=True):
    """A seat for a bot."""

    bot: BotSpec
    name: Name = ""


class PlacedHuman(Strict, tag="human", tag_field="kind", frozen=True):
    """A seat for a person, before the game begins: one that sits there (`from` which seat), or one who may come."""

    name: Name = ""
    from_: SeatNumber | None = msgspec.field(default=None, name="from")


class Gather(Strict, frozen=True):
    """People come one by one, by one link for all; nobody is asked before the game begins."""

    host: SeatNumber | None = None
    """The seat that invites, changes seats and begins; by default the first person's."""
    begins: Literal["all", "host"] = "all"
    """By itself when the last one sits down, or when the host says so."""
    open: bool = False
    """Whether anyone on this server may sit down; only where the operator allows it."""


class ClockRules(Strict, frozen=True):
    """How long a seat may think: `turn`, so many seconds each time it is asked; `bank`, for the whole game."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Of a bank: seconds that come back after every turn."""
    zero: Literal["bot", "wait"] = "bot"
    """At zero a bot answers, or the seat is waited for, and the others may let a bot play for it."""
    bot: BotSpec = "calm"


class NewTable(Strict, frozen=True):
    """A table to set up."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[HumanSeat | BotSeat], Meta(max_length=16)] = []
    """Who sits where; of a lesson at most the learner, with a name."""
    options: dict[str, Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)] | Annotated[str, Meta(max_length=80)]] = {}
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)] | None = None
    lesson: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """A guided game to begin: it says itself who sits where, and how the table is laid."""
    gather: Gather | None = None
    """For people who are still to come; without it, every seat has a link of its own, and the game begins at once."""
    clock: ClockRules | None = None


class NewFork(Strict, frozen=True):
    """A table to set up from a moment of another: after so many answers, nature's counted."""

    step: Annotated[int, Meta(ge=0, le=1 << 31)]
    seats: Annotated[list[HumanSeat | BotSeat], Meta(min_length=1, max_length=16)]


class NewSandbox(Strict, frozen=True):
    """A table to try things at while another goes on."""

    seat: SeatNumber | None = None
    """For a token with several seats: whose knowledge counts, and who tries."""


class Considered(Strict, frozen=True):
    """An answer that somebody is about to give, for the tutor to look at; null: it may begin to think."""

    version: Version
    value: Annotated[Json, Meta(description="The `value` of one of the question's options.")] = None
    seat: SeatNumber | None = None


class NewPuzzleTable(Strict, frozen=True):
    """A table to set up from the position of a puzzle."""

    seats: Annotated[list[HumanSeat | BotSeat], Meta(min_length=1, max_length=16)]


class GivenAnswer(Strict, frozen=True):
    """An answer: the version of the document that showed the question, and the value of one of its options."""

    version: Version
    value: Annotated[Json, Meta(description="The `value` of one of the question's options.")]
    seat: SeatNumber | None = None
    """For a token with several seats: which of them answers."""
    standing: bool = False
    """Where the question offers it (`stand`): give the same answer whenever the question comes again."""


class Taken(Strict, frozen=True):
    """An answer that was taken, for a client that gets the document another way."""

    version: Version
    """The table's, with the answer in it."""


class Revocation(Strict, frozen=True):
    """Let answers stand no longer: all of a seat's, or those to one kind of question."""

    question: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None


class UndoRequest(Strict, frozen=True):
    """Take back one's last answer. With a version: only if the table still stands there."""

    version: Version | None = None
    seat: SeatNumber | None = None


class Consent(Strict, frozen=True):
    """Whether another seat may go back."""

    agree: bool
    seat: SeatNumber | None = None


class Claimed(Strict, frozen=True):
    """The name of the person who sits down."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None


class Message(Strict, frozen=True):
    """Something to say to the table: in words of one's own, or one of the signs that everybody knows."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    reaction: Literal["", "wave", "cheer", "laugh", "wow", "thanks", "think"] = ""
    seat: SeatNumber | None = None


class StandIn(Strict, frozen=True):
    """The bot that is to play for a seat; null gives the seat back."""

    bot: BotSpec | None


class Resignation(Strict, frozen=True):
    """Give up; a bot plays on."""

    seat: SeatNumber | None = None


class Hook(Strict, frozen=True):
    """An address to notify when it is the seat's turn; null for none."""

    url: Annotated[str, Meta(max_length=500)] | None
    seat: SeatNumber | None = None


class DeviceKeys(Strict, frozen=True):
    """What a notice to a device is sealed with."""

    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    """A point of P-256, not compressed."""
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$")]


class DeviceWish(Strict, frozen=True):
    """A device to notify when it is the seat's turn, as its browser describes it; without keys: no longer."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: DeviceKeys | None = None
    seat: SeatNumber | None = None


class Seating(Strict, frozen=True):
    """Who is to sit where, before the game begins; what is left out stays."""

    seats: Annotated[list[PlacedHuman | BotSeat], Meta(min_length=1, max_length=16)]
    begins: Literal["all", "host"] | None = None
    open: bool | None = None


class Coming(Strict, frozen=True):
    """Somebody sits down at a table whose people come one by one."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    join: Token | None = None
    """The secret of the table's link; at a table that is open to anyone it may be left out."""


class Beginning(Strict, frozen=True):
    """The game is to begin; this bot plays where nobody sits."""

    bot: BotSpec | None = None


class Pointed(Strict, frozen=True):
    """A thing on the table to show the others, or one of the options of one's question; neither: nothing any more."""

    target: Target | None = None
    value: Annotated[Json, Meta(description="The `value` of one of the options of one's question.")] = None
    seat: SeatNumber | None = None


class LessonWish(Strict, frozen=True):
    """What a learner wants of the lesson: to leave it and play on freely, or to take a chapter again."""

    leave: bool = False
    chapter: Annotated[int, Meta(ge=1, le=100)] | None = None
    seat: SeatNumber | None = None


class Tokens(Strict, frozen=True):
    """The tokens a client holds."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


# --- what clients get ---


class SeatLink(msgspec.Struct, frozen=True):
    """A seat of a new table: its secret token, and the path that the browser opens."""

    seat: int
    token: str
    url: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table: a link for every person's seat, and one for spectators."""

    table: str
    seats: list[SeatLink]
    watch: str
    join: str | None = None
    """Where people come one by one: the path with the secret that lets them sit down."""


class OptionShown(msgspec.Struct, frozen=True):
    """An option: the value to send, its words, and the thing on the table it points at."""

    value: Json
    label: str
    target: str | None
    chip: str | None = None
    """The label in a few words."""
    more: str | None = None
    """What it brings and costs, with the names of icons as `[coin]`; null where there is nothing to add."""


class ClosedShown(msgspec.Struct, frozen=True):
    """A thing on the table that cannot be chosen, why not, and the number of the rule that says so."""

    target: str
    why: str
    rule: str


class StandShown(msgspec.Struct, frozen=True):
    """The option that may stand as the answer when the question comes again, and for how long, in words."""

    value: Json
    label: str


class StandingShown(msgspec.Struct, frozen=True):
    """An answer that a seat of the viewer's lets stand: to which kind of question, and for how long, in words."""

    seat: int
    question: str
    label: str


class QuestionShown(msgspec.Struct, frozen=True):
    """A question, shown to the seat that is asked only."""

    seat: int
    kind: str
    prompt: str
    about: Json
    options: list[OptionShown]
    closed: list[ClosedShown]
    rule: str | None
    stand: StandShown | None


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened."""

    number: int
    version: int
    kind: str
    args: list[Json]
    text: str
    rule: str | None


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["human", "bot"]
    name: str
    bot: str | None
    claimed: bool
    resigned: bool
    client: int
    early: int = 0
    """How many answers a bot had to give before it had thought as much as its level does, for want of time."""


class WishShown(msgspec.Struct, frozen=True):
    """A seat's wish to go back, who has agreed, and who has yet to say something."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class UndoShown(msgspec.Struct, frozen=True):
    """What the viewer may take back."""

    free: bool
    """The last answer, and so the turn, can be taken back without asking."""
    possible: bool
    """Something can be taken back: freely, marked (alone), or with the consent of the others."""
    wish: WishShown | None


class Said(msgspec.Struct, frozen=True):
    """Something said (`chat`) or done beside the game."""

    number: int
    at: int
    kind: str
    seat: int
    text: str | None = None
    data: dict[str, Json] = {}


class GatheringShown(msgspec.Struct, frozen=True):
    """A table whose people still come."""

    host: int
    begins: Literal["all", "host"]
    open: bool
    free: list[int]
    """The seats that wait for somebody."""


class ClockShown(msgspec.Struct, frozen=True):
    """The clock as of a moment: what every seat has left, in milliseconds, and whose time runs since then."""

    rules: ClockRules
    left: list[int]
    running: list[int]
    out: list[int]
    """The seats whose time was up in this turn."""
    at: int


class VoteShown(msgspec.Struct, frozen=True):
    """A seat that is silent, and who would let a bot play for it."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class TallyPart(msgspec.Struct, frozen=True):
    """One of the things that scores are made of: its points by seat, and the rule that gives them."""

    label: str
    rule: str
    scores: list[int]


class LookShown(msgspec.Struct, frozen=True):
    """Something to look at before one answers."""

    title: str
    say: str
    targets: list[str]


class PillShown(msgspec.Struct, frozen=True):
    """A part of a sequence, named at the thing where it happens."""

    target: str
    label: str
    state: Literal["done", "now", "later"]


class OffShown(msgspec.Struct, frozen=True):
    """What is said of an answer that was not expected."""

    title: str
    say: str


class LessonShown(msgspec.Struct, frozen=True):
    """Where a learner is in a lesson."""

    id: str
    name: str
    chapter: int
    """The present chapter, from 1."""
    chapters: int
    names: list[str]
    """What the chapters are called."""
    beat: int
    """The present beat of the chapter, from 1."""
    beats: int
    title: str
    """What to do."""
    say: str
    """Why."""
    targets: list[str]
    """What is lit: the things that the expected options point at, then what belongs to them."""
    expect: list[Json] | None
    """The values that are expected; null: any answer."""
    show: Json
    """The value that is shown to whoever asks, and given for whoever skips; null where there is none."""
    rule: str | None
    looks: list[LookShown]
    pills: list[PillShown]
    praise: str | None
    """What the last answer brought, if it was as expected."""
    off: OffShown | None
    """What is said of the last answer, if it was not."""
    astray: bool
    """Whether the lesson has nothing to say about this question."""
    over: bool
    left: bool
    """Whether the learner has left the lesson."""


class Document(msgspec.Struct, frozen=True):
    """A table as one viewer may see it: what `GET` answers and what the web socket pushes."""

    table: str
    game: str
    version: int
    seat: int | None
    yours: list[int]
    view: dict[str, Json]
    question: QuestionShown | None
    standing: list[StandingShown]
    """The answers that one's own seats let stand."""
    waiting: list[int]
    allied: bool
    """Whether the seats win or lose as one: then they may point at things."""
    curtain: int | None
    over: bool
    scores: list[int | None]
    ranks: list[int] | None
    tally: list[TallyPart] | None
    """At the end: what the scores are made of, as far as the game can tell."""
    difference: list[str]
    """At the end, for a seat: in two sentences what made the difference. Else, or if the game cannot tell, nothing."""
    said: dict[str, list[str]]
    """What is said of things on the table, by target: a name, then lines."""
    log: list[Fact]
    log_from: int
    seats: list[SeatShown]
    options: dict[str, Json]
    seed: int | None
    """The seed, where somebody named it: it decides all luck. Null: nobody could know luck before it fell."""
    undo: UndoShown
    marked: int
    chat: list[Said]
    rematch: str | None
    moved_at: int
    step: int
    lesson: LessonShown | None = None
    """Where the learner is, at a table that was laid for a lesson."""
    sandbox: str | None = None
    """At a table that was laid to try things: the one that goes on meanwhile."""
    gathering: GatheringShown | None = None
    """Before the game begins, at a table whose people come one by one."""
    clock: ClockShown | None = None
    votes: list[VoteShown] = []
    """Seats for which some would let a bot play."""


class OneTable(msgspec.Struct, frozen=True):
    """A table in the list of one's tables."""

    table: str
    game: str
    seats: list[int]
    names: list[str]
    waiting: list[int]
    your_turn: bool
    over: bool
    version: int
    updated: int
    created: int


class SeatListed(msgspec.Struct, frozen=True):
    """A seat of an open table: a person's name or a bot, or free."""

    name: str
    bot: str | None
    free: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A table at which anyone may sit down."""

    table: str
    game: str
    options: dict[str, Json]
    seats: list[SeatListed]
    clock: ClockRules | None
    since: int
    """When it last changed, in milliseconds since 1970."""


class ServerShown(msgspec.Struct, frozen=True):
    """What this server offers beside its games."""

    open_tables: bool
    """Whether tables may be open to anyone."""
    address: str | None
    """Where others can reach this server, for whoever reaches it by an address of their own machine."""
    now: int
    """The time that clocks go by, in milliseconds since 1970."""
    push: str | None = None
    """The key by which browsers know this server's notices, where it sends any to closed ones."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong (RFC 9457)."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
    version: int | None = None
