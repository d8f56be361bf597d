"""Promoting crew."""

from __future__ import annotations

from ....kernel import Rules, ask, tell
from . import gains, kinds
from .state import SKIP, EndeavorState


def promote(s: EndeavorState, seat: int) -> Rules:
    """Turn one junior to its gold side and gain its bonus; its disc goes to the supply (EN-7.1, EN-7.2, EN-7.3)."""
    options = juniors(s, seat)
    if not options:
        return
    slot = yield from ask(seat, kinds.PROMOTE, [*options, SKIP])
    if isinstance(slot, str):
        return
    if s.spent[seat][slot]:
        s.spent[seat][slot] = 0
        s.supply[seat] += 1
    s.crew[seat][slot] |= 1
    tell(s, "promotes", seat, s.crew[seat][slot])
    yield from gains.gain(s, seat, s.c.gold[s.crew[seat][slot] >> 1].effect)


def juniors(s: EndeavorState, seat: int) -> list[int]:
    """The slots of crew that can be promoted; of equal ones only the first."""
    crew, spent = s.crew[seat], s.spent[seat]
    found: list[int] = []
    seen: list[int] = []
    for slot, code in enumerate(crew):
        same = code * 2 + spent[slot]
        if not code & 1 and same not in seen:
            seen.append(same)
            found.append(slot)
    return found
