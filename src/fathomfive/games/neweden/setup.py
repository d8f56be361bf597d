"""Set-up (NE-1)."""

from __future__ import annotations

from ...kernel import Pile, Rules, pick, tell
from .free import TILES, turn_tile
from .state import NewEdenState, Station
from .station import gain_deeple, place
from .tables import START_COINS


def set_up(s: NewEdenState) -> Rules:
    """Build the stations, shuffle the bonus deck, and let chance give the Nautilus marker (NE-1.2 to NE-1.9)."""
    alone = s.seats == 1
    s.bonus_deck = Pile(range(len(s.c.bonus_ids)))
    for seat in range(2 if alone else s.seats):
        yield from found_station(s, seat)
    if alone:
        start_automaton(s, 1)
        s.nautilus = 1
    else:
        s.nautilus = yield from pick(range(s.seats), "first")
    tell(s, "begins", s.nautilus)


def found_station(s: NewEdenState, seat: int) -> Rules:
    """One station: 10 coins, a deeple, oxygen cards 1 and 2, no damage (NE-1.4 to NE-1.8)."""
    station = Station()
    s.stations.append(station)
    station.coins = START_COINS
    gain_deeple(s, seat, 1)
    for card in s.c.start_cards:
        yield from place(s, seat, card)


def start_automaton(s: NewEdenState, seat: int) -> None:
    """Deep Thought: a covered power plant and four turned extensions (NE-12.1)."""
    s.stations[seat].vents = len(s.c.vent_coins)
    for group in TILES:
        turn_tile(s, seat, group)
