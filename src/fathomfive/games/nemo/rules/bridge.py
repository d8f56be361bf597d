"""Who decides: the captain, the officers and their duties, and how the captaincy changes (NW-17, NW-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from ....kernel import AnyAsk, Ask, Kind, Rule, Rules, Stand, Value, ask, tell
from ..content.vocabulary import MAX_AP, NEMO
from . import kinds
from .kinds import Stop
from .state import SEMI, SOLO, NemoState

V = TypeVar("V", bound="int | str | tuple[Value, ...]")
YES: Final = "yes"
NO: Final = "no"
PASS: Final = "pass"
HAND: Final = "hand"
STAY: Final = "stay"
INSTEAD: Final = "instead"


def allied(s: NemoState) -> bool:
    """All win or lose the voyage together, unless glory counts (NW-17, NW-18)."""
    return s.mode != SEMI


def clockwise(s: NemoState, first: int) -> list[int]:
    """All seats in table order, beginning with one."""
    return [(first + i) % s.seats for i in range(s.seats)]


def on_duty(s: NemoState, duty: int) -> int:
    """The seat whose officer answers for a duty (NW-17.2)."""
    return seat_of(s, s.c.duty_officer[s.seats][duty])


def keeper(s: NemoState, resource: int) -> int:
    """The seat that may exert a resource: nemo the captain, the others their officer (NW-17.2, NW-17.4)."""
    return s.captain if resource == NEMO else seat_of(s, s.c.resource_officer[s.seats][resource])


def superior(s: NemoState, character: int) -> int:
    """The seat that alone decides whether a character is sacrificed (NW-17.3)."""
    return seat_of(s, s.c.character_officer[s.seats][character])


def seat_of(s: NemoState, officer: int) -> int:
    """The seat that holds an officer's card; alone, or before the cards are dealt, the captain is all of them."""
    for seat, card in enumerate(s.officers):
        if card == officer:
            return seat
    return s.captain


def command(
    s: NemoState, kind: Kind[V], options: Sequence[V], about: Value = (), stand: Stand | None = None
) -> Rule[V]:
    """The captain decides (NW-17.4); in the semi-co-operative game others may say stop (NW-18.3)."""
    if len(options) == 1:
        return options[0]
    chosen = cast(V, (yield Ask(s.captain, kind, options, about, None, False, stand)))
    if s.mode == SEMI:
        chosen, _ = yield from face_stops(s, kind, options, about, chosen)
    return chosen


def face_stops(
    s: NemoState,
    kind: Kind[V],
    options: Sequence[V],
    about: Value,
    chosen: V,
    pledges: Sequence[Sequence[V]] = (),
) -> Rule[tuple[V, bool]]:
    """Every other seat with a stone may propose another choice, clockwise, and seize the captaincy for it (NW-18.3).

    Gives the choice, and whether a proposal prevailed. `pledges` are choices that are another seat's to make, and that
    this seat may propose to make (NW-R39).
    """
    overruled = False
    for seat in clockwise(s, s.captain)[1:]:
        if s.own_stones[seat] == 0 or s.immune or seat == s.captain:
            continue
        open_to = [*options, *pledges[seat]] if pledges else [*options]
        offers: list[Stop] = [PASS]
        offers += [(INSTEAD, i) for i, option in enumerate(open_to) if option != chosen]
        matter = (kind.name, chosen, about, tuple(open_to))
        answer = yield from ask(seat, kinds.STOP, offers, matter, stand=Stand(PASS, until="turn"))
        if isinstance(answer, str):
            continue
        proposed = open_to[answer[1]]
        proposal = (kind.name, proposed, about, seat, chosen)
        if (yield from ask(s.captain, kinds.CONCEDE, (YES, NO), proposal)) == YES:
            tell(s, "concedes", s.captain, seat)
            chosen = proposed
            overruled = True
        elif (yield from ask(seat, kinds.SEIZE, (YES, NO), proposal)) == YES:
            seize(s, seat)
            chosen = proposed
            overruled = True
    return chosen, overruled


