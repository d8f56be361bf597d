"""The State field by field: `python -m tools.fieldwise` writes this file."""

from __future__ import annotations

from ....kernel import fieldwise
from .state import DeepBlueState


def copy_deep_blue_state(s: DeepBlueState) -> DeepBlueState:
    """An equal State that can be changed by itself."""
    t: DeepBlueState = DeepBlueState.__new__(DeepBlueState)
    t.seats = s.seats
    t.over = s.over
    t.shown = s.shown
    t.scenario = s.scenario
    t.turn = s.turn
    t.turns = s.turns
    t.quiet = s.quiet
    t.tokens = s.tokens[:]
    t.wrecks = s.wrecks[:]
    t.riches = s.riches[:]
    t.deep = s.deep.copy()
    t.boats = [x[:] for x in s.boats]
    t.spots = [x[:] for x in s.spots]
    t.market = s.market[:]
    t.deck = s.deck.copy()
    t.gone = s.gone[:]
    t.supply = s.supply[:]
    t.bag = s.bag.copy()
    t.city = s.city[:]
    t.played = [x[:] for x in s.played]
    t.traces = [x[:] for x in s.traces]
    t.site = s.site
    t.leader = s.leader
    t.diving = s.diving[:]
    t.drawn = s.drawn[:]
    t.earned = s.earned[:]
    t.hands = [x[:] for x in s.hands]
    t.resting = [x[:] for x in s.resting]
    t.chests = s.chests[:]
    t.listener = s.listener
    t.c = s.c
    return t


def values_of_deep_blue_state(s: DeepBlueState) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.seats,
        s.over,
        s.shown,
        s.scenario,
        s.turn,
        s.turns,
        s.quiet,
        s.tokens,
        s.wrecks,
        s.riches,
        s.deep,
        s.boats,
        s.spots,
        s.market,
        s.deck,
        s.gone,
        s.supply,
        s.bag,
        s.city,
        s.played,
        s.traces,
        s.site,
        s.leader,
        s.diving,
        s.drawn,
        s.earned,
        s.hands,
        s.resting,
        s.chests,
    ]


fieldwise(DeepBlueState, copy_deep_blue_state, values_of_deep_blue_state)
