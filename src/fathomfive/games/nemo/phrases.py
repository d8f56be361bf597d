"""Nemo's War in words: which phrase says what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Ask, Phrase, Value
from .actions import TREASURE_REFUSED, price
from .state import NemoState
from .tables import (
    ACTIONS,
    CHARACTERS,
    DO_AMBUSH,
    DO_CHOOSE,
    DO_CONTACT,
    DO_FLEET,
    DO_GAIN,
    DO_IF,
    DO_LOSE,
    DO_SACRIFICE_ONE,
    DO_STONE,
    DO_SWEEP,
    DO_UPRISING,
    FIRST_TECHNOLOGY,
    GROUPS,
    MOTIVES,
    RESOURCES,
    VERBS,
    Effect,
)
from .trial import exertion

FACTS: dict[str, tuple[str, ...]] = {
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
    "notoriety": ("change:number", "now:number"),
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
    "rolls": ("one:number", "two:number", "modifier:number", "total:number"),
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


def describe(s: NemoState, todo: Sequence[Effect]) -> Phrase:
    """What a list of effects does, in words."""
    if not todo:
        return Phrase("effect-nothing")
    first = _one_effect(s, todo[0])
    return first if len(todo) == 1 else Phrase("effects", first=first, rest=describe(s, todo[1:]))


def _one_effect(s: NemoState, effect: Effect) -> Phrase:
    verb = effect.verb
    id = f"effect-{VERBS[verb]}"
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


def target(s: NemoState, ask: Ask, option: Value) -> str | None:
    """The thing on the table that an option points at."""
    if isinstance(option, tuple):
        what, which = option[0], option[1]
        if ask.kind == "stop":
            return None
        if ask.kind == "white_dice":
            return f"white/{what}-{which}"
        return f"{'kept' if what == 'card' else 'character' if what == 'sacrifice' else what}/{which}"
    if isinstance(option, str):
        if ask.kind == "action":
            return f"action/{option}"
        if option == "contact":
            return f"contact/{s.nautilus}"
        return {"tonnage": "tonnage", "salvage": "salvage", "armour": "installed/5", "armour-away": "installed/5"}.get(
            option
        )
    if ask.kind in ("effect", "stone_from"):
        return f"seat/{option}" if ask.kind == "stone_from" else None
    if ask.kind == "row":
        return f"row/{option}"
    return f"{'offer' if ask.kind == 'install' else 'installed' if ask.kind == 'hit' else PIECES[ask.kind]}/{option}"
