"""Promoting crew."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, tell
from . import gains
from .state import SKIP, Expedition


def promote(s: Expedition, seat: int) -> Rules:
    """Turn one junior to its gold side and gain its bonus; its disc goes to the supply (EN-7.1, EN-7.2, EN-7.3)."""
    options = juniors(s, seat)
    if not options:
        return
    answer = yield Ask(seat, "promote", [*options, SKIP])
    if answer == SKIP:
        return
    slot = cast(int, answer)
    if s.spent[seat][slot]:
        s.spent[seat][slot] = 0
        s.supply[seat] += 1
    s.crew[seat][slot] |= 1
    tell(s, "promotes", seat, s.crew[seat][slot])
    yield from gains.gain(s, seat, s.box.gold[s.crew[seat][slot] >> 1].effect)


def juniors(s: Expedition, seat: int) -> list[Value]:
    """The slots of crew that can be promoted; of equal ones only the first."""
    crew, spent = s.crew[seat], s.spent[seat]
    found: list[Value] = []
    seen: list[int] = []
    for slot, code in enumerate(crew):
        same = code * 2 + spent[slot]
        if not code & 1 and same not in seen:
            seen.append(same)
            found.append(slot)
    return found
