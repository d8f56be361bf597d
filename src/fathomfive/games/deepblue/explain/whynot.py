"""Why not: what a seat might want to choose and cannot, judged by what it may know (its hand, and what lies open)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ....kernel import AnyAsk, Ask, Closed, Phrase, by_kind, for_question
from ....kernel.plain import nothing_closed
from ..content.tables import ANY, APPROACHING_STORM, SLOTS
from ..rules.dive import rush_reach
from ..rules.kinds import (
    ACTION,
    CREW,
    GO_ON,
    PAY,
    PROPEL,
    PROTECT,
    RUSH,
    SAIL,
    SCOUT,
    TAKE,
    Action,
    Course,
    Protection,
    about,
)
from ..rules.market import purse
from ..rules.sail import can_sail, free_spots
from ..rules.state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState, is_city
from ..words.phrases import piece
from ..words.questions import TARGET


def unless_offered(s: DeepBlueState, ask: AnyAsk, found: list[Closed]) -> list[Closed]:
    """What is closed, without what an option points at."""
    target = TARGET[ask.kind]
    offered = {target(s, ask, option) for option in ask.options}
    return [one for one in found if one.target not in offered]


# --- said again at nearly every question of a turn: each made once, so that it is put into words once ---


@lru_cache(maxsize=4096)
def too_dear(target: str, price: int, money: int, rule: str) -> Closed:
    """What costs more than the hand can pay."""
    return Closed(target, Phrase("why-too-dear", price=price, money=money), rule)


@lru_cache(maxsize=4096)
def plainly(target: str, why: str, rule: str) -> Closed:
    """What is closed for a reason without numbers."""
    return Closed(target, Phrase(why), rule)


@lru_cache(maxsize=4096)
def without_boat(node: int, away: int) -> Closed:
    """A wreck to which no boat of one's own lies nearer than that."""
    return Closed(f"node/{node}", Phrase("why-no-boat", moves=away), "DB-7.1")


@lru_cache(maxsize=4096)
def too_far(node: int, away: int, moves: int) -> Closed:
    """A place beyond the moves that are left."""
    return Closed(f"node/{node}", Phrase("why-too-far", away=away, moves=moves), "DB-5.2")


# --- in a turn ---


def closed_actions(s: DeepBlueState, ask: Ask[Action]) -> list[Closed]:
    """What cannot be hired, sailed, rested or dived to."""
    seat = ask.seat
    return unless_offered(s, ask, dear_crew(s, seat) + idle(s, seat) + distant_wrecks(s, seat))


def dear_crew(s: DeepBlueState, seat: int) -> list[Closed]:
    """Crew that costs more than the hand can pay, and the renewal (DB-4.2, DB-4.7)."""
    money = purse(s, seat)
    found: list[Closed] = []
    for slot in range(SLOTS):
        if s.market[slot] >= 0 and money < s.c.prices[slot]:
            found.append(too_dear(f"market/{slot}", s.c.prices[slot], money, "DB-4.2"))
    if s.market[0] < 0:
        found.append(plainly("deck", "why-market-empty", "DB-R7"))
    elif money < s.c.renewal:
        found.append(too_dear("deck", s.c.renewal, money, "DB-4.7"))
    return found


def idle(s: DeepBlueState, seat: int) -> list[Closed]:
    """Boats that cannot sail, and a resting area without a card (DB-5.1, DB-6.1)."""
    found: list[Closed] = []
    if not can_sail(s, seat):
        found += [plainly(f"boat/{seat}/{boat}", "why-no-propeller", "DB-5.1") for boat in (0, 1)]
    if not s.resting[seat]:
        found.append(plainly(f"resting/{seat}", "why-nothing-rests", "DB-6.1"))
    return found


def distant_wrecks(s: DeepBlueState, seat: int) -> list[Closed]:
    """Wrecks without a boat of one's own, and one's boats without a wreck (DB-5.6, DB-7.1)."""
    found: list[Closed] = []
    for node in range(len(s.wrecks)):
        wreck = s.wrecks[node]
        if wreck == FACE_DOWN:
            found.append(plainly(f"node/{node}", "why-uncharted", "DB-5.6"))
        elif node in s.boats[seat]:
            found.append(plainly(f"node/{node}", "why-no-wreck", "DB-7.1"))
        elif wreck != NO_WRECK:
            found.append(without_boat(node, min([s.c.moves[here][node] for here in s.boats[seat]])))
    return found


def unpaying_cards(s: DeepBlueState, ask: Ask[int | str]) -> list[Closed]:
    """Cards in hand without money (DB-4.2)."""
    found: list[Closed] = []
    for card in sorted(set(s.hands[ask.seat])):
        why = Phrase("why-no-money", crew=piece(s, "crew", card))
        found.append(Closed(f"hand/{card}", why, "DB-4.2"))
    return unless_offered(s, ask, found)


