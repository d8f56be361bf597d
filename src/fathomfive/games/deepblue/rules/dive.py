"""Diving (DB-7)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rule, Rules, Stand, ask, draw, tell
from ..content.tables import (
    ANY,
    APPROACHING_STORM,
    BEST_OF_THE_BEST,
    BLACK,
    BLACK_SPOT,
    BLUE,
    BLUE_SPOT,
    CITY_PARTS,
    DANGEROUS_REEFS,
    GUARD_SPOT,
    TROUBLED_WATERS,
)
from .kinds import CREW, DONE, GO_ON, ON, PROTECT, RUSH, SPOT, STAY, STOP, SURFACE, Protection
from .scoring import score_dive
from .state import CENTRE, NO_WRECK, DeepBlueState, clockwise, is_city
from .verbs import lay_to_rest, play_card

EXPERT_POINTS: Final = 4
"""What a card brings more in the city with the best of the best (DB-9.2)."""


def dive(s: DeepBlueState, leader: int, node: int) -> Rules:
    """Lead a dive: draw stones until you stop, or until a hazard throws you out (DB-7.1 to DB-7.4)."""
    begin_dive(s, leader, node)
    yield from rush(s)
    take_part(s)
    stones = scattered_stone(s)
    while True:
        if not stones:
            stones = yield from draw_stones(s)
        yield from face_hazards(s, stones)
        yield from play_crew(s)
        stones = ()
        if not s.diving[leader] or not s.bag.pool:
            break
        if (yield from ask(leader, GO_ON, (ON, STOP), stand=Stand(ON, "site", hazards_drawn(s)))) == STOP:
            break
    end_dive(s)


def begin_dive(s: DeepBlueState, leader: int, node: int) -> None:
    """The leader sets the diving bell beside the wreck (DB-7.2)."""
    s.site = node
    s.leader = leader
    s.quiet = 0
    tell(s, "dives", leader, node)


def rush(s: DeepBlueState) -> Rules:
    """Boats one move away may come to the middle of the wreck, free, the leader's first (DB-7.5, DB-9.5, DB-9.6)."""
    reach = rush_reach(s, s.site)
    for seat in clockwise(s, s.leader):
        while True:
            near = rushers(s, seat, reach)
            if not near:
                break
            options: list[int | str] = [*near, STAY]
            chosen = yield from ask(seat, RUSH, options)
            if isinstance(chosen, str):
                break
            tell(s, "rushes", seat, s.boats[seat][chosen], s.site)
            s.boats[seat][chosen] = s.site
            s.spots[seat][chosen] = CENTRE


def rush_reach(s: DeepBlueState, node: int) -> int:
    """From how many moves away boats may rush to a dive (DB-7.5, DB-9.5, DB-9.6)."""
    if is_city(s, node):
        if s.scenario == DANGEROUS_REEFS:
            return 0
        if s.scenario == APPROACHING_STORM:
            return 2
    return 1


def rushers(s: DeepBlueState, seat: int, reach: int) -> list[int]:
    """The boats of a seat that can rush to the dive; of two that stand alike, only the first."""
    away = s.c.moves[s.site]
    boats = s.boats[seat]
    near = [boat for boat in (0, 1) if 0 < away[boats[boat]] <= reach]
    if len(near) == 2 and boats[0] == boats[1] and s.spots[seat][0] == CENTRE and s.spots[seat][1] == CENTRE:
        return [0]
    return near


def take_part(s: DeepBlueState) -> None:
    """Everybody with a boat on the wreck dives along (DB-7.6)."""
    for seat in range(s.seats):
        s.diving[seat] = s.site in s.boats[seat]
        s.earned[seat] = 0


def scattered_stone(s: DeepBlueState) -> tuple[int, ...]:
    """A stone that lies on the wreck counts as the first one drawn (DB-9.3)."""
    stone = s.riches[s.site]
    if stone < 0:
        return ()
    s.riches[s.site] = -1
    s.drawn.append(stone)
    tell(s, "draws", s.leader, stone)
    return (stone,)


def draw_stones(s: DeepBlueState) -> Rule[tuple[int, ...]]:
    """The leader draws a stone from the bag: two at once in the city's troubled waters (DB-7.7, DB-9.1)."""
    stones: tuple[int, ...] = ()
    for _ in range(draw_size(s)):
        stone = yield from draw(s.bag, "stone")
        s.drawn.append(stone)
        stones += (stone,)
        tell(s, "draws", s.leader, stone)
    return stones


def draw_size(s: DeepBlueState) -> int:
    """How many stones the leader draws next, of those the bag still has (DB-7.7, DB-9.1)."""
    count = 2 if s.scenario == TROUBLED_WATERS and is_city(s, s.site) else 1
    return min(count, len(s.bag.pool))


