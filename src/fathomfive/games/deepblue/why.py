"""Why: what speaks for an option, from the estimates of the rule of thumb and what the asked seat may know."""

from __future__ import annotations

from typing import Final

from ...kernel import Ask, Phrase, Value
from .dive import ON, STAY, SURFACE, card_points, protections
from .market import HIRE, RENEW, TOKEN
from .phrases import piece
from .sail import CAST_OFF, course_length
from .scoring import stone_points
from .state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState, is_city
from .tables import APPROACHING_STORM, DANGEROUS_REEFS, SPOTS
from .thumb import BREATH, crew_worth, dive_worth, held_spot, length, stone_worth
from .turn import REST, SAIL
from .view import dangerous, warnings

USUAL: Final = 7
"""The stones of a usual dive, by which the rule of thumb judges a crew card."""


def reason(s: DeepBlueState, ask: Ask, option: Value) -> Phrase | None:
    """What speaks for an option."""
    if ask.kind == "action":
        return why_action(s, ask.seat, option)
    if ask.kind == "pay":
        return why_pay(s, ask, option)
    if ask.kind == "take":
        assert isinstance(option, int)
        return why_crew(s, s.market[option])
    if ask.kind == "propel":
        return why_propel(s, ask, option)
    if ask.kind == "sail":
        return why_course(s, ask.seat, option)
    if ask.kind == "scout":
        assert isinstance(option, int)
        return why_spot(s, s.c.wreck_spots[s.wrecks[first(ask.about)]][option])
    if ask.kind == "rush":
        points = about(dive_worth(s, ask.seat, s.site, CENTRE, False))
        return Phrase("why-stay" if option == STAY else "why-rush", points=points)
    if ask.kind == "crew":
        return Phrase("why-crew", points=card_points(s, option)) if isinstance(option, int) else Phrase("why-keep")
    return why_brave(s, ask, option)


def why_action(s: DeepBlueState, seat: int, option: Value) -> Phrase | None:
    """What one of the four actions would bring."""
    if option == REST:
        return Phrase("why-rest", count=min(3, len(s.resting[seat])))
    if option == RENEW:
        return Phrase("why-renew")
    if option == SAIL:
        reach = s.tokens[seat] + sum([s.c.crew_propeller[card] for card in s.hands[seat]])
        return why_reach(s, seat, reach)
    assert isinstance(option, tuple)
    verb, where = option
    assert isinstance(where, int)
    if verb == HIRE:
        return why_crew(s, s.market[where])
    others = [other for other in range(s.seats) if other != seat and comes_along(s, other, where)]
    gain = about(0.85 * length(s, 0) * stone_worth(s, CENTRE))
    points = about(dive_worth(s, seat, where, held_spot(s, seat, where), True))
    return Phrase("why-dive", points=points, others=len(others), gain=gain)


def comes_along(s: DeepBlueState, seat: int, node: int) -> bool:
    """Whether a seat has a boat at a wreck, or could rush to it (DB-7.5, DB-9.5, DB-9.6)."""
    reach = 1
    if is_city(s, node):
        reach = {APPROACHING_STORM: 2, DANGEROUS_REEFS: 0}.get(s.scenario, 1)
    return any([s.c.moves[here][node] <= reach for here in s.boats[seat]])


def why_crew(s: DeepBlueState, card: int) -> Phrase:
    """What a card of the market is good for."""
    if s.c.crew_protects[card]:
        return Phrase("why-crew-shield")
    worth = crew_worth(s, [card], float(USUAL), 0)
    if worth >= 0.5:
        return Phrase("why-crew-points", points=about(worth), stones=USUAL)
    if s.c.crew_propeller[card]:
        return Phrase("why-crew-moves", moves=s.c.crew_propeller[card])
    if s.c.crew_money[card]:
        return Phrase("why-crew-money", money=s.c.crew_money[card])
    return Phrase("why-crew-late")


def why_pay(s: DeepBlueState, ask: Ask, option: Value) -> Phrase:
    """Whether a card pays just what is due."""
    if option == TOKEN:
        return Phrase("why-token")
    assert isinstance(option, int) and isinstance(ask.about, tuple)
    price, paid = ask.about
    assert isinstance(price, int) and isinstance(paid, int)
    return Phrase("why-pay", lost=max(0, paid + s.c.crew_money[option] - price), left=max(0, price - paid))


def why_propel(s: DeepBlueState, ask: Ask, option: Value) -> Phrase | None:
    """How far one would come."""
    moves = first(ask.about)
    if option == TOKEN:
        moves += 1
    elif option != CAST_OFF:
        assert isinstance(option, int)
        moves += s.c.crew_propeller[option]
    return why_reach(s, ask.seat, moves)


def why_reach(s: DeepBlueState, seat: int, moves: int) -> Phrase | None:
    """The best wreck that one of the boats reaches with so many moves."""
    best, worth = -1, 0.0
    for node in range(len(s.wrecks)):
        away = min([course_length(s, here, node) for here in s.boats[seat]])
        if s.wrecks[node] != NO_WRECK and node not in s.boats[seat] and away <= moves:
            points = dive_worth(s, seat, node, CENTRE, True)
            if points > worth:
                best, worth = node, points
    if best < 0:
        return None
    return Phrase("why-reach", moves=moves, node=piece(s, "node", best), points=about(worth))


def why_course(s: DeepBlueState, seat: int, option: Value) -> Phrase | None:
    """What waits at the end of a course."""
    if not isinstance(option, tuple):
        return None
    node = option[1]
    assert isinstance(node, int)
    if s.wrecks[node] == NO_WRECK:
        near = sum([wreck != NO_WRECK and s.c.moves[node][site] == 1 for site, wreck in enumerate(s.wrecks)])
        return Phrase("why-waiting", count=near) if near else None
    points = about(dive_worth(s, seat, node, CENTRE, True))
    return Phrase("why-unknown" if s.wrecks[node] == FACE_DOWN else "why-course", points=points)


def why_spot(s: DeepBlueState, kind: int) -> Phrase:
    """What a scout spot adds to a usual dive."""
    if SPOTS[kind] in ("blue", "black", "guard"):
        return Phrase("why-spot-shield")
    return Phrase("why-spot-points", points=about(BREATH * (stone_worth(s, kind) - stone_worth(s, CENTRE))))


def why_brave(s: DeepBlueState, ask: Ask, option: Value) -> Phrase:
    """Protecting, surfacing, going on and stopping: what is at stake, and how many stones are dangerous."""
    stake = stone_points(s, ask.seat)
    if ask.kind == "protect":
        return Phrase("why-surface" if option == SURFACE else "why-protect", points=stake)
    percent = round(100 * dangerous(s) / len(s.bag.pool))
    if option == ON:
        bare = [hazard for hazard in warnings(s) if not protections(s, ask.seat, hazard)]
        return Phrase("why-on", percent=percent, points=stake, shielded="no" if bare else "yes")
    return Phrase("why-stop", percent=percent, points=stake)


def about(worth: float) -> int:
    """An estimate as a whole number of points."""
    return max(1, round(worth))


def first(value: Value) -> int:
    """The number a tuple begins with."""
    assert isinstance(value, tuple) and isinstance(value[0], int)
    return value[0]
