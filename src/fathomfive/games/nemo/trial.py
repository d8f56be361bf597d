"""Tests: modifiers before the roll, emergency help after it, losses by the lower die (NW-7, NW-13.1)."""

from __future__ import annotations

from ...kernel import Rule, Rules, ask, roll, tell
from . import cards, effects, hoard, people
from .bridge import clockwise, consult, fail_captain, keeper, on_duty, superior
from .nautilus import lose
from .sea import warships
from .state import BY_CARD, NemoState
from .tables import BANDS, CREW_ARMOUR, DOUBLE_HULL, HULL, IN_NEED, TREASURES, Use

ROLL = "roll"
ACCEPT = "accept"
CHARACTER = "character"
TREASURE = "treasure"
CARD = "card"
SKY = "sky"
PLATES = "armour"
REMOVE_PLATES = "armour-away"
Help = str | tuple[str, int]
"""A way to help after the roll, or accepting it."""


def hindrance(s: NemoState) -> int:
    """-1 for any warship here; with coordinated navies -1 for every other ship (NW-7.4, NW-16.11).

    The ship that is being fought does not count against the Nautilus.
    """
    here = s.ships[s.nautilus]
    if s.navies:
        return -(len(here) - (1 if s.foe in here else 0))
    others = warships(s, s.nautilus)
    if s.foe >= 0 and s.c.side_attack[s.foe] > 0 and s.foe in here:
        others -= 1
    return -1 if others > 0 else 0


def exert(s: NemoState, allowed: list[int], one: bool) -> Rules:
    """Stake resources: one of each that is allowed, or one of them; their keepers decide (NW-7.7, NW-7.9)."""
    s.exerted = []
    seats = [seat for seat in clockwise(s, s.captain) if any([keeper(s, resource) == seat for resource in allowed])]
    for seat in seats:
        least = 0
        while not (one and s.exerted):
            options: list[int | str] = [what for what in allowed if what >= least and keeper(s, what) == seat]
            if not options:
                break
            options.append(ROLL)
            chosen = yield from consult(s, seat, "exert", options, (s.goal, s.modifier))
            if isinstance(chosen, str):
                break
            least = chosen + 1
            s.exerted.append(chosen)
            s.modifier += exertion(s, chosen)
            tell(s, "exerts", chosen, exertion(s, chosen))


def exertion(s: NemoState, resource: int) -> int:
    """The modifier a resource gives when exerted (NW-7.9, NW-11.18)."""
    modifier = s.c.track_exert[resource][s.resources[resource]]
    return modifier + 1 if resource == HULL and DOUBLE_HULL in s.installed else modifier


def throw(s: NemoState) -> Rules:
    """Roll both dice of a test (NW-7.1)."""
    one = yield from roll(6, "die")
    two = yield from roll(6, "die")
    s.dice = [one, two]
    tell(s, "rolls", one, two, s.modifier, one + two + s.modifier)


def total(s: NemoState) -> int:
    """The result: dice and modifiers."""
    return s.dice[0] + s.dice[1] + s.modifier


def double_one(s: NemoState) -> bool:
    """A natural double 1, which always fails (NW-7.3)."""
    return s.dice[0] == 1 and s.dice[1] == 1


def passed(s: NemoState) -> bool:
    """Whether the test succeeds (NW-7.2, NW-7.3)."""
    return not double_one(s) and total(s) >= s.goal


def band(s: NemoState) -> int:
    """The band of the action table, 0 the worst (NW-7.2, NW-7.3)."""
    if double_one(s):
        return 0
    result = total(s)
    return sum([result >= least for least in BANDS])


def settled(s: NemoState) -> bool:
    """Whether no help could make it better (NW-R3)."""
    return band(s) == len(BANDS) if s.goal == 0 else passed(s)


def attempt(s: NemoState, goal: int, allowed: list[int]) -> Rule[bool]:
    """A TEST of a card: any of the named resources may be exerted, and warships hinder (NW-7)."""
    s.trial = BY_CARD
    s.goal = goal
    s.modifier = hindrance(s)
    yield from exert(s, allowed, False)
    yield from throw(s)
    yield from seek_help(s, False)
    fine = passed(s)
    if not fine:
        fail_captain(s)
        setback(s, 0)
    s.exerted = []
    s.trial = -1
    return fine


