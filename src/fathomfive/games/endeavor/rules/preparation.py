"""The preparation: recruiting, workforce, management."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, ask, draw, tell
from ..content.vocabulary import COORDINATION, INSPIRATION, REPUTATION
from . import gains, kinds, verbs
from .state import EndeavorState, level

DONE: Final = "done"


def prepare(s: EndeavorState, seat: int) -> Rules:
    """The three steps of one seat (EN-3.2)."""
    yield from recruit(s, seat)
    workforce(s, seat)
    yield from manage(s, seat)


def recruit(s: EndeavorState, seat: int) -> Rules:
    """Take one crew of at most your recruiting level, and its bonus (EN-4.1, EN-4.2, EN-4.3, EN-4.4, EN-R30)."""
    options = applicants(s, seat)
    if not options:
        tell(s, "recruits_nobody", seat)
        return
    kind = yield from ask(seat, kinds.RECRUIT, options)
    s.crew[seat].append(kind * 2)
    s.spent[seat].append(0)
    tell(s, "recruits", seat, kind * 2)
    if kind in s.experts:
        s.experts.remove(kind)
        yield from show_expert(s)
    else:
        s.tray[kind] -= 1
    yield from gains.gain(s, seat, s.c.junior[kind].effect)


def applicants(s: EndeavorState, seat: int) -> list[int]:
    """The crew a seat may recruit, by kind (EN-4.1)."""
    highest = level(s, seat, REPUTATION)
    found = [kind for kind, left in enumerate(s.tray) if left and s.c.level[kind] <= highest]
    if highest >= 5:
        found += s.experts
    return found


def show_expert(s: EndeavorState) -> Rules:
    """Uncover the next level-5 crew, so that three can be seen as long as three are left (EN-2.8, EN-4.4, EN-R24)."""
    if len(s.expert_pile) > 0:
        kind = yield from draw(s.expert_pile, "expert")
        s.experts.append(kind)


def workforce(s: EndeavorState, seat: int) -> None:
    """New discs, as many as the workforce level says (EN-4.5, EN-11.11)."""
    verbs.load(s, seat, max(0, level(s, seat, INSPIRATION) - s.storm))


def manage(s: EndeavorState, seat: int) -> Rules:
    """Take back discs from crew to the hold, up to the management level (EN-4.6, EN-4.7).

    Asked is what is less to say: which discs come back, or which stay.
    """
    most, laid = level(s, seat, COORDINATION), sum(s.spent[seat])
    if s.declining or 2 * most <= laid:
        for _ in range(min(most, laid)):
            options = busy(s, seat, [])
            slot = yield from ask(seat, kinds.MANAGE, [*options, DONE] if s.declining else [*options])
            if isinstance(slot, str):
                return
            take_back(s, seat, slot)
        return
    staying: list[int] = []
    for _ in range(laid - most):
        slot = yield from ask(seat, kinds.STAY, busy(s, seat, staying))
        staying.append(slot)
    for slot, spent in enumerate(s.spent[seat]):
        if spent and slot not in staying:
            take_back(s, seat, slot)


def take_back(s: EndeavorState, seat: int, slot: int) -> None:
    """Take the disc of a crew back to the hold (EN-4.6)."""
    s.spent[seat][slot] = 0
    s.hold[seat] += 1
    tell(s, "takes_back", seat, s.crew[seat][slot])


def busy(s: EndeavorState, seat: int, staying: list[int]) -> list[int]:
    """The slots of crew with a disc that is not yet said to stay; of equal crew only the first (EN-4.7)."""
    crew = s.crew[seat]
    found: list[int] = []
    seen: list[int] = []
    for slot, spent in enumerate(s.spent[seat]):
        if spent and slot not in staying and crew[slot] not in seen:
            seen.append(crew[slot])
            found.append(slot)
    return found
