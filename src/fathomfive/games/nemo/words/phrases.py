"""What can happen, and the names of things on the table, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Phrase, Value
from ..content.tables import Content
from ..content.vocabulary import (
    ACTIONS,
    CHARACTERS,
    DO_AMBUSH,
    DO_ATTACK,
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
    FIRST_TECHNOLOGY,
    FREE_ATTACKS,
    GROUPS,
    MOTIVES,
    RESOURCES,
    VERBS,
    Effect,
)
from ..rules.effects import brings_nothing
from ..rules.state import NemoState

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "motive": ("motive",),
    "captain": ("seat",),
    "turn": ("turn:number",),
    "act": ("card",),
    "card": ("card",),
    "success": ("card",),
    "failure": ("card",),
    "uses": ("card",),
    "draws_extra": ("card",),
    "puts_under": ("card",),
    "gains": ("resource", "count:number"),
    "loses": ("resource", "count:number"),
    "withstands": (),
    "notoriety": ("change:signed", "now:number"),
    "black_die": (),
    "violet": (),
    "fleet": ("group",),
    "earns": ("count:number", "now:number"),
    "idle": (),
    "contact_dice": ("one:number", "two:number"),
    "contact": ("ocean",),
    "ship": ("ship", "ocean"),
    "deceived": ("ship", "warship:ship"),
    "swept": ("ocean",),
    "disperses": ("ocean",),
    "recalls": ("ship",),
    "clears": ("ocean", "count:number"),
    "calm": (),
    "refills": (),
    "nothing": ("ocean",),
    "sails": ("ocean",),
    "stone": ("ocean",),
    "event_stone": (),
    "keeps_stone": ("seat",),
    "uprising": ("land",),
    "quelled": ("land",),
    "crushed": ("land",),
    "uprising_check": ("ocean", "die:number", "danger:number"),
    "sacrifices": ("character",),
    "revives": ("character",),
    "treasure": ("treasure",),
    "discards_treasure": ("treasure",),
    "exerts": ("resource", "modifier:number"),
    "rolls": ("one:number", "two:number", "modifier:signed", "total:number"),
    "helps": ("modifier:number", "total:number"),
    "tunnel": (),
    "wreck": ("ocean",),
    "cannonball": ("ship",),
    "last_turn": (),
    "installs": ("technology",),
    "offers": ("technology",),
    "scraps": ("technology",),
    "new_motive": ("motive",),
    "fights": ("ship",),
    "fire_misses": (),
    "hits": ("count:number",),
    "misses": ("ship",),
    "sinks": ("ship",),
    "salvages": ("ship",),
    "tonnage": ("ship", "ocean"),
    "red_away": ("ship",),
    "tile": ("tile",),
    "acts": ("action",),
    "band": ("action", "band"),
    "ends_turn": ("saved:number",),
    "breaks_off": (),
    "pursuit": ("ship", "die:number"),
    "refuses": ("seat",),
    "concedes": ("seat", "other:seat"),
    "seizes": ("seat",),
    "relieved": ("seat",),
    "hands_on": ("seat", "other:seat"),
    "takes_stone": ("seat", "other:seat"),
    "defeat": ("defeat",),
    "scored": ("points:number", "level"),
}
"""The arguments of each kind of fact."""

FACT_RULES: Final[dict[str, str]] = {
    "motive": "NW-3.1",
    "captain": "NW-17.1",
    "turn": "NW-5.1",
    "act": "NW-6.2",
    "card": "NW-6.1",
    "success": "NW-6.12",
    "failure": "NW-6.12",
    "uses": "NW-6.9",
    "draws_extra": "NW-11.4",
    "puts_under": "NW-11.4",
    "gains": "NW-8.1",
    "loses": "NW-8.1",
    "withstands": "NW-11.18",
    "notoriety": "NW-9.5",
    "black_die": "NW-9.3",
    "violet": "NW-9.2",
    "fleet": "NW-9.1",
    "earns": "NW-10.3",
    "idle": "NW-16.8",
    "contact_dice": "NW-10.3",
    "contact": "NW-10.5",
    "ship": "NW-10.6",
    "deceived": "NW-10.7",
    "swept": "NW-16.5",
    "disperses": "NW-6.6",
    "recalls": "NW-6.6",
    "clears": "NW-6.6",
    "calm": "NW-10.4",
    "refills": "NW-10.10",
    "nothing": "NW-R11",
    "sails": "NW-11.10",
    "stone": "NW-10.12",
    "event_stone": "NW-10.11",
    "keeps_stone": "NW-18.2",
    "uprising": "NW-11.9",
    "quelled": "NW-10.13",
    "crushed": "NW-R18",
    "uprising_check": "NW-10.13",
    "sacrifices": "NW-13.2",
    "revives": "NW-13.6",
    "treasure": "NW-11.14",
    "discards_treasure": "NW-4.4",
    "exerts": "NW-7.9",
    "rolls": "NW-7.1",
    "helps": "NW-13.1",
    "tunnel": "NW-6.9",
    "wreck": "NW-2.6",
    "cannonball": "NW-R18",
    "last_turn": "NW-R6",
    "installs": "NW-11.17",
    "offers": "NW-R16",
    "scraps": "NW-12.4",
    "new_motive": "NW-6.5",
    "fights": "NW-12.1",
    "fire_misses": "NW-12.2",
    "hits": "NW-12.3",
    "misses": "NW-12.6",
    "sinks": "NW-12.7",
    "salvages": "NW-12.9",
    "tonnage": "NW-12.8",
    "red_away": "NW-6.8",
    "tile": "NW-16.3",
    "acts": "NW-11.2",
    "band": "NW-7.2",
    "ends_turn": "NW-11.3",
    "breaks_off": "NW-16.8",
    "pursuit": "NW-16.10",
    "refuses": "NW-17.3",
    "concedes": "NW-18.3",
    "seizes": "NW-18.3",
    "relieved": "NW-17.5",
    "hands_on": "NW-17.7",
    "takes_stone": "NW-18.5",
    "defeat": "NW-14.1",
    "scored": "NW-15.11",
}
"""The rule behind each fact."""


def piece(s: NemoState, kind: str, value: Value) -> Phrase:
    """The name of a thing on the table."""
    assert isinstance(value, int)
    c = s.c
    if kind == "card":
        return Phrase(card_word(c, value))
    if kind == "ship":
        return Phrase(f"ship-{c.side_name[value]}")
    if kind == "land":
        return Phrase(f"uprising-{c.land_ids[value]}")
    if kind in ("band", "defeat"):
        return Phrase(f"{kind}-{value}")
    if kind == "signed":
        return Phrase("signed-minus", number=-value) if value < 0 else Phrase("signed-plus", number=value)
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


def card_word(c: Content, card: int) -> str:
    """The message of a card of the adventure, of the story, or of a technology."""
    return f"{'card' if card < FIRST_TECHNOLOGY else 'technology'}-{c.card_ids[card]}"


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
    said = _named(s, effect)
    return Phrase("effect-idle", effect=said) if brings_nothing(s, effect) else said


def _named(s: NemoState, effect: Effect) -> Phrase:
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
    if verb == DO_ATTACK:
        return Phrase(f"{id}-{FREE_ATTACKS[effect.a]}")
    if verb == DO_FLEET:
        return Phrase(id, group=piece(s, "group", effect.a))
    if verb == DO_CHOOSE:
        first, *rest = [describe(s, branch) for branch in effect.branches]
        for branch in rest:
            first = Phrase(id, first=first, second=branch)
        return first
    if verb == DO_IF:
        return Phrase(id, first=describe(s, effect.branches[0]), second=describe(s, effect.branches[1]))
    return Phrase(id, count=effect.a)
