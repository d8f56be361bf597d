"""A rule of thumb: what a careful officer would answer to any question."""

from __future__ import annotations

from ...kernel import Ask, Value
from . import cards, odds, worth
from .actions import price
from .combat import BOLD, STALK
from .odds import Book
from .sea import free_lands, reach, sailing, uprisings, warships
from .state import BY_CARD, RAMMING, UNDER_FIRE, NemoState
from .tables import (
    ACTIONS,
    COMBAT,
    CREW_ARMOUR,
    EVENT,
    HYDRO,
    INCITE,
    LIBRARY,
    MOVE,
    REFIT,
    SEARCH,
    TABLES,
    Use,
)
from .trial import double_one, exertion, total

KEEP_ONE = 0.25
"""What keeping the last action point is worth."""
CAUTION = 3.0
"""How much more another motive must score before it is worth the change."""
AHEAD = 0.5
"""How much the next turn counts when choosing where to sail."""
ROW_OF = [TABLES.index(name) if name in TABLES else -1 for name in ACTIONS]


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
        return of_action(s, b, option)
    if kind == "exert":
        return of_exertion(s, b, option)
    if kind == "help":
        return of_help(s, b, option)
    if kind == "effect":
        about = ask.about
        assert isinstance(about, tuple) and isinstance(about[0], int) and isinstance(option, int)
        return worth.run(s, s.c.choices[about[0]].branches[option])
    if kind in ("target", "attack", "fight_on", "strike", "spoils", "row", "hit", "pursuer"):
        return in_combat(s, b, ask, option)
    if kind in ("stop", "concede", "seize", "hand_on", "consent", "stone_from"):
        return on_the_bridge(s, ask, option)
    if isinstance(option, int):
        return of_thing(s, b, ask, option)
    return of_word(s, b, ask, option)


# --- the action phase ---


def of_action(s: NemoState, b: Book, option: Value) -> float:
    """What an action brings for each action point; to end the turn is worth a point kept."""
    if isinstance(option, tuple):
        return of_aside(s, b, option)
    if option == "end":
        return KEEP_ONE if s.ap <= 1 else 0.05
    if option == "torpedo":
        return max(0.0, odds.best_attack(s, b, s.nautilus)) + 2.0
    if option == "fog":
        return worth.notoriety(s, -7) - 3.0
    which = ACTIONS.index(str(option))
    if which == MOVE:
        return best_move(s, b)[1]
    return at_place(s, b, which, s.nautilus, s.ap) / price(s, which)


def at_place(s: NemoState, b: Book, which: int, ocean: int, points: int) -> float:
    """What one action brings in an ocean, if the points suffice."""
    if price(s, which) > points:
        return -99.0
    if which == COMBAT:
        return odds.best_attack(s, b, ocean)
    if which == EVENT:
        return of_extra(s)
    row = ROW_OF[which]
    if which == SEARCH:
        if not s.stones[ocean]:
            return -99.0
        modifier = -len(s.ships[ocean]) + (1 if LIBRARY in s.installed else 0)
        return odds.best_of_table(s, b, row, modifier) + (2.0 * worth.treasure_draw(s) if s.wreck == ocean else 0.0)
    if which == INCITE:
        if not free_lands(s, ocean):
            return -99.0
        modifier = -len(s.ships[ocean]) - uprisings(s, ocean) + (1 if LIBRARY in s.installed else 0)
        return odds.best_of_table(s, b, row, modifier)
    modifier = -len(s.ships[ocean]) if s.navies else -1 if warships(s, ocean) else 0
    if which == REFIT and not s.salvage:
        return -99.0
    return odds.best_of_table(s, b, row, modifier)


def of_extra(s: NemoState) -> float:
    """What an additional event brings: its stones, and a card of average worth."""
    return s.event_stones * worth.treasure_draw(s) + 1.0 if cards.events_left(s) else -99.0