def consult_table(s: NemoState, row: int) -> Rule[int]:
    """A test on the action table: one resource, perhaps a treasure; gives the band (NW-7.2, NW-7.8)."""
    s.trial = row
    s.goal = 0
    allowed = s.c.tables[row].exert
    yield from exert(s, allowed, True)
    if s.c.tables[row].treasure:
        s.modifier += yield from hoard.spend_treasure(s)
    yield from throw(s)
    yield from seek_help(s, False)
    result = band(s)
    if result < 2:
        fail_captain(s)
        setback(s, 0)
    s.exerted = []
    s.trial = -1
    return result


def setback(s: NemoState, least: int) -> None:
    """A failure costs each exerted resource 1 on a lower die of 1, else 2, or by variant (NW-7.10, NW-16.1)."""
    low = min(s.dice[0], s.dice[1])
    rule = s.c.setback[s.level_setbacks] if s.setbacks else 1
    if rule == 0:
        count = 1
    else:
        count = max(least, low if rule == 2 else 1 if low == 1 else 2)
    for resource in s.exerted:
        lose(s, resource, count)


def seek_help(s: NemoState, bold: bool) -> Rules:
    """Emergency help: every seat may use its own, the captain first, until the roll stands (NW-13.1)."""
    armour = bold and CREW_ARMOUR in s.installed
    while not settled(s):
        rerolled = False
        for seat in clockwise(s, s.captain):
            while not settled(s):
                options = helps(s, seat, armour)
                if not options:
                    break
                options.append(ACCEPT)
                chosen = yield from ask(seat, "help", options, (s.goal, total(s)))
                if chosen == ACCEPT:
                    break
                if chosen in (PLATES, REMOVE_PLATES):
                    armour = False
                before = s.dice
                yield from give_help(s, chosen)
                if s.dice is not before:
                    rerolled = True
        if not rerolled:
            return


def helps(s: NemoState, seat: int, armour: bool) -> list[Help]:
    """What a seat can still do about a roll; against a natural double 1 only rolling again (NW-R3, NW-7.3)."""
    c = s.c
    snake_eyes = double_one(s)
    options: list[Help] = []
    for who, alive in enumerate(s.characters):
        if not alive or superior(s, who) != seat:
            continue
        if c.character_reroll[who] or (c.character_help[who] and not snake_eyes):
            options.append((CHARACTER, who))
    if seat == on_duty(s, TREASURES):
        last = -1
        for treasure in s.treasures:
            if c.treasure_when[treasure] == IN_NEED and treasure != last:
                options.append((TREASURE, treasure))
                last = treasure
    if seat == s.captain:
        for card in s.kept:
            use = help_use(s, card)
            if use is not None and cards.may_use(s, use):
                options.append((CARD, card))
        if not snake_eyes:
            options += [(SKY, tile) for tile in s.sky]
            if armour:
                options += [PLATES, REMOVE_PLATES]
    return options


def help_use(s: NemoState, card: int) -> Use | None:
    """The use of a KEEP event as emergency help, if it has one."""
    for use in s.c.card_uses[card]:
        if use.when == IN_NEED:
            return use
    return None


def give_help(s: NemoState, chosen: Help) -> Rules:
    """Change the result, or roll again (NW-13.1, NW-4.2)."""
    if isinstance(chosen, str):
        if chosen == REMOVE_PLATES:
            s.installed.remove(CREW_ARMOUR)
            s.scrapped.append(CREW_ARMOUR)
        add(s, 2 if chosen == REMOVE_PLATES else 1)
        return
    kind, which = chosen
    if kind == CHARACTER:
        yield from people.sacrifice(s, which)
        if s.c.character_reroll[which]:
            yield from throw(s)
        else:
            add(s, s.c.character_help[which])
    elif kind == TREASURE:
        hoard.discard_treasure(s, which)
        yield from effects.run(s, s.c.treasure_effect[which])
    elif kind == SKY:
        s.sky.remove(which)
        s.tiles_gone.append(which)
        add(s, s.c.tiles[which].help)
    else:
        use = help_use(s, which)
        assert use is not None
        yield from cards.use_card(s, which, use)


def add(s: NemoState, modifier: int) -> None:
    """Emergency help adds to the roll."""
    s.modifier += modifier
    tell(s, "helps", modifier, total(s))
