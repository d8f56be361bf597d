"""What a viewer sees beyond the fields: pointers as they would stand, and Deep Thought's open coins."""

from __future__ import annotations

from ....kernel import Json
from ....kernel.sight import view as seen
from .scoring import is_stable, pointer
from .state import NewEdenState, is_automaton


def view(s: NewEdenState, viewer: int) -> dict[str, Json]:
    """The fields, and for every station where its pointer would stand if the game ended now (NE-8.7, NE-R22)."""
    shown = seen(s, viewer)
    stations = shown["stations"]
    assert isinstance(stations, list)
    for seat, station in enumerate(stations):
        assert isinstance(station, dict)
        station["pointer"] = pointer(s, seat)
        station["stable"] = is_stable(s, seat)
        if is_automaton(s, seat):
            station["coins"] = s.stations[seat].coins
    return shown
