"""The names of things on the table, and what effects do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Phrase, Value
from .components import ACTIONS, CHARACTERS, FIRST_TECHNOLOGY, GROUPS, MOTIVES, RESOURCES
from .deeds import (
    DO_AMBUSH,
    DO_CHOOSE,
    DO_CONTACT,
    DO_FLEET,
    DO_GAIN,
    DO_IF,
    DO_LOSE,
    DO_NOTORIETY,
    DO_SACRIFICE_ONE,
    DO_STONE,
    DO_SWEEP,
    DO_UPRISING,
    VERBS,
    Effect,
)
from .state import NemoState


def piece(s: NemoState, kind: str, value: Value) -> Phrase:
    """The name of a thing on the table."""
    assert isinstance(value, int)
    c = s.c
    if kind == "card":
        prefix = "card" if value < FIRST_TECHNOLOGY else "technology"
        return Phrase(f"{prefix}-{c.card_ids[value]}")
    if kind == "ship":
        return Phrase(f"ship-{c.side_name[value]}")
    if kind == "land":
        return Phrase(f"uprising-{c.land_ids[value]}")
    if kind in ("band", "defeat"):
        return Phrase(f"{kind}-{value}")
    ids: dict[str, Sequence[str]] = {
        "ocean": c.ocean_ids,
        "resource": RESOURCES,
        "motive": MOTIVES,
        "group": GROUPS,
        "treasure": c.treasure_ids,
        "technology": c.technology_ids,
        "character": CHARACTERS,
        "tile": c.tile_ids,
        "action": ACTIONS,
        "level": c.level_ids,
    }
    if kind not in ids:
        raise LookupError(f"Nemo's War has no pieces of kind {kind!r}")
    return Phrase(f"{kind}-{ids[kind][value]}")


def outcome(s: NemoState, kind: str, value: Value) -> Phrase:
    """What nature's answer is called."""
    assert isinstance(value, int)
    if kind in ("event", "finale"):
        return piece(s, "card", value)
    if kind == "ship":
        return Phrase("tile-unknown") if value >= len(s.c.ship_ids) else piece(s, "ship", value * 2)
    if kind in ("red_ship", "red_away"):
        return piece(s, "ship", value * 2)
    if kind == "special":
        return Phrase(f"special-{value}")
    if kind == "captain":
        return Phrase("seat", number=value + 1)
    if kind in ("treasure", "technology", "tile"):
        return piece(s, kind, value)
    return Phrase("number", number=value)


def describe(s: NemoState, todo: Sequence[Effect]) -> Phrase:
    """What a list of effects does, in words."""
    if not todo:
        return Phrase("effect-nothing")
    first = _one_effect(s, todo[0])
    return first if len(todo) == 1 else Phrase("effects", first=first, rest=describe(s, todo[1:]))


def _one_effect(s: NemoState, effect: Effect) -> Phrase:
    verb = effect.verb
    id = f"effect-{VERBS[verb]}"
    if verb == DO_NOTORIETY:
        return Phrase(f"{id}-{'more' if effect.a > 0 else 'less'}", count=abs(effect.a))
    if verb in (DO_GAIN, DO_LOSE):
        return Phrase(id, resource=piece(s, "resource", effect.a), count=effect.b)
    if verb == DO_SACRIFICE_ONE:
        return Phrase(id, character=piece(s, "character", effect.a))
    if verb in (DO_STONE, DO_CONTACT, DO_SWEEP, DO_UPRISING):
        places = {-1: "place-here", -2: "place-events", -3: "place-anywhere"}
        return Phrase(id, place=Phrase(places[effect.a]) if effect.a < 0 else piece(s, "ocean", effect.a))
    if verb == DO_AMBUSH:
        return Phrase(id, ship=piece(s, "ship", effect.a * 2))
    if verb == DO_FLEET:
        return Phrase(id, group=piece(s, "group", effect.a))
    if verb == DO_CHOOSE:
        return Phrase(id, first=describe(s, effect.branches[0]), second=describe(s, effect.branches[-1]))
    if verb == DO_IF:
        return Phrase(id, first=describe(s, effect.branches[0]), second=describe(s, effect.branches[1]))
    return Phrase(id, count=effect.a)
