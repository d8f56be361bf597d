"""Which phrase says what: facts, pieces and outcomes of New Eden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Phrase, Value
from ..content.tables import GROUPS, KRAKEN, OXYGEN, RESEARCH, SHIPYARD, Content
from ..content.vocabulary import GAIN_COINS
from ..rules.state import PHASES, NewEdenState, is_automaton

AUTOMATON: Final = "Deep Thought 4200"
SIDES: Final = ("left", "middle", "right")

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "begins": ("seat",),
    "round": ("number:number",),
    "bonus": ("bonus",),
    "lays_out": ("count:number",),
    "removes": ("module",),
    "sinks": ("row:number",),
    "buys": ("seat", "module", "price:number"),
    "takes": ("seat", "module"),
    "pays": ("seat", "coins:number"),
    "gains_coins": ("seat", "coins:number"),
    "gains_points": ("seat", "points:number"),
    "gains_deeple": ("seat", "count:number"),
    "repairs": ("seat", "amount:number", "damage:number"),
    "suffers": ("seat", "amount:number", "damage:number"),
    "loses": ("seat", "module"),
    "places": ("seat", "module"),
    "uses_plant": ("seat", "use:number"),
    "extends": ("seat", "extension"),
    "breathes": ("seat", "module"),
    "moves": ("seat", "module"),
    "activates": ("seat", "module"),
    "passes": ("seat",),
    "takes_nautilus": ("seat",),
    "market": ("round:number",),
    "dealt": ("module",),
    "orders": ("seat", "count:number"),
    "reveals_rows": (),
    "offers": ("seat", "row:number", "cards:number"),
    "bids": ("seat", "coins:number"),
    "drops": ("seat",),
    "wins": ("seat", "row:number", "coins:number"),
    "unsold": ("row:number",),
    "locks": ("row:number",),
    "scores_round": ("round:number",),
    "bonus_pays": ("seat", "bonus", "amount:number"),
    "counts_coins": ("seat", "points:number"),
    "holds": ("seat", "value:number", "points:number"),
    "collapses": ("seat", "damage:number", "pointer:number"),
    "ends": (),
}

FACT_RULES: Final[dict[str, str]] = {
    "begins": "NE-1.9",
    "round": "NE-3.1",
    "bonus": "NE-4.1",
    "lays_out": "NE-4.1",
    "removes": "NE-4.21",
    "sinks": "NE-4.5",
    "buys": "NE-4.3",
    "takes": "NE-12.3",
    "pays": "NE-R25",
    "gains_coins": "NE-R25",
    "gains_points": "NE-3.2",
    "gains_deeple": "NE-9.5",
    "repairs": "NE-8.1",
    "suffers": "NE-8.2",
    "loses": "NE-8.3",
    "places": "NE-4.6",
    "uses_plant": "NE-10.1",
    "extends": "NE-10.3",
    "breathes": "NE-4.9",
    "moves": "NE-4.11",
    "activates": "NE-4.14",
    "passes": "NE-4.17",
    "takes_nautilus": "NE-4.18",
    "market": "NE-5.1",
    "dealt": "NE-5.1",
    "orders": "NE-5.3",
    "reveals_rows": "NE-6.1",
    "offers": "NE-6.1",
    "bids": "NE-6.3",
    "drops": "NE-6.3",
    "wins": "NE-6.4",
    "unsold": "NE-R13",
    "locks": "NE-12.9",
    "scores_round": "NE-3.1",
    "bonus_pays": "NE-7.1",
    "counts_coins": "NE-11.1",
    "holds": "NE-11.4",
    "collapses": "NE-11.3",
    "ends": "NE-7.6",
}
"""The rule behind each kind of fact."""


def piece(s: NewEdenState, kind: str, value: Value) -> Phrase:
    """The name of a module, a bonus card, an extension, a phase, a row or a seat."""
    assert isinstance(value, int)
    if kind == "module":
        return module(s, value)
    if kind == "bonus":
        return bonus_name(s.c, value)
    if kind == "phase":
        return Phrase(f"phase-{PHASES[value]}")
    if kind == "row":
        return Phrase("row-number", row=value + 1)
    if kind == "seat":
        return Phrase("deep-thought") if is_automaton(s, value) else Phrase("seat", number=value + 1)
    if kind == "extension":
        return Phrase(f"extension-{GROUPS[value]}")
    raise LookupError(f"New Eden has no pieces of kind {kind!r}")


def outcome(s: NewEdenState, kind: str, value: Value) -> Phrase:
    """What nature's answer is called: a seat, or a card."""
    if kind == "first":
        return piece(s, "seat", value)
    return piece(s, "module" if kind == "own_module" else kind, value)