def plan(s: NemoState, b: Book, ocean: int, points: int) -> float:
    """What the action points left would bring in an ocean, spent one after another on the best that is there."""
    if points <= 0:
        return 0.0
    found: list[float] = []
    search = at_place(s, b, SEARCH, ocean, points)
    if search > 0.0:
        found.append(search)
    incite = at_place(s, b, INCITE, ocean, points)
    lands = len(free_lands(s, ocean))
    for i in range(min(lands, 2)):
        found.append(incite - 0.8 * i)
    fight = odds.best_attack(s, b, ocean)
    for i in range(min(3, s.contacts[ocean] + len(s.ships[ocean]))):
        found.append(fight - 0.3 * i)
    found.sort(reverse=True)
    return sum([max(0.0, value) for value in found[:points]])


def best_move(s: NemoState, b: Book) -> tuple[int, float]:
    """Where to sail, and what that is worth beyond staying, for each action point."""
    moves = 2 if HYDRO in s.installed else 1
    here = plan(s, b, s.nautilus, s.ap)
    best = s.nautilus
    most = -99.0
    after = s.ap - 1
    for ocean in reach(s, moves):
        value = errand(s, b, ocean) + plan(s, b, ocean, after) + AHEAD * plan(s, b, ocean, 2)
        if after >= 2 and moves == 1:
            for further in sailing(s, ocean):
                value = max(
                    value,
                    0.8 * (errand(s, b, further) + plan(s, b, further, after - 1) + AHEAD * plan(s, b, further, 2)),
                )
        if value > most:
            most = value
            best = ocean
    stay = here + AHEAD * plan(s, b, s.nautilus, 2) + errand(s, b, s.nautilus)
    return best, (most - stay) / max(1, s.ap)


def errand(s: NemoState, b: Book, ocean: int) -> float:
    """What KEEP events bring in an ocean."""
    brings = 0.0
    for card in s.kept:
        for use in s.c.card_uses[card]:
            if use.when == 1 and ocean in use.at:
                brings = max(brings, of_use(s, b, card, use))
    return brings


def of_use(s: NemoState, b: Book, card: int, use: Use) -> float:
    """What using a KEEP event brings, against keeping it to the end."""
    s.cards.append(card)
    if use.test:
        gain, loss = worth.run(s, use.passed), worth.run(s, use.failed)
        brings = odds.of_test(b, use.test + (1 if warships(s, s.nautilus) else 0), [], gain, loss)
        for which in use.exert:
            brings = max(brings, odds.of_test(b, use.test - exertion(s, which), [which], gain, loss))
    else:
        brings = worth.run(s, use.effect)
    kept = worth.card(s, card) if cards.unused_pile(s, card) else 0.0
    s.cards.pop()
    return brings - kept


def of_aside(s: NemoState, b: Book, option: tuple[Value, ...]) -> float:
    """What a sacrifice, a treasure or a KEEP event brings in the action phase."""
    what, which = option[0], option[1]
    assert isinstance(which, int)
    if what == "sacrifice":
        return s.c.character_ap[which] * worth.POINT * 0.5 - worth.person(s, which) - 1.0
    if what == "treasure":
        return worth.run(s, s.c.treasure_effect[which]) - worth.treasure(s, which) - 0.5
    number = option[2]
    assert isinstance(number, int)
    use = s.c.card_uses[which][number]
    brings = of_use(s, b, which, use)
    return brings / max(1, use.ap) + (5.0 if brings > 0.0 and use.ap == 0 else 0.0)


# --- tests ---


def stakes(s: NemoState, b: Book) -> tuple[float, float]:
    """What success and failure of the plain test that is due are worth."""
    c = s.c
    if s.trial == UNDER_FIRE:
        low = min(s.dice[0], s.dice[1]) if s.dice else 2
        return 0.0, -worth.damage(s) * (low if low > 1 or s.dice[0] != s.dice[1] else 4)
    if s.trial == RAMMING:
        was = 2 if s.c.side_attack[s.foe] else 1
        return odds.of_sinking(s, b, s.foe, BOLD, s.nautilus, was), worth.notoriety(s, 1)
    if s.trial != BY_CARD:
        return 4.0, 0.0
    card = s.cards[-1]
    for use in c.card_uses[card]:
        if use.test:
            return worth.run(s, use.passed), worth.run(s, use.failed)
    return worth.run(s, c.card_pass[card]), worth.run(s, c.card_fail[card])


