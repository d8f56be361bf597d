"""What is asked, with the numbers and pieces it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import AnyAsk, Ask, Phrase
from ..content.vocabulary import ACTIONS, TABLES
from ..rules import kinds
from ..rules.actions import TREASURE_REFUSED
from ..rules.kinds import Action, Help, Thing, about
from ..rules.state import BY_CARD, UNDER_FIRE, NemoState
from ..rules.trial import band
from .phrases import piece
from .things import with_values

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    kinds.PAY_RESOURCE.name: ("left:number",),
    kinds.INSTALL.name: ("discount:number",),
    kinds.SPOILS.name: ("ship",),
    kinds.ROW.name: ("ship",),
    kinds.VILLAGE.name: ("ocean",),
    kinds.QUELL.name: ("ocean", "die:number"),
    kinds.FIGHT_ON.name: ("fee:number",),
}
"""What the prompts of some questions speak of, by the numbers that the question is about."""


def with_pieces(s: NemoState, ask: AnyAsk) -> Phrase:
    """A prompt that names what the question is about."""
    args: dict[str, int | str | Phrase] = {}
    for declared, value in zip(ABOUT[ask.kind], about(ask), strict=True):
        name, _, kind = declared.partition(":")
        args[name] = value if kind == "number" else piece(s, kind or name, value)
    return Phrase(f"ask-{ask.kind}", **args)


def exert(s: NemoState, ask: Ask[Thing]) -> Phrase:
    """What is tested: against a value, or on the action table, which has none."""
    goal, modifier = about(ask)
    args = {"thing": tested(s), "modifier": piece(s, "signed", modifier)}
    return Phrase("ask-exert", goal=goal, **args) if goal else Phrase("ask-exert_table", **args)


def tested(s: NemoState) -> Phrase:
    """What the test under way is about: an action, a card, the fire or the ramming of a ship."""
    if 0 <= s.trial < len(TABLES):
        return piece(s, "action", ACTIONS.index(TABLES[s.trial]))
    if s.trial == BY_CARD and s.cards:
        return piece(s, "card", s.cards[-1])
    if s.foe < 0:
        return Phrase("test-storm")
    return Phrase("test-fire" if s.trial == UNDER_FIRE else "test-attack", ship=piece(s, "ship", s.foe))


def spending(s: NemoState, ask: Ask[Thing]) -> Phrase:
    """On which test a treasure may be spent."""
    return Phrase("ask-spend_treasure", thing=tested(s), modifier=piece(s, "signed", s.modifier))


def help(s: NemoState, ask: Ask[Help]) -> Phrase:
    """The roll, and what is needed; on the action table what it is as it lies."""
    goal, total = about(ask)
    if goal:
        return Phrase("ask-help", thing=tested(s), goal=goal, total=total)
    return Phrase("ask-help_table", thing=tested(s), total=total, band=piece(s, "band", band(s)))


def attack(s: NemoState, ask: Ask[str]) -> Phrase:
    """How to attack a ship, or a contact."""
    side = about(ask)[0]
    return Phrase("ask-attack", ship=with_values(s, side)) if side >= 0 else Phrase("ask-attack_contact")


def with_ship(s: NemoState, ask: AnyAsk) -> Phrase:
    """A prompt that names a ship with her values."""
    return Phrase(f"ask-{ask.kind}", ship=with_values(s, about(ask)[0]))


def with_text(s: NemoState, ask: AnyAsk) -> Phrase:
    """A prompt that names a card, or a technology, and says what it does."""
    kind = "technology" if ask.kind == kinds.START_TECHNOLOGY.name else "card"
    name = piece(s, kind, about(ask)[0])
    return Phrase(f"ask-{ask.kind}", thing=name, text=Phrase(f"{name.id}.text"))


def hit(s: NemoState, ask: Ask[Thing]) -> Phrase:
    """How many hits are still to be settled."""
    return Phrase("ask-hit", count=s.hits)


def action(s: NemoState, ask: Ask[Action]) -> Phrase:
    """What to do with the action points."""
    return Phrase("ask-action", points=s.ap)


def consent(s: NemoState, ask: Ask[str]) -> Phrase:
    """The treasure or the character that the captain asks for."""
    thing = about(ask)[0]
    wanted = (
        piece(s, "treasure", thing - TREASURE_REFUSED) if thing >= TREASURE_REFUSED else piece(s, "character", thing)
    )
    return Phrase("ask-consent", thing=wanted)


def effect(s: NemoState, ask: Ask[int]) -> Phrase:
    """A choice, with the name of the thing that offers it."""
    id = s.c.choice_of[about(ask)[0]]
    known: dict[str, Sequence[str]] = {
        "card": s.c.card_ids,
        "treasure": s.c.treasure_ids,
        "tile": s.c.tile_ids,
        "action": ACTIONS,
    }
    for kind, ids in known.items():
        if id in ids:
            return Phrase("ask-effect_of", thing=piece(s, kind, ids.index(id)))
    return Phrase("ask-effect")