def module(s: NewEdenState, card: int) -> Phrase:
    """A module by its name and what it does in play."""
    return card_name(s.c, card)


def card_name(c: Content, card: int) -> Phrase:
    """The same, of any card in the box."""
    group = c.group[card]
    if card == c.extension_kraken:
        return Phrase("card-extension-kraken", slots=c.slots[card], amount=c.active[card][1])
    if group == RESEARCH:
        return Phrase(c.ids[card])
    if group == SHIPYARD:
        return Phrase("card-shipyard", deeple=c.placed[card][0][1])
    if group == OXYGEN:
        bottles = c.bottles[card]
        return Phrase("card-oxygen", bottles="+".join([str(steps) for steps in bottles]), steps=sum(bottles))
    return Phrase(f"card-{GROUPS[group]}", slots=c.slots[card], amount=c.active[card][1])


def bonus_name(c: Content, bonus: int) -> Phrase:
    """What a bonus card pays for each card of its group."""
    verb, each, _ = c.bonus_each[bonus]
    name = Phrase(f"group-{GROUPS[c.bonus_group[bonus]]}")
    return Phrase("bonus-coins" if verb == GAIN_COINS else "bonus-points", group=name, each=each)


def extension_gives(c: Content, group: int) -> Phrase:
    """What an extension tile gives when it is turned over (NE-10.4 to NE-10.7)."""
    name = f"gives-{GROUPS[group]}"
    if group == SHIPYARD:
        return Phrase(name, deeple=c.extension_deeple)
    if group == OXYGEN:
        return Phrase(name, bottles="+".join([str(steps) for steps in c.bottles[c.extension_card]]))
    if group == KRAKEN:
        tile = c.extension_kraken
        return Phrase(name, slots=c.slots[tile], amount=c.active[tile][1], pointer=c.pointer[tile])
    return Phrase(name, points=c.extension_points)


def describe(s: NewEdenState, card: int) -> Phrase:
    """A module in a sentence: what it does, and what it is worth at the end."""
    name = module(s, card)
    if s.c.group[card] == RESEARCH:
        return Phrase("detail-research", module=name, text=Phrase(f"{s.c.ids[card]}.text"), end=s.c.end[card])
    pointer = s.c.pointer[card]
    sense = "up" if pointer > 0 else "down" if pointer < 0 else "none"
    return Phrase("detail", module=name, end=s.c.end[card], sense=sense, pointer=abs(pointer))


def side_by_side(s: NewEdenState, cards: Sequence[int], place: int) -> Phrase:
    """One of up to three cards in a row, and where it lies if the same is said of another one."""
    name = describe(s, cards[place])
    for other in range(len(cards)):
        if other != place and cards[other] >= 0 and describe(s, cards[other]) == name:
            return Phrase(f"card-{SIDES[place]}", module=name)
    return name


def one_of(s: NewEdenState, cards: Sequence[int], card: int) -> Phrase:
    """One of several cards, and a number if the same is said of another one."""
    name = describe(s, card)
    alike = [other for other in cards if describe(s, other) == name]
    if len(alike) == 1:
        return name
    return Phrase("card-copy", module=name, number=alike.index(card) + 1, count=len(alike))
