"""Why not: what a seat might want to choose and cannot, judged by what it may know (its hand, and what lies open)."""

from __future__ import annotations

from ...kernel import Ask, Closed, Phrase
from .market import purse
from .phrases import piece, target
from .sail import can_sail, free_spots
from .state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState, is_city
from .tables import ANY, APPROACHING_STORM, PRICES, RENEWAL
from .why import first


def closed(s: DeepBlueState, ask: Ask) -> list[Closed]:
    """What the seat might want to choose and cannot."""
    seat = ask.seat
    if ask.kind == "action":
        found = dear_crew(s, seat) + idle(s, seat) + distant_wrecks(s, seat)
    elif ask.kind in ("pay", "propel", "protect", "crew"):
        found = useless_cards(s, ask)
        if ask.kind == "protect":
            found += useless_spots(s, ask)
    elif ask.kind == "sail":
        found = distant_nodes(s, ask)
    elif ask.kind == "scout":
        found = taken_spots(s, ask)
    elif ask.kind == "rush":
        found = distant_boats(s, seat)
    else:
        found = []
    offered = {target(s, ask, option) for option in ask.options}
    return [one for one in found if one.target not in offered]


# --- in a turn ---


def dear_crew(s: DeepBlueState, seat: int) -> list[Closed]:
    """Crew that costs more than the hand can pay, and the renewal (DB-4.2, DB-4.7)."""
    money = purse(s, seat)
    found: list[Closed] = []
    for slot in range(4):
        if s.market[slot] >= 0 and money < PRICES[slot]:
            dear = Phrase("why-too-dear", price=PRICES[slot], money=money)
            found.append(Closed(f"market/{slot}", dear, "DB-4.2"))
    if s.market[0] < 0:
        found.append(Closed("deck", Phrase("why-market-empty"), "DB-R7"))
    elif money < RENEWAL:
        found.append(Closed("deck", Phrase("why-too-dear", price=RENEWAL, money=money), "DB-4.7"))
    return found


def idle(s: DeepBlueState, seat: int) -> list[Closed]:
    """Boats that cannot sail, and a resting area without a card (DB-5.1, DB-6.1)."""
    found: list[Closed] = []
    if not can_sail(s, seat):
        found += [Closed(f"boat/{seat}/{boat}", Phrase("why-no-propeller"), "DB-5.1") for boat in (0, 1)]
    if not s.resting[seat]:
        found.append(Closed(f"resting/{seat}", Phrase("why-nothing-rests"), "DB-6.1"))
    return found


def distant_wrecks(s: DeepBlueState, seat: int) -> list[Closed]:
    """Wrecks without a boat of one's own, and one's boats without a wreck (DB-5.6, DB-7.1)."""
    found: list[Closed] = []
    for node in range(len(s.wrecks)):
        wreck = s.wrecks[node]
        if wreck == FACE_DOWN:
            found.append(Closed(f"node/{node}", Phrase("why-uncharted"), "DB-5.6"))
        elif node in s.boats[seat]:
            found.append(Closed(f"node/{node}", Phrase("why-no-wreck"), "DB-7.1"))
        elif wreck != NO_WRECK:
            away = min([s.c.moves[here][node] for here in s.boats[seat]])
            found.append(Closed(f"node/{node}", Phrase("why-no-boat", moves=away), "DB-7.1"))
    return found


def distant_nodes(s: DeepBlueState, ask: Ask) -> list[Closed]:
    """Places beyond the moves that are left (DB-5.2, DB-R3)."""
    moves = first(ask.about)
    boats = {first(option) for option in ask.options if isinstance(option, tuple)}
    found: list[Closed] = []
    for node in range(len(s.wrecks)):
        if node in s.boats[ask.seat]:
            found.append(Closed(f"node/{node}", Phrase("why-lies-here"), "DB-R3"))
        else:
            away = min([s.c.moves[s.boats[ask.seat][boat]][node] for boat in boats])
            found.append(Closed(f"node/{node}", Phrase("why-too-far", away=away, moves=moves), "DB-5.2"))
    return found


def taken_spots(s: DeepBlueState, ask: Ask) -> list[Closed]:
    """Scout spots that a boat holds, or that are like another free one (DB-5.5)."""
    node = first(ask.about)
    free = free_spots(s, node)
    return [
        Closed(f"spot/{node}/{spot}", Phrase("why-spot-alike" if spot in free else "why-spot-taken"), "DB-5.5")
        for spot in range(len(s.c.wreck_spots[s.wrecks[node]]))
    ]


# --- in a dive ---


def distant_boats(s: DeepBlueState, seat: int) -> list[Closed]:
    """Boats that cannot rush: too far away, there already, or lying just as the other (DB-7.5, DB-9.5)."""
    storm = s.scenario == APPROACHING_STORM and is_city(s, s.site)
    found: list[Closed] = []
    for boat in (0, 1):
        away = s.c.moves[s.boats[seat][boat]][s.site]
        reach = 2 if storm else 1
        why = Phrase("why-rush-far", away=away, reach=reach)
        if away == 0:
            why = Phrase("why-rush-there")
        elif away <= reach:
            why = Phrase("why-rush-alike")
        found.append(Closed(f"boat/{seat}/{boat}", why, "DB-9.5" if storm else "DB-7.5"))
    return found


def useless_cards(s: DeepBlueState, ask: Ask) -> list[Closed]:
    """Cards in hand without what is asked for (DB-4.2, DB-5.1, DB-7.11, DB-7.15)."""
    rule = {"pay": "DB-4.2", "propel": "DB-5.1", "protect": "DB-7.11"}.get(ask.kind, "DB-7.15")
    found: list[Closed] = []
    for card in sorted(set(s.hands[ask.seat])):
        crew = piece(s, "crew", card)
        if ask.kind == "pay":
            why = Phrase("why-no-money", crew=crew)
        elif ask.kind == "propel":
            why = Phrase("why-no-moves", crew=crew)
        elif ask.kind == "protect":
            why = Phrase("why-no-shield", crew=crew, hazard=piece(s, "stone", first(ask.about)))
        else:
            why = missing_stones(s, card)
        found.append(Closed(f"hand/{card}", why, rule))
    return found


def missing_stones(s: DeepBlueState, card: int) -> Phrase:
    """What a card waits for (DB-7.15)."""
    colour = s.c.crew_colour[card]
    if colour < 0:
        return Phrase("why-no-points", crew=piece(s, "crew", card))
    if colour == ANY:
        return Phrase("why-needs-any", count=s.c.crew_count[card], drawn=len(s.drawn))
    stone = piece(s, "stone", colour)
    return Phrase("why-needs", count=s.c.crew_count[card], stone=stone, drawn=s.drawn.count(colour))


def useless_spots(s: DeepBlueState, ask: Ask) -> list[Closed]:
    """Boats at the dive whose scout spot is of another kind (DB-7.11)."""
    found: list[Closed] = []
    for boat in (0, 1):
        spot = s.spots[ask.seat][boat]
        if s.boats[ask.seat][boat] == s.site and spot != CENTRE:
            kind = piece(s, "spot", s.c.wreck_spots[s.wrecks[s.site]][spot])
            why = Phrase("why-spot-no-shield", spot=kind, hazard=piece(s, "stone", first(ask.about)))
            found.append(Closed(f"boat/{ask.seat}/{boat}", why, "DB-7.11"))
    return found
