"""The State field by field: `python -m tools.fieldwise` writes this file."""

from __future__ import annotations

from ....kernel import fieldwise
from .state import NemoState


def copy_nemo_state(s: NemoState) -> NemoState:
    """An equal State that can be changed by itself."""
    t: NemoState = NemoState.__new__(NemoState)
    t.seats = s.seats
    t.over = s.over
    t.shown = s.shown
    t.motive = s.motive
    t.mode = s.mode
    t.level_events = s.level_events
    t.level_technology = s.level_technology
    t.level_contacts = s.level_contacts
    t.level_ap = s.level_ap
    t.level_notoriety = s.level_notoriety
    t.level_setbacks = s.level_setbacks
    t.level_deadly = s.level_deadly
    t.setbacks = s.setbacks
    t.deadly = s.deadly
    t.pursuit = s.pursuit
    t.navies = s.navies
    t.realistic = s.realistic
    t.phase = s.phase
    t.turn = s.turn
    t.act = s.act
    t.deck = s.deck[:]
    t.turned = s.turned
    t.unseen = s.unseen.copy()
    t.extra = s.extra
    t.under = s.under[:]
    t.event_stones = s.event_stones
    t.cards = s.cards[:]
    t.kept = s.kept[:]
    t.success = s.success[:]
    t.failure = s.failure[:]
    t.nautilus = s.nautilus
    t.contacts = s.contacts[:]
    t.ships = [x[:] for x in s.ships]
    t.cannonballs = s.cannonballs[:]
    t.bag = s.bag.copy()
    t.drawn = s.drawn[:]
    t.waiting = s.waiting[:]
    t.fleet_tiles = s.fleet_tiles[:]
    t.tiles = s.tiles.copy()
    t.tiles_gone = s.tiles_gone[:]
    t.sky = s.sky[:]
    t.discarded = s.discarded[:]
    t.stones = s.stones[:]
    t.uprisings = s.uprisings[:]
    t.tunnel = s.tunnel
    t.wreck = s.wreck
    t.treasure_bag = s.treasure_bag.copy()
    t.treasures = s.treasures[:]
    t.treasures_gone = s.treasures_gone[:]
    t.resources = s.resources[:]
    t.notoriety = s.notoriety
    t.peak = s.peak
    t.characters = s.characters[:]
    t.refused = s.refused[:]
    t.ap = s.ap
    t.white = s.white[:]
    t.black = s.black[:]
    t.lull = s.lull
    t.calm = s.calm
    t.torpedo_fired = s.torpedo_fired
    t.torpedo_dice = s.torpedo_dice
    t.offer = s.offer[:]
    t.stack = s.stack.copy()
    t.installed = s.installed[:]
    t.scrapped = s.scrapped[:]
    t.tonnage = [x[:] for x in s.tonnage]
    t.salvage = s.salvage[:]
    t.trial = s.trial
    t.dice = s.dice[:]
    t.modifier = s.modifier
    t.ledger = [x[:] for x in s.ledger]
    t.goal = s.goal
    t.exerted = s.exerted[:]
    t.attack = s.attack
    t.foe = s.foe
    t.hits = s.hits
    t.sunk = s.sunk[:]
    t.cornered = s.cornered[:]
    t.last_turn = s.last_turn
    t.captain = s.captain
    t.officers = s.officers[:]
    t.immune = s.immune
    t.relieved = s.relieved
    t.own_up = [x[:] for x in s.own_up]
    t.own_down = [x[:] for x in s.own_down]
    t.own_stones = s.own_stones[:]
    t.lost = s.lost
    t.points = s.points[:]
    t.level = s.level
    t.listener = s.listener
    t.c = s.c
    return t


def values_of_nemo_state(s: NemoState) -> list[object]:
    """All fields, in the order of their declaration."""
    return [
        s.seats,
        s.over,
        s.shown,
        s.motive,
        s.mode,
        s.level_events,
        s.level_technology,
        s.level_contacts,
        s.level_ap,
        s.level_notoriety,
        s.level_setbacks,
        s.level_deadly,
        s.setbacks,
        s.deadly,
        s.pursuit,
        s.navies,
        s.realistic,
        s.phase,
        s.turn,
        s.act,
        s.deck,
        s.turned,
        s.unseen,
        s.extra,
        s.under,
        s.event_stones,
        s.cards,
        s.kept,
        s.success,
        s.failure,
        s.nautilus,
        s.contacts,
        s.ships,
        s.cannonballs,
        s.bag,
        s.drawn,
        s.waiting,
        s.fleet_tiles,
        s.tiles,
        s.tiles_gone,
        s.sky,
        s.discarded,
        s.stones,
        s.uprisings,
        s.tunnel,
        s.wreck,
        s.treasure_bag,
        s.treasures,
        s.treasures_gone,
        s.resources,
        s.notoriety,
        s.peak,
        s.characters,
        s.refused,
        s.ap,
        s.white,
        s.black,
        s.lull,
        s.calm,
        s.torpedo_fired,
        s.torpedo_dice,
        s.offer,
        s.stack,
        s.installed,
        s.scrapped,
        s.tonnage,
        s.salvage,
        s.trial,
        s.dice,
        s.modifier,
        s.ledger,
        s.goal,
        s.exerted,
        s.attack,
        s.foe,
        s.hits,
        s.sunk,
        s.cornered,
        s.last_turn,
        s.captain,
        s.officers,
        s.immune,
        s.relieved,
        s.own_up,
        s.own_down,
        s.own_stones,
        s.lost,
        s.points,
        s.level,
    ]


fieldwise(NemoState, copy_nemo_state, values_of_nemo_state)
