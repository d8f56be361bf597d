"""Why not, in the ocean: what keeps the submarines of a seat out of a zone, and its discs from a space."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Closed, Phrase
from ..content.tables import CONSERVE_SPACE, DIVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from ..rules.state import EndeavorState
from ..words.questions import about

TAKEN: Final = {SONAR_SPACE: "EN-6.6", CONSERVE_SPACE: "EN-6.23", PUBLISH_SPACE: "EN-6.25"}
"""The rule by which a disc keeps others from a space; a space to dive at has none."""


def against_zone(s: EndeavorState, seat: int, cell: int, most: int, start: int, shunned: int) -> tuple[Phrase, str]:
    """What keeps the submarines of a seat out of a zone, with a technology level."""
    tile, depth = s.zones[cell], s.sheet.depth_of[cell]
    if s.c.cave[tile]:
        return Phrase("why-cave"), "EN-8.13"
    if depth == shunned:
        return Phrase("why-shunned", depth=depth), "EN-8.9"
    if s.subs[seat].count(cell) >= s.c.berths[tile]:
        return Phrase("why-berth"), "EN-8.14"
    origins = [start] if start >= 0 else s.subs[seat]
    if origins == [cell]:
        return Phrase("why-here"), "EN-R8"
    best = most + max([s.c.boost[s.zones[origin]] for origin in origins])
    if depth > best:
        return Phrase("why-too-deep", depth=depth, level=best), "EN-6.2"
    return Phrase("why-too-far", level=best), "EN-6.2"


def spaces(s: EndeavorState, ask: AnyAsk, kind: int, reached: list[int]) -> list[Closed]:
    """Spaces of one kind in all zones that cannot be used, with what keeps the seat from it."""
    usable = [option[0] if isinstance(option, tuple) else option for option in ask.options]
    found: list[Closed] = []
    for space, of_kind in enumerate(s.c.kind):
        if of_kind == kind and s.where[s.c.tile_of[space]] >= 0 and space not in usable:
            why, rule = against_space(s, ask, space, space in reached)
            found.append(Closed(f"space/{space}", why, rule))
    return found


def against_space(s: EndeavorState, ask: AnyAsk, space: int, reached: bool) -> tuple[Phrase, str]:
    """What speaks against one space."""
    kind = s.c.kind[space]
    if kind == DIVE_SPACE and not s.heaps[s.c.heap[space]]:
        return Phrase("why-no-tokens"), "EN-6.15"
    if s.discs[space] >= 0:
        return Phrase("why-disc"), TAKEN[kind]
    if not reached:
        return Phrase("why-no-submarine"), "EN-5.5"
    if kind != DIVE_SPACE and s.hold[ask.seat] == 0:
        return Phrase("why-hold-empty"), "EN-5.6"
    if kind == SONAR_SPACE:
        return Phrase("why-earlier"), "EN-6.6"
    if kind == PUBLISH_SPACE:
        shown = any([s.c.topic[space] in s.c.report_topics[report] for report in s.display])
        return Phrase("why-reports-too-dear" if shown else "why-no-report"), "EN-6.25"
    discount = about(ask)[0]
    return dear(max(0, s.c.cost[space] - discount), s.knowledge[ask.seat]), "EN-6.23"


def dear(cost: int, have: int) -> Phrase:
    """What costs more than one has."""
    return Phrase("why-too-dear", cost=cost, have=have)
