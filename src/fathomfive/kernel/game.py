"""What a game gives the kernel: its State, its rules, its content and its words."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from . import content as contents
from . import sight
from .errors import SetupError
from .words import Phrase, Words, common_words, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .questions import Ask, Rules
    from .random import Stream
    from .state import Fact, State
    from .values import Json, Value

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


class Closed:
    """What a seat might want to choose and cannot: the thing on the table, why not, and the rule that says so."""

    __slots__ = ("target", "why", "rule")

    def __init__(self, target: str, why: Phrase, rule: str) -> None:
        self.target = target
        self.why = why
        self.rule = rule

    def __repr__(self) -> str:
        return f"Closed({self.target!r}, {self.why!r}, {self.rule!r})"


class Game(Generic[S, C]):
    """One game. Subclass it in `games/<id>/__init__.py`, and name the only instance `GAME`.

    S is the game's State, C its compiled content.
    """

    id: str
    seats: range
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    bound: int
    """No game asks more questions than this (law 8)."""
    files: Mapping[str, type[contents.File]] = {}
    """The content files, by name without `.toml`."""
    spread: float = 10.0
    """By how many points the seats commonly differ in the end."""
    facts: Mapping[str, tuple[str, ...]] = {}
    """The names of each kind of fact's arguments: `{"hires": ("seat", "crew", "price:number")}`."""
    rules: Mapping[str, str] = {}
    """The rule behind each kind of fact and question: `{"fact-hires": "DB-4.2", "ask-action": "DB-3.1"}`."""

    # --- the rules ---

    def compile(self, decoded: contents.Decoded) -> C:
        """Turn the decoded content into the tables the rules read; complain about what does not fit together."""
        raise NotImplementedError

    def new(self, content: C, seats: int, options: Mapping[str, Value]) -> S:
        """The State before set-up. Refuse options that do not go together with `SetupError`."""
        raise NotImplementedError

    def play(self, s: S) -> Rules:
        """Play one unit (the set-up, a turn, a phase) from a state at rest to the next one, or to the end."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Every seat's score, as it would stand now."""
        raise NotImplementedError

    def known_scores(self, s: S, viewer: int) -> list[int | None] | None:
        """Every seat's score as far as a viewer may know it. None: find out by redealing, which is slower."""
        return None

    def ranks(self, s: S) -> list[int]:
        """Every seat's place, 1 for the best; equal seats share one. Alone or co-operating: 1 won, 2 lost."""
        return ranked(self.scores(s))

    def allied(self, s: S) -> bool:
        """Whether the seats win or lose as one: alone, or co-operating."""
        return s.seats == 1

    def invariants(self, s: S) -> Iterable[str]:
        """Complaints about pieces that are not where they must be; none while all is well."""
        return ()

    def view(self, s: S, viewer: int) -> dict[str, Json]:
        """What a viewer sees. Derived from the declaration; extend it only with what the fields do not say."""
        return sight.view(s, viewer)

    def redeal(self, s: S, viewer: int, stream: Stream) -> None:
        """Replace what a viewer cannot know by something as likely. Override what is not a matter of shuffled cards."""
        sight.redeal(s, viewer, stream)

    def advise(self, s: S, ask: Ask, stream: Stream) -> Value:
        """A rule of thumb: a sensible option, judged by what the asked seat may know."""
        raise NotImplementedError

    def outlook(self, s: S) -> list[float]:
        """Every seat's chance to win, from 0 to 1, as the table looks now: where a search stops and judges."""
        return chances(self.scores(s), self.spread)

    def horizon(self, s: S) -> int:
        """How many units of play a search looks ahead before it judges: the own turn among rivals, two for allies."""
        return 2 if self.allied(s) else 1

    def features(self, s: S, seat: int) -> list[float]:
        """How a seat stands, in numbers around 0 to 1: what a model learns to judge by."""
        return [self.scores(s)[seat] / self.spread]

    # --- the words ---

    def prompt(self, s: S, ask: Ask) -> Phrase:
        """What is asked."""
        return Phrase(f"ask-{ask.kind}")

    def label(self, s: S, ask: Ask, option: Value) -> Phrase:
        """What an option says on its button."""
        return Phrase(f"{ask.kind}-{option}")

    def outcome(self, s: S, kind: str, value: Value) -> Phrase:
        """What nature's answer is called: a piece of the kind that is drawn, unless a number says it all."""
        return Phrase("number", number=value) if isinstance(value, int) else Phrase(f"{kind}-{value}")

    def target(self, s: S, ask: Ask, option: Value) -> str | None:
        """The thing on the table that an option points at, such as `site/7`."""
        return None

    def closed(self, s: S, ask: Ask) -> list[Closed]:
        """What the asked seat might want to choose and cannot, judged by what it may know."""
        return []

    def reason(self, s: S, ask: Ask, option: Value) -> Phrase | None:
        """What speaks for an option in the game's own terms, judged by what the asked seat may know."""
        return None

    def piece(self, s: S, kind: str, value: Value) -> Phrase:
        """The name of a piece that facts speak of."""
        raise LookupError(f"{self.id} has no pieces of kind {kind!r}")

    def phrase(self, s: S, fact: Fact, names: Sequence[str]) -> Phrase:
        """A fact as a phrase: `fact-<kind>` with its arguments by name."""
        args: dict[str, int | str | Phrase] = {}
        for declared, value in zip(self.facts[fact.kind], fact.args, strict=True):
            name, _, kind = declared.partition(":")
            args[name] = self._argument(s, kind or name, value, names)
        return Phrase(f"fact-{fact.kind}", **args)

    def _argument(self, s: S, kind: str, value: Value, names: Sequence[str]) -> int | str | Phrase:
        if kind == "seat":
            return seat_name(names, cast(int, value))
        if kind == "number":
            return cast(int, value)
        return self.piece(s, kind, value)

    def text(
        self, s: S, viewer: int, language: str, names: Sequence[str] = (), width: int = 80
    ) -> list[tuple[str, str]]:
        """The table as a viewer sees it, drawn as text: blocks of a title and lines, what is needed most at the end.

        `board` in the game's module `text` draws it; without one there are no blocks, and a client draws the view.
        Lines carry rich's markup, and may use the styles `seat1` to `seat9`.
        """
        module = f"{self.package}.text"
        if importlib.util.find_spec(module) is None:
            return []
        drawn = importlib.import_module(module).board(self, s, viewer, language, names, width)
        return cast("list[tuple[str, str]]", drawn)

    # --- derived, not to be overridden ---

    @property
    def info(self) -> GameInfo:
        """What one has to know to set up a table."""
        return GameInfo(self.id, self.seats, self.options, self.rules_version)

    @property
    def package(self) -> str:
        """The package the game lives in."""
        return type(self).__module__

    @cached_property
    def words(self) -> Words:
        """The game's catalogues above the common ones."""
        return Words([common_words(), files(self.package) / "words"])

    @lru_cache(maxsize=8)  # noqa: B019  (a game is never collected)
    def load(self, pack: Path | None = None) -> tuple[C, contents.Decoded]:
        """The compiled content, with a pack laid over it."""
        decoded = contents.decode(self.id, files(self.package) / "content", self.files, pack)
        return self.compile(decoded), decoded

    def settle(self, seats: int | None, options: Mapping[str, Value] | None) -> tuple[int, dict[str, Value]]:
        """Check seat count and options, and fill in the defaults."""
        count = self.seats[0] if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.seats:
            raise SetupError(f"{self.id} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        chosen: dict[str, Value] = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                raise SetupError(f"{self.id} has no option {name!r}; it has {_listed(list(known))}")
            choices = known[name].choices
            if not any([type(value) is type(choice) and value == choice for choice in choices]):
                raise SetupError(f"option {name!r} of {self.id} is one of {_listed(choices)}, not {value!r}")
            chosen[name] = value
        return count, chosen


def _listed(values: Sequence[Value]) -> str:
    return ", ".join([repr(value) for value in values]) or "none"


def ranked(scores: Sequence[int]) -> list[int]:
    """Places by score, equal scores sharing the better one.

    >>> ranked([12, 30, 12])
    [2, 1, 2]
    """
    return [1 + sum([other > score for other in scores]) for score in scores]


def chances(estimates: Sequence[float], spread: float) -> list[float]:
    """How likely each seat wins whose final score is estimated, give or take the spread.

    >>> [round(chance, 2) for chance in chances([20.0, 20.0, 10.0], 10.0)]
    [0.42, 0.42, 0.16]
    """
    top = max(estimates)
    weights = [exp((estimate - top) / spread) for estimate in estimates]
    total = sum(weights)
    return [weight / total for weight in weights]


AnyGame = Game["State", object]


def game(id: str) -> AnyGame:
    """The game with this id."""
    if id not in game_ids():
        raise SetupError(f"no game {id!r}; there are {', '.join(game_ids())}")
    return cast(AnyGame, importlib.import_module(f"fathomfive.games.{id}").GAME)


@lru_cache(maxsize=1)
def game_ids() -> tuple[str, ...]:
    """The ids of all installed games: the packages of `fathomfive.games`."""
    packages = importlib.import_module("fathomfive.games").__path__
    return tuple(sorted([module.name for module in pkgutil.iter_modules(packages)]))


def games() -> dict[str, GameInfo]:
    """Every installed game, by id."""
    return {id: game(id).info for id in game_ids()}
