"""A game: its name and numbers, and the rooms it is made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Generic, SupportsIndex, TypeVar, cast

from . import content as contents
from . import plain
from .errors import SetupError
from .rooms import OpenWords, WeighingJudge
from .spaces import Spaces, spaces
from .values import same, whole
from .words import CHIP, MORE, Phrase, Words, common_words, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .actions import Actions
    from .observation import Observation
    from .questions import AnyAsk
    from .random import Stream
    from .rooms import ArraysRoom, Closed, ContentRoom, ExplainRoom, JudgeRoom, RulesRoom, TextRoom, WordsRoom
    from .state import Fact, State
    from .values import Value

S = TypeVar("S", bound="State")
C = TypeVar("C")


class Option:
    """One choice to make before the game: its name, what may be chosen, and what is chosen when nobody says."""

    __slots__ = ("name", "choices", "default")

    def __init__(self, name: str, choices: Sequence[Value], default: Value | None = None) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.default = self.choices[0] if default is None else default

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {list(self.choices)}, default={self.default!r})"


class GameInfo:
    """What one has to know to set up a table."""

    __slots__ = ("id", "seats", "options", "rules_version")

    def __init__(self, id: str, seats: range, options: tuple[Option, ...], rules_version: int) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.rules_version = rules_version

    def __repr__(self) -> str:
        return f"GameInfo({self.id!r}, seats {self.seats[0]}-{self.seats[-1]})"


class Game(Generic[S, C]):
    """One game: `GAME = Game(__name__, id="otys", …)` in its package, with a module for each room (see `rooms`).

    S is the game's State, C its compiled content. A small game can do without all rooms but the rules.
    """

    def __init__(
        self,
        package: str,
        *,
        id: str,
        seats: range,
        bound: int,
        rules: RulesRoom[S, C],
        content: ContentRoom[C] | None = None,
        words: WordsRoom[S, C] | None = None,
        judge: JudgeRoom[S] | None = None,
        explain: ExplainRoom[S] | None = None,
        text: TextRoom[S] | None = None,
        arrays: ArraysRoom[C] | None = None,
        options: Sequence[Option] = (),
        rules_version: int = 1,
    ) -> None:
        self.package = package
        """The package, or the single module, that the game lives in."""
        self.id = id
        self.seats = seats
        self.options = tuple(options)
        self.rules_version = rules_version
        self.bound = bound
        """No game asks more questions than this (law 8)."""
        self.rules = rules
        self.content: ContentRoom[C] = cast("ContentRoom[C]", plain.NoContent()) if content is None else content
        self.words: WordsRoom[S, C] = plain.PlainWords() if words is None else words
        self.judge: JudgeRoom[S] = plain.PlainJudge(cast("plain.Scores", rules.scores)) if judge is None else judge
        self.worths: Callable[[S, AnyAsk], list[float]] = (
            self.judge.worths if isinstance(self.judge, WeighingJudge) else plain.unweighed
        )
        """What each option of a question seems worth to the rule of thumb, where it weighs them one by one."""
        self.said_to_all = isinstance(self.words, OpenWords)
        """Whether all viewers are told the same of things on the table."""
        self.explain: ExplainRoom[S] = plain.PlainExplain() if explain is None else explain
        self.text: TextRoom[S] = plain.PlainText() if text is None else text
        self.arrays: ArraysRoom[C] = plain.NoArrays() if arrays is None else arrays

    def __repr__(self) -> str:
        return f"Game({self.package!r}, id={self.id!r}, …)"

    # --- one question, in every room ---

    def prompt(self, s: S, ask: AnyAsk) -> Phrase:
        """What is asked."""
        return self.words.PROMPT[ask.kind](s, ask)

    def label(self, s: S, ask: AnyAsk, option: Value) -> Phrase:
        """What an option says on its button."""
        return self.words.LABEL[ask.kind](s, ask, option)

    def chip(self, label: Phrase, language: str) -> tuple[str, str | None]:
        """A label in a few words, and what the option brings and costs, or None; icons stand as `[coin]`."""
        words = self.catalogue
        more = words.text(label, language, MORE) if words.has(f"{label.id}.{MORE}", language) else None
        chip = words.text(label, language, CHIP)
        return chip, None if more in ("", chip) else more

    def stand_label(self, kind: str, language: str) -> str:
        """What it means to let the answer to a kind of question stand: `stand-<kind>` of the catalogue."""
        return self.catalogue.text(Phrase(f"stand-{kind}"), language)

    def target(self, s: S, ask: AnyAsk, option: Value) -> str | None:
        """The thing on the table that an option points at, such as `site/7`."""
        return self.words.TARGET[ask.kind](s, ask, option)

    def advise(self, s: S, ask: AnyAsk, stream: Stream) -> Value:
        """A rule of thumb: a sensible option, judged by what the asked seat may know."""
        return self.judge.ADVISE[ask.kind](s, ask, stream)

    def reason(self, s: S, ask: AnyAsk, option: Value) -> Phrase | None:
        """What speaks for an option in the game's own terms, judged by what the asked seat may know."""
        return self.explain.WHY[ask.kind](s, ask, option)

    def closed(self, s: S, ask: AnyAsk) -> list[Closed]:
        """What the asked seat might want to choose and cannot, judged by what it may know."""
        return self.explain.WHYNOT[ask.kind](s, ask)

    def draw(
        self, s: S, viewer: int, language: str, names: Sequence[str] = (), width: int = 80
    ) -> list[tuple[str, str]]:
        """The table as a viewer sees it, drawn as text: blocks of a title and lines."""
        return self.text.board(self, s, viewer, language, names, width)

    # --- facts ---

    def phrase(self, s: S, fact: Fact, names: Sequence[str]) -> Phrase:
        """A fact as a phrase: `fact-<kind>` with its arguments by name."""
        args: dict[str, int | str | Phrase] = {}
        for declared, value in zip(self.words.FACTS[fact.kind], fact.args, strict=True):
            name, _, kind = declared.partition(":")
            args[name] = self._argument(s, kind or name, value, names)
        return Phrase(f"fact-{fact.kind}", **args)

    def _argument(self, s: S, kind: str, value: Value, names: Sequence[str]) -> int | str | Phrase:
        if kind == "seat" and cast(int, value) < s.seats:
            return seat_name(names, cast(int, value))
        if kind == "number":
            return cast(int, value)
        return self.words.piece(s, kind, value)

    # --- set-up ---

    @property
    def info(self) -> GameInfo:
        """What one has to know to set up a table."""
        return GameInfo(self.id, self.seats, self.options, self.rules_version)

    @cached_property
    def folder(self) -> Traversable | None:
        """Where the game's catalogues, content files and rules in words lie; None if it is a single module."""
        return files(self.package) if hasattr(import_module(self.package), "__path__") else None

    def file(self, *path: str) -> Traversable | None:
        """A file of the game's folder, or a folder in it, if it is there."""
        found = self.folder
        for name in path:
            found = None if found is None else found / name
        return found if found is not None and (found.is_file() or found.is_dir()) else None

    @cached_property
    def catalogue(self) -> Words:
        """The game's messages above the common ones."""
        own = self.file("words")
        return Words([common_words()] if own is None else [common_words(), own])

    @lru_cache(maxsize=8)  # noqa: B019  (a game is never collected)
    def load(self, pack: Path | None = None) -> tuple[C, contents.Decoded]:
        """The compiled content, with a pack laid over it."""
        decoded = contents.decode(self.id, (self.folder or Path()) / "content", self.content.FILES, pack)
        return self.content.compile(decoded), decoded

    def actions(
        self, seats: SupportsIndex | None = None, options: Mapping[str, Value] | None = None, pack: Path | None = None
    ) -> Actions:
        """Every action there can be, for a seat count and options: a stable list of ids."""
        return self.spaces(seats, options, pack).actions

    def observation(
        self, seats: SupportsIndex | None = None, options: Mapping[str, Value] | None = None, pack: Path | None = None
    ) -> Observation:
        """What a seat sees as an array, for a seat count and options: its size, and what each number is."""
        return self.spaces(seats, options, pack).observation

    def spaces(
        self, seats: SupportsIndex | None, options: Mapping[str, Value] | None, pack: Path | None = None
    ) -> Spaces:
        """Actions and observation."""
        count, chosen = self.settle(seats, options)
        return spaces(cast("AnyGame", self), self.load(pack)[0], count, chosen)

    def settle(self, seats: SupportsIndex | None, options: Mapping[str, Value] | None) -> tuple[int, dict[str, Value]]:
        """Check seat count and options, and fill in the defaults."""
        count = self.seats[0] if seats is None else whole(seats)
        if count is None or count not in self.seats:
            raise SetupError(f"{self.id} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        chosen: dict[str, Value] = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        if options is not None and not isinstance(options, Mapping):
            like = {option.name: option.choices[-1] for option in self.options[:1]}
            raise SetupError(f"options are a mapping of names to choices, such as {like}, not {options!r}")
        for name, value in (options or {}).items():
            if name not in known:
                raise SetupError(f"{self.id} has no option {name!r}; it has {_listed(list(known))}")
            fitting = [choice for choice in known[name].choices if same(choice, value)]
            if not fitting:
                choices = _listed(known[name].choices)
                raise SetupError(f"option {name!r} of {self.id} is one of {choices}, not {value!r}")
            chosen[name] = fitting[0]
        return count, chosen


def _listed(values: Sequence[Value]) -> str:
    return ", ".join([repr(value) for value in values]) or "none"


AnyGame = Game["State", object]
