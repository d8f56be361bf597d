"""Why not, in the action phase: actions that cannot be paid or make no sense, and things that are of no use now."""

from __future__ import annotations

from ....kernel import Ask, Closed, Phrase
from ..content.vocabulary import (
    ACTIONS,
    AFTER_SINKING,
    CHOICE,
    COMBAT,
    CONDITIONS,
    EVENT,
    FOG,
    IN_ACTIONS,
    INCITE,
    LIGHT_MARKERS,
    REFIT,
    SEARCH,
    TORPEDOES,
    Condition,
    Use,
)
from ..rules.actions import TREASURE_REFUSED, possible, price
from ..rules.conditions import holds
from ..rules.kinds import Action
from ..rules.state import NemoState
from ..words.phrases import piece


def closed_actions(s: NemoState, ask: Ask[Action]) -> list[Closed]:
    """Actions that cannot be paid or make no sense here, and what may not be used beside them (NW-11.1)."""
    shut = []
    for which, name in enumerate(ACTIONS):
        if not possible(s, which, s.nautilus):
            shut.append(pointless(s, which, f"action/{name}"))
        elif price(s, which) > s.ap:
            shut.append(Closed(f"action/{name}", too_dear(s, price(s, which)), "NW-11.2"))
    if TORPEDOES in s.installed:
        why = Phrase("why-fired") if s.torpedo_fired else Phrase("why-no-target")
        shut.append(Closed("action/torpedo", why, "NW-11.8"))
    if FOG in s.installed:
        shut.append(Closed("action/fog", too_dear(s, 1), "NW-11.23"))
    return shut + idle_people(s) + idle_treasures(s) + idle_cards(s)


def too_dear(s: NemoState, cost: int) -> Phrase:
    """Not enough action points."""
    return Phrase("why-points", cost=cost, points=s.ap)


def pointless(s: NemoState, which: int, shut: str) -> Closed:
    """Why an action makes no sense here (NW-11.4, NW-11.5, NW-11.13, NW-R4)."""
    if which == EVENT:
        return Closed(shut, Phrase("why-no-events"), "NW-11.4")
    if which == COMBAT:
        return Closed(shut, Phrase("why-no-target"), "NW-11.5")
    if which == SEARCH:
        return Closed(shut, Phrase("why-no-stone"), "NW-11.13")
    if which == INCITE:
        if not s.c.lands[s.nautilus]:
            return Closed(shut, Phrase("why-no-land"), "NW-11.9")
        spent = s.uprisings.count(1) >= LIGHT_MARKERS
        return Closed(shut, Phrase("why-no-marker" if spent else "why-lands-taken"), "NW-R4")
    assert which == REFIT
    if not s.offer:
        return Closed(shut, Phrase("why-no-offer"), "NW-R4")
    cheapest = min([s.c.technology_cost[what] for what in s.offer])
    return Closed(shut, Phrase("why-salvage", cost=cheapest, salvage=len(s.salvage)), "NW-R4")


def idle_people(s: NemoState) -> list[Closed]:
    """Characters that give no action points now (NW-13.2, NW-13.5, NW-17.3)."""
    shut = []
    for who, alive in enumerate(s.characters):
        if not alive:
            shut.append(gone(who))
        elif not s.c.character_ap[who]:
            shut.append(Closed(f"character/{who}", Phrase("why-after-roll"), "NW-13.5"))
        else:
            shut.append(Closed(f"character/{who}", Phrase("why-refused"), "NW-17.3"))
    return shut


def gone(who: int) -> Closed:
    """A character that has been sacrificed."""
    return Closed(f"character/{who}", Phrase("why-sacrificed"), "NW-13.2")


def idle_treasures(s: NemoState) -> list[Closed]:
    """Treasures that have no use in the action phase (NW-2.3, NW-4.4, NW-17.3)."""
    shut = []
    for treasure in sorted(set(s.treasures)):
        name = f"treasure/{treasure}"
        if s.c.treasure_kind[treasure] != CHOICE:
            shut.append(Closed(name, Phrase("why-only-points"), "NW-2.3"))
        elif TREASURE_REFUSED + treasure in s.refused:
            shut.append(Closed(name, Phrase("why-refused"), "NW-17.3"))
        else:
            shut.append(Closed(name, Phrase("why-after-roll"), "NW-4.4"))
    return shut


def idle_cards(s: NemoState) -> list[Closed]:
    """KEEP events that cannot be used now (NW-6.9)."""
    return [Closed(f"kept/{card}", unready(s, card), "NW-6.9") for card in s.kept]


def unready(s: NemoState, card: int) -> Phrase:
    """What keeps a KEEP event from being used in the action phase."""
    uses = s.c.card_uses[card]
    for use in uses:
        if use.when == IN_ACTIONS:
            return hurdle(s, use)
    if not uses:
        return Phrase("why-waits")
    return Phrase("why-after-sinking" if uses[0].when == AFTER_SINKING else "why-after-roll")


def hurdle(s: NemoState, use: Use) -> Phrase:
    """The first thing that a use of a KEEP event lacks."""
    if use.at and s.nautilus not in use.at:
        return Phrase("why-place", ocean=piece(s, "ocean", use.at[0]), others=len(use.at) - 1)
    for need in use.needs:
        if not holds(s, need):
            return unmet(s, need)
    return too_dear(s, use.ap)


def unmet(s: NemoState, need: Condition) -> Phrase:
    """A condition of the content that does not hold."""
    name = CONDITIONS[need.test]
    if name == "at":
        return Phrase("why-place", ocean=piece(s, "ocean", need.places[0]), others=len(need.places) - 1)
    if name == "aboard":
        return Phrase("why-need-aboard", character=piece(s, "character", need.number))
    return Phrase(f"why-need-{name}", count=need.number)
