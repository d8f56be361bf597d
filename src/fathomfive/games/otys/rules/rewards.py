"""Reward tiles, and the explorer who takes them (OT-14, OT-15)."""

from __future__ import annotations

from ....kernel import Rules, ask, draw, tell
from ..content.tables import ITEMS, PRESTIGE, Effect
from ..content.vocabulary import CHOOSE, DRAW, GAIN, UPGRADE
from .contracts import DECLINE, TAKE, contracts_left, draw_contracts
from .kinds import FRONT, REWARD_TILE
from .scoring import would_end
from .state import LEVELS, NONE, OtysState, has_room
from .verbs import gain, pay, place, upgrade


def tiles_at(s: OtysState, level: int) -> list[int]:
    """The two spaces of a colony level; equal tiles are offered once (OT-14.1)."""
    left = (level - 1) * 2
    return [left] if s.display[left] == s.display[left + 1] else [left, left + 1]


def explore(s: OtysState, seat: int, space: int, level: int, cost: int) -> Rules:
    """Take a tile: front once, then it lies back side up on the own level (OT-14.1 to OT-14.5)."""
    pay(s, seat, cost)
    s.held = s.display[space]
    tell(s, "takes_reward", seat, s.held)
    yield from replace_tile(s, space)
    yield from carry_out_front(s, seat, s.held, 1)
    rewards = s.players[seat].rewards
    if rewards[level - 1] != NONE:
        s.discards.append(rewards[level - 1])
    rewards[level - 1] = s.held
    s.held = NONE
    tell(s, "lays_reward", seat, rewards[level - 1], level)


def use_tile(s: OtysState, seat: int) -> Rules:
    """Sponsor 2, advanced: the front of any tile of the colony, which is then replaced (OT-9.6, OT-R6)."""
    spaces = [space for level in range(1, LEVELS + 1) for space in tiles_at(s, level)]
    space = yield from ask(seat, REWARD_TILE, spaces)
    s.held = s.display[space]
    s.display[space] = NONE
    tell(s, "uses_reward", seat, s.held)
    yield from carry_out_front(s, seat, s.held, 0)
    s.discards.append(s.held)
    s.held = NONE
    yield from replace_tile(s, space)


def replace_tile(s: OtysState, space: int) -> Rules:
    """Draw a tile from the bag, which is first refilled with the discarded ones if it is empty (OT-14.5)."""
    if not s.bag:
        for tile in s.discards:
            s.bag.add(tile)
        s.discards.clear()
        tell(s, "refills_bag")
    s.display[space] = yield from draw(s.bag, "reward")
    tell(s, "reveals_reward", s.display[space], space // 2 + 1)


def carry_out_front(s: OtysState, seat: int, tile: int, gives_back: int) -> Rules:
    """The front of a tile, if it can be used and the player wants it (OT-15.1 to OT-15.6, OT-R9, OT-R16)."""
    front = s.c.rewards[tile].front
    options = front_options(s, seat, tile, s.level)
    if not options:
        return
    if options != [TAKE] or may_end(s, seat, front):
        options.append(DECLINE)
    chosen = yield from ask(seat, FRONT, options, (tile, gives_back))
    if chosen == DECLINE:
        return
    if front.verb == CHOOSE:
        place(s, seat, ITEMS.index(str(chosen)), s.level)
    elif front.verb == GAIN:
        gain(s, seat, front.first, front.second)
    elif front.verb == DRAW:
        yield from draw_contracts(s, seat)
    else:
        assert front.verb == UPGRADE
        upgrade(s, seat, int(chosen))


def may_end(s: OtysState, seat: int, front: Effect) -> bool:
    """Whether a front gives prestige that would end the game: only then can it be wise to decline a gift (OT-R9)."""
    return front.verb == GAIN and front.first == PRESTIGE and would_end(s, seat, front.second)


def front_options(s: OtysState, seat: int, tile: int, level: int) -> list[int | str]:
    """How the front of a tile can be used with the key on a level; none when it cannot."""
    front = s.c.rewards[tile].front
    if front.verb == CHOOSE:
        return [ITEMS[front.first], ITEMS[front.second]] if has_room(s, seat, level) else []
    if front.verb == GAIN:
        return [TAKE]
    if front.verb == DRAW:
        return [TAKE] if contracts_left(s) else []
    return [diver for diver in s.players[seat].column if not s.players[seat].upgraded[diver]]
