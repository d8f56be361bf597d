"""What tests are worth: exerting before the roll, emergency help after it."""

from __future__ import annotations

from ....kernel import Ask
from ..content.vocabulary import CREW, CREW_ARMOUR, HULL, NEMO
from ..rules import cards
from ..rules.bridge import clockwise, keeper
from ..rules.combat import BOLD
from ..rules.emergency import ACCEPT, CHARACTER, PLATES, SKY, TREASURE
from ..rules.kinds import Help, Thing
from ..rules.state import BY_CARD, RAMMING, UNDER_FIRE, NemoState
from ..rules.trial import band_of, double_one, exertion, total
from . import odds, worth
from .odds import Book


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
    use = cards.tested_use(s)
    if use is not None:
        return worth.run(s, use.passed), worth.run(s, use.failed)
    card = s.cards[-1]
    return worth.run(s, c.card_pass[card]), worth.run(s, c.card_fail[card])


def bands(s: NemoState) -> list[float]:
    """What the bands of the table that is tested are worth."""
    return [worth.run(s, band) for band in s.c.tables[s.trial].bands]


def of_exertion(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """What rolling brings with what is exerted so far, and this resource too; or with what other officers may add."""
    if isinstance(option, int):
        return staked(s, b, option)
    return max([staked(s, b, -1), *[staked(s, b, what) for what in left_to_others(s, ask.seat)]])


def staked(s: NemoState, b: Book, what: int) -> float:
    """What rolling brings with what is exerted so far and one more resource, or none (-1)."""
    exerted = s.exerted[:]
    modifier = s.modifier
    if what >= 0:
        exerted.append(what)
        modifier += exertion(s, what)
    if s.goal == 0:
        return odds.of_table(b, modifier, exerted, bands(s))
    gain, loss = stakes(s, b)
    if s.trial == RAMMING:
        return odds.of_ramming(b, s.goal - modifier, exerted[0] if exerted else -1, gain)
    return odds.of_test(b, s.goal - modifier, exerted, gain, loss)


def left_to_others(s: NemoState, seat: int) -> list[int]:
    """Where one resource is allowed in all: those that officers keep who are asked after this seat."""
    if s.exerted or (s.goal and s.trial != RAMMING):
        return []
    asked = clockwise(s, s.captain)
    allowed = s.c.tables[s.trial].exert if s.goal == 0 else [NEMO, CREW, HULL]
    return [what for what in allowed if asked.index(keeper(s, what)) > asked.index(seat)]


def of_spending(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """What rolling brings with a treasure spent, less its points."""
    if isinstance(option, str):
        return odds.of_table(b, s.modifier, s.exerted, bands(s))
    plus = s.modifier + s.c.treasure_value[option]
    return odds.of_table(b, plus, s.exerted, bands(s)) - worth.treasure(s, option)


def stands(s: NemoState, b: Book, plus: int) -> float:
    """What the roll is worth as it lies, with so much help."""
    low = min(s.dice[0], s.dice[1])
    snake_eyes = double_one(s)
    if s.goal == 0:
        band = 0 if snake_eyes else band_of(total(s) + plus)
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


def of_help(s: NemoState, b: Book, ask: Ask[Help], option: Help) -> float:
    """What emergency help brings, less what it costs; small help counts only if it suffices, alone or with others."""
    c = s.c
    if isinstance(option, str):
        if option == ACCEPT:
            return stands(s, b, 0)
        if option == PLATES:
            return stands(s, b, 1) - 0.01
        return stands(s, b, 2) - worth.technology(s, CREW_ARMOUR)
    kind, which = option
    if kind == CHARACTER:
        if c.character_reroll[which]:
            return anew(s, b) - worth.person(s, which) - 0.5
        return stands(s, b, c.character_help[which]) - worth.person(s, which) - 0.5
    if kind == SKY:
        return stands(s, b, c.tiles[which].help) - 1.0
    if kind == TREASURE:
        return anew(s, b) - worth.treasure(s, which) - 0.3
    return anew(s, b) - 1.0
