"""What must hold after every answer: no ship, card, treasure, tile or marker is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

from ..content.vocabulary import (
    CANNONBALLS,
    CONTACT_TILES,
    EVENTS,
    FIRST_FINALE,
    GREY_MARKERS,
    LIGHT_MARKERS,
    MAX_AP,
    MINES,
    MINES_CARD,
    SALVAGE_SPACES,
    STONES,
    TILE,
    TURNING_POINT,
)
from .state import SEMI, SET_UP, NemoState


def invariants(s: NemoState) -> Iterator[str]:
    """Whatever is not where it must be."""
    if s.phase == SET_UP:
        return
    yield from _ships(s)
    yield from _tiles(s)
    yield from _cards(s)
    yield from _technologies(s)
    yield from _tokens(s)
    yield from _tracks(s)


def _at_sea(s: NemoState) -> list[int]:
    sides = [side for ships in s.ships for side in ships] + [side for row in s.tonnage for side in row] + s.sunk
    return [side >> 1 for side in sides] + s.drawn


def _ships(s: NemoState) -> Iterator[str]:
    tiles = [ship for ship, group in enumerate(s.c.ship_group) if group < 0]
    found = _at_sea(s) + s.salvage + s.discarded + s.waiting + [ship for ship in s.bag.pool if ship != TILE]
    found = sorted([ship for ship in found if ship not in tiles])
    if found != [ship for ship in range(len(s.c.ship_group)) if ship not in tiles]:
        yield f"the ships are {found}"
    if len(s.salvage) > SALVAGE_SPACES:
        yield f"{len(s.salvage)} ships are in the salvage spaces"
    for ship in s.cannonballs:
        if ship not in _at_sea(s):
            yield f"ship {ship} carries a cannonball but is not at sea"
    if len(s.cannonballs) > CANNONBALLS:
        yield f"there are {len(s.cannonballs)} cannonballs"


def _tiles(s: NemoState) -> Iterator[str]:
    if not s.deadly:
        return
    afloat = [number for number, tile in enumerate(s.c.tiles) if tile.ship in _at_sea(s) + s.salvage]
    found = sorted(s.tiles.pool + s.tiles_gone + s.sky + afloat)
    if s.bag.pool.count(TILE) + sum(s.fleet_tiles) > len(s.tiles):
        yield f"{len(s.tiles)} tiles are unseen, but more are in the bag and with the fleets"
    if found != list(range(len(s.c.tiles))):
        yield f"the tiles are {found}"


def _cards(s: NemoState) -> Iterator[str]:
    own = [] if s.points else [card for pile in s.own_up + s.own_down for card in pile]
    seen = s.cards + s.kept + s.success + s.failure + s.under + own
    mined = MINES in s.installed + s.scrapped and MINES_CARD not in seen
    events = sorted(s.unseen.pool + [card for card in seen if card < EVENTS] + ([MINES_CARD] if mined else []))
    if events != list(range(EVENTS)):
        yield f"the events are {events}"
    finale = any([FIRST_FINALE <= card < TURNING_POINT for card in seen])
    face_down = s.deck[1] + s.deck[3] + s.deck[5] + s.deck[6] - (not s.turned) - (not finale) + s.extra
    if face_down != len(s.unseen):
        yield f"{len(s.unseen)} events are unseen, but {face_down} lie face down"


def _technologies(s: NemoState) -> Iterator[str]:
    found = s.stack.pool + s.offer + [what for what in s.installed + s.scrapped if what != MINES]
    if sorted(found) != list(range(len(s.c.technology_cost))):
        yield f"the technologies are {sorted(found)}"


def _tokens(s: NemoState) -> Iterator[str]:
    if sum(s.contacts) > CONTACT_TILES or min(s.contacts) < 0:
        yield f"the contacts are {s.contacts}"
    if s.uprisings.count(1) > LIGHT_MARKERS or s.uprisings.count(2) > GREY_MARKERS:
        yield f"the uprisings are {s.uprisings}"
    if max(s.stones) > 1 or min(s.stones) < 0 or s.event_stones < 0:
        yield f"the stones are {s.stones}"
    if s.mode == SEMI and sum(s.stones) + s.event_stones + sum(s.own_stones) > STONES:
        yield "there are more treasure stones than 17"
    kinds = s.treasure_bag.pool + s.treasures + s.treasures_gone
    for kind, count in enumerate(s.c.treasure_count):
        if kinds.count(kind) != count:
            yield f"there are {kinds.count(kind)} treasures {s.c.treasure_ids[kind]}"


def _tracks(s: NemoState) -> Iterator[str]:
    for resource, space in enumerate(s.resources):
        if not 0 <= space < len(s.c.track_exert[resource]):
            yield f"resource {resource} is on space {space}"
        if space == 0 and not s.lost:
            yield f"resource {resource} is at its end, but the game goes on"
    if not 0 <= s.ap <= MAX_AP:
        yield f"there are {s.ap} action points"
    if s.notoriety > s.peak or s.notoriety < 0:
        yield f"notoriety is {s.notoriety}, its peak {s.peak}"
    if s.peak >= s.c.outlawed[s.motive] and not s.lost:
        yield f"notoriety has reached {s.peak}, but the game goes on"