def bands(s: NemoState) -> list[float]:
    """What the bands of the table that is tested are worth."""
    return [worth.run(s, band) for band in s.c.tables[s.trial].bands]


def of_exertion(s: NemoState, b: Book, option: Value) -> float:
    """What rolling brings with what is exerted so far, and this resource too."""
    exerted = s.exerted[:]
    modifier = s.modifier
    if isinstance(option, int):
        exerted.append(option)
        modifier += exertion(s, option)
    if s.goal == 0:
        return odds.of_table(b, modifier, exerted, bands(s))
    gain, loss = stakes(s, b)
    if s.trial == RAMMING:
        return odds.of_ramming(b, s.goal - modifier, exerted[0] if exerted else -1, gain)
    return odds.of_test(b, s.goal - modifier, exerted, gain, loss)


def stands(s: NemoState, b: Book, plus: int) -> float:
    """What the roll is worth as it lies, with so much help."""
    low = min(s.dice[0], s.dice[1])
    snake_eyes = double_one(s)
    if s.goal == 0:
        band = 0 if snake_eyes else odds.band_of(total(s) + plus)
        value = bands(s)[band]
        return value if band >= 2 else value - odds.of_failing(b, s.exerted, low)
    gain, loss = stakes(s, b)
    if not snake_eyes and total(s) + plus >= s.goal:
        return gain
    return loss - odds.of_failing(b, s.exerted, low)


def anew(s: NemoState, b: Book) -> float:
    """What rolling again is worth."""
    if s.goal == 0:
        return odds.of_table(b, s.modifier, s.exerted, bands(s))
    gain, loss = stakes(s, b)
    return odds.of_test(b, s.goal - s.modifier, s.exerted, gain, loss)


def of_help(s: NemoState, b: Book, option: Value) -> float:
    """What emergency help brings, less what it costs; small help counts only if it suffices, alone or with others."""
    c = s.c
    if option == "accept":
        return stands(s, b, 0)
    if option == "armour":
        return stands(s, b, 1) - 0.01
    if option == "armour-away":
        return stands(s, b, 2) - worth.technology(s, CREW_ARMOUR)
    assert isinstance(option, tuple) and isinstance(option[1], int)
    kind, which = option[0], option[1]
    if kind == "character":
        if c.character_reroll[which]:
            return anew(s, b) - worth.person(s, which) - 0.5
        return stands(s, b, c.character_help[which]) - worth.person(s, which) - 0.5
    if kind == "sky":
        return stands(s, b, c.tiles[which].help) - 1.0
    if kind == "treasure":
        return anew(s, b) - worth.treasure(s, which) - 0.3
    return anew(s, b) - 1.0


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
        return odds.of_table(b, plus, s.exerted, bands(s)) - worth.treasure(s, option)
    if kind == "discard_treasure":
        return -worth.treasure(s, option)
    if kind == "forced_sacrifice":
        return -worth.person(s, option)
    if kind == "revive":
        return float(c.character_person[option])
    if kind == "install":
        return worth.technology(s, option)
    if kind == "course":
        best, _ = best_move(s, b)
        return 1.0 if option == best else 0.0
    if kind == "drift":
        return plan(s, b, option, max(1, s.ap)) + errand(s, b, option)
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
        return odds.of_table(b, s.modifier, s.exerted, bands(s))
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
    from .scoring import standing

    now = standing(s)
    old = s.motive
    s.motive = which
    then = standing(s)
    s.motive = old
    return float(then - now) - CAUTION + (s.c.outlawed[which] - s.c.outlawed[old]) * 0.1


def on_the_bridge(s: NemoState, ask: Ask, option: Value) -> float:
    """Officers trust their captain: no stops, and consent to what is asked for."""
    kind = ask.kind
    if kind == "stop":
        return 1.0 if option == "pass" else 0.0
    if kind == "hand_on":
        return 1.0 if option == "stay" else 0.0
    if kind == "seize":
        return 1.0 if option == "no" else 0.0
    return 1.0 if option == "yes" else 0.0
