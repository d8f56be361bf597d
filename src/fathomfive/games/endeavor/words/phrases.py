"""Endeavor in words: which phrase says what."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Phrase, Value
from ..content.scenario import Sheet
from ..content.tables import Content, Side
from ..content.vocabulary import ATTRIBUTES, DISCOVER, SPACES, TOPICS, VERBS, Effect
from ..rules.state import EndeavorState

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

FACT_RULES: dict[str, str] = {
    "begins": "EN-2.9",
    "round": "EN-3.1",
    "bonus_goal": "EN-11.3",
    "crisis": "EN-11.3",
    "drifts": "EN-R20",
    "falls_sick": "EN-11.11",
    "recruits": "EN-4.1",
    "recruits_nobody": "EN-R30",
    "loads": "EN-4.5",
    "takes_back": "EN-4.6",
    "passes": "EN-5.1",
    "activates": "EN-5.4",
    "consults": "EN-6.28",
    "travels": "EN-6.1",
    "launches": "EN-5.12",
    "sounds": "EN-6.6",
    "surveys": "EN-6.8",
    "lays": "EN-6.11",
    "ocean_full": "EN-6.10",
    "designates": "EN-9.10",
    "dives": "EN-6.15",
    "takes": "EN-6.15",
    "reads": "EN-6.16",
    "uses": "EN-6.16",
    "reshuffles": "EN-6.21",
    "conserves": "EN-6.23",
    "publishes": "EN-6.26",
    "shows_report": "EN-6.26",
    "links": "EN-7.4",
    "promotes": "EN-7.1",
    "advances": "EN-1.7",
    "learns": "EN-6.20",
    "trades": "EN-6.22",
    "marks": "EN-9.1",
    "no_influence": "EN-R10",
    "cleans": "EN-9.13",
    "chooses_way": "EN-9.12",
    "ends": "EN-10.1",
}
"""The rule behind each fact."""


def effect(verbs: Effect) -> Phrase:
    """What an effect gives, in words."""
    return listed([verb_phrase(*verb) for verb in verbs]) if verbs else Phrase("effect-none")


def listed(phrases: Sequence[Phrase]) -> Phrase:
    """Phrases with commas between them."""
    joined = phrases[-1]
    for phrase in reversed(phrases[:-1]):
        joined = Phrase("both", first=phrase, second=joined)
    return joined


def verb_phrase(verb: int, number: int, second: int = 0) -> Phrase:
    """One verb with its numbers, in words."""
    if verb == DISCOVER:
        return Phrase("effect-discover", low=number, high=second, range=1 if number == second else 2)
    return Phrase(f"effect-{VERBS[verb]}", number=number)


def place(s: EndeavorState, cell: int) -> Phrase:
    """A place of the ocean, such as C2."""
    return Phrase("named", name=s.sheet.place(cell))


def piece(s: EndeavorState, kind: str, value: Value) -> Phrase:
    """The name of a piece that facts and options speak of."""
    assert isinstance(value, int)
    c = s.c
    if kind == "cell":
        return Phrase("cell", zone=piece(s, "zone", s.zones[value]), place=place(s, value))
    if kind == "place":
        return place(s, value)
    if kind == "zone":
        return Phrase(f"zone-{c.tile_ids[value]}")
    if kind == "crew":
        return crew_name(c, value)
    if kind == "attribute":
        return Phrase(f"attribute-{ATTRIBUTES[value]}")
    if kind == "space":
        zone = piece(s, "zone", c.tile_of[value])
        topic = Phrase(f"topic-{TOPICS[c.topic[value]]}") if c.topic[value] >= 0 else Phrase("effect-none")
        return Phrase(f"space-{SPACES[c.kind[value]]}", zone=zone, topic=topic)
    if kind == "link":
        return Phrase("link", zone=piece(s, "zone", c.tile_of[c.link_a[value]]), gain=effect(c.link_effect[value]))
    if kind == "hex":
        row, column = s.sheet.hex_at[value]
        if s.sheet.hex_topic[value] < 0 and not s.sheet.hex_effect[value]:
            return Phrase("hex-bare", row=row + 1, column=column + 1, points=s.sheet.hex_points[value])
        gain = hex_gain(s.sheet, value)
        return Phrase("hex", row=row + 1, column=column + 1, points=s.sheet.hex_points[value], gain=gain)
    if kind == "way":
        return Phrase(f"way-{s.sheet.goals[value].option}")
    if kind == "designation":
        return Phrase(f"designation-{value}")
    ids = {"report": c.report_ids, "token": c.token_ids, "bonus": c.bonus_ids, "crisis": c.crisis_ids}
    if kind not in ids:
        raise LookupError(f"Endeavor has no pieces of kind {kind!r}")
    return Phrase(f"{kind}-{ids[kind][value]}")


def crew_name(c: Content, code: int) -> Phrase:
    """One side of a crew; `code` is twice the kind, plus one for gold."""
    return Phrase(f"crew-{c.crew_ids[code >> 1]}{'-gold' if code & 1 else ''}")


def does(side: Side) -> Phrase:
    """What one side of a crew does: a slash between alternatives, a plus between actions."""
    if not side.actions:
        return Phrase("text-no-action")
    slots: list[Phrase] = []
    for slot in side.actions:
        said = Phrase(f"effect-{VERBS[slot[-1]]}", number=0)
        for verb in reversed(slot[:-1]):
            said = Phrase("either", first=Phrase(f"effect-{VERBS[verb]}", number=0), second=said)
        slots.append(said)
    joined = slots[-1]
    for said in reversed(slots[:-1]):
        joined = Phrase("text-goal-and", first=said, second=joined)
    return joined


def hex_gain(sheet: Sheet, hex: int) -> Phrase:
    """The topic of a hex, or what it brings."""
    topic = sheet.hex_topic[hex]
    return Phrase(f"topic-{TOPICS[topic]}") if topic >= 0 else effect(sheet.hex_effect[hex])


def token_sides(c: Content, token: int) -> Phrase:
    """What a dive token can be used for."""
    if c.token_effect[token]:
        return token_phrase(c, token, "token-either")
    return Phrase("effect-knowledge", number=c.token_knowledge[token])


def token_phrase(c: Content, token: int, message: str) -> Phrase:
    """A dive token in a message about its knowledge or its effect."""
    return Phrase(message, knowledge=c.token_knowledge[token], gain=effect(c.token_effect[token]))


def outcome(s: EndeavorState, kind: str, value: Value) -> Phrase:
    """What nature's answer is called."""
    assert isinstance(value, int)
    if kind == "start":
        return Phrase("seat", number=value + 1)
    if kind == "place":
        return place(s, value)
    if kind == "expert":
        return piece(s, "crew", value * 2)
    return piece(s, {"tile": "zone"}.get(kind, kind), value)
