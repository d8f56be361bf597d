"""What spaces, reports, journeys, tiles and recruits are worth to a seat, for the rule of thumb."""

from __future__ import annotations

from ..content.tables import CONSERVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from ..content.vocabulary import CONSERVE, COORDINATION, DIVE, PUBLISH, SONAR
from ..rules.state import level, technology
from . import worth
from .situation import UNKNOWN, Situation


def of_disc_on(sit: Situation, space: int) -> float:
    """A disc on a space: links, goals, and a zone more."""
    known = sit.discs.get(space)
    if known is None:
        known = sit.discs[space] = _disc_on(sit, space)
    return known


def _disc_on(sit: Situation, space: int) -> float:
    s, seat = sit.s, sit.seat
    c, sheet, w = s.c, s.sheet, sit.w
    tile = c.tile_of[space]
    cell = s.where[tile]
    total = 0.0
    for link in c.links[space]:
        other = c.link_b[link] if c.link_a[link] == space else c.link_a[link]
        owner = s.discs[other]
        if owner < 0:
            total += w.link
        else:
            total += worth.of(sit, c.link_effect[link]) + sit.links
            if owner != seat:
                total += 0.4 if s.together else -0.4
    fresh = True
    for other in c.spaces[tile]:
        if s.discs[other] >= 0 if s.together else s.discs[other] == seat:
            fresh = False
    for way, goal in enumerate(sheet.goals):
        if not goal.covers[cell]:
            continue
        if (goal.count == "discs" and c.kind[space] in goal.kinds) or (goal.by_zone and fresh):
            total += sit.goals[way]
        elif goal.count == "designated" and c.kind[space] in (CONSERVE_SPACE, PUBLISH_SPACE):
            total += sit.goals[way] * 0.5
    if fresh:
        total += 0.15 + sit.presence
    return total


def of_space(sit: Situation, space: int) -> float:
    """Using a sonar or conservation space, its cost counted."""
    known = sit.spaces.get(space)
    if known is None:
        known = sit.spaces[space] = _space(sit, space)
    return known


def _space(sit: Situation, space: int) -> float:
    s, seat = sit.s, sit.seat
    c = s.c
    total = worth.of(sit, c.effect[space]) + of_disc_on(sit, space)
    if c.kind[space] == SONAR_SPACE:
        return total
    total -= sit.w.pay * c.cost[space]
    tile = c.tile_of[space]
    if s.sheet.turtle >= 0 and sum([s.discs[other] < 0 for other in c.conserves[tile]]) == 1:
        total += 3.0 * sit.point
    for feature in c.after_conserve[tile]:
        if not feature.ring or any([s.discs[ring] == seat for ring in feature.ring]):
            total += 1.0
    return total


def of_report(sit: Situation, report: int) -> float:
    """A report: points, bonuses, activation spaces, topics, less what it costs and gives to others."""
    known = sit.reports.get(report)
    if known is None:
        known = sit.reports[report] = _report(sit, report)
    return known


def _report(sit: Situation, report: int) -> float:
    s = sit.s
    c, w = s.c, sit.w
    total = sit.point * c.report_points[report] + worth.of(sit, c.report_own[report])
    total += w.activation * len(c.report_activation[report]) * min(1.0, 0.4 + 0.3 * sit.later)
    total += (0.9 * (s.seats - 1) if s.together else -0.3) * len(c.report_others[report])
    for way, goal in enumerate(s.sheet.goals):
        if goal.by_topic:
            total += sit.goals[way] * (0.4 + 0.25 * len(c.report_topics[report]))
    return total - w.pay * c.report_cost[report]


def of_draft(sit: Situation, space: int, report: int) -> float:
    """A publication: the report, and the disc on its space."""
    return of_report(sit, report) + of_disc_on(sit, space)


def of_dive(sit: Situation, space: int) -> float:
    """A token, and what the zone gives after a dive."""
    s, seat = sit.s, sit.seat
    w = sit.w
    total = w.token * max(worth.of_knowledge(sit, 3), 0.5 * w.dive) + 0.3 * w.dive
    for feature in s.c.after_dive[space]:
        times = 1
        if feature.ring:
            own = sum([s.discs[ring] == seat for ring in feature.ring])
            times = own if feature.each else min(1, own)
        total += times * worth.of(sit, feature.effect)
    tokens = len(s.heaps[s.c.heap[space]])
    return total + sit.emptied * (2.0 if tokens == 1 else 1.2 if tokens == 2 else 0.4)


def of_zone(sit: Situation, cell: int) -> float:
    """How good it is to have a submarine in a zone: the best thing to do there, and some of the rest."""
    if sit.zone[cell] == UNKNOWN:
        sit.zone[cell] = _zone(sit, cell)
    return sit.zone[cell]


