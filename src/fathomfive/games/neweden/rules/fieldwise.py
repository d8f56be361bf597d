"""The State field by field: `python -m tools.fieldwise` writes this file."""

from __future__ import annotations

from ....kernel import fieldwise
from .state import NewEdenState, Station


def copy_station(s: Station) -> Station:
    """An equal part that can be changed by itself."""
    t: Station = Station.__new__(Station)
    t.points = s.points
    t.damage = s.damage
    t.arms = [x[:] for x in s.arms]
    t.lying = [x[:] for x in s.lying]
    t.staffed = [x[:] for x in s.staffed]
    t.used = s.used[:]
    t.dome = s.dome
    t.spent = s.spent
    t.deeple = s.deeple
    t.extended = s.extended[:]
    t.vents = s.vents
    t.arriving = s.arriving[:]
    t.value = s.value
    t.bears = s.bears
    t.collapsed = s.collapsed
    t.hand = s.hand[:]
    t.parcel = s.parcel[:]
    t.left = s.left[:]
    t.order = s.order
    t.coins = s.coins
    return t


def values_of_station(s: Station) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.points,
        s.damage,
        s.arms,
        s.lying,
        s.staffed,
        s.used,
        s.dome,
        s.spent,
        s.deeple,
        s.extended,
        s.vents,
        s.arriving,
        s.value,
        s.bears,
        s.collapsed,
        s.hand,
        s.parcel,
        s.left,
        s.order,
        s.coins,
    ]


def copy_new_eden_state(s: NewEdenState) -> NewEdenState:
    """An equal State that can be changed by itself."""
    t: NewEdenState = NewEdenState.__new__(NewEdenState)
    t.seats = s.seats
    t.over = s.over
    t.shown = s.shown
    t.round = s.round
    t.phase = s.phase
    t.turn = s.turn
    t.nautilus = s.nautilus
    t.difficulty = s.difficulty
    t.stations = [copy_station(x) for x in s.stations]
    t.tableau = s.tableau[:]
    t.bonus = s.bonus[:]
    t.passed = s.passed[:]
    t.resting = s.resting
    t.sold = s.sold[:]
    t.lot = s.lot
    t.high = s.high
    t.bidder = s.bidder
    t.bidding = s.bidding[:]
    t.gone = s.gone[:]
    t.supply = s.supply
    t.deck = s.deck.copy()
    t.bonus_deck = s.bonus_deck.copy()
    t.listener = s.listener
    t.c = s.c
    return t


def values_of_new_eden_state(s: NewEdenState) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.seats,
        s.over,
        s.shown,
        s.round,
        s.phase,
        s.turn,
        s.nautilus,
        s.difficulty,
        s.stations,
        s.tableau,
        s.bonus,
        s.passed,
        s.resting,
        s.sold,
        s.lot,
        s.high,
        s.bidder,
        s.bidding,
        s.gone,
        s.supply,
        s.deck,
        s.bonus_deck,
    ]


fieldwise(Station, copy_station, values_of_station)
fieldwise(NewEdenState, copy_new_eden_state, values_of_new_eden_state)