def face_hazards(s: DeepBlueState, stones: tuple[int, ...]) -> Rules:
    """From the second of its colour on, a hazard makes every diver protect or surface (DB-7.10, DB-7.12)."""
    dangers = [stone for i, stone in enumerate(stones) if is_danger(s, stone, len(stones) - i)]
    if not dangers:
        return
    for seat in clockwise(s, s.leader):
        for stone in dangers:
            if s.diving[seat]:
                yield from protect_or_surface(s, seat, stone)


def hazards_drawn(s: DeepBlueState) -> tuple[int, ...]:
    """The numbers of the draws that brought a hazard: each is news to a leader who lets the bag be drawn from."""
    return tuple([number for number, stone in enumerate(s.drawn) if stone in (BLUE, BLACK)])


def is_danger(s: DeepBlueState, stone: int, newest: int) -> bool:
    """Whether a stone, the newest-th from the end, is a hazard that came before in this dive (DB-7.9)."""
    if stone != BLUE and stone != BLACK:
        return False
    return stone in s.drawn[: len(s.drawn) - newest]


def protect_or_surface(s: DeepBlueState, seat: int, hazard: int) -> Rules:
    """Play a card of the hazard's colour, use a scout spot once, or leave the dive (DB-7.10 to DB-7.13)."""
    options = protections(s, seat, hazard)
    options.append(SURFACE)
    chosen = yield from ask(seat, PROTECT, options, (hazard,))
    if isinstance(chosen, str):
        s.diving[seat] = False
        tell(s, "surfaces", seat)
    elif isinstance(chosen, tuple):
        s.spots[seat][chosen[1]] = CENTRE
        tell(s, "uses_spot", seat, hazard)
    else:
        play_card(s, seat, chosen)
        tell(s, "protects", seat, chosen, hazard)


def protections(s: DeepBlueState, seat: int, hazard: int) -> list[Protection]:
    """The cards and scout spots that protect a seat against a hazard (DB-7.11)."""
    options: list[Protection] = []
    for card in s.hands[seat]:
        if s.c.crew_protects[card] >> hazard & 1 and card not in options:
            options.append(card)
    spots = s.c.wreck_spots[s.wrecks[s.site]]
    for boat in (0, 1):
        spot = s.spots[seat][boat]
        if s.boats[seat][boat] == s.site and spot != CENTRE:
            kind = spots[spot]
            if kind == GUARD_SPOT or kind == (BLUE_SPOT if hazard == BLUE else BLACK_SPOT):
                options.append((SPOT, boat))
    return options


def play_crew(s: DeepBlueState) -> Rules:
    """After each draw every diver may play cards whose stones have come, the leader first (DB-7.14 to DB-7.17)."""
    for seat in clockwise(s, s.leader):
        while s.diving[seat]:
            cards = playable(s, seat)
            if not cards:
                break
            chosen = yield from ask(seat, CREW, (*cards, DONE), stand=Stand(DONE, "site", tuple(cards)))
            if isinstance(chosen, str):
                break
            score_card(s, seat, chosen)


def playable(s: DeepBlueState, seat: int) -> list[int]:
    """The cards in hand whose stones have been drawn in this dive, each kind once (DB-7.15)."""
    c = s.c
    drawn = s.drawn
    cards: list[int] = []
    for card in s.hands[seat]:
        colour = c.crew_colour[card]
        if colour < 0 or card in cards:
            continue
        count = len(drawn) if colour == ANY else drawn.count(colour)
        if count >= c.crew_count[card]:
            cards.append(card)
    return cards


def score_card(s: DeepBlueState, seat: int, card: int) -> None:
    """Play a card for its points, which are safe whatever comes (DB-7.14, DB-9.2)."""
    points = card_points(s, card)
    play_card(s, seat, card)
    s.earned[seat] += points
    tell(s, "plays", seat, card, points)


def card_points(s: DeepBlueState, card: int) -> int:
    """What a card brings in this dive: 4 more for the best of the best in the city (DB-9.2)."""
    best = s.scenario == BEST_OF_THE_BEST and is_city(s, s.site)
    return s.c.crew_points[card] + (EXPERT_POINTS if best else 0)


def end_dive(s: DeepBlueState) -> None:
    """Score, clear the wreck, return the stones, rest the cards; the fourth part of the city ends the game (DB-8)."""
    score_dive(s)
    wreck = s.wrecks[s.site]
    s.wrecks[s.site] = NO_WRECK
    for seat in range(s.seats):
        lay_to_rest(s, seat)
        s.diving[seat] = False
        s.earned[seat] = 0
        for boat in (0, 1):
            if s.boats[seat][boat] == s.site:
                s.spots[seat][boat] = CENTRE
    for stone in s.drawn:
        s.bag.add(stone)
    s.drawn = []
    s.site = -1
    s.leader = -1
    if s.c.wreck_city[wreck]:
        s.city.append(wreck)
        tell(s, "fresco", wreck, len(s.city))
        if len(s.city) == CITY_PARTS:
            s.over = True
            tell(s, "ends")