def contested(s: NemoState, stop: Ask[Stop]) -> tuple[AnyAsk, Value]:
    """The captain's question that a stop is about, and the captain's choice."""
    name, chosen, about, options = cast("tuple[str, Value, Value, tuple[Value, ...]]", stop.about)
    return Ask(s.captain, kinds.KINDS[name], options, about), chosen


def proposed(s: NemoState, concede: Ask[str]) -> tuple[AnyAsk, Value, Value]:
    """The captain's question that a proposal is about, the proposed choice, and the captain's."""
    name, instead, about, _, chosen = cast("tuple[str, Value, Value, int, Value]", concede.about)
    return Ask(s.captain, kinds.KINDS[name], (instead, chosen), about), instead, chosen


def seize(s: NemoState, seat: int) -> None:
    """Pay a stone for the captaincy, and keep it safe for this turn (NW-18.3, NW-18.4)."""
    s.own_stones[seat] -= 1
    s.captain = seat
    s.immune = True
    tell(s, "seizes", seat)


def consult(s: NemoState, seat: int, kind: Kind[V], options: Sequence[V], about: Value = ()) -> Rule[V]:
    """An officer decides; when it is the captain, as a command."""
    if seat == s.captain:
        return (yield from command(s, kind, options, about))
    return (yield from ask(seat, kind, options, about))


def fail_captain(s: NemoState) -> None:
    """A failed test costs the captaincy, once everything it causes is done (NW-17.5)."""
    if s.mode != SOLO:
        s.relieved = True


def relieve(s: NemoState) -> None:
    """Pass a lost captaincy to the left; the new captain gets 1 action point, if possible (NW-17.5)."""
    if s.relieved:
        s.ap = min(MAX_AP, s.ap + 1)
        pass_on(s)


def pass_on(s: NemoState) -> None:
    """Pass a captaincy that is due to the left; the immunity of who seized it goes with it (NW-18.4)."""
    if s.relieved:
        s.relieved = False
        s.immune = False
        s.captain = (s.captain + 1) % s.seats
        tell(s, "relieved", s.captain)


def hand_on(s: NemoState) -> Rules:
    """Before a new turn the captain may hand the captaincy to the left (NW-17.7, NW-18.5)."""
    s.immune = False
    if s.mode == SOLO:
        return
    owners = tuple(stone_owners(s, s.captain)) if s.mode == SEMI else ()
    if (yield from ask(s.captain, kinds.HAND_ON, (STAY, HAND), owners, stand=Stand(STAY, news=owners))) == STAY:
        return
    giver = s.captain
    s.captain = (giver + 1) % s.seats
    tell(s, "hands_on", giver, s.captain)
    if s.mode == SEMI:
        yield from take_stone(s, giver)


def take_stone(s: NemoState, seat: int) -> Rules:
    """Who hands the captaincy on takes a stone from another player (NW-18.5)."""
    owners = stone_owners(s, seat)
    if owners:
        other = yield from ask(seat, kinds.STONE_FROM, owners)
        s.own_stones[other] -= 1
        s.own_stones[seat] += 1
        tell(s, "takes_stone", seat, other)


def stone_owners(s: NemoState, seat: int) -> list[int]:
    """The other seats that have a stone to lose."""
    return [other for other in range(s.seats) if other != seat and s.own_stones[other] > 0]


def glory(s: NemoState, seat: int) -> int:
    """A seat's own points: people, stones, and cards face up less those face down (NW-18.6)."""
    return alive(s, seat) + 2 * s.own_stones[seat] + len(s.own_up[seat]) - len(s.own_down[seat])


def alive(s: NemoState, seat: int) -> int:
    """How many characters of a seat are in play."""
    return sum([s.characters[who] for who in s.c.officer_characters[s.officers[seat]]])
