"""Deadly seas: tiles that lurk among the ships (NW-16.2 to NW-16.9)."""

from __future__ import annotations

from ....kernel import Pile, Rule, Rules, draw, tell
from ..content.vocabulary import (
    COASTAL_VILLAGE,
    CYCLONE,
    ESCORT,
    FAILING_NAUTILUS,
    FLEETS,
    GROUPS,
    RED_SKY,
    TILE,
    TILE_EFFECT,
    UNCHARTED_ISLAND,
    UPRISINGS,
)
from . import cards, combat, effects, kinds, sighting
from .bridge import NO, YES, consult, on_duty
from .sea import free_lands, raise_uprising, sweep
from .state import NemoState, TurnOver


def scatter_tiles(s: NemoState) -> None:
    """One unseen tile waits with each fleet, some are in the bag, the rest in the box (NW-16.2)."""
    s.fleet_tiles = [0] * len(GROUPS)
    if not s.deadly:
        return
    s.tiles = Pile(range(len(s.c.tiles)))
    for group in FLEETS:
        s.fleet_tiles[group] = 1
    for _ in range(s.c.deadly_tiles[s.level_deadly]):
        s.bag.add(TILE)


def turn_up(s: NemoState, ocean: int) -> Rule[int]:
    """A tile is drawn: an escorted ship appears like any other, the rest happens and is gone (NW-16.3)."""
    number = yield from draw(s.tiles, "tile")
    tile = s.c.tiles[number]
    tell(s, "tile", number)
    if tile.rule == ESCORT:
        return tile.ship
    if tile.rule == RED_SKY:
        s.sky.append(number)
        return sighting.NOTHING
    s.tiles_gone.append(number)
    if tile.rule == COASTAL_VILLAGE:
        yield from coastal_village(s, ocean)
    elif tile.rule == CYCLONE:
        yield from cyclone(s, tile.attack)
    elif tile.rule == FAILING_NAUTILUS:
        s.ap = 0
        raise TurnOver
    elif tile.rule == UNCHARTED_ISLAND:
        if cards.events_left(s):
            card = yield from cards.draw_extra(s)
            yield from cards.resolve(s, card)
    else:
        assert tile.rule == TILE_EFFECT
        yield from effects.run(s, tile.effect)
    return sighting.NOTHING


def coastal_village(s: NemoState, ocean: int) -> Rules:
    """An uprising may be raised in this ocean at no cost (NW-16.4)."""
    lands = free_lands(s, ocean)
    if lands and (yield from consult(s, on_duty(s, UPRISINGS), kinds.VILLAGE, (YES, NO), (ocean,))) == YES:
        yield from raise_uprising(s, lands)


def cyclone(s: NemoState, attack: int) -> Rules:
    """A storm fires like a warship, then sweeps the ocean of the Nautilus (NW-16.5)."""
    foe = s.foe
    s.foe = -1
    yield from combat.under_fire(s, attack)
    sweep(s, s.nautilus)
    s.foe = foe


def escort(s: NemoState, ship: int, ocean: int) -> Rules:
    """An escorted ship brings contacts: twice contact priority for its ocean (NW-16.7)."""
    if s.c.ship_group[ship] < 0:
        for _ in range(2):
            yield from sighting.sight(s, ocean)
