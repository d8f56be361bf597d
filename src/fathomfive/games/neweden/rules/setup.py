"""Set-up (NE-1)."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Pile, Rules, SetupError, Value, pick, tell
from ..content.tables import START_COINS, Content
from .free import TILES, turn_tile
from .state import NewEdenState, Station
from .verbs import gain_deeple, place


def new(content: Content, seats: int, options: Mapping[str, Value]) -> NewEdenState:
    """The table before set-up; only Deep Thought knows degrees of difficulty (NE-12.8)."""
    s = NewEdenState()
    s.c = content
    difficulty = options["difficulty"]
    assert isinstance(difficulty, int)
    if difficulty and seats > 1:
        raise SetupError(f"difficulty is Deep Thought's, who plays against one seat only, not against {seats}")
    s.difficulty = difficulty
    return s


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
