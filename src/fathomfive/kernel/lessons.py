"""Guided first games: a lesson is data in its game's folder, and where somebody is in it follows from the answers.

`lesson/<id>.toml` says how the table is laid, what nature and the rivals answer, and beat by beat what the learner is
asked, what is expected, what to look at and which sentences are said (`lesson/words/*.ftl`). A beat whose question does
not come is passed over, so that a learner who goes another way is met again as soon as something fits.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import InvalidContent, SetupError
from .questions import NATURE, AnyAsk, Chance
from .random import Stream
from .values import Value, plain, same
from .words import Words, common_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .game import AnyGame
    from .table import Table

ASTRAY = -1
"""The beat of a question that the lesson says nothing about: the learner has gone another way."""
PATIENCE = 8
"""Answers of their own way after which the learner is met again in any later chapter, not only in this or the next."""
LOST = 24
"""Answers of their own way after which the lesson lets the learner go: the table stays."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all that a lesson says: unknown keys are refused."""


class Look(Strict, frozen=True):
    """Something to look at before one answers: nothing is asked, one only goes on."""

    say: str
    targets: list[str] = []


class Instead(Strict, frozen=True):
    """What is said when a certain other answer was given."""

    value: object
    say: str


class Pill(Strict, frozen=True):
    """The name of a part of a sequence, shown at the thing where it happens."""

    at: str
    say: str


class Beat(Strict, frozen=True):
    """One question of the lesson."""

    say: str
    """The message whose value says what to do; `.text` why, `.praise` and `.else` what is said afterwards."""
    when: str
    """The kind of question."""
    expect: list[object]
    """The values that are expected; the first is shown to whoever asks, and given for whoever skips."""
    rule: str
    """The number of the rule it is about."""
    about: object = None
    """The context of the question, if it matters."""
    free: bool = False
    """Whether any answer is as good: `expect` is then only a proposal."""
    targets: list[str] = []
    """Things to light up besides those that the expected options point at."""
    looks: list[Look] = []
    instead: list[Instead] = []
    pill: int = 0
    """Which of the chapter's pills is the present one; 0: none are shown."""
    then: list[tuple[int, str, object]] = []
    """What follows until the learner is asked again: who (-1 is nature), kind of question, value."""


class Chapter(Strict, frozen=True):
    """A few beats about one thing."""

    id: str
    say: str
    beats: list[Beat]
    pills: list[Pill] = []


class Script(Strict, frozen=True):
    """A lesson as its file has it."""

    say: str
    """The message with the lesson's name; `.text` closes it."""
    minutes: int
    seats: int
    options: dict[str, object]
    seed: int
    chapters: list[Chapter]
    seat: int = 0
    """Where the learner sits."""
    rivals: tuple[str, ...] = ("Bo", "Mei", "Finn", "Ines")
    """Whom the learner meets, by their seats; the sayings speak of the first."""
    places: list[str] = []
    """Things that the client shows, and that neither an option nor a saying names."""
    deal: list[tuple[int, str, object]] = []
    """What nature and the rivals answer before the learner is first asked; what the learner has answered by then, too,
    if the lesson begins in the middle of a game."""

    def names(self, learner: str) -> list[str]:
        """Who sits where: the learner, and rivals of different names."""
        others = iter(self.rivals)
        return [learner if seat == self.seat else next(others) for seat in range(self.seats)]


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """An answer of the learner: at which beat, and whether it was one of those that were expected."""

    beat: int
    expected: bool
    value: Any


class Progress(msgspec.Struct):
    """How far a learner is: kept with the table."""

    lesson: str
    taken: list[Taken] = []
    given: dict[str, int] = {}
    """How often nature and rivals have answered each kind of question since the learner's last answer."""
    left: bool = False
    """Whether the learner has left the lesson and plays on freely."""


