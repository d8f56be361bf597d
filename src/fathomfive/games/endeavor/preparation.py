"""The preparation: recruiting, workforce, management."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Ask, Rules, Value, draw, tell
from . import gains
from .effects import COORDINATION, INSPIRATION, REPUTATION
from .state import Expedition, level

DONE: Final = "done"


def prepare(s: Expedition, seat: int) -> Rules:
    """The three steps of one seat (EN-3.2)."""
    yield from recruit(s, seat)
    workforce(s, seat)
    yield from manage(s, seat)


def recruit(s: Expedition, seat: int) -> Rules:
    """Take one crew of at most your recruiting level, and its bonus (EN-4.1, EN-4.2, EN-4.3, EN-4.4, EN-R30)."""
    options = applicants(s, seat)
    if not options:
        tell(s, "recruits_nobody", seat)
        return
    answer = yield Ask(seat, "recruit", options)
    kind = cast(int, answer)
    s.crew[seat].append(kind * 2)
    s.spent[seat].append(0)
    tell(s, "recruits", seat, kind * 2)
    if kind in s.experts:
        s.experts.remove(kind)
        yield from show_expert(s)
    else:
        s.tray[kind] -= 1
    yield from gains.gain(s, seat, s.box.junior[kind].effect)


def applicants(s: Expedition, seat: int) -> list[Value]:
    """The crew a seat may recruit, by kind (EN-4.1)."""
    highest = level(s, seat, REPUTATION)
    found: list[Value] = [kind for kind, left in enumerate(s.tray) if left and s.box.level[kind] <= highest]
    if highest >= 5:
        found += s.experts
    return found


def show_expert(s: Expedition) -> Rules:
    """Uncover the next level-5 crew, so that three can be seen as long as three are left (EN-2.8, EN-4.4, EN-R24)."""
    if len(s.expert_pile) > 0:
        kind = yield from draw(s.expert_pile, "expert")
        s.experts.append(kind)


def workforce(s: Expedition, seat: int) -> None:
    """New discs, as many as the workforce level says (EN-4.5, EN-11.11)."""
    gains.load(s, seat, max(0, level(s, seat, INSPIRATION) - s.storm))


def manage(s: Expedition, seat: int) -> Rules:
    """Take back discs from crew to the hold, up to the management level (EN-4.6, EN-4.7)."""
    for _ in range(level(s, seat, COORDINATION)):
        options = busy(s, seat)
        if not options:
            return
        slot = cast(int, options[0])
        if len(options) > 1 or s.declining:
            answer = yield Ask(seat, "manage", [*options, DONE] if s.declining else options)
            if answer == DONE:
                return
            slot = cast(int, answer)
        s.spent[seat][slot] = 0
        s.hold[seat] += 1
        tell(s, "takes_back", seat, s.crew[seat][slot])


def busy(s: Expedition, seat: int) -> list[Value]:
    """The slots of crew with a disc; of equal crew only the first."""
    crew = s.crew[seat]
    found: list[Value] = []
    seen: list[int] = []
    for slot, spent in enumerate(s.spent[seat]):
        if spent and crew[slot] not in seen:
            seen.append(crew[slot])
            found.append(slot)
    return found