def _zone(sit: Situation, cell: int) -> float:
    s = sit.s
    funds = s.knowledge[sit.seat]
    c = s.c
    tile = s.zones[cell]
    found: list[float] = []
    chance = sit.chance(SONAR)
    for track in c.tracks[tile]:
        for space in track:
            if s.discs[space] < 0:
                found.append(chance * of_space(sit, space))
                break
    chance = sit.chance(CONSERVE)
    for space in c.conserves[tile]:
        if s.discs[space] < 0 and c.cost[space] <= funds:
            found.append(chance * of_space(sit, space))
    chance = sit.chance(PUBLISH)
    for space in c.publishes[tile]:
        if s.discs[space] < 0:
            topic = c.topic[space]
            best = UNKNOWN
            for report in s.display:
                if c.report_cost[report] <= funds and topic in c.report_topics[report]:
                    best = max(best, of_report(sit, report))
            if best > UNKNOWN:
                found.append(chance * (best + of_disc_on(sit, space)))
    chance = sit.chance(DIVE)
    found += [chance * of_dive(sit, space) for space in c.dives[tile] if s.heaps[c.heap[space]]]
    found.sort(reverse=True)
    total = 0.0
    for rank, value in enumerate(found[:4]):
        total += value * (1.0, 0.45, 0.25, 0.1)[rank]
    return total


def of_post(sit: Situation, cell: int) -> float:
    """What a submarine's place counts for goals at the end of the game."""
    if sit.post[cell] == UNKNOWN:
        sit.post[cell] = _post(sit, cell)
    return sit.post[cell]


def _post(sit: Situation, cell: int) -> float:
    s, seat = sit.s, sit.seat
    sheet = s.sheet
    total = 0.0
    for way, goal in enumerate(sheet.goals):
        if not goal.covers[cell]:
            continue
        if goal.subs:
            total += sit.goals[way] * (1.0 if sit.later == 0 else 0.35)
        elif goal.count == "race-visit" and sheet.depth_of[cell] == 5 and (s.together or seat not in s.visited):
            total += 3.0
    if sheet.rule == "rescue" and cell == sheet.zones[-1][0]:
        total += 1.5
    return total


def of_journey(sit: Situation, origin: int, cell: int) -> float:
    """A journey: the arrival bonus, and how much better the new place is than the old one."""
    s, seat = sit.s, sit.seat
    scale = sit.w.move
    if sit.later == 0:
        scale = 0.0 if s.hold[seat] == 0 else 0.2 * scale if s.hold[seat] == 1 else scale
    total = worth.of(sit, s.c.arrival[s.zones[cell]])
    if scale:
        total += scale * (of_zone(sit, cell) - of_zone(sit, origin))
    for feature in s.c.after_leave[s.zones[origin]]:
        if any([s.discs[ring] == seat for ring in feature.ring]):
            total += worth.of(sit, feature.effect)
    return total + of_post(sit, cell) - of_post(sit, origin)


def of_tile(sit: Situation, tile: int, cell: int) -> float:
    """Laying a tile at a place: its bonus, its spaces if they can be reached, the goals of its column and depth."""
    s, seat = sit.s, sit.seat
    c, sheet = s.c, s.sheet
    later = sit.later
    depth = c.depth[tile]
    total = worth.of(sit, c.discovery[tile])
    count = 1.2 * len(c.tracks[tile]) + 0.8 * len(c.conserves[tile]) + 0.9 * len(c.publishes[tile])
    count += 0.8 * len(c.dives[tile])
    column = sheet.column_of[cell]
    near = min([abs(column - sheet.column_of[sub]) + abs(depth - sheet.depth_of[sub]) for sub in s.subs[seat]])
    reachable = depth <= technology(s, seat) + (1 if later > 1 else 0)
    total += count * (0.5 if reachable else 0.15) / (1 + 0.3 * near) * min(1.0, 0.35 + 0.25 * later)
    for way, goal in enumerate(sheet.goals):
        if goal.count == "race-discover" and depth == 5 and (s.together or seat not in s.found):
            total += 3.0
        if goal.covers[cell] and goal.count in ("discs", "zones"):
            kinds = sum([c.kind[space] in goal.kinds for space in c.spaces[tile]])
            total += 0.12 * min(4, kinds) * sit.goals[way]
    return total + (2.0 if tile == sheet.buried else 0.0)


def of_recruit(sit: Situation, kind: int) -> float:
    """A new crew: its bonus, its actions over the rounds to come, the hope of promoting it."""
    s, seat = sit.s, sit.seat
    side = s.c.junior[kind]
    uses = sit.later + 1.0
    owned = sum([len(s.c.side(code).actions) > 0 for code in s.crew[seat]])
    if owned > level(s, seat, COORDINATION) + s.hold[seat]:
        uses *= 0.75
    same = sum([code >> 1 == kind for code in s.crew[seat]])
    total = worth.of(sit, side.effect) + worth.of_side(sit, side, uses) * (1.0 - 0.12 * same)
    known = [verb for code in s.crew[seat][1:] for slot in s.c.side(code).actions for verb in slot]
    new = {verb for slot in side.actions for verb in slot if verb not in known}
    total += 0.5 * len(new)
    if s.c.gold[kind].count:
        total += 0.4 * sit.w.expert * sit.point
    return total
