"""What a party consists of: what the table was set up with, and all that changes, in the shape it is stored in."""

from __future__ import annotations

import msgspec

from ..kernel import Stream, Table
from ..kernel.lessons import Progress
from . import entries as e
from .plainly import AnyJson as Json
from .shapes import ClockRules
from .sitters import Device
from .sitters import Sitter as Sitter


class Origin(msgspec.Struct, frozen=True):
    """The moment of another table, or of a puzzle, that this one goes on from."""

    table: str
    """Its id; `puzzles/ID` for a puzzle."""
    step: int


class Header(msgspec.Struct, frozen=True):
    """What a table was set up with."""

    table: str
    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    rules_version: int
    content: str
    created: int
    seeded: bool = False
    """Whether somebody named the seed; otherwise luck comes from the operating system, and no seed decides it."""
    origin: Origin | None = None
    """For a table that plays on from a moment of another."""
    sandbox: bool = False
    """Whether it was laid to try things while another goes on: then its record begins in the middle of a game."""


class Said(msgspec.Struct, frozen=True):
    """Something said or done beside the game."""

    number: int
    at: int
    entry: (
        e.UndoAsk
        | e.UndoReply
        | e.Undo
        | e.Claim
        | e.Substitute
        | e.Resign
        | e.Chat
        | e.Rematch
        | e.Release
        | e.Start
        | e.TimeUp
        | e.Vote
    )


class Step(msgspec.Struct, frozen=True, array_like=True):
    """An answer of a seat on the line that led here, and how many answers (nature's too) had come before it."""

    seat: int
    before: int


class UndoWish(msgspec.Struct):
    """A seat's wish to go back further than is free, and who has agreed."""

    seat: int
    to: int
    agreed: list[int] = []


class Clock(msgspec.Struct):
    """How much time each seat has, as of a moment."""

    rules: ClockRules
    left: list[int]
    """By seat, in milliseconds; below zero where a seat that is too late is waited for."""
    at: int = 0
    """The moment, in milliseconds since 1970."""
    running: list[int] = []
    """Whose time runs since then."""
    asked: list[int] = []
    """Whose turn it is, bots' too."""
    out: list[int] = []
    """Whose time was up in this turn."""
    marks: list[list[int]] = []
    """By answer on the line that led here: what every seat had left when it was given."""


class Gathering(msgspec.Struct):
    """Before the game with friends: who decides, how it begins, and who may come."""

    host: int
    """The seat that may change the others, and begin."""
    begins: e.Begins = "all"
    open: bool = False
    """Whether anyone on this server may sit down, as far as the operator allows it."""
    join: bytes = b""
    """The digest of the secret in the link: whoever knows it may sit down."""
    begun: bool = False
    """Whether the game has begun; who has the link may still take over a seat that nobody took."""


class PartyState(msgspec.Struct, kw_only=True):
    """All that changes about a party. A snapshot is this struct as it is: a field here is kept, and nothing else is."""

    number: int = 0
    """How many entries there are: the version that clients see."""
    table: Table = msgspec.field(name="save")
    stream: Stream | None = None
    """Nature's luck at a table whose seed was named; otherwise it is drawn when it falls."""
    fallen: dict[str, list[Json]] = {}
    """By position: the luck that followed an answer which was taken back; given again, the answer brings it again."""
    sitters: list[Sitter]
    moved: int = 0
    """The version at which the position last changed."""
    moved_at: int = 0
    """When that was."""
    since: dict[int, int] = {}
    """By asked seat: the version at which its question came up."""
    posed: int = -1
    """How many answers had been given when the pending question came up."""
    line: list[Step] = []
    """The answers of seats that led here."""
    marks: list[int] = []
    """By fact: the version at which it was told."""
    last: dict[int, tuple[int, Json]] = {}
    """By seat: its last answer, and the version it was given on."""
    chat: list[Said] = []
    wish: UndoWish | None = None
    rematch: str | None = None
    hooks: dict[int, str] = {}
    """By seat: the address to tell of its turns."""
    devices: dict[int, list[Device]] = {}
    """By seat: the browsers to tell of its turns, the newest last."""
    lesson: Progress | None = None
    """How far the learner is, at a table that was laid for a lesson."""
    reminded: dict[int, int] = {}
    """By seat: the question (by its version) of which it was reminded."""
    clock: Clock | None = None
    votes: dict[int, list[int]] = {}
    """By seat that is silent: the others who would let a bot play for it."""
    gathering: Gathering | None = None
    """Of a table whose people come one by one: nobody is asked before it begins."""
    crossed: int = 0
    """How often answers were taken back after new information had come out."""
    releases: list[int] = []
    """The versions at which another release took the table over."""
