"""What content makes happen: every verb of the content files is a call of the verbs of the rules."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, ask, roll, tell
from ..content.vocabulary import (
    ANYWHERE,
    CANNONBALLS,
    CONTACTS,
    COURSE,
    DO_AMBUSH,
    DO_AP,
    DO_AP_ZERO,
    DO_ATTACK,
    DO_CALM,
    DO_CANNONBALLS,
    DO_CHOOSE,
    DO_CLEAR,
    DO_CONTACT,
    DO_CRUSH,
    DO_DAMAGE,
    DO_DISCARD_TREASURE,
    DO_DISPERSE,
    DO_FAILURE,
    DO_FLEET,
    DO_GAIN,
    DO_IF,
    DO_INSTALL,
    DO_LAST_TURN,
    DO_LAUNCH,
    DO_LOSE,
    DO_LOSE_ANY,
    DO_NEW_COURSE,
    DO_NOTORIETY,
    DO_OFFER,
    DO_RECALL,
    DO_REROLL,
    DO_REVIVE,
    DO_SACRIFICE,
    DO_SACRIFICE_ONE,
    DO_SAIL,
    DO_STONE,
    DO_SUCCESS,
    DO_SWEEP,
    DO_TECHNOLOGY,
    DO_TREASURE,
    DO_TREASURE_FLEET,
    DO_TUNNEL,
    DO_TURNING_POINT,
    DO_UPRISING,
    FREE_ATTACKS,
    HERE,
    IF_ABOARD,
    IF_AT,
    IF_CREW_ABOARD,
    IF_LULL,
    IF_NO_SHIPS,
    IF_NO_WARSHIPS,
    IF_TECHNOLOGIES,
    IF_TRANSIT,
    IF_TREASURES,
    IF_UPRISINGS,
    MAX_AP,
    ON_EVENTS,
    SPOILS,
    Condition,
    Effect,
)
from . import cards, combat, hoard, kinds, people, sighting, trial
from .bridge import command, on_duty
from .kinds import Thing
from .nautilus import bring_fleet, change_notoriety, damage, earn, gain, lose, lose_any
from .sea import (
    LIGHT,
    all_lands,
    crush,
    discard_ship,
    free_lands,
    is_warship,
    lift_ship,
    place_event_stone,
    place_stone,
    raise_uprising,
    reach,
    sail,
    sweep,
    warships,
)
from .state import NemoState
from .workshop import add_to_offer, install, new_course

STAY: Final = "stay"
STOP: Final = "stop"


def run(s: NemoState, todo: list[Effect]) -> Rules:
    """Let effects happen one after another."""
    for effect in todo:
        yield from happen(s, effect)


def happen(s: NemoState, effect: Effect) -> Rules:
    """Let one effect happen."""
    verb = effect.verb
    a = effect.a
    if verb in (DO_SUCCESS, DO_FAILURE):
        cards.file_card(s, verb == DO_SUCCESS)
    elif verb == DO_NOTORIETY:
        change_notoriety(s, a)
    elif verb == DO_GAIN:
        gain(s, a, effect.b)
    elif verb == DO_LOSE:
        lose(s, a, effect.b)
    elif verb == DO_IF:
        assert effect.when is not None
        yield from run(s, effect.branches[0] if holds(s, effect.when) else effect.branches[1])
    elif verb == DO_CHOOSE:
        yield from choice(s, effect)
    elif verb == DO_TREASURE:
        yield from hoard.gain_treasures(s, a)
    elif verb == DO_DISCARD_TREASURE:
        yield from hoard.lose_treasure(s, a)
    elif verb == DO_AP:
        earn(s, a)
    elif verb == DO_AP_ZERO:
        s.ap = 0
        tell(s, "idle")
    elif verb == DO_REROLL:
        yield from trial.throw(s)
    elif verb == DO_LOSE_ANY:
        yield from lose_any(s, a)
    elif verb == DO_DAMAGE:
        for _ in range(a):
            yield from damage(s)
    else:
        yield from happen_at_sea(s, effect)


def happen_at_sea(s: NemoState, effect: Effect) -> Rules:
    """Let one of the rarer effects happen: people, oceans, ships."""
    verb = effect.verb
    a = effect.a
    if verb == DO_SACRIFICE:
        for _ in range(a):
            yield from people.forced_sacrifice(s)
    elif verb == DO_SACRIFICE_ONE:
        yield from people.sacrifice(s, a)
    elif verb == DO_REVIVE:
        yield from people.revive(s)
    elif verb == DO_STONE:
        if a == ON_EVENTS:
            place_event_stone(s)
        else:
            yield from place_stone(s, s.nautilus if a == HERE else a)
    elif verb == DO_UPRISING:
        yield from raise_uprising(s, all_lands(s) if a == ANYWHERE else free_lands(s, s.nautilus if a == HERE else a))
    elif verb == DO_CRUSH:
        yield from crush(s)
    elif verb == DO_CONTACT:
        yield from sighting.sight(s, s.nautilus if a == HERE else a)
    elif verb == DO_AMBUSH:
        yield from combat.ambush(s, a)
    elif verb == DO_ATTACK:
        yield from combat.raid(s, FREE_ATTACKS[a])
    elif verb == DO_SAIL:
        yield from drift(s, a)
    elif verb == DO_SWEEP:
        sweep(s, s.nautilus if a == HERE else a)
    elif verb == DO_CANNONBALLS:
        yield from bombard(s, a)
    elif verb == DO_DISPERSE:
        yield from disperse(s, a)
    elif verb == DO_CLEAR:
        yield from clear(s)
    elif verb == DO_RECALL:
        yield from recall(s, a)
    elif verb == DO_TREASURE_FLEET:
        yield from sink_treasure_fleet(s)
    else:
        yield from happen_aboard(s, effect)


def happen_aboard(s: NemoState, effect: Effect) -> Rules:
    """Let one of the effects of the story and of technology happen."""
    verb = effect.verb
    a = effect.a
    if verb == DO_TUNNEL:
        s.tunnel = True
        tell(s, "tunnel")
    elif verb == DO_CALM:
        s.calm = True
    elif verb == DO_INSTALL:
        cards.install_mines(s)
    elif verb == DO_LAST_TURN:
        s.last_turn = True
        tell(s, "last_turn")
    elif verb == DO_OFFER:
        for _ in range(a):
            yield from add_to_offer(s)
    elif verb == DO_TECHNOLOGY:
        yield from install(s, a)
    elif verb == DO_FLEET:
        bring_fleet(s, a)
    elif verb == DO_LAUNCH:
        die = yield from roll(6, "launch")
        sail(s, s.c.ocean_of_die[die])
    elif verb == DO_NEW_COURSE:
        yield from new_course(s)
    else:
        assert verb == DO_TURNING_POINT
        yield from combat.red_fleet(s)


def choice(s: NemoState, effect: Effect) -> Rules:
    """The captain chooses one of several effects; what cannot be given up is no way out (NW-R35)."""
    chosen = yield from command(s, kinds.EFFECT, open_branches(s, effect), (effect.a,))
    yield from run(s, effect.branches[chosen])


def open_branches(s: NemoState, effect: Effect) -> list[int]:
    """The branches of a choice whose price can be paid now (NW-R35)."""
    return [branch for branch, todo in enumerate(effect.branches) if all([payable(s, price) for price in todo])]


def payable(s: NemoState, effect: Effect) -> bool:
    """Whether there is somebody or something to give up, or to attack, where an effect asks for it."""
    verb = effect.verb
    if verb == DO_ATTACK:
        return len(combat.targets(s)) > 0
    if verb == DO_SACRIFICE:
        return sum(s.characters) > 0
    if verb == DO_SACRIFICE_ONE:
        return s.characters[effect.a] == 1
    if verb == DO_DISCARD_TREASURE:
        return len(s.treasures) > 0
    return verb != DO_CRUSH or s.uprisings.count(LIGHT) > 0


def brings_nothing(s: NemoState, effect: Effect) -> bool:
    """Whether an effect could change nothing now: there is no room, nobody to come back, nothing to take."""
    verb = effect.verb
    a = effect.a
    if verb == DO_GAIN:
        return s.resources[a] == len(s.c.track_exert[a]) - 1
    if verb == DO_AP:
        return s.ap >= MAX_AP
    if verb == DO_NOTORIETY:
        return a < 0 and s.notoriety == 0
    if verb == DO_REVIVE:
        return sum(s.characters) == len(s.characters)
    if verb == DO_OFFER:
        return not s.stack.pool
    if verb == DO_TREASURE:
        return not s.treasure_bag.pool
    if verb == DO_UPRISING:
        return not (all_lands(s) if a == ANYWHERE else free_lands(s, s.nautilus if a == HERE else a))
    if verb in (DO_DISPERSE, DO_CLEAR):
        return sum(s.contacts) == 0
    if verb in (DO_RECALL, DO_CANNONBALLS):
        return not any([warships(s, ocean) for ocean in range(len(s.ships))])
    return verb == DO_DISCARD_TREASURE and not s.treasures


def drift(s: NemoState, moves: int) -> Rules:
    """The Nautilus may sail up to so many oceans, free of cost."""
    options: list[Thing] = [STAY, *reach(s, moves)]
    chosen = yield from ask(on_duty(s, COURSE), kinds.DRIFT, options)
    if isinstance(chosen, int):
        sail(s, chosen)


def bombard(s: NemoState, count: int) -> Rules:
    """Put cannonballs on up to so many warships at sea, which weakens them (NW-R18)."""
    for _ in range(count):
        targets: list[Thing] = [
            side for ships in s.ships for side in ships if is_warship(s, side) and side >> 1 not in s.cannonballs
        ]
        if not targets or len(s.cannonballs) >= CANNONBALLS:
            return
        chosen = yield from ask(on_duty(s, SPOILS), kinds.CANNONBALL, [STOP, *targets])
        if isinstance(chosen, str):
            return
        s.cannonballs.append(chosen >> 1)
        tell(s, "cannonball", chosen)


def disperse(s: NemoState, count: int) -> Rules:
    """Discard up to so many unknown contacts, anywhere."""
    for _ in range(count):
        places: list[Thing] = [ocean for ocean, contacts in enumerate(s.contacts) if contacts]
        if not places:
            return
        chosen = yield from ask(on_duty(s, CONTACTS), kinds.DISPERSE, [*places, STOP])
        if isinstance(chosen, str):
            return
        s.contacts[chosen] -= 1
        tell(s, "disperses", chosen)


def clear(s: NemoState) -> Rules:
    """Discard all unknown contacts of one ocean."""
    places: list[int] = [ocean for ocean, contacts in enumerate(s.contacts) if contacts]
    if places:
        ocean = yield from ask(on_duty(s, CONTACTS), kinds.CLEAR, places)
        tell(s, "clears", ocean, s.contacts[ocean])
        s.contacts[ocean] = 0


def recall(s: NemoState, count: int) -> Rules:
    """Discard up to so many warships, anywhere at sea."""
    for _ in range(count):
        called: list[Thing] = [side for ships in s.ships for side in ships if is_warship(s, side)]
        if not called:
            return
        chosen = yield from ask(on_duty(s, CONTACTS), kinds.RECALL, [*called, STOP])
        if isinstance(chosen, str):
            return
        for ocean, ships in enumerate(s.ships):
            if chosen in ships:
                lift_ship(s, chosen, ocean)
                break
        discard_ship(s, chosen >> 1)
        tell(s, "recalls", chosen)


def sink_treasure_fleet(s: NemoState) -> Rules:
    """A sunken treasure fleet lies in a rolled ocean: a stone, more treasure for the finder, and a contact (NW-2.6)."""
    die = yield from roll(6, "treasure_fleet")
    s.wreck = s.c.ocean_of_die[die]
    tell(s, "wreck", s.wreck)
    if s.stones[s.wreck] == 0:
        yield from place_stone(s, s.wreck)
    yield from sighting.sight(s, s.wreck)


def holds(s: NemoState, condition: Condition) -> bool:
    """Whether a condition of the content holds now."""
    test = condition.test
    number = condition.number
    if test == IF_AT:
        return s.nautilus in condition.places
    if test == IF_NO_SHIPS:
        return not s.ships[s.nautilus]
    if test == IF_NO_WARSHIPS:
        return warships(s, s.nautilus) == 0
    if test == IF_UPRISINGS:
        return s.uprisings.count(1) >= number
    if test == IF_ABOARD:
        return s.characters[number] == 1
    if test == IF_CREW_ABOARD:
        return sum(s.characters) >= number
    if test == IF_LULL:
        return s.lull
    if test == IF_TECHNOLOGIES:
        return len(s.installed) >= number
    if test == IF_TRANSIT:
        return s.c.die[s.nautilus] == 0
    assert test == IF_TREASURES
    return len(s.treasures) >= number
