"""Endeavor in words: which phrase says what."""

from __future__ import annotations

from ...kernel import Ask, Phrase, Value
from .box import CONSERVE_SPACE, DIVE_SPACE
from .effects import ATTRIBUTES, DISCOVER, KINDS, LOWEST, TOPICS, VERBS, Effect
from .state import Expedition
from .tokens import FOR_EFFECT, FOR_KNOWLEDGE

FACTS: dict[str, tuple[str, ...]] = {
    "begins": ("seat",),
    "round": ("number",),
    "bonus_goal": ("bonus",),
    "crisis": ("crisis",),
    "drifts": ("seat", "from:cell", "to:cell"),
    "falls_sick": ("seat", "crew"),
    "recruits": ("seat", "crew"),
    "recruits_nobody": ("seat",),
    "loads": ("seat", "count:number"),
    "takes_back": ("seat", "crew"),
    "passes": ("seat",),
    "activates": ("seat", "crew"),
    "consults": ("seat", "report"),
    "travels": ("seat", "from:cell", "to:cell"),
    "launches": ("seat", "cell"),
    "sounds": ("seat", "space"),
    "surveys": ("seat", "zone"),
    "lays": ("zone", "place"),
    "ocean_full": ("seat",),
    "designates": ("seat", "designation"),
    "dives": ("seat", "space"),
    "takes": ("seat", "token"),
    "reads": ("seat", "token"),
    "uses": ("seat", "token"),
    "reshuffles": (),
    "conserves": ("seat", "space"),
    "publishes": ("seat", "report", "space"),
    "shows_report": ("report",),
    "links": ("link",),
    "promotes": ("seat", "crew"),
    "advances": ("seat", "attribute", "at:number"),
    "learns": ("seat", "count:number"),
    "trades": ("seat",),
    "marks": ("seat", "hex"),
    "no_influence": ("seat",),
    "cleans": ("seat", "at:number"),
    "chooses_way": ("seat", "way"),
    "ends": (),
}

RULES: dict[str, str] = {
    "ask-base": "EN-2.12",
    "ask-recruit": "EN-4.1",
    "ask-manage": "EN-4.7",
    "ask-turn": "EN-5.2",
    "ask-action": "EN-5.8",
    "ask-copy": "EN-R12",
    "ask-travel": "EN-6.2",
    "ask-sonar": "EN-6.6",
    "ask-depths": "EN-6.8",
    "ask-discover": "EN-6.11",
    "ask-dive": "EN-6.15",
    "ask-keep": "EN-8.12",
    "ask-conserve": "EN-6.23",
    "ask-publish": "EN-6.25",
    "ask-tokens": "EN-6.18",
    "ask-attribute": "EN-R15",
    "ask-promote": "EN-7.1",
    "ask-influence": "EN-9.2",
    "ask-turtle": "EN-9.6",
    "ask-way": "EN-9.12",
    "ask-designate": "EN-9.10",
    "ask-seasick": "EN-11.11",
    "ask-bonus": "EN-5.9",
    "fact-begins": "EN-2.9",
    "fact-round": "EN-3.1",
    "fact-bonus_goal": "EN-11.3",
    "fact-crisis": "EN-11.3",
    "fact-drifts": "EN-R20",
    "fact-falls_sick": "EN-11.11",
    "fact-recruits": "EN-4.1",
    "fact-recruits_nobody": "EN-R30",
    "fact-loads": "EN-4.5",
    "fact-takes_back": "EN-4.6",
    "fact-passes": "EN-5.1",
    "fact-activates": "EN-5.4",
    "fact-consults": "EN-6.28",
    "fact-travels": "EN-6.1",
    "fact-launches": "EN-5.12",
    "fact-sounds": "EN-6.6",
    "fact-surveys": "EN-6.8",
    "fact-lays": "EN-6.11",
    "fact-ocean_full": "EN-6.10",
    "fact-designates": "EN-9.10",
    "fact-dives": "EN-6.15",
    "fact-takes": "EN-6.15",
    "fact-reads": "EN-6.16",
    "fact-uses": "EN-6.16",
    "fact-reshuffles": "EN-6.21",
    "fact-conserves": "EN-6.23",
    "fact-publishes": "EN-6.26",
    "fact-shows_report": "EN-6.26",
    "fact-links": "EN-7.4",
    "fact-promotes": "EN-7.1",
    "fact-advances": "EN-1.7",
    "fact-learns": "EN-6.20",
    "fact-trades": "EN-6.22",
    "fact-marks": "EN-9.1",
    "fact-no_influence": "EN-R10",
    "fact-cleans": "EN-9.13",
    "fact-chooses_way": "EN-9.12",
    "fact-ends": "EN-10.1",
}
"""The rule behind each question and each fact."""


