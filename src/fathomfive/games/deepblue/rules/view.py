"""What a viewer sees beyond the fields: what things cost, and how the dive under way stands."""

from __future__ import annotations

from ....kernel import Json
from ....kernel.sight import view as seen
from ..content.tables import COLOURS
from .dive import draw_size, protections
from .odds import HAZARDS, any_danger_chance, danger_chance, dangerous, hazard_chance, percent, warnings
from .scoring import stone_points, wreck_points
from .state import DeepBlueState


def view(s: DeepBlueState, viewer: int) -> dict[str, Json]:
    """The fields without the traces, which serve imagination only (DB-R14), the prices, and the dive."""
    shown = seen(s, viewer)
    del shown["traces"]
    shown["prices"] = list(s.c.prices)
    shown["renewal"] = s.c.renewal
    shown["dive"] = None if s.site < 0 else dive_view(s, viewer)
    return shown


def dive_view(s: DeepBlueState, viewer: int) -> dict[str, Json]:
    """What everybody would get if the dive ended now, what the next draw may bring, and what would save the viewer."""
    return {
        "divers": [diver_view(s, seat) for seat in range(s.seats) if s.site in s.boats[seat]],
        "warned": [COLOURS[hazard] for hazard in warnings(s)],
        "dangerous": dangerous(s),
        "bag": len(s.bag.pool),
        "draws": draw_size(s),
        "risk": percent(any_danger_chance(s)),
        "odds": {COLOURS[hazard]: odds(s, hazard) for hazard in HAZARDS},
        "shields": shields(s, viewer),
    }


def diver_view(s: DeepBlueState, seat: int) -> dict[str, Json]:
    """One diver: the points of cards, which are safe, of the stones while down, and of the wreck (DB-8.2 to DB-8.4)."""
    down = s.diving[seat] or not s.drawn
    return {
        "seat": seat,
        "leads": seat == s.leader,
        "down": down,
        "cards": s.earned[seat],
        "stones": stone_points(s, seat) if down else 0,
        "wreck": wreck_points(s, seat),
    }


def odds(s: DeepBlueState, hazard: int) -> dict[str, Json]:
    """In per cent: how likely the next draw brings a hazard, and how likely a danger of its colour."""
    return {"comes": percent(hazard_chance(s, hazard)), "danger": percent(danger_chance(s, hazard))}


def shields(s: DeepBlueState, viewer: int) -> dict[str, Json] | None:
    """By hazard, the viewer's own cards and boats that protect against it (DB-7.11); only for who is at the dive."""
    if viewer < 0 or s.site not in s.boats[viewer]:
        return None
    found: dict[str, Json] = {}
    for hazard in HAZARDS:
        cards: list[Json] = []
        boats: list[Json] = []
        for option in protections(s, viewer, hazard):
            if isinstance(option, int):
                cards.append(option)
            elif isinstance(option, tuple):
                boats.append(option[1])
        found[COLOURS[hazard]] = {"cards": cards, "boats": boats}
    return found
