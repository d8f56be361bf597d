"""The crises of the co-op and solo game."""

from __future__ import annotations

from ....kernel import Rules, ask, tell
from . import kinds
from .state import EndeavorState


def strike(s: EndeavorState) -> Rules:
    """Carry out the crisis that has just been turned up (EN-11.3)."""
    rule, amount = s.c.crises[s.crisis], s.c.crisis_amounts[s.crisis]
    if rule == "volcano":
        drift(s, -s.sheet.columns, amount)
    elif rule == "current":
        drift(s, -1, amount)
    elif rule == "data-loss":
        s.knowledge = [knowledge // amount for knowledge in s.knowledge]
    elif rule == "storm":
        s.storm = amount
    elif rule == "power-failure":
        s.blackout = amount
    else:
        assert rule == "seasickness"
        for i in range(s.seats):
            yield from seasickness(s, (s.wave + i) % s.seats, amount)


def drift(s: EndeavorState, step: int, zones: int) -> None:
    """All submarines drift, as far as there are zones to receive them (EN-11.9, EN-11.10, EN-R20)."""
    for seat in range(s.seats):
        subs = s.subs[seat]
        for number in range(len(subs)):
            for _ in range(zones):
                cell = subs[number] + step
                if not may_drift(s, seat, subs[number], cell):
                    break
                tell(s, "drifts", seat, subs[number], cell)
                subs[number] = cell


def may_drift(s: EndeavorState, seat: int, start: int, cell: int) -> bool:
    """Whether there is a zone to receive a drifting submarine (EN-R20)."""
    if cell not in s.sheet.neighbours[start] or s.zones[cell] < 0:
        return False
    tile = s.zones[cell]
    return not s.c.cave[tile] and s.subs[seat].count(cell) < s.c.berths[tile]


def seasickness(s: EndeavorState, seat: int, amount: int) -> Rules:
    """Lay a disc from the supply on a free crew (EN-11.11)."""
    for _ in range(amount):
        options: list[int] = []
        seen: list[int] = []
        for slot, code in enumerate(s.crew[seat]):
            if not s.spent[seat][slot] and code not in seen and s.c.side(code).actions:
                seen.append(code)
                options.append(slot)
        if not options:
            return
        slot = yield from ask(seat, kinds.SEASICK, options)
        s.spent[seat][slot] = 1
        s.supply[seat] -= 1
        tell(s, "falls_sick", seat, s.crew[seat][slot])
