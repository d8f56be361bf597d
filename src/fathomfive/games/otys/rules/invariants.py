"""What must hold after every answer: no key, diver, contract or tile is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

from .state import LEVELS, NEUTRAL, NONE, OtysState, load


def invariants(s: OtysState) -> Iterator[str]:
    """Whatever is not where it must be."""
    if s.round == 0:
        return
    for seat in range(s.seats):
        yield from _board(s, seat)
    yield from _contracts(s)
    yield from _tiles(s)
    if sorted(s.sponsors) != list(range(LEVELS)) or not all([side in (0, 1) for side in s.sides]):
        yield f"the sponsors are {s.sponsors}, their sides {s.sides}"
    if not all([0 <= count <= len(s.c.row_credits) for count in s.shop]):
        yield f"the shop holds {s.shop}"


def _board(s: OtysState, seat: int) -> Iterator[str]:
    player = s.players[seat]
    if sorted(player.column) != list(range(len(s.c.divers))):
        yield f"seat {seat} has the divers {player.column}"
    own = [key for key in player.track if key != NEUTRAL] + player.keys
    if seat == s.turn and s.key not in (0, NEUTRAL):
        own.append(s.key)
    if sorted(own) != [1, 2, 3, 4, 5, 6]:
        yield f"seat {seat} has the keys {sorted(own)}"
    if s.step == 0 and len(player.track) >= s.c.returns[player.hacker]:
        yield f"seat {seat} has {len(player.track)} used keys, which should have come back"
    for level in range(1, LEVELS + 1):
        if load(s, seat, level) > s.c.spaces[level - 1]:
            yield f"seat {seat} has {load(s, seat, level)} resources on level {level}"
    if min([player.credits, player.batteries, player.prestige, player.neutral, *player.zone]) < 0:
        yield f"seat {seat} owes something: {player}"


def _contracts(s: OtysState) -> Iterator[str]:
    cards = [card for card in s.contracts if card != NONE] + s.filled + s.deck.pool + s.under
    for player in s.players:
        cards += player.hand + player.drawn
    if sorted(cards) != list(range(len(s.c.contracts))):
        yield f"the contracts are {sorted(cards)}"
    if len(s.under) != len(s.under_seen):
        yield "somebody has seen contracts that are not there"


def _tiles(s: OtysState) -> Iterator[str]:
    tiles = s.bag.pool + s.discards + [tile for tile in s.display if tile != NONE]
    for player in s.players:
        tiles += [tile for tile in player.rewards if tile != NONE]
    if s.held != NONE:
        tiles.append(s.held)
    if sorted(tiles) != [tile for tile, reward in enumerate(s.c.rewards) for _ in range(reward.copies)]:
        yield f"the reward tiles are {sorted(tiles)}"
    if s.step == 0 and NONE in s.display:
        yield f"the colony shows {s.display}"
