"""What content makes happen: every verb of the content files is a call of the verbs of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel import Rules, roll, tell
from ..content.vocabulary import (
    ANYWHERE,
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
    MAX_AP,
    ON_EVENTS,
    Effect,
)
from . import cards, combat, hoard, kinds, people, sighting, trial
from .bridge import command
from .conditions import holds
from .nautilus import bring_fleet, change_notoriety, damage, earn, gain, lose, lose_any
from .sea import (
    LIGHT,
    all_lands,
    crush,
    free_lands,
    place_event_stone,
    place_stone,
    raise_uprising,
    sail,
    sweep,
    warships,
)
from .sea_effects import bombard, clear, disperse, drift, recall, sink_treasure_fleet
from .state import NemoState
from .workshop import add_to_offer, install, new_course


def run(s: NemoState, todo: list[Effect]) -> Rules:
    """Let effects happen one after another: at once, or in steps that may ask and roll."""
    for effect in todo:
        at_once = AT_ONCE.get(effect.verb)
        if at_once is not None:
            at_once(s, effect)
        else:
            yield from IN_STEPS[effect.verb](s, effect)


def place(s: NemoState, where: int) -> int:
    """The ocean that an effect means: a certain one, or the one the Nautilus is in."""
    return s.nautilus if where == HERE else where


def idle(s: NemoState, effect: Effect) -> None:
    """All action points are gone."""
    s.ap = 0
    tell(s, "idle")


def open_tunnel(s: NemoState, effect: Effect) -> None:
    """The Arabian Tunnel may be used from now on."""
    s.tunnel = True
    tell(s, "tunnel")


def calm(s: NemoState, effect: Effect) -> None:
    """The next contact phase brings nothing."""
    s.calm = True


def announce_end(s: NemoState, effect: Effect) -> None:
    """The game ends with this turn (NW-R6)."""
    s.last_turn = True
    tell(s, "last_turn")


def branch(s: NemoState, effect: Effect) -> Rules:
    """One of two effects, as a condition holds or not."""
    assert effect.when is not None
    yield from run(s, effect.branches[0] if holds(s, effect.when) else effect.branches[1])


def suffer(s: NemoState, effect: Effect) -> Rules:
    """So many random damages."""
    for _ in range(effect.a):
        yield from damage(s)


def give_up(s: NemoState, effect: Effect) -> Rules:
    """So many characters have to go."""
    for _ in range(effect.a):
        yield from people.forced_sacrifice(s)


def lay_stone(s: NemoState, effect: Effect) -> Rules:
    """A treasure stone, in an ocean or on the additional events."""
    if effect.a == ON_EVENTS:
        place_event_stone(s)
    else:
        yield from place_stone(s, place(s, effect.a))


def rise(s: NemoState, effect: Effect) -> Rules:
    """An uprising, in an ocean or anywhere."""
    lands = all_lands(s) if effect.a == ANYWHERE else free_lands(s, place(s, effect.a))
    yield from raise_uprising(s, lands)


def offer(s: NemoState, effect: Effect) -> Rules:
    """So many more technologies on offer."""
    for _ in range(effect.a):
        yield from add_to_offer(s)


def launch(s: NemoState, effect: Effect) -> Rules:
    """The Nautilus begins her voyage in the major ocean of a die (NW-6.3)."""
    die = yield from roll(6, "launch")
    sail(s, s.c.ocean_of_die[die])


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


AT_ONCE: Final[dict[int, Callable[[NemoState, Effect], None]]] = {
    DO_SUCCESS: lambda s, effect: cards.file_card(s, True),
    DO_FAILURE: lambda s, effect: cards.file_card(s, False),
    DO_NOTORIETY: lambda s, effect: change_notoriety(s, effect.a),
    DO_GAIN: lambda s, effect: gain(s, effect.a, effect.b),
    DO_LOSE: lambda s, effect: lose(s, effect.a, effect.b),
    DO_AP: lambda s, effect: earn(s, effect.a),
    DO_AP_ZERO: idle,
    DO_SWEEP: lambda s, effect: sweep(s, place(s, effect.a)),
    DO_TUNNEL: open_tunnel,
    DO_CALM: calm,
    DO_INSTALL: lambda s, effect: cards.install_mines(s),
    DO_LAST_TURN: announce_end,
    DO_FLEET: lambda s, effect: bring_fleet(s, effect.a),
}
"""Effects that ask nobody and roll nothing, by verb."""

IN_STEPS: Final[dict[int, Callable[[NemoState, Effect], Rules]]] = {
    DO_IF: branch,
    DO_CHOOSE: choice,
    DO_TREASURE: lambda s, effect: hoard.gain_treasures(s, effect.a),
    DO_DISCARD_TREASURE: lambda s, effect: hoard.lose_treasure(s, effect.a),
    DO_REROLL: lambda s, effect: trial.throw(s),
    DO_LOSE_ANY: lambda s, effect: lose_any(s, effect.a),
    DO_DAMAGE: suffer,
    DO_SACRIFICE: give_up,
    DO_SACRIFICE_ONE: lambda s, effect: people.sacrifice(s, effect.a),
    DO_REVIVE: lambda s, effect: people.revive(s),
    DO_STONE: lay_stone,
    DO_UPRISING: rise,
    DO_CRUSH: lambda s, effect: crush(s),
    DO_CONTACT: lambda s, effect: sighting.sight(s, place(s, effect.a)),
    DO_AMBUSH: lambda s, effect: combat.ambush(s, effect.a),
    DO_ATTACK: lambda s, effect: combat.raid(s, FREE_ATTACKS[effect.a]),
    DO_SAIL: lambda s, effect: drift(s, effect.a),
    DO_CANNONBALLS: lambda s, effect: bombard(s, effect.a),
    DO_DISPERSE: lambda s, effect: disperse(s, effect.a),
    DO_CLEAR: lambda s, effect: clear(s),
    DO_RECALL: lambda s, effect: recall(s, effect.a),
    DO_TREASURE_FLEET: lambda s, effect: sink_treasure_fleet(s),
    DO_OFFER: offer,
    DO_TECHNOLOGY: lambda s, effect: install(s, effect.a),
    DO_LAUNCH: launch,
    DO_NEW_COURSE: lambda s, effect: new_course(s),
    DO_TURNING_POINT: lambda s, effect: combat.red_fleet(s),
}
"""Effects that may ask, roll or draw, by verb."""
