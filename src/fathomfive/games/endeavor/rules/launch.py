"""New submarines."""

from __future__ import annotations

from ....kernel import Rules, ask, tell
from ..content.scenario import ANY_SHALLOW
from . import kinds, travel
from .state import EndeavorState


def bases(s: EndeavorState) -> list[int]:
    """Where submarines are launched: the zone the scenario names, or any zone of depth 1 (EN-2.12, EN-R27)."""
    if s.sheet.base != ANY_SHALLOW:
        return [s.where[s.sheet.base]]
    return [cell for cell in range(s.sheet.columns) if s.zones[cell] >= 0]


def launch(s: EndeavorState, seat: int) -> Rules:
    """Launch a submarine on a base and take the arrival bonus there (EN-2.11, EN-5.12)."""
    cell = yield from ask(seat, kinds.BASE, bases(s))
    s.subs[seat].append(cell)
    tell(s, "launches", seat, cell)
    yield from travel.arrive(s, seat, cell)
