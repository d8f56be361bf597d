"""What lies on the table and cannot be chosen now, and why not: crew, zones, spaces, reports, tiles, attributes."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Closed, Phrase
from . import conserve, discovery, ocean
from .box import CONSERVE_SPACE, DIVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from .effects import COPY, REPUTATION, VERBS
from .preparation import applicants
from .state import Expedition, level, technology


def recruits(s: Expedition, ask: Ask) -> list[Closed]:
    """Crew above the recruiting level, and kinds of which nobody is left (EN-4.1)."""
    have = level(s, ask.seat, REPUTATION)
    found: list[Closed] = []
    for kind in [*range(1, len(s.tray)), *s.experts]:
        wanted = s.box.level[kind]
        if kind in applicants(s, ask.seat) or (wanted == 5 and kind not in s.experts):
            continue
        gone = wanted < 5 and s.tray[kind] == 0
        why = Phrase("why-nobody-left") if gone else Phrase("why-level", level=wanted, have=have)
        found.append(Closed(f"tray/{kind}", why, "EN-4.1"))
    return found


def crew(s: Expedition, ask: Ask) -> list[Closed]:
    """Own crew that a question about crew leaves out."""
    found: list[Closed] = []
    for slot in range(len(s.crew[ask.seat])):
        why, rule = against_crew(s, ask, slot)
        found.append(Closed(f"crew/{ask.seat}/{slot}", why, rule))
    return found


def against_crew(s: Expedition, ask: Ask, slot: int) -> tuple[Phrase, str]:
    """What speaks against one crew; if nothing does, its twin is offered in its place."""
    code, spent = s.crew[ask.seat][slot], s.spent[ask.seat][slot]
    actions = s.box.side(code).actions
    if ask.kind == "manage":
        return (Phrase("why-twin"), "EN-4.7") if spent else (Phrase("why-no-disc"), "EN-4.6")
    if ask.kind == "promote":
        if code >> 1 == 0:
            return Phrase("why-leader"), "EN-7.3"
        return (Phrase("why-gold"), "EN-7.1") if code & 1 else (Phrase("why-twin"), "EN-7.1")
    if not actions:
        return Phrase("why-no-actions"), "EN-R12" if ask.kind == "copy" else "EN-5.13"
    if ask.kind == "copy":
        return (Phrase("why-copies") if actions[0][0] == COPY else Phrase("why-twin")), "EN-R12"
    if spent:
        return Phrase("why-disc"), "EN-11.11" if ask.kind == "seasick" else "EN-5.4"
    if ask.kind == "turn" and s.hold[ask.seat] == 0:
        return Phrase("why-hold-empty"), "EN-5.4"
    return Phrase("why-twin"), "EN-5.4"


def own_reports(s: Expedition, ask: Ask) -> list[Closed]:
    """Own reports without a free activation space, or without a disc for it (EN-6.28)."""
    found: list[Closed] = []
    for slot, report in enumerate(s.reports[ask.seat]):
        spots = len(s.box.report_activation[report])
        used = s.spots[ask.seat][slot] == (1 << spots) - 1
        why = "why-no-spots" if spots == 0 else "why-spots-used" if used else "why-hold-empty"
        found.append(Closed(f"report/{ask.seat}/{slot}", Phrase(why), "EN-6.28"))
    return found


def actions(s: Expedition, ask: Ask) -> list[Closed]:
    """Printed actions that have no goal now (EN-5.5)."""
    verbs = cast("tuple[int, ...]", ask.about)
    return [Closed(f"action/{verb}", Phrase(f"why-no-{VERBS[verb]}"), "EN-5.5") for verb in verbs]


def bases(s: Expedition, ask: Ask) -> list[Closed]:
    """Zones that are no base (EN-2.12)."""
    return [Closed(f"cell/{cell}", Phrase("why-not-base"), "EN-2.12") for cell, tile in enumerate(s.zones) if tile >= 0]


def zones(s: Expedition, ask: Ask) -> list[Closed]:
    """Zones no submarine can travel to now (EN-6.2, EN-6.3, EN-8.9, EN-8.13, EN-8.14)."""
    boost, start, shunned = cast("tuple[int, int, int]", ask.about)
    found: list[Closed] = []
    for cell, tile in enumerate(s.zones):
        if tile >= 0:
            why, rule = against_zone(s, ask.seat, cell, technology(s, ask.seat) + boost, start, shunned)
            found.append(Closed(f"cell/{cell}", why, rule))
    return found


def against_zone(s: Expedition, seat: int, cell: int, most: int, start: int, shunned: int) -> tuple[Phrase, str]:
    """What keeps the submarines of a seat out of a zone, with a technology level."""
    tile, depth = s.zones[cell], s.sheet.depth_of[cell]
    if s.box.cave[tile]:
        return Phrase("why-cave"), "EN-8.13"
    if depth == shunned:
        return Phrase("why-shunned", depth=depth), "EN-8.9"
    if s.subs[seat].count(cell) >= s.box.berths[tile]:
        return Phrase("why-berth"), "EN-8.14"
    origins = [start] if start >= 0 else s.subs[seat]
    if origins == [cell]:
        return Phrase("why-here"), "EN-R8"
    best = most + max([s.box.boost[s.zones[origin]] for origin in origins])
    if depth > best:
        return Phrase("why-too-deep", depth=depth, level=best), "EN-6.2"
    return Phrase("why-too-far", level=best), "EN-6.2"


def spaces(s: Expedition, ask: Ask, kind: int) -> list[Closed]:
    """Spaces of one kind in all zones that cannot be used, with what keeps the seat from it."""
    usable = [option[0] if isinstance(option, tuple) else option for option in ask.options]
    reached: list[int] = []
    for cell in working(s, ask):
        reached += ocean.spaces_at(s, ask.seat, cell, s.box.spaces)
    found: list[Closed] = []
    for space, of_kind in enumerate(s.box.kind):
        if of_kind == kind and s.where[s.box.tile_of[space]] >= 0 and space not in usable:
            why, rule = against_space(s, ask, space, space in reached)
            found.append(Closed(f"space/{space}", why, rule))
    return found


def working(s: Expedition, ask: Ask) -> list[int]:
    """The zones where the asked seat can work: those of its submarines, or what the question says instead."""
    if ask.kind == "conserve":
        _, only, same_depth = cast("tuple[int, int, int]", ask.about)
        return conserve.anywhere_as_deep(s, ask.seat) if same_depth else ocean.stations(s, ask.seat, only)
    only = cast("tuple[int]", ask.about)[0] if ask.kind == "publish" else -1
    return ocean.stations(s, ask.seat, only)


def against_space(s: Expedition, ask: Ask, space: int, reached: bool) -> tuple[Phrase, str]:
    """What speaks against one space."""
    kind = s.box.kind[space]
    if kind == DIVE_SPACE and not s.heaps[s.box.heap[space]]:
        return Phrase("why-no-tokens"), "EN-6.15"
    if s.discs[space] >= 0:
        return Phrase("why-disc"), {SONAR_SPACE: "EN-6.6", CONSERVE_SPACE: "EN-6.23"}.get(kind, "EN-6.25")
    if not reached:
        return Phrase("why-no-submarine"), "EN-5.5"
    if kind != DIVE_SPACE and s.hold[ask.seat] == 0:
        return Phrase("why-hold-empty"), "EN-5.6"
    if kind == SONAR_SPACE:
        return Phrase("why-earlier"), "EN-6.6"
    if kind == PUBLISH_SPACE:
        shown = any([s.box.topic[space] in s.box.report_topics[report] for report in s.display])
        return Phrase("why-reports-too-dear" if shown else "why-no-report"), "EN-6.25"
    discount = cast("tuple[int, int, int]", ask.about)[0]
    return dear(max(0, s.box.cost[space] - discount), s.knowledge[ask.seat]), "EN-6.23"


def dear(cost: int, have: int) -> Phrase:
    """What costs more than one has."""
    return Phrase("why-too-dear", cost=cost, have=have)


def papers(s: Expedition, ask: Ask) -> list[Closed]:
    """Reports of the display that cannot be published, and the spaces (EN-6.25, EN-6.26)."""
    reached: list[int] = []
    for cell in working(s, ask):
        reached += [space for space in ocean.spaces_at(s, ask.seat, cell, s.box.publishes) if s.discs[space] < 0]
    found = spaces(s, ask, PUBLISH_SPACE)
    for report in s.display:
        cost = s.box.report_cost[report]
        fitting = any([s.box.topic[space] in s.box.report_topics[report] for space in reached])
        if not fitting:
            found.append(Closed(f"report/{report}", Phrase("why-no-space"), "EN-6.25"))
        elif s.hold[ask.seat] == 0:
            found.append(Closed(f"report/{report}", Phrase("why-hold-empty"), "EN-5.6"))
        elif cost > s.knowledge[ask.seat]:
            found.append(Closed(f"report/{report}", dear(cost, s.knowledge[ask.seat]), "EN-6.26"))
    return found


def stacks(s: Expedition, ask: Ask) -> list[Closed]:
    """Depths that are not drawn from (EN-6.8, EN-6.9, EN-6.11, EN-R3)."""
    low, high, floating = cast("tuple[int, int, int]", ask.about)
    drawn = discovery.drawable(s, low, high, floating == 1)
    found: list[Closed] = []
    for depth in range(1, s.sheet.depth + 1):
        if depth in drawn:
            continue
        if len(s.stacks[depth - 1]) == 0:
            found.append(Closed(f"stack/{depth}", Phrase("why-no-tiles"), "EN-R3"))
        elif not ocean.room(s, depth, floating == 1):
            found.append(Closed(f"stack/{depth}", Phrase("why-no-room"), "EN-6.11"))
        else:
            found.append(Closed(f"stack/{depth}", Phrase("why-symbol"), "EN-6.8"))
    return found


def places(s: Expedition, ask: Ask) -> list[Closed]:
    """Empty places where no drawn tile can be laid (EN-6.11)."""
    depths = [s.box.depth[tile] for tile in cast("tuple[int, ...]", ask.about)]
    found: list[Closed] = []
    for cell in range(s.sheet.cells):
        if s.zones[cell] < 0:
            depth = s.sheet.depth_of[cell]
            why = Phrase("why-nothing-above") if depth in depths else Phrase("why-other-depth", depth=depth)
            found.append(Closed(f"cell/{cell}", why, "EN-6.11"))
    return found


def attributes(s: Expedition, ask: Ask) -> list[Closed]:
    """Attributes that are not the lowest, when only the lowest may be raised (EN-R15)."""
    return [Closed(f"track/{ask.seat}/{attribute}", Phrase("why-not-lowest"), "EN-R15") for attribute in range(4)]
