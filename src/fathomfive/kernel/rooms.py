"""The rooms of a game, and what each of them owes the house. A room is a module, or an object, with these names.

`content ← rules ← {words, judge, arrays} ← {explain, text}`: a room may use what lies to its left. Tables by kind
(`PROMPT`, `LABEL`, `TARGET`, `ADVISE`, `WHY`, `WHYNOT`) have an entry for every kind of question that the rules can
ask; `check_game` sees to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from .content import Decoded, File
    from .domains import Domain
    from .game import Game
    from .questions import AnyAsk, Kind, Rules
    from .random import Stream
    from .shapes import Shape
    from .state import Fact, State
    from .values import Json, Value
    from .words import Phrase

S = TypeVar("S", bound="State")
S_contra = TypeVar("S_contra", bound="State", contravariant=True)
C_contra = TypeVar("C_contra", contravariant=True)
C_co = TypeVar("C_co", covariant=True)


class Closed:
    """What a seat might want to choose and cannot: the thing on the table, why not, and the rule that says so."""

    __slots__ = ("target", "why", "rule")

    def __init__(self, target: str, why: Phrase, rule: str) -> None:
        self.target = target
        self.why = why
        self.rule = rule

    def __repr__(self) -> str:
        return f"Closed({self.target!r}, {self.why!r}, {self.rule!r})"


class ContentRoom(Protocol[C_co]):
    """What is printed on the pieces: TOML files, and the flat tables that the rules read."""

    @property
    def FILES(self) -> Mapping[str, type[File]]:
        """The content files, by name without `.toml`."""

    def compile(self, decoded: Decoded, /) -> C_co:
        """Turn the decoded content into tables; complain about what does not fit together."""


class RulesRoom(Protocol[S, C_contra]):
    """The State, and everything that changes it or follows from it by the rulebook alone."""

    @property
    def KINDS(self) -> Mapping[str, Kind[Value]]:
        """Every kind of question that can be asked of a seat, by name."""

    def new(self, content: C_contra, seats: int, options: Mapping[str, Value], /) -> S:
        """The State before set-up. Refuse options that do not go together with `SetupError`."""

    def play(self, s: S, /) -> Rules:
        """Play one unit (the set-up, a turn, a phase) from a state at rest to the next one, or to the end."""

    def scores(self, s: S, /) -> list[int]:
        """Every seat's score, as it would stand now."""

    def known_scores(self, s: S, viewer: int, /) -> list[int | None] | None:
        """Every seat's score as far as a viewer may know it. None: find out by redealing, which is slower."""

    def ranks(self, s: S, /) -> list[int]:
        """Every seat's place, 1 for the best; equal seats share one. Alone or co-operating: 1 won, 2 lost."""

    def allied(self, s: S, /) -> bool:
        """Whether the seats win or lose as one: alone, or co-operating."""

    def invariants(self, s: S, /) -> Iterable[str]:
        """Complaints about pieces that are not where they must be; none while all is well."""

    def view(self, s: S, viewer: int, /) -> dict[str, Json]:
        """What a viewer sees: derived from the declaration, and what the fields do not say."""

    def redeal(self, s: S, viewer: int, stream: Stream, /) -> None:
        """Replace what a viewer cannot know by something as likely."""


class ArraysRoom(Protocol[C_contra]):
    """What options and fields can ever hold, so that they can be numbered and written as arrays of fixed size."""

    def domains(self, content: C_contra, seats: int, options: Mapping[str, Value], /) -> Mapping[str, Domain]:
        """For each kind of question everything that it may ever offer (law 13)."""

    def shapes(self, content: C_contra, seats: int, options: Mapping[str, Value], /) -> Mapping[str, Shape]:
        """For each field of the State what it may ever hold (law 14)."""


