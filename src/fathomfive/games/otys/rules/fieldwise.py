"""The State field by field: `python -m tools.fieldwise` writes this file."""

from __future__ import annotations

from ....kernel import fieldwise
from .state import OtysState, Player


def copy_player(s: Player) -> Player:
    """An equal part that can be changed by itself."""
    t: Player = Player.__new__(Player)
    t.column = s.column[:]
    t.upgraded = s.upgraded[:]
    t.zone = s.zone[:]
    t.keys = s.keys[:]
    t.track = s.track[:]
    t.neutral = s.neutral
    t.mechanic = s.mechanic
    t.hacker = s.hacker
    t.credits = s.credits
    t.batteries = s.batteries
    t.prestige = s.prestige
    t.rewards = s.rewards[:]
    t.hand = s.hand[:]
    t.drawn = s.drawn[:]
    return t


def values_of_player(s: Player) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.column,
        s.upgraded,
        s.zone,
        s.keys,
        s.track,
        s.neutral,
        s.mechanic,
        s.hacker,
        s.credits,
        s.batteries,
        s.prestige,
        s.rewards,
        s.hand,
        s.drawn,
    ]


def copy_otys_state(s: OtysState) -> OtysState:
    """An equal State that can be changed by itself."""
    t: OtysState = OtysState.__new__(OtysState)
    t.seats = s.seats
    t.over = s.over
    t.shown = s.shown
    t.players = [copy_player(x) for x in s.players]
    t.author = s.author
    t.sponsors = s.sponsors[:]
    t.sides = s.sides[:]
    t.display = s.display[:]
    t.bag = s.bag.copy()
    t.discards = s.discards[:]
    t.held = s.held
    t.contracts = s.contracts[:]
    t.shop = s.shop[:]
    t.filled = s.filled[:]
    t.under_seen = s.under_seen[:]
    t.first = s.first
    t.turn = s.turn
    t.round = s.round
    t.step = s.step
    t.key = s.key
    t.level = s.level
    t.sponsor = s.sponsor
    t.free = s.free
    t.left = s.left
    t.bound = s.bound
    t.deck = s.deck.copy()
    t.under = s.under[:]
    t.listener = s.listener
    t.c = s.c
    return t


def values_of_otys_state(s: OtysState) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.seats,
        s.over,
        s.shown,
        s.players,
        s.author,
        s.sponsors,
        s.sides,
        s.display,
        s.bag,
        s.discards,
        s.held,
        s.contracts,
        s.shop,
        s.filled,
        s.under_seen,
        s.first,
        s.turn,
        s.round,
        s.step,
        s.key,
        s.level,
        s.sponsor,
        s.free,
        s.left,
        s.bound,
        s.deck,
        s.under,
    ]


fieldwise(Player, copy_player, values_of_player)
fieldwise(OtysState, copy_otys_state, values_of_otys_state)