def effect(s: Expedition, verbs: Effect) -> Phrase:
    """What an effect gives, in words."""
    phrases = [_verb(verb, number, second) for verb, number, second in verbs]
    if not phrases:
        return Phrase("effect-none")
    joined = phrases[-1]
    for phrase in reversed(phrases[:-1]):
        joined = Phrase("both", first=phrase, second=joined)
    return joined


def _verb(verb: int, number: int, second: int) -> Phrase:
    if verb == DISCOVER:
        return Phrase("effect-discover", low=number, high=second, range=1 if number == second else 2)
    return Phrase(f"effect-{VERBS[verb]}", number=number)


def place(s: Expedition, cell: int) -> Phrase:
    """A place of the ocean, such as C2."""
    return Phrase("named", name=s.sheet.place(cell))


def piece(s: Expedition, kind: str, value: Value) -> Phrase:
    """The name of a piece that facts and options speak of."""
    assert isinstance(value, int)
    box = s.box
    if kind == "cell":
        return Phrase("cell", zone=piece(s, "zone", s.zones[value]), place=place(s, value))
    if kind == "place":
        return place(s, value)
    if kind == "zone":
        return Phrase(f"zone-{box.tile_ids[value]}")
    if kind == "crew":
        return Phrase(f"crew-{box.crew_ids[value >> 1]}{'-gold' if value & 1 else ''}")
    if kind == "attribute":
        return Phrase(f"attribute-{ATTRIBUTES[value]}")
    if kind == "space":
        zone = piece(s, "zone", box.tile_of[value])
        topic = Phrase(f"topic-{TOPICS[box.topic[value]]}") if box.topic[value] >= 0 else Phrase("effect-none")
        return Phrase(f"space-{KINDS[box.kind[value]]}", zone=zone, topic=topic)
    if kind == "link":
        return Phrase(
            "link", zone=piece(s, "zone", box.tile_of[box.link_a[value]]), gain=effect(s, box.link_effect[value])
        )
    if kind == "hex":
        row, column = s.sheet.hex_at[value]
        if s.sheet.hex_topic[value] < 0 and not s.sheet.hex_effect[value]:
            return Phrase("hex-bare", row=row + 1, column=column + 1, points=s.sheet.hex_points[value])
        return Phrase("hex", row=row + 1, column=column + 1, points=s.sheet.hex_points[value], gain=_hex_gain(s, value))
    if kind == "way":
        return Phrase(f"way-{s.sheet.goals[value].option}")
    if kind == "designation":
        return Phrase(f"designation-{value}")
    ids = {"report": box.report_ids, "token": box.token_ids, "bonus": box.bonus_ids, "crisis": box.crisis_ids}
    if kind not in ids:
        raise LookupError(f"Endeavor has no pieces of kind {kind!r}")
    return Phrase(f"{kind}-{ids[kind][value]}")


def _hex_gain(s: Expedition, hex: int) -> Phrase:
    topic = s.sheet.hex_topic[hex]
    return Phrase(f"topic-{TOPICS[topic]}") if topic >= 0 else effect(s, s.sheet.hex_effect[hex])


def prompt(s: Expedition, ask: Ask) -> Phrase:
    """What is asked."""
    if ask.kind == "bonus":
        assert isinstance(ask.about, tuple) and isinstance(ask.about[0], int) and isinstance(ask.about[1], int)
        return Phrase("ask-bonus", gain=_verb(ask.about[0], ask.about[1], 0))
    if ask.kind == "manage":
        return Phrase("ask-manage", hold=s.hold[ask.seat])
    if ask.kind in ("conserve", "publish"):
        return Phrase(f"ask-{ask.kind}", knowledge=s.knowledge[ask.seat], hold=s.hold[ask.seat])
    return Phrase(f"ask-{ask.kind}")


