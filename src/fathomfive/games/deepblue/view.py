"""What a viewer sees beyond the fields: what things cost, and how the dive under way stands."""

from __future__ import annotations

from ...kernel import Json
from ...kernel.sight import view as seen
from .dive import protections
from .scoring import stone_points, wreck_points
from .state import DeepBlueState
from .tables import BLACK, BLUE, COLOURS, PRICES, RENEWAL


def view(s: DeepBlueState, viewer: int) -> dict[str, Json]:
    """The fields, the prices of the market, and the dive."""
    shown = seen(s, viewer)
    shown["prices"] = list(PRICES)
    shown["renewal"] = RENEWAL
    shown["dive"] = None if s.site < 0 else dive_view(s, viewer)
    return shown


def dive_view(s: DeepBlueState, viewer: int) -> dict[str, Json]:
    """What everybody would get if the dive ended now, which stones are dangerous, and what would save the viewer."""
    return {
        "divers": [diver_view(s, seat) for seat in range(s.seats) if s.site in s.boats[seat]],
        "warned": [COLOURS[hazard] for hazard in warnings(s)],
        "dangerous": dangerous(s),
        "bag": len(s.bag.pool),
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


def warnings(s: DeepBlueState) -> list[int]:
    """The hazards that have come once, so that every further one is a danger (DB-7.9)."""
    return [hazard for hazard in (BLUE, BLACK) if hazard in s.drawn]


def dangerous(s: DeepBlueState) -> int:
    """How many stones in the bag would be a danger if they came next."""
    return sum([s.bag.pool.count(hazard) for hazard in warnings(s)])


def shields(s: DeepBlueState, viewer: int) -> dict[str, Json] | None:
    """By hazard, the viewer's own cards and boats that protect against it (DB-7.11); only for who is at the dive."""
    if viewer < 0 or s.site not in s.boats[viewer]:
        return None
    found: dict[str, Json] = {}
    for hazard in (BLUE, BLACK):
        cards: list[Json] = []
        boats: list[Json] = []
        for option in protections(s, viewer, hazard):
            if isinstance(option, int):
                cards.append(option)
            elif isinstance(option, tuple):
                boats.append(option[1])
        found[COLOURS[hazard]] = {"cards": cards, "boats": boats}
    return found
