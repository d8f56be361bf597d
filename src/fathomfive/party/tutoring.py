"""The tutor: before a sure mistake it asks once more. Only where nobody but bots plays along, and only on wish."""

from __future__ import annotations

import msgspec

from ..kernel.values import jsonable, plain
from ..study.caution import Caution
from ..study.grades import SURE
from .advising import asked_seat
from .document import Viewer
from .errors import Refused
from .party import Party, same
from .plainly import AnyJson as Json


class Choice(msgspec.Struct, frozen=True):
    """An option, and the chance to win with it."""

    value: Json
    label: str
    target: str | None
    chance: float


class Warned(msgspec.Struct, frozen=True):
    """What speaks against an answer: it surely loses much of the chance to win."""

    grade: str
    """`slip`, `mistake` or `blunder`."""
    loss: float
    low: float
    high: float
    chosen: Choice
    better: Choice
    why: str | None
    """What speaks for the better one, in the game's own terms."""


class Tutored(msgspec.Struct, frozen=True):
    """What the tutor says of an answer that has not been given yet."""

    seat: int
    version: int
    ready: bool
    """Whether it has thought the question out; if not, it holds nobody up."""
    warning: Warned | None


def check_alone(party: Party, seat: int) -> None:
    """The tutor has nothing to say where another person sits."""
    own = party.state.sitters[seat].client
    if any(sitter.kind == "human" and sitter.client != own for sitter in party.state.sitters):
        raise Refused("the tutor speaks only where nobody else but bots plays")


def warned(party: Party, viewer: Viewer, value: Json, found: Caution) -> Warned | None:
    """What there is to say against an answer, in words."""
    asked = asked_seat(viewer, party)
    doubt = next((one for one in found.doubts if same(jsonable(one.option), value)), None)
    if doubt is None:
        return None
    chosen, better = plain(doubt.option), plain(found.best)
    chance = min(1.0, doubt.worth + doubt.loss)
    language = viewer.language
    return Warned(
        grade=doubt.grade,
        loss=_rounded(doubt.loss),
        low=_rounded(doubt.loss - SURE * doubt.error),
        high=_rounded(doubt.loss + SURE * doubt.error),
        chosen=Choice(value, asked.label(chosen, language), asked.target(chosen), _rounded(doubt.worth)),
        better=Choice(jsonable(better), asked.label(better, language), asked.target(better), _rounded(chance)),
        why=asked.reason(better, language),
    )


def _rounded(chance: float) -> float:
    return round(chance, 4)