class Lesson:
    """A lesson, with its beats in one line."""

    def __init__(self, game: AnyGame, id: str, script: Script) -> None:
        self.game = game
        self.id = id
        self.script = script
        self.beats = [beat for chapter in script.chapters for beat in chapter.beats]
        self.chapter_of = [number for number, chapter in enumerate(script.chapters) for _ in chapter.beats]

    def __repr__(self) -> str:
        return f"Lesson({self.game.id!r}, {self.id!r}, {len(self.script.chapters)} chapters)"

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.script.seat

    @property
    def later(self) -> bool:
        """Whether it begins in the middle of a game: its deal has answers of the learner, too."""
        return any(who == self.seat for who, _, _ in self.script.deal)

    def first(self, chapter: int) -> int:
        """The number of a chapter's first beat."""
        return self.chapter_of.index(chapter)

    # --- where somebody is ---

    def reached(self, progress: Progress) -> int:
        """The furthest beat that was answered; -1 at the beginning."""
        return max([taken.beat for taken in progress.taken], default=ASTRAY)

    def strays(self, progress: Progress) -> int:
        """How many answers the learner has given since on a way of their own."""
        count = 0
        for taken in reversed(progress.taken):
            if taken.beat != ASTRAY:
                break
            count += 1
        return count

    def present(self, progress: Progress, ask: AnyAsk) -> int:
        """The beat of a question: the next that fits, in this chapter or where the next begins; else ASTRAY."""
        reached = self.reached(progress)
        end = len(self.beats)
        if self.strays(progress) < PATIENCE:
            chapter = self.chapter_of[max(reached, 0)]
            later = [number for number, its in enumerate(self.chapter_of) if its > chapter]
            end = later[0] + 1 if later else end
        for number in range(reached + 1, end):
            if fits(self.beats[number], ask):
                return number
        return ASTRAY

    def over(self, progress: Progress, table: Table) -> bool:
        """Whether the lesson has ended: by its last beat, by leaving it, or with the game."""
        done = self.reached(progress) == len(self.beats) - 1
        return progress.left or done or table.over or self.strays(progress) >= LOST

    def take(self, progress: Progress, ask: AnyAsk, value: Value) -> Taken:
        """What an answer of the learner is to the lesson."""
        number = self.present(progress, ask)
        if number == ASTRAY:
            return Taken(ASTRAY, True, value)
        beat = self.beats[number]
        return Taken(number, beat.free or value in expected(beat, ask), value)

    # --- what nature and rivals do ---

    def luck(self, progress: Progress, table: Table) -> Value:
        """Nature's answer to the pending question: as the script says, or by a throw that the place decides."""
        pending = table.pending
        assert isinstance(pending, Chance)
        options = [value for value, _ in pending.weights()]
        scripted = self._scripted(progress, NATURE, pending.kind, options)
        return pending.sample(self._stream(table)) if scripted is None else scripted

    def rival(self, progress: Progress, table: Table, seat: int) -> Value:
        """A rival's answer: as the script says, or by the game's rule of thumb."""
        ask = table.seat(seat).ask()
        scripted = self._scripted(progress, seat, ask.kind, ask.options)
        if scripted is not None:
            return scripted
        stream = self._stream(table)
        return table.game.advise(table.seat(seat).imagine(stream).state, ask, stream)

    def opening(self, progress: Progress, table: Table) -> Value | None:
        """The learner's own answer where the deal gives it, so that the lesson begins later in a game; else None."""
        if progress.taken:
            return None
        ask = table.seat(self.seat).ask()
        return self._scripted(progress, self.seat, ask.kind, ask.options)

    def _scripted(self, progress: Progress, who: int, kind: str, options: Sequence[Value]) -> Value | None:
        script = self.script.deal
        if progress.taken:
            beat = progress.taken[-1].beat
            script = [] if beat == ASTRAY else self.beats[beat].then
        line = [value for its, asked, value in script if its == who and asked == kind]
        number = progress.given.get(f"{who}/{kind}", 0)
        found = [option for option in options if number < len(line) and same(option, line[number])]
        return found[0] if found else None

    def _stream(self, table: Table) -> Stream:
        return Stream(self.script.seed * 100_003 + table.version)


def count(progress: Progress, who: int, kind: str) -> None:
    """Note that nature, or a rival, has answered a kind of question."""
    key = f"{who}/{kind}"
    progress.given[key] = progress.given.get(key, 0) + 1


def fits(beat: Beat, ask: AnyAsk) -> bool:
    """Whether a question is the one that a beat is about."""
    if beat.when != ask.kind or (beat.about is not None and not same(ask.about, beat.about)):
        return False
    return beat.free or bool(expected(beat, ask))


def expected(beat: Beat, ask: AnyAsk) -> list[Value]:
    """The options that a beat expects, as far as there are such, the best first."""
    return [option for value in beat.expect for option in ask.options if same(option, value)]


def settle(lesson: Lesson, progress: Progress, table: Table) -> None:
    """Let nature and the rivals answer until the learner is asked what the deal leaves open, or the game is over."""
    while not table.over:
        pending = table.pending
        if isinstance(pending, Chance):
            value = lesson.luck(progress, table)
            count(progress, NATURE, pending.kind)
            table.answer(value, NATURE)
            continue
        others = [ask for ask in table.asks if ask.seat != lesson.seat]
        asked = others[0] if others else table.asks[0]
        given = lesson.rival(progress, table, asked.seat) if others else lesson.opening(progress, table)
        if given is None:
            return
        count(progress, asked.seat, asked.kind)
        table.answer(given, asked.seat)


def answer(lesson: Lesson, progress: Progress, table: Table, value: Value) -> Taken:
    """Answer for the learner; nature and rivals are still to follow (`settle`)."""
    taken = lesson.take(progress, table.seat(lesson.seat).ask(), value)
    table.answer(value, lesson.seat)
    progress.taken.append(taken)
    progress.given.clear()
    return taken


def options_of(script: Script) -> dict[str, Value]:
    """The options that a lesson's table is laid with."""
    return {name: plain(value) for name, value in script.options.items()}


@lru_cache(maxsize=64)
def lessons(game: AnyGame) -> dict[str, Lesson]:
    """The lessons in a game's folder, by id; the first game comes first."""
    folder = game.file("lesson")
    paths = [] if folder is None else sorted(folder.iterdir(), key=lambda path: (path.name != "first.toml", path.name))
    found: dict[str, Lesson] = {}
    for path in paths:
        if path.name.endswith(".toml"):
            id = path.name.removesuffix(".toml")
            found[id] = Lesson(game, id, decode(path.name, path.read_text(encoding="utf-8")))
    return found


def lesson(game: AnyGame, id: str) -> Lesson:
    """A lesson by its id."""
    known = lessons(game)
    if id not in known:
        there = ", ".join(repr(name) for name in known) or "none"
        raise SetupError(f"{game.id} has no lesson {id!r}; there are {there}")
    return known[id]


def decode(name: str, text: str) -> Script:
    """A lesson's file, read strictly."""
    try:
        script = msgspec.convert(tomllib.loads(text), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidContent(f"{name}: {error}") from None
    for chapter in script.chapters:
        if not chapter.beats:
            raise InvalidContent(f"{name}: chapter {chapter.id!r} has no beats")
    if not script.chapters:
        raise InvalidContent(f"{name}: no chapters; a lesson has at least one")
    return script


@lru_cache(maxsize=64)
def lesson_words(game: AnyGame) -> Words:
    """What lessons say, above the game's own words."""
    folders = [common_words(), game.file("words"), game.file("lesson", "words")]
    return Words([folder for folder in folders if folder is not None])
