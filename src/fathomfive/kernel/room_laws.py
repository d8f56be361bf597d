"""The laws that a game keeps or breaks before it is played: its source, its tables by kind, its words, its lessons."""

from __future__ import annotations

from collections.abc import Mapping

from . import lesson_laws, sight, sources
from .fields import HIDDEN, OWNER, SEEN_BY
from .game import AnyGame
from .pile import Pile
from .plain import NoArrays
from .state import Plain, State, layout
from .values import Json
from .words import LANGUAGES


class LawBroken(AssertionError):
    """A game broke one of the laws; `record` replays to the moment before."""

    def __init__(self, law: int, complaint: str, record: Mapping[str, Json] | None = None) -> None:
        super().__init__(f"law {law}: {complaint}")
        self.law = law
        self.record = record


def check_at_rest(which: AnyGame, state: State) -> None:
    """All of them, with a State of the game for its declaration."""
    check_sources(which, state)
    check_rooms(which)
    check_printed(which)
    check_secrets(which, state)
    check_lessons(which)


def check_sources(which: AnyGame, state: State) -> None:
    """Rules import neither chance nor clocks (law 1), and who only judges or speaks never writes a State (law 11)."""
    for law, complaint in sources.faults(which, sources.classes(type(state))):
        raise LawBroken(law, complaint)


def check_rooms(which: AnyGame) -> None:
    """Every kind of question is known in every room, and no room knows one that is never asked (law 9)."""
    for name, table in {**tables(which), **domains(which)}.items():
        for kind in which.rules.KINDS:
            if kind not in table:
                raise LawBroken(9, f"{kind!r} has no entry in {name}")
        for kind in table:
            if kind not in which.rules.KINDS:
                raise LawBroken(9, f"{name} has an entry for {kind!r}, which is not a kind of question")


def tables(which: AnyGame) -> dict[str, Mapping[str, object]]:
    """The tables by kind of all rooms."""
    return {
        "words.PROMPT": which.words.PROMPT,
        "words.LABEL": which.words.LABEL,
        "words.TARGET": which.words.TARGET,
        "judge.ADVISE": which.judge.ADVISE,
        "explain.WHY": which.explain.WHY,
        "explain.WHYNOT": which.explain.WHYNOT,
    }


def domains(which: AnyGame) -> dict[str, Mapping[str, object]]:
    """The domains by kind of a game that has them: the same kinds for every seat count and option."""
    if isinstance(which.arrays, NoArrays):
        return {}
    return {"arrays.domains": which.arrays.domains(which.load()[0], *which.settle(None, None))}


def check_printed(which: AnyGame) -> None:
    """Whatever is printed on a piece has words in every language (law 5)."""
    for target, phrases in which.words.printed(which.load()[0]).items():
        for language in LANGUAGES:
            if not phrases or not all([which.catalogue.text(phrase, language) for phrase in phrases]):
                raise LawBroken(5, f"nothing, or an empty text, is printed on {target} in {language!r}")


def check_secrets(which: AnyGame, part: Plain) -> None:
    """What somebody cannot see is redealt, so that no bot finds it on the table it imagines (law 3).

    Piles need no redealing: nature draws from them. A game that overrides `redeal` answers for itself.
    """
    if which.rules.redeal is not sight.redeal:
        return
    plan = layout(type(part))
    for name in plan.names:
        secret = plan.sight[name] in (OWNER, HIDDEN, SEEN_BY) and not isinstance(getattr(part, name), Pile)
        if secret and name not in plan.deal:
            raise LawBroken(3, f"field {name!r} of {type(part).__name__} is {plan.sight[name]}, but never redealt")
    for kind in plan.parts.values():
        check_secrets(which, kind())


def check_lessons(which: AnyGame) -> None:
    """A lesson comes to its end by its own answers, and says and shows only what there is (law 15)."""
    for complaint in lesson_laws.complaints(which):
        raise LawBroken(15, complaint)
