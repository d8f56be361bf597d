"""The State field by field: `python -m tools.fieldwise` writes this file."""

from __future__ import annotations

from ....kernel import fieldwise
from .state import EndeavorState


def copy_endeavor_state(s: EndeavorState) -> EndeavorState:
    """An equal State that can be changed by itself."""
    t: EndeavorState = EndeavorState.__new__(EndeavorState)
    t.seats = s.seats
    t.over = s.over
    t.shown = s.shown
    t.scenario = s.scenario
    t.together = s.together
    t.need = s.need
    t.declining = s.declining
    t.round = s.round
    t.phase = s.phase
    t.turn = s.turn
    t.wave = s.wave
    t.passed = s.passed[:]
    t.prepared = s.prepared
    t.acting = s.acting
    t.tracks = [x[:] for x in s.tracks]
    t.knowledge = s.knowledge[:]
    t.hold = s.hold[:]
    t.supply = s.supply[:]
    t.subs = [x[:] for x in s.subs]
    t.crew = [x[:] for x in s.crew]
    t.spent = [x[:] for x in s.spent]
    t.reports = [x[:] for x in s.reports]
    t.spots = [x[:] for x in s.spots]
    t.tokens = [x[:] for x in s.tokens]
    t.tray = s.tray[:]
    t.experts = s.experts[:]
    t.expert_pile = s.expert_pile.copy()
    t.display = s.display[:]
    t.deck = s.deck.copy()
    t.stacks = [x.copy() for x in s.stacks]
    t.buried = s.buried
    t.drawn = s.drawn[:]
    t.zones = s.zones[:]
    t.where = s.where[:]
    t.finder = s.finder[:]
    t.discs = s.discs[:]
    t.heaps = [x[:] for x in s.heaps]
    t.bags = [x.copy() for x in s.bags]
    t.bag_left = s.bag_left
    t.discards = s.discards[:]
    t.owner = s.owner[:]
    t.crowd = s.crowd[:]
    t.open = s.open[:]
    t.locked = s.locked[:]
    t.cleanup = s.cleanup[:]
    t.ways = s.ways[:]
    t.designated = s.designated
    t.found = s.found[:]
    t.visited = s.visited[:]
    t.bonus_pile = s.bonus_pile.copy()
    t.crisis_pile = s.crisis_pile.copy()
    t.bonuses = s.bonuses[:]
    t.crisis = s.crisis
    t.storm = s.storm
    t.blackout = s.blackout
    t.listener = s.listener
    t.c = s.c
    t.sheet = s.sheet
    return t


def values_of_endeavor_state(s: EndeavorState) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.seats,
        s.over,
        s.shown,
        s.scenario,
        s.together,
        s.need,
        s.declining,
        s.round,
        s.phase,
        s.turn,
        s.wave,
        s.passed,
        s.prepared,
        s.acting,
        s.tracks,
        s.knowledge,
        s.hold,
        s.supply,
        s.subs,
        s.crew,
        s.spent,
        s.reports,
        s.spots,
        s.tokens,
        s.tray,
        s.experts,
        s.expert_pile,
        s.display,
        s.deck,
        s.stacks,
        s.buried,
        s.drawn,
        s.zones,
        s.where,
        s.finder,
        s.discs,
        s.heaps,
        s.bags,
        s.bag_left,
        s.discards,
        s.owner,
        s.crowd,
        s.open,
        s.locked,
        s.cleanup,
        s.ways,
        s.designated,
        s.found,
        s.visited,
        s.bonus_pile,
        s.crisis_pile,
        s.bonuses,
        s.crisis,
        s.storm,
        s.blackout,
    ]


fieldwise(EndeavorState, copy_endeavor_state, values_of_endeavor_state)
