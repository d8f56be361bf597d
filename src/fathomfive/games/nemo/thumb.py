"""A rule of thumb: what a careful officer would answer to any question."""

from __future__ import annotations

from ...kernel import Ask, Value
from . import captaincy, gamble, odds, plans, worth
from .combat import BOLD, STALK
from .odds import Book
from .scoring import standing
from .sea import warships
from .state import NemoState
from .trial import exertion

CAUTION = 3.0
"""How much more another motive must score before it is worth the change."""


def advise(s: NemoState, ask: Ask) -> Value:
    """The option that is worth most, as far as a simple judgement goes."""
    options = ask.options
    b = odds.open_book(s)
    best = options[0]
    most = -1e9
    for option in options:
        value = judge(s, b, ask, option)
        if value > most:
            most = value
            best = option
    return best


def judge(s: NemoState, b: Book, ask: Ask, option: Value) -> float:
    """How good an option is."""
    kind = ask.kind
    if kind == "action":
        return plans.of_action(s, b, option)
    if kind == "exert":
        return gamble.of_exertion(s, b, option)
    if kind == "help":
        return gamble.of_help(s, b, option)
    if kind == "effect":
        about = ask.about
        assert isinstance(about, tuple) and isinstance(about[0], int) and isinstance(option, int)
        return worth.run(s, s.c.choices[about[0]].branches[option])
    if kind in ("target", "attack", "fight_on", "strike", "spoils", "row", "hit", "pursuer"):
        return in_combat(s, b, ask, option)
    if kind in ("stop", "concede", "seize", "hand_on", "consent", "stone_from"):
        return captaincy.on_the_bridge(s, b, ask, option)
    if isinstance(option, int):
        return of_thing(s, b, ask, option)
    return of_word(s, b, ask, option)


# --- combat ---


def in_combat(s: NemoState, b: Book, ask: Ask, option: Value) -> float:
    """Targets, kinds of attack, spoils and hits."""
    kind = ask.kind
    about = ask.about
    assert isinstance(about, tuple)
    side = about[0] if about and isinstance(about[0], int) else -1
    if kind == "attack":
        target: int | str = side if side >= 0 else "contact"
        assert isinstance(option, str)
        return odds.of_attack(s, b, target, option, s.nautilus)
    if kind == "strike":
        return odds.of_fight(s, b, side, STALK, s.nautilus) if option == "fight" else 0.0
    if kind == "spoils":
        return (
            worth.salvage(s)
            if option == "salvage"
            else max([worth.tonnage(s, side, row) for row in s.c.rows[s.nautilus]])
        )
    if kind == "row":
        assert isinstance(option, int)
        return worth.tonnage(s, side, option)
    if kind == "hit":
        return -worth.technology(s, option) if isinstance(option, int) else -worth.damage(s)
    if option == "stop":
        return 0.3
    cost = worth.notoriety(s, side) if kind == "fight_on" else 0.0
    style = BOLD if kind == "fight_on" else STALK
    if isinstance(option, int):
        return odds.of_fight(s, b, option, style, s.nautilus) + cost
    return odds.of_contact(s, b, style, s.nautilus) + cost


# --- everything else ---


def of_thing(s: NemoState, b: Book, ask: Ask, option: int) -> float:
    """Resources, treasures, people, oceans, ships and technologies."""
    kind = ask.kind
    c = s.c
    if kind in ("pay_resource", "lose_any"):
        return -worth.losing(s, option, 1)
    if kind == "spend_treasure":
        plus = s.modifier + c.treasure_value[option]
        return odds.of_table(b, plus, s.exerted, gamble.bands(s)) - worth.treasure(s, option)
    if kind == "discard_treasure":
        return -worth.treasure(s, option)
    if kind == "forced_sacrifice":
        return -worth.person(s, option)
    if kind == "revive":
        return float(c.character_person[option])
    if kind == "install":
        return worth.technology(s, option)
    if kind == "course":
        best, _ = plans.best_move(s, b)
        return 1.0 if option == best else 0.0
    if kind == "drift":
        return plans.plan(s, b, option, max(1, s.ap)) + plans.errand(s, b, option)
    if kind in ("contact_at", "replace_contact", "hunter_at", "stone"):
        return of_ocean(s, b, kind, option)
    if kind == "turn_grey":
        return float(c.side_defence[option] - c.side_defence[option | 1]) - (
            2.0 if option in s.ships[s.nautilus] else 0.0
        )
    if kind == "disperse":
        return 1.0 + b.crowding.tight[option]
    if kind == "recall":
        return of_recall(s, b, option)
    if kind == "cannonball":
        return 1.0 + c.side_tonnage[option] + (3.0 if option in s.ships[s.nautilus] else 0.0)
    if kind == "land":
        return float(-len(s.ships[c.land_ocean[option]]))
    if kind == "crush":
        return float(len(s.ships[c.land_ocean[option]]))
    return 0.0


