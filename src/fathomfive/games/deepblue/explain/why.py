"""Why: what speaks for an option, from the estimates of the rule of thumb and what the asked seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel import AnyAsk, Ask, Phrase, Value, by_kind, for_option
from ..content.tables import BLACK_SPOT, BLUE_SPOT, GUARD_SPOT
from ..judge.dives import BREATH, Dives
from ..judge.worth import USUAL
from ..rules.dive import card_points, draw_size, protections, rush_reach
from ..rules.kinds import (
    ACTION,
    CAST_OFF,
    CREW,
    GO_ON,
    HIRE,
    ON,
    PAY,
    PROPEL,
    PROTECT,
    RENEW,
    REST,
    RUSH,
    SAIL,
    SCOUT,
    TAKE,
    Action,
    Course,
    Protection,
    about,
)
from ..rules.odds import HAZARDS, any_danger_chance, danger_chance, percent
from ..rules.sail import course_length, reach
from ..rules.scoring import stone_points
from ..rules.state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState
from ..words.phrases import piece


def why_action(s: DeepBlueState, ask: Ask[Action], option: Action) -> Phrase | None:
    """What one of the four actions would bring."""
    if isinstance(option, tuple):
        verb, where = option
        return why_hired(s, s.market[where]) if verb == HIRE else why_dive(s, ask.seat, where)
    if option == REST:
        return Phrase("why-rest", count=min(3, len(s.resting[ask.seat])))
    if option == RENEW:
        return Phrase("why-renew")
    return why_reach(s, ask.seat, reach(s, ask.seat))


def why_dive(s: DeepBlueState, seat: int, node: int) -> Phrase:
    """What leading a dive may bring, and what it would give the others."""
    others = [other for other in range(s.seats) if other != seat and comes_along(s, other, node)]
    dives = Dives(s)
    gain = rounded(0.85 * dives.length(0) * dives.stone_worth(CENTRE))
    points = rounded(dives.worth(seat, node, dives.held_spot(seat, node), True))
    return Phrase("why-dive", points=points, others=len(others), gain=gain)


def comes_along(s: DeepBlueState, seat: int, node: int) -> bool:
    """Whether a seat has a boat at a wreck, or could rush to it (DB-7.5, DB-9.5, DB-9.6)."""
    return any([s.c.moves[here][node] <= rush_reach(s, node) for here in s.boats[seat]])


def why_take(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """What a new card of the market is good for, or what declining is."""
    return Phrase("why-nobody") if isinstance(option, str) else why_hired(s, s.market[option])


def why_hired(s: DeepBlueState, card: int) -> Phrase:
    """What a card of the market is good for."""
    if s.c.crew_protects[card]:
        return Phrase("why-crew-shield")
    worth = Dives(s).crew_worth([card], float(USUAL), 0)
    if worth >= 0.5:
        return Phrase("why-crew-points", points=rounded(worth), stones=USUAL)
    if s.c.crew_propeller[card]:
        return Phrase("why-crew-moves", moves=s.c.crew_propeller[card])
    if s.c.crew_money[card]:
        return Phrase("why-crew-money", money=s.c.crew_money[card])
    return Phrase("why-crew-late")


def why_pay(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """Whether a card pays just what is due."""
    if isinstance(option, str):
        return Phrase("why-token")
    left = about(ask) - about(ask, 1)
    return Phrase("why-pay", lost=max(0, s.c.crew_money[option] - left), left=max(0, left))


def why_propel(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase | None:
    """How far one would come."""
    moves = about(ask)
    if not isinstance(option, str):
        moves += s.c.crew_propeller[option]
    elif option != CAST_OFF:
        moves += 1
    return why_reach(s, ask.seat, moves)


def why_reach(s: DeepBlueState, seat: int, moves: int) -> Phrase | None:
    """The best wreck that one of the boats reaches with so many moves."""
    dives = Dives(s)
    best, worth = -1, 0.0
    for node in range(len(s.wrecks)):
        away = min([course_length(s, here, node) for here in s.boats[seat]])
        if s.wrecks[node] != NO_WRECK and node not in s.boats[seat] and away <= moves:
            points = dives.worth(seat, node, CENTRE, True)
            if points > worth:
                best, worth = node, points
    if best < 0:
        return None
    return Phrase("why-reach", moves=moves, node=piece(s, "node", best), points=rounded(worth))


def why_sail(s: DeepBlueState, ask: Ask[str | Course], option: str | Course) -> Phrase | None:
    """What waits at the end of a course."""
    if isinstance(option, str):
        return None
    node = option[1]
    if s.wrecks[node] == NO_WRECK:
        near = sum([wreck != NO_WRECK and s.c.moves[node][site] == 1 for site, wreck in enumerate(s.wrecks)])
        return Phrase("why-waiting", count=near) if near else None
    points = rounded(Dives(s).worth(ask.seat, node, CENTRE, True))
    return Phrase("why-unknown" if s.wrecks[node] == FACE_DOWN else "why-course", points=points)


def why_scout(s: DeepBlueState, ask: Ask[int], option: int) -> Phrase:
    """What a scout spot adds to a usual dive."""
    kind = s.c.wreck_spots[s.wrecks[about(ask)]][option]
    if kind in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT):
        return Phrase("why-spot-shield")
    dives = Dives(s)
    return Phrase("why-spot-points", points=rounded(BREATH * (dives.stone_worth(kind) - dives.stone_worth(CENTRE))))


def why_rush(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """What diving along may bring, or would have brought."""
    points = rounded(Dives(s).worth(ask.seat, s.site, CENTRE, False))
    return Phrase("why-stay" if isinstance(option, str) else "why-rush", points=points)


def why_protect(s: DeepBlueState, ask: Ask[Protection], option: Protection) -> Phrase:
    """What is at stake."""
    return Phrase("why-surface" if isinstance(option, str) else "why-protect", points=stone_points(s, ask.seat))


def why_crew(s: DeepBlueState, ask: Ask[int | str], option: int | str) -> Phrase:
    """The points of a card now, or that it can wait."""
    return Phrase("why-keep") if isinstance(option, str) else Phrase("why-crew", points=card_points(s, option))


def why_go_on(s: DeepBlueState, ask: Ask[str], option: str) -> Phrase:
    """What is at stake, and how likely the next draw is dangerous."""
    stake = stone_points(s, ask.seat)
    risk, stones = percent(any_danger_chance(s)), draw_size(s)
    if option == ON:
        bare = [hazard for hazard in HAZARDS if danger_chance(s, hazard) and not protections(s, ask.seat, hazard)]
        return Phrase("why-on", percent=risk, stones=stones, points=stake, shielded="no" if bare else "yes")
    return Phrase("why-stop", percent=risk, stones=stones, points=stake)


def rounded(worth: float) -> int:
    """An estimate as a whole number of points."""
    return max(1, round(worth))


WHY: Final[dict[str, Callable[[DeepBlueState, AnyAsk, Value], Phrase | None]]] = by_kind(
    for_option(ACTION, why_action),
    for_option(PAY, why_pay),
    for_option(TAKE, why_take),
    for_option(PROPEL, why_propel),
    for_option(SAIL, why_sail),
    for_option(SCOUT, why_scout),
    for_option(RUSH, why_rush),
    for_option(PROTECT, why_protect),
    for_option(CREW, why_crew),
    for_option(GO_ON, why_go_on),
)
