"""Emergency help after a roll: people, treasures, KEEP events, crew armour and a red sky (NW-13.1)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, Stand, ask, tell
from ..content.vocabulary import CREW_ARMOUR, IN_NEED, TREASURES, Use
from . import cards, effects, hoard, kinds, people, trial
from .bridge import clockwise, on_duty, superior
from .kinds import Help
from .state import BOLDLY, BY_CHARACTER, BY_TECHNOLOGY, BY_TILE, RAMMING, NemoState

ACCEPT: Final = "accept"
CHARACTER: Final = "character"
TREASURE: Final = "treasure"
CARD: Final = "card"
SKY: Final = "sky"
PLATES: Final = "armour"
REMOVE_PLATES: Final = "armour-away"


def seek_help(s: NemoState) -> Rules:
    """Emergency help: every seat may use its own, the captain first, until all accept the roll as it lies (NW-13.1)."""
    ways = ways_to_help(s)
    if beyond_help(s, ways):
        return
    waiting = clockwise(s, s.captain)
    while waiting:
        seat = waiting[0]
        options = [way for way in ways if giver(s, way) == seat]
        chosen: Help = ACCEPT
        if options:
            options.append(ACCEPT)
            stand = Stand(ACCEPT) if trial.succeeds(s) else None
            chosen = yield from ask(seat, kinds.HELP, options, (s.goal, trial.total(s)), stand=stand)
        if chosen == ACCEPT:
            waiting.pop(0)
            continue
        before = s.dice
        yield from give_help(s, chosen)
        ways = ways_to_help(s)
        if beyond_help(s, ways):
            return
        if s.dice is not before:
            waiting = clockwise(s, seat)


def beyond_help(s: NemoState, ways: list[Help]) -> bool:
    """Whether nothing can get better: the best is reached, or all help together would not do (NW-R3)."""
    if not ways or trial.settled(s):
        return True
    if any([help_bonus(s, way) == 0 for way in ways]):
        return False
    most = trial.total(s) + sum([help_bonus(s, way) for way in ways if way != PLATES])
    return trial.band_of(most) <= trial.band(s) if s.goal == 0 else most < s.goal


def plated(s: NemoState) -> bool:
    """Whether crew armour can still help: a bold attack, once on each roll (NW-11.19, NW-R14)."""
    if s.trial != RAMMING or s.attack != BOLDLY or CREW_ARMOUR not in s.installed:
        return False
    return not any([source == BY_TECHNOLOGY and which == CREW_ARMOUR for source, which, _ in s.ledger])


def helps(s: NemoState, seat: int) -> list[Help]:
    """What a seat can still do about a roll."""
    return [way for way in ways_to_help(s) if giver(s, way) == seat]


def giver(s: NemoState, way: Help) -> int:
    """The seat whose help it is: the captain's, but for people and treasures of others (NW-17.2, NW-17.3)."""
    if not isinstance(way, str):
        kind, which = way
        if kind == CHARACTER:
            return superior(s, which)
        if kind == TREASURE:
            return on_duty(s, TREASURES)
    return s.captain


def ways_to_help(s: NemoState) -> list[Help]:
    """What can still be done about a roll; against a natural double 1 only rolling again (NW-R3, NW-7.3)."""
    c = s.c
    snake_eyes = trial.double_one(s)
    found: list[Help] = []
    for who, alive in enumerate(s.characters):
        if alive and (c.character_reroll[who] or (c.character_help[who] and not snake_eyes)):
            found.append((CHARACTER, who))
    last = -1
    for treasure in s.treasures:
        if c.treasure_when[treasure] == IN_NEED and treasure != last:
            found.append((TREASURE, treasure))
            last = treasure
    for card in s.kept:
        use = help_use(s, card)
        if use is not None and cards.may_use(s, use):
            found.append((CARD, card))
    if not snake_eyes:
        found += [(SKY, tile) for tile in s.sky]
        if plated(s):
            found += [PLATES, REMOVE_PLATES]
    return found


def help_use(s: NemoState, card: int) -> Use | None:
    """The use of a KEEP event as emergency help, if it has one."""
    for use in s.c.card_uses[card]:
        if use.when == IN_NEED:
            return use
    return None


def help_bonus(s: NemoState, way: Help) -> int:
    """What a way to help adds to the roll; 0 for rolling again."""
    if isinstance(way, str):
        return {PLATES: 1, REMOVE_PLATES: 2}.get(way, 0)
    kind, which = way
    return s.c.character_help[which] if kind == CHARACTER else s.c.tiles[which].help if kind == SKY else 0


def give_help(s: NemoState, chosen: Help) -> Rules:
    """Change the result, or roll again (NW-13.1, NW-4.2)."""
    if isinstance(chosen, str):
        if chosen == REMOVE_PLATES:
            s.installed.remove(CREW_ARMOUR)
            s.scrapped.append(CREW_ARMOUR)
        add(s, BY_TECHNOLOGY, CREW_ARMOUR, help_bonus(s, chosen))
        return
    kind, which = chosen
    if kind == CHARACTER:
        yield from people.sacrifice(s, which)
        if s.c.character_reroll[which]:
            yield from trial.throw(s)
        else:
            add(s, BY_CHARACTER, which, s.c.character_help[which])
    elif kind == TREASURE:
        hoard.discard_treasure(s, which)
        yield from effects.run(s, s.c.treasure_effect[which])
    elif kind == SKY:
        s.sky.remove(which)
        s.tiles_gone.append(which)
        add(s, BY_TILE, which, s.c.tiles[which].help)
    else:
        use = help_use(s, which)
        assert use is not None
        yield from cards.use_card(s, which, use)


def add(s: NemoState, source: int, which: int, plus: int) -> None:
    """Emergency help adds to the roll."""
    trial.count(s, source, which, plus)
    tell(s, "helps", plus, trial.total(s))
