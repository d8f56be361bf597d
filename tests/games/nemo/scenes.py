"""Positions to test the rules in, and a way to answer their questions one by one."""

from __future__ import annotations

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules.cards import resolve
from fathomfive.games.nemo.rules.sea import put_ship
from fathomfive.games.nemo.rules.setup import set_up
from fathomfive.games.nemo.rules.state import ACTION, NemoState
from fathomfive.kernel import Pile, Value

from ..play import Briefly

CONTENT = GAME.load()[0]
WESTERN_PACIFIC, EASTERN_PACIFIC, NORTH_ATLANTIC, SOUTH_ATLANTIC, EUROPEAN_SEAS, INDIAN_OCEAN = range(6)
SOUTH_PACIFIC, CENTRAL_PACIFIC, PACIFIC_COAST, ARCTIC_OCEAN, CAPE_HORN, CAPE_OF_GOOD_HOPE = range(6, 12)
NEMO, CREW, HULL = range(3)
SECOND_OFFICER, CHIEF_ENGINEER, FIRST_OFFICER, CONSEIL, NED_LAND, ARONNAX = range(6)


class Play(Briefly[NemoState]):
    """Rules under way; nature's questions are answered like any other."""


def a_table(seats: int = 1, at: int = EASTERN_PACIFIC, **options: Value) -> NemoState:
    """A table after the set-up: the Nautilus in an empty world, nothing installed, no stones, five action points."""
    s = a_new_table(seats, **options)
    play = Play(s, set_up(s))
    while not play.over:
        no = "no" in play.options
        play.answer("no" if no else play.options[0])
    s.contacts = [0] * 12
    s.stones = [0] * 12
    s.nautilus = at
    s.act = 0
    s.deck[0] = 0
    s.phase = ACTION
    s.ap = 5
    s.listener = []
    return s


def a_new_table(seats: int = 1, **options: Value) -> NemoState:
    """A table before the set-up."""
    count, chosen = GAME.settle(seats, options)
    s = GAME.rules.new(CONTENT, count, chosen)
    s.seats = seats
    return s


def side(name: str) -> int:
    """The side of a ship by its name; the front where both sides have one name."""
    return CONTENT.side_name.index(name)


def ship(name: str) -> int:
    """The number of a ship tile by the name on its front."""
    return CONTENT.ship_ids.index(name)


def card(id: str) -> int:
    """The number of a card."""
    return CONTENT.card_ids.index(id)


def treasure(id: str) -> int:
    """The number of a kind of treasure."""
    return CONTENT.treasure_ids.index(id)


def tile(id: str) -> int:
    """The number of a tile of deadly seas."""
    return CONTENT.tile_ids.index(id)


def land(id: str) -> int:
    """The number of a land space."""
    return CONTENT.land_ids.index(id)


def technology(id: str) -> int:
    """The number of a technology."""
    return CONTENT.technology_ids.index(id)


def put(s: NemoState, name: str, ocean: int | None = None) -> int:
    """Put a ship at sea, with the side of this name up."""
    up = side(name)
    for pile in (s.bag.pool, s.waiting):
        if up >> 1 in pile:
            pile.remove(up >> 1)
    put_ship(s, up, s.nautilus if ocean is None else ocean)
    return up


def give(s: NemoState, *ids: str) -> None:
    """Treasures from the bag to the discovered ones."""
    for id in ids:
        s.treasure_bag.take(treasure(id))
        s.treasures.append(treasure(id))
    s.treasures.sort()


def install(s: NemoState, *ids: str) -> None:
    """Technologies into the tableau, wherever they were."""
    for id in ids:
        what = technology(id)
        for pile in (s.stack.pool, s.offer):
            if what in pile:
                pile.remove(what)
        s.installed.append(what)


def keep(s: NemoState, id: str) -> int:
    """A KEEP event into the tableau."""
    number = card(id)
    s.unseen.take(number)
    s.kept.append(number)
    return number


def play_card(s: NemoState, id: str) -> Play:
    """Resolve a card."""
    number = card(id)
    if number in s.unseen.pool:
        s.unseen.take(number)
    return Play(s, resolve(s, number))


def only_in_bag(s: NemoState, *names: str) -> None:
    """The ship bag holds just these."""
    s.bag = Pile([ship(name) for name in names])


def told(s: NemoState, kind: str) -> list[tuple[Value, ...]]:
    """The facts of a kind that were told."""
    return [fact.args for fact in s.listener or [] if fact.kind == kind]
