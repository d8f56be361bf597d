"""Set-up (DB-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....kernel import Pile, Rules, Value, draw, pick, tell
from ..content.tables import SCENARIOS, SLOTS, TOKENS, Content
from .market import reveal_crew
from .state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState, clockwise

RANDOM: Final = -1
"""The scenario is drawn at set-up."""


def new(content: Content, seats: int, options: Mapping[str, Value]) -> DeepBlueState:
    """The table before set-up, with its scenario chosen (DB-2.6)."""
    s = DeepBlueState()
    s.c = content
    chosen = options["scenario"]
    s.scenario = RANDOM if chosen == "random" else SCENARIOS.index(str(chosen))
    return s


def set_up(s: DeepBlueState) -> Rules:
    """Lay out wrecks, stones, market and boats, choose who begins, and hand out the bonus tokens (DB-2)."""
    if s.scenario == RANDOM:
        s.scenario = yield from pick(range(len(SCENARIOS)), "scenario")
    tell(s, "scenario", s.scenario)
    yield from lay_wrecks(s)
    s.supply = s.c.stones_supply[:]
    s.bag = Pile([colour for colour, count in enumerate(s.c.stones_bag) for _ in range(count)])
    seat_players(s)
    yield from open_market(s)
    first = yield from pick(range(s.seats), "first")
    for tokens, seat in zip(TOKENS, clockwise(s, first), strict=False):
        s.tokens[seat] = tokens
    s.turn = first
    tell(s, "begins", first)


def lay_wrecks(s: DeepBlueState) -> Rules:
    """Start wrecks are dealt face up, the empty one is discarded; deep wrecks lie face down (DB-2.1, DB-2.2)."""
    c = s.c
    s.wrecks = [NO_WRECK] * len(c.node_ids)
    s.riches = [-1] * len(c.node_ids)
    start = Pile(c.start_wrecks)
    for node in c.start_sites:
        wreck = yield from draw(start, "wreck")
        if wreck != c.empty_wreck:
            s.wrecks[node] = wreck
    for node in c.deep_sites:
        s.wrecks[node] = FACE_DOWN
    s.deep = Pile(c.deep_wrecks)


def seat_players(s: DeepBlueState) -> None:
    """Every seat gets two boats in the harbour, its starters in hand and an empty chest (DB-2.8)."""
    everyone = range(s.seats)
    s.boats = [[s.c.harbour, s.c.harbour] for _ in everyone]
    s.spots = [[CENTRE, CENTRE] for _ in everyone]
    s.hands = [sorted(s.c.starters) for _ in everyone]
    s.resting = [[] for _ in everyone]
    s.played = [[] for _ in everyone]
    s.traces = [[] for _ in everyone]
    s.chests = [0] * s.seats
    s.tokens = [0] * s.seats
    s.diving = [False] * s.seats
    s.earned = [0] * s.seats


def open_market(s: DeepBlueState) -> Rules:
    """Shuffle the deck and reveal four cards, cheapest slot first (DB-2.9)."""
    s.deck = Pile(s.c.deck)
    s.market = [-1] * SLOTS
    for slot in range(SLOTS):
        yield from reveal_crew(s, slot)
