"""Sailing (DB-5)."""

from __future__ import annotations

from ....kernel import Rule, Rules, ask, draw, tell
from ..content.tables import APPROACHING_STORM, SCATTERED_RICHES
from .dive import dive
from .kinds import ANCHOR, CAST_OFF, PROPEL, SAIL, SCOUT, TOKEN, Course
from .state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState, is_city
from .verbs import play_card, spend_token


def can_sail(s: DeepBlueState, seat: int) -> bool:
    """Whether a seat has a propeller to play, or a token (DB-5.1, DB-5.10)."""
    if s.tokens[seat] > 0:
        return True
    for card in s.hands[seat]:
        if s.c.crew_propeller[card] > 0:
            return True
    return False


def reach(s: DeepBlueState, seat: int) -> int:
    """How far a seat could sail with everything it has (DB-5.1, DB-5.10)."""
    moves = s.tokens[seat]
    for card in s.hands[seat]:
        moves += s.c.crew_propeller[card]
    return moves


def sail(s: DeepBlueState, seat: int) -> Rules:
    """Play propellers, move one or both boats, then see where they have stopped (DB-5)."""
    moves = yield from propel(s, seat)
    moved = yield from move_boats(s, seat, moves)
    storm: list[int] = []
    for boat in moved:
        yield from arrive(s, seat, boat, storm)
    for node in storm:
        if node in s.boats[seat]:
            tell(s, "storm", seat, node)
            yield from dive(s, seat, node)


def propel(s: DeepBlueState, seat: int) -> Rule[int]:
    """Play cards with propellers, and tokens; their sum is how far the boats may go (DB-5.1, DB-5.10)."""
    moves = 0
    while True:
        options = propellers(s, seat)
        if moves > 0:
            if not options:
                return moves
            options.append(CAST_OFF)
        chosen = yield from ask(seat, PROPEL, options, (moves,))
        if chosen == CAST_OFF:
            return moves
        if isinstance(chosen, str):
            spend_token(s, seat)
            moves += 1
        else:
            play_card(s, seat, chosen)
            moves += s.c.crew_propeller[chosen]
            tell(s, "propels", seat, chosen, s.c.crew_propeller[chosen])


def propellers(s: DeepBlueState, seat: int) -> list[int | str]:
    """What a seat can play for moves: cards with propellers, a token."""
    propeller = s.c.crew_propeller
    options: list[int | str] = []
    for card in s.hands[seat]:
        if propeller[card] > 0 and card not in options:
            options.append(card)
    if s.tokens[seat] > 0:
        options.append(TOKEN)
    return options


def move_boats(s: DeepBlueState, seat: int, moves: int) -> Rule[tuple[int, ...]]:
    """Move each boat at most once while the moves last; gives the boats that have moved (DB-5.2, DB-5.3)."""
    moved: tuple[int, ...] = ()
    while moves > 0 and len(moved) < 2:
        options: list[str | Course] = []
        for boat in (0, 1):
            if boat not in moved and not _twin(s, seat, boat, moved):
                options += courses(s, seat, boat, moves)
        options.append(ANCHOR)
        chosen = yield from ask(seat, SAIL, options, (moves,))
        if isinstance(chosen, str):
            break
        boat, node = chosen
        moves -= course_length(s, s.boats[seat][boat], node)
        tell(s, "sails", seat, s.boats[seat][boat], node)
        s.boats[seat][boat] = node
        s.spots[seat][boat] = CENTRE
        moved += (boat,)
    return moved


def _twin(s: DeepBlueState, seat: int, boat: int, moved: tuple[int, ...]) -> bool:
    """Whether the second boat stands exactly as the first: then moving the first is the same."""
    if boat == 0 or moved:
        return False
    return s.boats[seat][0] == s.boats[seat][1] and s.spots[seat][0] == CENTRE and s.spots[seat][1] == CENTRE


def courses(s: DeepBlueState, seat: int, boat: int, moves: int) -> list[Course]:
    """Where a boat can end its move: within reach, or back where it was to take a spot (DB-5.2, DB-R3).

    Wrecks come first, then open water, and what is near before what is far.
    """
    here = s.boats[seat][boat]
    away = s.c.moves[here]
    found: list[tuple[bool, int, int]] = []
    for node in range(len(away)):
        if 0 < away[node] <= moves:
            found.append((s.wrecks[node] == NO_WRECK, away[node], node))
    if moves >= 2 and s.wrecks[here] >= 0 and free_spots(s, here):
        found.append((False, 2, here))
    return [(boat, node) for _, _, node in sorted(found)]


def course_length(s: DeepBlueState, start: int, end: int) -> int:
    """How many moves a course takes; out and back takes two."""
    return s.c.moves[start][end] or 2


def arrive(s: DeepBlueState, seat: int, boat: int, storm: list[int]) -> Rules:
    """A boat that has ended its move turns up a hidden wreck and takes a free scout spot (DB-5.5, DB-5.6, DB-5.7)."""
    node = s.boats[seat][boat]
    if s.wrecks[node] == FACE_DOWN:
        yield from reveal_wreck(s, seat, node)
        if s.scenario == APPROACHING_STORM and is_city(s, node):
            storm.append(node)
    if s.wrecks[node] == NO_WRECK:
        return
    free = free_kinds(s, node)
    if free:
        spot = yield from ask(seat, SCOUT, free, (node,))
        s.spots[seat][boat] = spot
        tell(s, "scouts", seat, node, s.c.wreck_spots[s.wrecks[node]][spot])


def free_spots(s: DeepBlueState, node: int) -> list[int]:
    """The scout spots of a wreck that no boat holds (DB-5.5)."""
    free = list(range(len(s.c.wreck_spots[s.wrecks[node]])))
    for boats, spots in zip(s.boats, s.spots, strict=True):
        for boat in (0, 1):
            if boats[boat] == node and spots[boat] != CENTRE:
                free.remove(spots[boat])
    return free


def free_kinds(s: DeepBlueState, node: int) -> list[int]:
    """The free scout spots of a wreck, of several alike only the first."""
    kinds = s.c.wreck_spots[s.wrecks[node]]
    chosen: list[int] = []
    for spot in free_spots(s, node):
        if kinds[spot] not in [kinds[other] for other in chosen]:
            chosen.append(spot)
    return chosen


def reveal_wreck(s: DeepBlueState, seat: int, node: int) -> Rules:
    """Turn up a hidden wreck; a part of the city may scatter its riches (DB-5.6, DB-9.3)."""
    wreck = yield from draw(s.deep, "wreck")
    s.wrecks[node] = wreck
    tell(s, "reveals_wreck", seat, node, wreck)
    if s.scenario == SCATTERED_RICHES and is_city(s, node):
        for near in [node, *s.c.neighbours[node]]:
            if s.wrecks[near] != NO_WRECK and s.riches[near] < 0 and s.bag.pool:
                stone = yield from draw(s.bag, "stone")
                s.riches[near] = stone
                tell(s, "scatters", near, stone)