def of_recall(s: NemoState, b: Book, side: int) -> float:
    """A warship less: best where room is short, and where it cannot be sunk for points."""
    for ocean, ships in enumerate(s.ships):
        if side in ships:
            return 1.0 + b.crowding.clearing[2][ocean] - 0.3 * max(0.0, odds.of_fight(s, b, side, STALK, ocean))
    return 0.0


def of_ocean(s: NemoState, b: Book, kind: str, ocean: int) -> float:
    """Where new contacts and ships take the room least needed, and stones do most good."""
    beside = 1.0 if ocean == s.nautilus else 0.5 if ocean in s.c.blue[s.nautilus] else 0.0
    if kind == "stone":
        return beside - 0.2 * len(s.ships[ocean])
    harm = 10.0 * b.crowding.tight[ocean] + (0.2 if s.stones[ocean] else 0.0)
    return -harm - beside * (2.0 if kind == "hunter_at" else 0.1)


def of_word(s: NemoState, b: Book, ask: Ask, option: Value) -> float:
    """Plain words: yes and no, none, stay, and the choices that stand beside things."""
    kind = ask.kind
    about = ask.about
    assert isinstance(about, tuple)
    first = about[0] if about and isinstance(about[0], int) else -1
    if kind == "start_technology":
        if option == "no":
            return 0.0
        return worth.technology(s, first) - (0.0 if s.c.technology_free[s.level_technology] else start_price(s))
    if kind == "white_dice":
        return of_dice(s, option)
    if kind == "quell":
        return -worth.uprising(s) if option == "quell" else worth.notoriety(s, int(str(about[1])))
    if kind == "extra":
        return of_card(s, b, first) + s.event_stones * worth.treasure_draw(s) if option == "resolve" else 0.0
    if kind == "new_course":
        return of_course(s, option)
    if kind == "spend_treasure":
        return odds.of_table(b, s.modifier, s.exerted, gamble.bands(s))
    if kind in ("use_card", "village"):
        return 1.0 if option in ("use", "yes") else 0.0
    return 0.1


def start_price(s: NemoState) -> float:
    """What the three resources that hurt least are worth."""
    left = s.resources[:]
    price_paid = 0.0
    for _ in range(3):
        costs = [
            worth.resource(s, which, left[which]) - worth.resource(s, which, left[which] - 1) for which in range(3)
        ]
        cheapest = costs.index(min(costs))
        left[cheapest] -= 1
        price_paid += costs[cheapest]
    return price_paid


def of_dice(s: NemoState, option: Value) -> float:
    """Two white dice: action points, or a lull with its stones and fewer contacts."""
    assert isinstance(option, tuple) and isinstance(option[0], int) and isinstance(option[1], int)
    points = option[1] - option[0]
    gained = min(5, s.ap + points) - s.ap
    if points:
        return gained * worth.POINT
    return 1.5 - 0.4 * s.uprisings.count(1)


def of_card(s: NemoState, b: Book, card: int) -> float:
    """What an event brings when it is resolved."""
    c = s.c
    if c.card_uses[card]:
        return 1.5 if not c.card_penalty[card] else -4.0
    s.cards.append(card)
    if c.card_test[card]:
        gain, loss = worth.run(s, c.card_pass[card]), worth.run(s, c.card_fail[card])
        modifier = -1 if warships(s, s.nautilus) else 0
        value = odds.of_test(b, c.card_test[card] - modifier, [], gain, loss)
        for which in c.card_exert[card]:
            value = max(value, odds.of_test(b, c.card_test[card] - modifier - exertion(s, which), [which], gain, loss))
    else:
        value = worth.run(s, c.card_play[card])
    s.cards.pop()
    return value


def of_course(s: NemoState, option: Value) -> float:
    """Act III: another motive if it would score clearly more by now, else the best hidden technology."""
    if not isinstance(option, tuple) or not isinstance(option[1], int):
        return 0.0
    what, which = option[0], option[1]
    if what == "technology":
        return 0.3 * worth.technology(s, which)
    more = by_another_motive(s, which)
    return more - CAUTION + (s.c.outlawed[which] - s.c.outlawed[s.motive]) * 0.1


def by_another_motive(s: NemoState, motive: int) -> int:
    """How many points more (or less) the voyage would score under another motive, if it ended now."""
    now = standing(s)
    old = s.motive
    s.motive = motive
    then = standing(s)
    s.motive = old
    return then - now
