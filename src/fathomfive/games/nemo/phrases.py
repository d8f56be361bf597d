"""Nemo's War in words: which phrase says what."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Ask, Phrase, Value
from .actions import TREASURE_REFUSED
from .components import ACTIONS
from .labels import label as label
from .labels import target as target
from .pieces import describe as describe
from .pieces import outcome as outcome
from .pieces import piece as piece
from .state import NemoState
from .telling import FACTS as FACTS
from .telling import RULES as RULES

ABOUT: dict[str, tuple[str, ...]] = {
    "start_technology": ("technology",),
    "pay_resource": ("left:number",),
    "exert": ("goal:number", "modifier:number"),
    "help": ("goal:number", "total:number"),
    "replace_contact": ("ship",),
    "hunter_at": ("ship",),
    "use_card": ("card",),
    "install": ("discount:number",),
    "strike": ("ship",),
    "spoils": ("ship",),
    "row": ("ship",),
    "village": ("ocean",),
    "quell": ("ocean", "die:number"),
    "extra": ("card",),
    "fight_on": ("fee:number",),
}
"""What the prompts of some questions speak of, by the numbers of `about`."""


def prompt(s: NemoState, ask: Ask) -> Phrase:
    """What is asked, with the numbers and pieces it is about."""
    about = ask.about
    assert isinstance(about, tuple)
    if ask.kind in ("exert", "help") and about[0] == 0:
        return Phrase(f"ask-{ask.kind}_table", value=about[1] if isinstance(about[1], int) else 0)
    if ask.kind == "attack":
        return Phrase("ask-attack_contact") if about[0] == -1 else Phrase("ask-attack", ship=piece(s, "ship", about[0]))
    if ask.kind == "consent":
        return Phrase("ask-consent", thing=_thing(s, about[0]))
    if ask.kind in ("stop", "concede", "seize"):
        return Phrase(f"ask-{ask.kind}", what=_answer(s, s.captain, about))
    if ask.kind == "action":
        return Phrase("ask-action", points=s.ap)
    if ask.kind == "effect":
        assert isinstance(about[0], int)
        return _choice_of(s, s.c.choice_of[about[0]])
    args: dict[str, int | str | Phrase] = {}
    for declared, value in zip(ABOUT.get(ask.kind, ()), about, strict=False):
        name, _, kind = declared.partition(":")
        args[name] = value if kind == "number" and isinstance(value, int) else piece(s, kind or name, value)
    return Phrase(f"ask-{ask.kind}", **args)


def _choice_of(s: NemoState, id: str) -> Phrase:
    """A choice, with the name of the thing that offers it."""
    kinds: dict[str, Sequence[str]] = {
        "card": s.c.card_ids,
        "treasure": s.c.treasure_ids,
        "tile": s.c.tile_ids,
        "action": ACTIONS,
    }
    for kind, ids in kinds.items():
        if id in ids:
            return Phrase("ask-effect_of", thing=piece(s, kind, ids.index(id)))
    return Phrase("ask-effect")


def _answer(s: NemoState, seat: int, about: tuple[Value, ...]) -> Phrase:
    """The choice that a stop is about, in the words of the question it answers."""
    kind, chosen, context = about[:3]
    assert isinstance(kind, str)
    return label(s, Ask(seat, kind, [chosen], context), chosen)


def _thing(s: NemoState, thing: Value) -> Phrase:
    assert isinstance(thing, int)
    if thing >= TREASURE_REFUSED:
        return piece(s, "treasure", thing - TREASURE_REFUSED)
    return piece(s, "character", thing)
