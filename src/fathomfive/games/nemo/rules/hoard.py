"""Treasures: gained, kept, spent and discarded (NW-2.3, NW-4.4, NW-11.14)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ....kernel import Rule, Rules, Stand, ask, draw, tell
from ..content.vocabulary import NOW, TREASURES
from . import effects, kinds
from .bridge import on_duty
from .kinds import Thing
from .state import SEMI, NemoState

NONE: Final = "none"


def gain_treasures(s: NemoState, count: int) -> Rules:
    """Draw treasures: keep them, or resolve and discard them at once if they say so (NW-11.14)."""
    c = s.c
    for _ in range(count):
        if not s.treasure_bag.pool:
            return
        treasure = yield from draw(s.treasure_bag, "treasure")
        tell(s, "treasure", treasure)
        if c.treasure_kind[treasure] == NOW:
            s.treasures_gone.append(treasure)
            yield from effects.run(s, c.treasure_effect[treasure])
        else:
            insort(s.treasures, treasure)


def discard_treasure(s: NemoState, treasure: int) -> None:
    """A discovered treasure leaves the game."""
    s.treasures.remove(treasure)
    s.treasures_gone.append(treasure)
    tell(s, "discards_treasure", treasure)


def lose_treasure(s: NemoState, count: int) -> Rules:
    """Discard discovered treasures of the treasurer's choice, as long as there are any (NW-11.12)."""
    for _ in range(count):
        held = sorted(set(s.treasures))
        if held:
            treasure = yield from ask(on_duty(s, TREASURES), kinds.DISCARD_TREASURE, held)
            discard_treasure(s, treasure)


def spend_treasure(s: NemoState) -> Rule[int]:
    """One treasure may be spent for its printed value on a roll; gives the treasure, or -1 (NW-7.8)."""
    valued = [treasure for treasure in sorted(set(s.treasures)) if s.c.treasure_value[treasure] > 0]
    if not valued:
        return -1
    options: list[Thing] = [NONE, *valued]
    stand = Stand(NONE, news=tuple(valued))
    chosen = yield from ask(on_duty(s, TREASURES), kinds.SPEND_TREASURE, options, stand=stand)
    if isinstance(chosen, str):
        return -1
    discard_treasure(s, chosen)
    return chosen


def take_ocean_stone(s: NemoState, ocean: int, captain: int) -> None:
    """The stone of a searched ocean goes to the supply, or to the captain if glory counts (NW-11.13, NW-18.2)."""
    s.stones[ocean] = 0
    if s.mode == SEMI:
        s.own_stones[captain] += 1
        tell(s, "keeps_stone", captain)


def take_event_stones(s: NemoState) -> None:
    """The stones on the additional events go to the supply, or to the captain (NW-11.4, NW-R12)."""
    count = s.event_stones
    s.event_stones = 0
    if s.mode == SEMI:
        s.own_stones[s.captain] += count
        for _ in range(count):
            tell(s, "keeps_stone", s.captain)