class WordsRoom(Protocol[S_contra, C_contra]):
    """What is said: questions, options, pieces and facts as phrases of the catalogues beside it."""

    @property
    def FACTS(self) -> Mapping[str, tuple[str, ...]]:
        """The names of each kind of fact's arguments: `{"hires": ("seat", "crew", "price:number")}`."""

    @property
    def RULES(self) -> Mapping[str, str]:
        """The rule behind each kind of fact and question: `{"fact-hires": "DB-4.2", "ask-action": "DB-3.1"}`."""

    @property
    def PROMPT(self) -> Mapping[str, Callable[[S_contra, AnyAsk], Phrase]]:
        """What is asked."""

    @property
    def LABEL(self) -> Mapping[str, Callable[[S_contra, AnyAsk, Value], Phrase]]:
        """What an option says on its button."""

    @property
    def TARGET(self) -> Mapping[str, Callable[[S_contra, AnyAsk, Value], str | None]]:
        """The thing on the table that an option points at, such as `site/7`."""

    def piece(self, s: S_contra, kind: str, value: Value, /) -> Phrase:
        """The name of a piece that facts speak of."""

    def outcome(self, s: S_contra, kind: str, value: Value, /) -> Phrase:
        """What nature's answer is called."""

    def parts(self, s: S_contra, facts: Sequence[Fact], /) -> list[tuple[Phrase, str, list[int]]]:
        """What the scores are made of at the end: names, rules, and points by seat; nothing if that cannot be told."""

    def said(self, s: S_contra, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        """What is to be said of things that a client draws and cannot name, by target (`goal/0`): name, then lines.

        Nothing in it may depend on what the viewer cannot know (law 3).
        """

    def printed(self, content: C_contra, /) -> Mapping[str, Sequence[Phrase]]:
        """What the pieces in the box say of themselves at any time, by target (`crew/7`): name, then lines."""


@runtime_checkable
class OpenWords(Protocol):
    """Words of a game in which everything that is said lies open: all viewers are told the same, so it is said once."""

    SAID_TO_ALL: Literal[True]


class JudgeRoom(Protocol[S_contra]):
    """How good things are: the rule of thumb, and the chance to win. It never writes a State."""

    @property
    def SPREAD(self) -> float:
        """By how many points the seats commonly differ in the end."""

    @property
    def ADVISE(self) -> Mapping[str, Callable[[S_contra, AnyAsk, Stream], Value]]:
        """A rule of thumb: a sensible option, judged by what the asked seat may know."""

    def outlook(self, s: S_contra, /) -> list[float]:
        """Every seat's chance to win, from 0 to 1, as the table looks now: where a search stops and judges."""

    def horizon(self, s: S_contra, /) -> int:
        """How many units of play a search looks ahead before it judges."""

    def features(self, s: S_contra, seat: int, /) -> list[float]:
        """How a seat stands, in numbers around 0 to 1: what a model learns to judge by."""

    def feature_names(self, s: S_contra, /) -> Sequence[str]:
        """What each of the features is: rivals and allies may be judged by different ones."""


@runtime_checkable
class WeighingJudge(Protocol[S_contra]):
    """What a judge may say besides: whoever learns which options to try first looks at it. Few games need it."""

    def worths(self, s: S_contra, ask: AnyAsk, /) -> list[float]:
        """What each option of a question seems worth, in the order of the options; none where they are not weighed."""


class ExplainRoom(Protocol[S_contra]):
    """Why, and why not, in the game's own terms, by what the asked seat may know. It never writes a State."""

    @property
    def WHY(self) -> Mapping[str, Callable[[S_contra, AnyAsk, Value], Phrase | None]]:
        """What speaks for an option, if there is something to say."""

    @property
    def WHYNOT(self) -> Mapping[str, Callable[[S_contra, AnyAsk], list[Closed]]]:
        """What the asked seat might want to choose and cannot."""

    def meters(self, s: S_contra, seat: int, /) -> Mapping[str, int]:
        """What a seat counts with, by the names of their icons: a client shows what an option would change of it."""

    def harm(self, before: S_contra, after: S_contra, seat: int, /) -> Phrase | None:
        """What whoever chose would rather not have done, seen from before and after; None: nothing of the kind."""


class TextRoom(Protocol[S]):
    """The table drawn as text."""

    def board(
        self, game: Game[S, Any], s: S, viewer: int, language: str, names: Sequence[str], width: int, /
    ) -> list[tuple[str, str]]:
        """The table as a viewer sees it: blocks of a title and lines, what is needed most at the end.

        Without blocks a client draws the view. Lines carry rich's markup, and may use the styles `seat1` to `seat9`.
        """
