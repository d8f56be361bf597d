"""What options say on their buttons, and the things they point at."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Ask, Phrase, Value
from .actions import price
from .components import ACTIONS
from .pieces import describe, piece
from .state import NemoState
from .trial import exertion

PIECES: dict[str, str] = {
    "pay_resource": "resource",
    "lose_any": "resource",
    "exert": "resource",
    "spend_treasure": "treasure",
    "discard_treasure": "treasure",
    "drift": "ocean",
    "course": "ocean",
    "stone": "ocean",
    "contact_at": "ocean",
    "replace_contact": "ocean",
    "hunter_at": "ocean",
    "land": "land",
    "crush": "land",
    "disperse": "ocean",
    "recall": "ship",
    "forced_sacrifice": "character",
    "revive": "character",
    "install": "technology",
    "hit": "technology",
    "cannonball": "ship",
    "turn_grey": "ship",
    "target": "ship",
    "fight_on": "ship",
    "pursuer": "ship",
}
"""What the numbers among the options of a question name."""


def label(s: NemoState, ask: Ask, option: Value) -> Phrase:
    """What an option says on its button."""
    kind = ask.kind
    if option in ("yes", "no"):
        return Phrase(str(option))
    special = LABELS.get(kind)
    if special is not None and not isinstance(option, str):
        return special(s, ask, option)
    if kind == "action" and option in ACTIONS:
        which = ACTIONS.index(str(option))
        return Phrase("action-cost", action=piece(s, "action", which), cost=price(s, which))
    if isinstance(option, str):
        return Phrase(f"{kind}-{option}")
    return piece(s, PIECES[kind], option)


def _exert(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, int)
    return Phrase("exert-resource", resource=piece(s, "resource", option), modifier=exertion(s, option))


def _help(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, tuple)
    kind, which = option
    assert isinstance(which, int)
    c = s.c
    if kind == "character":
        name = piece(s, "character", which)
        return (
            Phrase("help-reroll", thing=name)
            if c.character_reroll[which]
            else Phrase("help-plus", thing=name, plus=c.character_help[which])
        )
    if kind == "sky":
        return Phrase("help-plus", thing=piece(s, "tile", which), plus=c.tiles[which].help)
    return Phrase("help-reroll", thing=piece(s, "treasure" if kind == "treasure" else "card", which))


def _effect(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(ask.about, tuple) and isinstance(ask.about[0], int) and isinstance(option, int)
    return describe(s, s.c.choices[ask.about[0]].branches[option])


def _ship(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, int)
    attack, defence = s.c.side_attack[option], s.c.side_defence[option]
    name = piece(s, "ship", option)
    if attack:
        return Phrase("label-warship", ship=name, attack=attack, defence=defence)
    return Phrase("label-civilian", ship=name, defence=defence)


def _row(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, int)
    return piece(s, "ocean", s.c.ocean_of_die[option + 1])


def _action(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, tuple)
    what, which = option[0], option[1]
    assert isinstance(which, int)
    if what == "sacrifice":
        return Phrase("action-sacrifice", character=piece(s, "character", which), points=s.c.character_ap[which])
    if what == "treasure":
        return Phrase(
            "action-treasure", treasure=piece(s, "treasure", which), effect=describe(s, s.c.treasure_effect[which])
        )
    number = option[2]
    assert isinstance(number, int)
    use = s.c.card_uses[which][number]
    todo = describe(s, use.passed or use.effect)
    return Phrase("action-card", card=piece(s, "card", which), points=use.ap, effect=todo)


def _white_dice(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, tuple) and isinstance(option[0], int) and isinstance(option[1], int)
    one, two = option[0], option[1]
    return (
        Phrase("white_dice-lull", die=one)
        if one == two
        else Phrase("white_dice-points", one=one, two=two, points=two - one)
    )


def _new_course(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, tuple) and isinstance(option[0], str)
    return Phrase(f"new_course-{option[0]}", thing=piece(s, option[0], option[1]))


def _stop(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, tuple) and isinstance(ask.about, tuple)
    kind, _, context, options = ask.about
    index = option[1]
    assert isinstance(index, int) and isinstance(kind, str) and isinstance(options, tuple)
    return label(s, Ask(s.captain, kind, options, context), options[index])


def _seat(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, int)
    return Phrase("seat", number=option + 1)


def _technology(s: NemoState, ask: Ask, option: Value) -> Phrase:
    assert isinstance(option, int)
    return Phrase("install-technology", technology=piece(s, "technology", option), cost=s.c.technology_cost[option])


LABELS: dict[str, Callable[[NemoState, Ask, Value], Phrase]] = {
    "exert": _exert,
    "help": _help,
    "effect": _effect,
    "cannonball": _ship,
    "turn_grey": _ship,
    "recall": _ship,
    "target": _ship,
    "fight_on": _ship,
    "pursuer": _ship,
    "row": _row,
    "action": _action,
    "white_dice": _white_dice,
    "new_course": _new_course,
    "stop": _stop,
    "stone_from": _seat,
    "install": _technology,
}


def target(s: NemoState, ask: Ask, option: Value) -> str:
    """The thing on the table that an option points at; what is no thing is named by its question, such as `roll`."""
    kind = ask.kind
    if isinstance(option, tuple):
        what, which = option[0], option[1]
        if kind in ("stop", "white_dice"):
            return f"stop/{which}" if kind == "stop" else f"white/{what}-{which}"
        return f"{'kept' if what == 'card' else 'character' if what == 'sacrifice' else what}/{which}"
    if isinstance(option, str):
        return f"contact/{s.nautilus}" if option == "contact" else WORDS.get(option, f"{kind}/{option}")
    return f"{PLACES.get(kind) or PIECES.get(kind, kind)}/{option}"


WORDS: dict[str, str] = {
    "tonnage": "tonnage",
    "salvage": "salvage",
    "armour": "installed/5",
    "armour-away": "installed/5",
    "roll": "roll",
    "accept": "accept",
    "damage": "damage",
    "yes": "yes",
    "no": "no",
}
"""Targets of bare words that mean the same in every question."""

PLACES: dict[str, str] = {"install": "offer", "hit": "installed", "stone_from": "seat"}
"""Where things lie that are not simply called what they are."""
