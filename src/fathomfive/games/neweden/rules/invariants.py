"""What must hold after every answer: no card, no deeple is lost or doubled (law 7)."""

from __future__ import annotations

from collections.abc import Iterator

from ..content.tables import DEEPLE, OUTSIDE, OXYGEN, WORST
from .state import DEVELOPMENT, MARKET, SETUP, NewEdenState


def invariants(s: NewEdenState) -> Iterator[str]:
    """Everything that is not as it must be."""
    if s.nautilus < 0:
        return
    yield from _cards(s)
    yield from _deeple(s)
    for seat, station in enumerate(s.stations):
        if not 0 <= station.damage <= WORST:
            yield f"station {seat} has a damage of {station.damage}"
        if station.coins < 0:
            yield f"station {seat} has {station.coins} coins"
        if len(station.used) != len(station.arms[OXYGEN]):
            yield f"station {seat} has {len(station.arms[OXYGEN])} oxygen cards, but {len(station.used)} sides of them"


def _decks_in_use(s: NewEdenState) -> int:
    if s.phase == SETUP and not s.deck.pool:
        return 2 * s.round
    if s.phase in (SETUP, DEVELOPMENT) or (s.phase == MARKET and not _black_market_open(s)):
        return 2 * s.round - 1
    return 2 * s.round


def _black_market_open(s: NewEdenState) -> bool:
    """Whether the B deck is on the table."""
    market = s.c.decks[2 * s.round - 1]
    return bool(s.deck.pool) and s.deck.pool[0] in market


def _cards(s: NewEdenState) -> Iterator[str]:
    """Every card of the decks used so far is in one place."""
    modules = {card for deck in s.c.decks for card in deck}
    zones = [s.deck.pool, s.gone, s.tableau]
    for station in s.stations:
        zones += [*station.arms, station.arriving, station.hand, station.parcel, station.left]
    cards = [card for zone in zones for card in zone if card in modules]
    wanted = [card for deck in s.c.decks[: _decks_in_use(s)] for card in deck]
    if sorted(cards) != sorted(wanted):
        lost, extra = set(wanted) - set(cards), set(cards) - set(wanted)
        yield f"cards are missing ({sorted(lost)}), strange ({sorted(extra)}) or doubled"


def _deeple(s: NewEdenState) -> Iterator[str]:
    """All deeple are in the supply or at a station, and those at a station are somewhere on it."""
    total = s.supply + sum([station.deeple for station in s.stations])
    if total != DEEPLE or s.supply < 0:
        yield f"there are {total} deeple, {s.supply} in the supply"
    for seat, station in enumerate(s.stations):
        here = station.dome + station.spent
        for arm in range(OUTSIDE):
            if not len(station.arms[arm]) == len(station.lying[arm]) == len(station.staffed[arm]):
                yield f"station {seat}: arm {arm} has places that do not fit its modules"
            here += sum(station.lying[arm])
            if seat < s.seats:
                for card, staffed in zip(station.arms[arm], station.staffed[arm], strict=True):
                    here += s.c.slots[card] * staffed
        if here != station.deeple:
            yield f"station {seat} owns {station.deeple} deeple, but {here} are there"