def unmoving_cards(s: DeepBlueState, ask: Ask[int | str]) -> list[Closed]:
    """Cards in hand without a propeller (DB-5.1)."""
    found: list[Closed] = []
    for card in sorted(set(s.hands[ask.seat])):
        why = Phrase("why-no-moves", crew=piece(s, "crew", card))
        found.append(Closed(f"hand/{card}", why, "DB-5.1"))
    return unless_offered(s, ask, found)


def distant_nodes(s: DeepBlueState, ask: Ask[str | Course]) -> list[Closed]:
    """Places beyond the moves that are left (DB-5.2, DB-R3)."""
    moves = about(ask)
    boats = {option[0] for option in ask.options if isinstance(option, tuple)}
    found: list[Closed] = []
    for node in range(len(s.wrecks)):
        if node in s.boats[ask.seat]:
            found.append(plainly(f"node/{node}", "why-lies-here", "DB-R3"))
        else:
            away = min([s.c.moves[s.boats[ask.seat][boat]][node] for boat in boats])
            found.append(too_far(node, away, moves))
    return unless_offered(s, ask, found)


def taken_spots(s: DeepBlueState, ask: Ask[int]) -> list[Closed]:
    """Scout spots that a boat holds, or that are like another free one (DB-5.5)."""
    node = about(ask)
    free = free_spots(s, node)
    found: list[Closed] = []
    for spot in range(len(s.c.wreck_spots[s.wrecks[node]])):
        why = Phrase("why-spot-alike" if spot in free else "why-spot-taken")
        found.append(Closed(f"spot/{node}/{spot}", why, "DB-5.5"))
    return unless_offered(s, ask, found)


# --- in a dive ---


def distant_boats(s: DeepBlueState, ask: Ask[int | str]) -> list[Closed]:
    """Boats that cannot rush: too far away, there already, or lying just as the other (DB-7.5, DB-9.5)."""
    rule = "DB-9.5" if s.scenario == APPROACHING_STORM and is_city(s, s.site) else "DB-7.5"
    reach = rush_reach(s, s.site)
    found: list[Closed] = []
    for boat in (0, 1):
        away = s.c.moves[s.boats[ask.seat][boat]][s.site]
        why = Phrase("why-rush-far", away=away, reach=reach)
        if away == 0:
            why = Phrase("why-rush-there")
        elif away <= reach:
            why = Phrase("why-rush-alike")
        found.append(Closed(f"boat/{ask.seat}/{boat}", why, rule))
    return unless_offered(s, ask, found)


def useless_shields(s: DeepBlueState, ask: Ask[Protection]) -> list[Closed]:
    """Cards in hand, and scout spots of boats at the dive, that do not protect from this (DB-7.11)."""
    hazard = piece(s, "stone", about(ask))
    found: list[Closed] = []
    for card in sorted(set(s.hands[ask.seat])):
        why = Phrase("why-no-shield", crew=piece(s, "crew", card), hazard=hazard)
        found.append(Closed(f"hand/{card}", why, "DB-7.11"))
    for boat in (0, 1):
        spot = s.spots[ask.seat][boat]
        if s.boats[ask.seat][boat] == s.site and spot != CENTRE:
            kind = piece(s, "spot", s.c.wreck_spots[s.wrecks[s.site]][spot])
            why = Phrase("why-spot-no-shield", spot=kind, hazard=hazard)
            found.append(Closed(f"boat/{ask.seat}/{boat}", why, "DB-7.11"))
    return unless_offered(s, ask, found)


def waiting_crew(s: DeepBlueState, ask: Ask[int | str]) -> list[Closed]:
    """Cards in hand whose stones have not come (DB-7.15)."""
    found: list[Closed] = []
    for card in sorted(set(s.hands[ask.seat])):
        found.append(Closed(f"hand/{card}", missing_stones(s, card), "DB-7.15"))
    return unless_offered(s, ask, found)


def missing_stones(s: DeepBlueState, card: int) -> Phrase:
    """What a card waits for (DB-7.15)."""
    colour = s.c.crew_colour[card]
    if colour < 0:
        return Phrase("why-no-points", crew=piece(s, "crew", card))
    if colour == ANY:
        return Phrase("why-needs-any", count=s.c.crew_count[card], drawn=len(s.drawn))
    stone = piece(s, "stone", colour)
    return Phrase("why-needs", count=s.c.crew_count[card], stone=stone, drawn=s.drawn.count(colour))


WHYNOT: Final[dict[str, Callable[[DeepBlueState, AnyAsk], list[Closed]]]] = by_kind(
    for_question(ACTION, closed_actions),
    for_question(PAY, unpaying_cards),
    for_question(TAKE, nothing_closed),
    for_question(PROPEL, unmoving_cards),
    for_question(SAIL, distant_nodes),
    for_question(SCOUT, taken_spots),
    for_question(RUSH, distant_boats),
    for_question(PROTECT, useless_shields),
    for_question(CREW, waiting_crew),
    for_question(GO_ON, nothing_closed),
)
