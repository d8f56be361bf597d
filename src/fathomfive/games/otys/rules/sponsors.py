"""Sponsors, in step 1 (OT-9)."""

from __future__ import annotations

from ....kernel import Rule, Rules, ask, tell
from ..content.tables import PRESTIGE, Effect, SponsorSide
from ..content.vocabulary import (
    ACTIVATED,
    FREE_EFFECTS,
    GAIN,
    SURFACE,
    SWAP,
    TAKE_BACK_KEY,
    TWICE,
    UPGRADE,
    USE_REWARD,
    VERBS,
)
from . import kinds
from .kinds import SPONSOR_EFFECT, SWAP_HERE, SWAP_THERE
from .rewards import use_tile
from .state import COLOURS, LEVELS, SURFACED, OtysState, diver_at
from .verbs import gain, pay, slot_of, spend_battery, surface, take_back_key, upgrade, used_own_keys


def sponsor_side(s: OtysState) -> SponsorSide:
    """The side shown by the sponsor on the level of the key (OT-4.3, OT-5.3)."""
    sponsor = s.sponsors[s.level - 1]
    return s.c.sponsors[sponsor][s.sides[sponsor]]


def offers(s: OtysState, seat: int) -> list[Effect]:
    """What the sponsor on the level of the key can do for a seat now."""
    side = sponsor_side(s)
    if s.players[seat].credits < side.cost:
        return []
    return [effect for effect in side.effects if possible(s, seat, effect)]


def possible(s: OtysState, seat: int, effect: Effect) -> bool:
    """Whether an effect would find something to work on."""
    if effect.verb == TAKE_BACK_KEY:
        return bool(used_own_keys(s, seat))
    if effect.verb == UPGRADE:
        return bool(upgradable(s, seat, effect))
    if effect.verb == SWAP:
        return s.players[seat].batteries >= effect.first and bool(swap_colours(s, seat))
    return True


def choose_effect(seat: int, effects: list[Effect]) -> Rule[int]:
    """Which of the sponsor's effects the player wants, where there are several (OT-9.12)."""
    names = [VERBS[effect.verb] for effect in effects]
    chosen = yield from ask(seat, SPONSOR_EFFECT, names)
    return names.index(chosen)


def use_sponsor(s: OtysState, seat: int) -> Rules:
    """Use the sponsor on the level of the key, once (OT-4.3)."""
    effects = offers(s, seat)
    number = yield from choose_effect(seat, effects)
    effect = effects[number]
    s.sponsor = 0
    tell(s, "uses_sponsor", seat, s.sponsors[s.level - 1])
    verb = effect.verb
    if verb == GAIN:
        gain(s, seat, effect.first, effect.second)
    elif verb == FREE_EFFECTS:
        s.free = 1
    elif verb == TWICE:
        s.left = 2
    elif verb == USE_REWARD:
        yield from use_tile(s, seat)
    elif verb == TAKE_BACK_KEY:
        yield from take_back_key(s, seat)
    elif verb == SURFACE:
        surface(s, seat, slot_of(effect.first))
    elif verb == UPGRADE:
        yield from equip(s, seat, effect)
    else:
        assert verb == SWAP
        yield from swap(s, seat, effect.first)


def upgradable(s: OtysState, seat: int, effect: Effect) -> list[int]:
    """The divers that sponsor 4 can upgrade: the one at the key, or the surfaced ones (OT-9.9, OT-9.10)."""
    player = s.players[seat]
    divers = [diver_at(s, seat, s.level)] if effect.first == ACTIVATED else player.column[:SURFACED]
    return [diver for diver in divers if not player.upgraded[diver]]


def equip(s: OtysState, seat: int, effect: Effect) -> Rules:
    """Sponsor 4: pay, upgrade a diver, score (OT-9.9, OT-9.10, OT-10.2, OT-R5)."""
    side = sponsor_side(s)
    divers = upgradable(s, seat, effect)
    diver = divers[0]
    if effect.first == ACTIVATED:
        s.bound = 1
    else:
        diver = yield from ask(seat, kinds.UPGRADE, divers)
    pay(s, seat, side.cost)
    upgrade(s, seat, diver)
    gain(s, seat, PRESTIGE, side.prestige)


def swap_colours(s: OtysState, seat: int) -> list[int]:
    """The colours on the level of the key that can be exchanged for another one elsewhere (OT-9.12, OT-R15)."""
    zone = s.players[seat].zone
    at = (s.level - 1) * COLOURS
    return [colour for colour in range(COLOURS) if zone[at + colour] and swap_partners(s, seat, colour)]


def swap_partners(s: OtysState, seat: int, colour: int) -> list[tuple[int, int]]:
    """The levels and colours for which a colour of the key's level can be exchanged."""
    zone = s.players[seat].zone
    return [
        (level, other)
        for level in range(1, LEVELS + 1)
        for other in range(COLOURS)
        if level != s.level and other != colour and zone[(level - 1) * COLOURS + other]
    ]


def swap(s: OtysState, seat: int, batteries: int) -> Rules:
    """Sponsor 5, advanced: pay a battery and exchange two resources between levels (OT-9.12)."""
    here = yield from ask(seat, SWAP_HERE, swap_colours(s, seat))
    level, there = yield from ask(seat, SWAP_THERE, swap_partners(s, seat, here), (here,))
    for _ in range(batteries):
        spend_battery(s, seat)
    zone = s.players[seat].zone
    zone[(s.level - 1) * COLOURS + here] -= 1
    zone[(s.level - 1) * COLOURS + there] += 1
    zone[(level - 1) * COLOURS + there] -= 1
    zone[(level - 1) * COLOURS + here] += 1
    tell(s, "swaps", seat, here, s.level, there, level)
