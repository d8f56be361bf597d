"""Positions to test from: a table set up by hand, and a script that answers the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.setup import set_up
from fathomfive.games.otys.rules.state import COLOURS, LEVELS, NONE, SURFACED, OtysState
from fathomfive.games.otys.rules.turn import turn
from fathomfive.kernel import Fact, Pile, Value

from ..play import Dealt

METAL_EXPERT, PLANT_EXPERT, FUEL_EXPERT, TECH_EXPERT, TRADER, SPY, ENGINEER, EXPLORER = range(8)
METAL, PLANT, FUEL, TECH = range(4)
BASIC, ADVANCED = 0, 1
CARDS = Path(__file__).parent / "cards"
"""A pack of plain contracts, so that tests of the rules do not depend on what the house designs."""


class Play(Dealt[OtysState]):
    """Rules that are being answered."""


def table(seats: int = 2, *, side: int = BASIC, author: bool = False) -> OtysState:
    """A table after set-up, in round 1, seat 0 to move, with empty search zones and sponsor n at level n."""
    content, _ = GAME.load(CARDS)
    s = GAME.rules.new(content, seats, {"sponsors": "basic", "spy": "author" if author else "rulebook"})
    s.seats = seats
    Play(s, set_up(s))
    s.first = s.turn = 0
    s.sponsors = [0, 1, 2, 3, 4]
    s.sides = [side] * 5
    s.shop = [0] * COLOURS
    for player in s.players:
        player.column = [METAL_EXPERT, PLANT_EXPERT, FUEL_EXPERT, TECH_EXPERT, TRADER, SPY, ENGINEER, EXPLORER]
        player.zone = [0] * (LEVELS * COLOURS)
    offer(s)
    s.listener = []
    return s


def told(s: OtysState) -> list[Fact]:
    """What has been told so far."""
    assert s.listener is not None
    return s.listener


def station(s: OtysState, seat: int, diver: int, level: int) -> None:
    """Put a diver on a level; the one that stood there takes its place."""
    column = s.players[seat].column
    here, there = column.index(diver), SURFACED - 1 + level
    column[here], column[there] = column[there], column[here]


def store(s: OtysState, seat: int, level: int, metal: int = 0, plant: int = 0, fuel: int = 0, tech: int = 0) -> None:
    """Put resources on a level."""
    s.players[seat].zone[(level - 1) * COLOURS : level * COLOURS] = [metal, plant, fuel, tech]


def stored(s: OtysState, seat: int, level: int) -> list[int]:
    """The resources on a level."""
    return s.players[seat].zone[(level - 1) * COLOURS : level * COLOURS]


def use(s: OtysState, seat: int, *keys: int) -> None:
    """Lay own keys on the hacker track."""
    for key in keys:
        s.players[seat].keys.remove(key)
        s.players[seat].track.append(key)


def card(id: str) -> int:
    """The number of a contract."""
    content, _ = GAME.load(CARDS)
    return [contract.id for contract in content.contracts].index(id)


def tile(id: str) -> int:
    """The number of a kind of reward tile."""
    content, _ = GAME.load(CARDS)
    return [reward.id for reward in content.rewards].index(id)


def offer(s: OtysState, *ids: str) -> None:
    """Make these the public contracts, and none else; all others lie in the deck."""
    spaces = 2 if s.seats == 2 else 3
    s.contracts = ([card(id) for id in ids] + [NONE] * spaces)[:spaces]
    held = [number for player in s.players for number in player.hand]
    rest = set(range(len(s.c.contracts))) - set(s.contracts) - set(held) - set(s.filled) - set(s.under)
    s.deck = Pile(rest)


def hold(s: OtysState, seat: int, *ids: str) -> None:
    """Give a seat private contracts."""
    s.players[seat].hand = sorted(card(id) for id in ids)
    for number in s.players[seat].hand:
        s.deck.take(number)


def show_tiles(s: OtysState, level: int, left: str, right: str) -> None:
    """Lay two reward tiles on a level of the colony."""
    s.display[(level - 1) * 2 : level * 2] = [tile(left), tile(right)]
    shown = s.display + [number for player in s.players for number in player.rewards if number != NONE]
    rest = [number for number, reward in enumerate(s.c.rewards) for _ in range(reward.copies)]
    for number in shown + s.discards:
        if number in rest:
            rest.remove(number)
    s.bag = Pile(rest)


def take_turn(s: OtysState, *answers: Value, nature: Sequence[Value] = ()) -> Play:
    """Begin the turn of the seat to move and give answers."""
    return Play(s, turn(s), nature).answer(*answers)