def label(s: Expedition, ask: Ask, option: Value) -> Phrase:
    """What an option says on its button."""
    if isinstance(option, str):
        return Phrase(f"choice-{option}")
    if isinstance(option, tuple):
        return _pair(s, ask, option)
    if ask.kind == "base":
        return piece(s, "cell", option)
    if ask.kind == "recruit":
        level = s.box.level[option]
        return Phrase(
            "recruit-crew", crew=piece(s, "crew", option * 2), level=level, gain=effect(s, s.box.junior[option].effect)
        )
    if ask.kind in ("manage", "promote", "copy", "seasick"):
        return piece(s, "crew", s.crew[ask.seat][option])
    if ask.kind == "action":
        return Phrase(f"effect-{VERBS[option]}", number=0 if option > LOWEST else 1)
    if ask.kind in ("sonar", "dive", "conserve"):
        return _space(s, option)
    if ask.kind == "keep":
        return token_sides(s, option)
    if ask.kind in ("influence", "turtle"):
        return piece(s, "hex", option)
    return piece(s, {"designate": "designation"}.get(ask.kind, ask.kind), option)


def _space(s: Expedition, space: int) -> Phrase:
    name = piece(s, "space", space)
    if s.box.kind[space] == DIVE_SPACE:
        return Phrase("label-dive", space=name, count=len(s.heaps[s.box.heap[space]]))
    gain = effect(s, s.box.effect[space])
    if s.box.kind[space] == CONSERVE_SPACE:
        return Phrase("label-conserve", space=name, cost=s.box.cost[space], gain=gain)
    return Phrase("label-sonar", space=name, gain=gain)


def token_sides(s: Expedition, token: int) -> Phrase:
    """What a dive token can be used for."""
    if s.box.token_effect[token]:
        return _token(s, token, "token-either")
    return Phrase("effect-knowledge", number=s.box.token_knowledge[token])


def _token(s: Expedition, token: int, message: str) -> Phrase:
    return Phrase(message, knowledge=s.box.token_knowledge[token], gain=effect(s, s.box.token_effect[token]))


def _pair(s: Expedition, ask: Ask, option: tuple[Value, ...]) -> Phrase:
    first, second = option[0], option[-1]
    assert isinstance(second, int)
    if first in (FOR_KNOWLEDGE, FOR_EFFECT):
        return _token(s, second, f"token-for-{first}")
    if first == "crew":
        return Phrase("turn-crew", crew=piece(s, "crew", s.crew[ask.seat][second]))
    if first == "report":
        return Phrase("turn-report", report=piece(s, "report", s.reports[ask.seat][second]))
    assert isinstance(first, int)
    if ask.kind == "travel":
        bonus = effect(s, s.box.arrival[s.zones[second]])
        return Phrase("travel-way", from_=piece(s, "cell", first), to=piece(s, "cell", second), gain=bonus)
    if ask.kind == "depths":
        return Phrase("depths-pair", first=first, second=second, tiles=len(option))
    if ask.kind == "discover":
        return Phrase(
            "discover-zone",
            zone=piece(s, "zone", first),
            place=place(s, second),
            gain=effect(s, s.box.discovery[first]),
        )
    if ask.kind == "publish":
        report = piece(s, "report", second)
        return Phrase("publish-report", report=report, cost=s.box.report_cost[second], space=piece(s, "space", first))
    return Phrase("influence-move", from_=piece(s, "hex", first), to=piece(s, "hex", second))


def outcome(s: Expedition, kind: str, value: Value) -> Phrase:
    """What nature's answer is called."""
    assert isinstance(value, int)
    if kind == "start":
        return Phrase("seat", number=value + 1)
    if kind == "place":
        return place(s, value)
    if kind == "expert":
        return piece(s, "crew", value * 2)
    return piece(s, {"tile": "zone"}.get(kind, kind), value)


def target(s: Expedition, ask: Ask, option: Value) -> str | None:
    """The thing on the table that an option points at."""
    if isinstance(option, str):
        return "cleanup" if option == "cleanup" else None
    if isinstance(option, tuple):
        first, second = option[0], option[-1]
        if first in (FOR_KNOWLEDGE, FOR_EFFECT):
            return f"token/{ask.seat}/{second}"
        if isinstance(first, str):
            return f"{first}/{ask.seat}/{second}"
        return {
            "travel": f"cell/{second}",
            "depths": f"stack/{first}",
            "discover": f"cell/{second}",
            "publish": f"report/{second}",
            "influence": f"hex/{second}",
        }[ask.kind]
    if ask.kind in ("manage", "promote", "copy", "seasick"):
        return f"crew/{ask.seat}/{option}"
    things = {"base": "cell", "recruit": "tray", "sonar": "space", "dive": "space", "conserve": "space"}
    things |= {"keep": "token", "attribute": f"track/{ask.seat}", "influence": "hex", "turtle": "hex", "way": "goal"}
    return f"{things.get(ask.kind, ask.kind)}/{option}"
