"""New submarines."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, tell
from . import travel
from .sheet import ANY_SHALLOW
from .state import Expedition


def bases(s: Expedition) -> list[int]:
    """Where submarines are launched: the zone the scenario names, or any zone of depth 1 (EN-2.12, EN-R27)."""
    if s.sheet.base != ANY_SHALLOW:
        return [s.where[s.sheet.base]]
    return [cell for cell in range(s.sheet.columns) if s.zones[cell] >= 0]


def launch(s: Expedition, seat: int) -> Rules:
    """Launch a submarine on a base and take the arrival bonus there (EN-2.11, EN-5.12)."""
    options: list[Value] = list(bases(s))
    answer: Value = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "base", options)
    cell = cast(int, answer)
    s.subs[seat].append(cell)
    tell(s, "launches", seat, cell)
    yield from travel.arrive(s, seat, cell)
