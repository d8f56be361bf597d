"""Deep Thought 4200, the opponent of the solo game (NE-12)."""

from __future__ import annotations

from ....kernel import Rules, tell
from ..content.tables import COLUMNS, OUTSIDE
from .actions import pass_phase, row_damage
from .state import NewEdenState
from .tableau import cheapest_right, take_card
from .verbs import apply, place_arriving


def develop(s: NewEdenState, seat: int) -> Rules:
    """Take the rightmost, cheapest card; when there is none activate everything, then pass (NE-12.3 to NE-12.6)."""
    field = cheapest_right(s.tableau)
    if field >= 0:
        yield from take_free_card(s, seat, field)
    elif not s.resting:
        s.resting = True
        yield from activate_everything(s, seat)
    else:
        pass_phase(s, seat)


def take_free_card(s: NewEdenState, seat: int, field: int) -> Rules:
    """Take a card without paying, but with the damage or repair of its row (NE-12.3, NE-R19)."""
    tell(s, "takes", seat, s.tableau[field])
    s.stations[seat].arriving.append(take_card(s, field))
    yield from row_damage(s, seat, field // COLUMNS)
    yield from place_arriving(s, seat)


def activate_everything(s: NewEdenState, seat: int) -> Rules:
    """Activate all outside modules in one action, without deeple or oxygen (NE-12.5)."""
    station = s.stations[seat]
    for arm in range(OUTSIDE):
        for number, card in enumerate(station.arms[arm]):
            station.staffed[arm][number] = 1
            tell(s, "activates", seat, card)
            yield from apply(s, seat, s.c.active[card])
