"""Which phrase says what: prompts, labels, targets and facts of New Eden."""

from __future__ import annotations

from ...kernel import Ask, Phrase, Value
from .actions import PASS
from .auction import DROP, MORE, cards_in
from .free import DONE, EXTEND, PLANT, use_of_plant
from .movement import DOME, LAPSE, NO
from .state import PHASES, NewEdenState, is_automaton
from .tables import COLUMNS, GROUPS, OXYGEN, RESEARCH, SHIPYARD

AUTOMATON = "Deep Thought 4200"

FACTS: dict[str, tuple[str, ...]] = {
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

RULES: dict[str, str] = {
    "fact-begins": "NE-1.9",
    "fact-round": "NE-3.1",
    "fact-bonus": "NE-4.1",
    "fact-lays_out": "NE-4.1",
    "fact-removes": "NE-4.21",
    "fact-sinks": "NE-4.5",
    "fact-buys": "NE-4.3",
    "fact-takes": "NE-12.3",
    "fact-pays": "NE-R25",
    "fact-gains_coins": "NE-R25",
    "fact-gains_points": "NE-3.2",
    "fact-gains_deeple": "NE-9.5",
    "fact-repairs": "NE-8.1",
    "fact-suffers": "NE-8.2",
    "fact-loses": "NE-8.3",
    "fact-places": "NE-4.6",
    "fact-uses_plant": "NE-10.1",
    "fact-extends": "NE-10.3",
    "fact-breathes": "NE-4.9",
    "fact-moves": "NE-4.11",
    "fact-activates": "NE-4.14",
    "fact-passes": "NE-4.17",
    "fact-market": "NE-5.1",
    "fact-dealt": "NE-5.1",
    "fact-orders": "NE-5.3",
    "fact-reveals_rows": "NE-6.1",
    "fact-offers": "NE-6.1",
    "fact-bids": "NE-6.3",
    "fact-drops": "NE-6.3",
    "fact-wins": "NE-6.4",
    "fact-unsold": "NE-R13",
    "fact-locks": "NE-12.9",
    "fact-scores_round": "NE-3.1",
    "fact-bonus_pays": "NE-7.1",
    "fact-counts_coins": "NE-11.1",
    "fact-holds": "NE-11.4",
    "fact-collapses": "NE-11.3",
    "fact-ends": "NE-7.6",
    "ask-turn": "NE-4.2",
    "ask-after": "NE-4.20",
    "ask-deeple": "NE-4.10",
    "ask-where": "NE-4.11",
    "ask-activate": "NE-4.14",
    "ask-lose": "NE-8.3",
    "ask-place": "NE-R10",
    "ask-prepare": "NE-R28",
    "ask-market": "NE-5.3",
    "ask-row": "NE-6.1",
    "ask-bid": "NE-6.3",
    "ask-reward": "NE-6.5",
    "ask-extra": "NE-6.6",
    "ask-lock": "NE-12.9",
}
"""The rule behind each fact and each question."""


def piece(s: NewEdenState, kind: str, value: Value) -> Phrase:
    """The name of a module, a bonus card, an extension, a phase, a row or a seat."""
    assert isinstance(value, int)
    if kind == "module":
        return module(s, value)
    if kind == "bonus":
        verb, each, _ = s.c.bonus_each[value]
        name = Phrase(f"group-{GROUPS[s.c.bonus_group[value]]}")
        return Phrase("bonus-coins" if verb == 0 else "bonus-points", group=name, each=each)
    if kind == "phase":
        return Phrase(f"phase-{PHASES[value]}")
    if kind == "row":
        return Phrase("row-number", row=value + 1)
    if kind == "seat":
        return Phrase("deep-thought") if is_automaton(s, value) else Phrase("seat", number=value + 1)
    if kind == "extension":
        return Phrase(f"extension-{GROUPS[value]}")
    raise LookupError(f"New Eden has no pieces of kind {kind!r}")


def module(s: NewEdenState, card: int) -> Phrase:
    """A module by its name and what it does in play."""
    c = s.c
    group = c.group[card]
    if card == c.extension_kraken:
        return Phrase("extension-kraken")
    if group == RESEARCH:
        return Phrase(c.ids[card])
    if group == SHIPYARD:
        return Phrase("card-shipyard", deeple=c.placed[card][0][1])
    if group == OXYGEN:
        return Phrase("card-oxygen", bottles="+".join([str(steps) for steps in c.bottles[card]]))
    return Phrase(f"card-{GROUPS[group]}", slots=c.slots[card], amount=c.active[card][1])


def describe(s: NewEdenState, card: int) -> Phrase:
    """A module in a sentence: what it does, and what it is worth at the end."""
    name = module(s, card)
    if s.c.group[card] == RESEARCH:
        return Phrase("detail-research", module=name, text=Phrase(f"{s.c.ids[card]}.text"), end=s.c.end[card])
    return Phrase("detail", module=name, end=s.c.end[card])


def prompt(s: NewEdenState, ask: Ask) -> Phrase:
    """What is asked, with the numbers it is about."""
    about = ask.about
    assert isinstance(about, tuple)
    if ask.kind == "deeple":
        assert isinstance(about[0], int)
        return Phrase("ask-deeple", steps=about[0])
    if ask.kind == "where":
        assert isinstance(about[1], int)
        return Phrase("ask-where", steps=about[1])
    if ask.kind == "bid":
        row, high = about
        assert isinstance(row, int) and isinstance(high, int)
        return Phrase("ask-bid", row=row + 1, cards=len(cards_in(s, row)), high=high)
    if ask.kind == "reward":
        assert isinstance(about[0], int)
        return Phrase("ask-reward", times=about[0])
    return Phrase(f"ask-{ask.kind}")


def label(s: NewEdenState, ask: Ask, option: Value) -> Phrase:
    """What an option says on its button."""
    if ask.kind == "market" or (ask.kind == "lock" and option != PLANT and not _extends(option)):
        assert isinstance(option, tuple)
        return _several(s, ask, option)
    if isinstance(option, str):
        return _word(s, ask, option)
    if isinstance(option, int):
        if ask.kind == "place":
            return describe(s, option)
        return Phrase("bid-drop") if option == DROP else Phrase("bid-coins", coins=option)
    verb, where = option
    if verb == EXTEND:
        group = GROUPS.index(str(where))
        return Phrase("free-extend", extension=Phrase(f"extension-{where}"), price=s.c.extension_price[group])
    assert isinstance(where, int)
    if verb == "buy":
        return _purchase(s, where)
    if verb == "oxygen":
        return Phrase("use-oxygen", module=module(s, s.stations[ask.seat].arms[OXYGEN][where]))
    if verb == "row":
        return _row(s, where)
    card = s.stations[ask.seat].arms[GROUPS.index(str(verb))][where]
    return Phrase("module-at", module=module(s, card), number=where + 1)


def _extends(option: Value) -> bool:
    return isinstance(option, tuple) and bool(option) and option[0] == EXTEND


def _word(s: NewEdenState, ask: Ask, option: str) -> Phrase:
    """The label of a bare word."""
    if option == PLANT:
        coins, points, damage = use_of_plant(s, ask.seat)
        return Phrase("free-plant", coins=coins, points=points, damage=damage)
    if option == PASS:
        return Phrase("turn-pass", points=s.c.passing[len(s.stations)][len(s.passed)])
    if option == DOME:
        return Phrase("deeple-dome", count=s.stations[ask.seat].dome)
    if option == LAPSE:
        return Phrase("deeple-lapse")
    if option == NO:
        return Phrase("activate-no")
    if option in (DONE, MORE):
        return Phrase(f"{ask.kind}-{option}")
    arm = s.stations[ask.seat].arms[GROUPS.index(option)]
    return describe(s, arm[-1])


def _several(s: NewEdenState, ask: Ask, option: tuple[Value, ...]) -> Phrase:
    """The label of several things at once: cards of the black market, rows to lock."""
    numbers = [number for number in option if isinstance(number, int)]
    if ask.kind == "lock":
        return Phrase("lock-rows", one=numbers[0] + 1, other=numbers[1] + 1)
    price = s.c.market_price[len(numbers)]
    damage = s.c.market_damage[len(numbers)]
    hand = s.stations[ask.seat].hand
    names = [describe(s, hand[number]) for number in numbers]
    if not names:
        return Phrase("market-none")
    if len(names) == 1:
        return Phrase("market-one", one=names[0], price=price, damage=damage)
    if len(names) == 2:
        return Phrase("market-two", one=names[0], two=names[1], price=price, damage=damage)
    return Phrase("market-three", one=names[0], two=names[1], three=names[2], price=price, damage=damage)


def _purchase(s: NewEdenState, field: int) -> Phrase:
    row = field // COLUMNS
    damage = s.c.row_damage[row]
    effect = "repair" if damage < 0 else "damage" if damage else "none"
    return Phrase(
        "turn-buy", module=describe(s, s.tableau[field]), price=s.c.row_price[row], effect=effect, amount=abs(damage)
    )


def _row(s: NewEdenState, row: int) -> Phrase:
    cards = cards_in(s, row)
    if not cards:
        return Phrase("row-empty", row=row + 1)
    names = {f"card{i}": module(s, card) for i, card in enumerate(cards, 1)}
    return Phrase(f"row-{len(cards)}", row=row + 1, **names)


def target(s: NewEdenState, ask: Ask, option: Value) -> str | None:
    """The thing on the table that an option points at."""
    seat = ask.seat
    if isinstance(option, int):
        return f"module/{option}" if ask.kind == "place" else f"row/{s.lot}"
    if isinstance(option, str):
        if option in GROUPS:
            arm = s.stations[seat].arms[GROUPS.index(option)]
            return f"station/{seat}/{option}/{len(arm) - 1}"
        return {PLANT: f"plant/{seat}", PASS: "nautilus", DOME: f"dome/{seat}"}.get(option)
    if ask.kind == "market":
        return f"hand/{option[0]}" if len(option) == 1 else None
    verb, where = option
    if verb == EXTEND:
        return f"extension/{seat}/{where}"
    if verb == "buy":
        return f"tableau/{where}"
    if verb == "row":
        return f"row/{where}"
    if isinstance(verb, str):
        return f"station/{seat}/{verb}/{where}"
    return None
