"""What spaces, reports, journeys, tiles and recruits are worth to a seat, for the rule of thumb."""

from __future__ import annotations

from . import worth
from .box import CONSERVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from .effects import CONSERVE, COORDINATION, DIVE, PUBLISH, SONAR
from .outlook import UNKNOWN, Outlook
from .state import level, technology


def of_disc_on(o: Outlook, space: int) -> float:
    """A disc on a space: links, goals, and a zone more."""
    known = o.discs.get(space)
    if known is None:
        known = o.discs[space] = _disc_on(o, space)
    return known


def _disc_on(o: Outlook, space: int) -> float:
    s, seat = o.s, o.seat
    box, sheet, w = s.box, s.sheet, o.w
    tile = box.tile_of[space]
    cell = s.where[tile]
    total = 0.0
    for link in box.links[space]:
        other = box.link_b[link] if box.link_a[link] == space else box.link_a[link]
        owner = s.discs[other]
        if owner < 0:
            total += w.link
        else:
            total += worth.of(o, box.link_effect[link]) + o.links
            if owner != seat:
                total += 0.4 if s.together else -0.4
    fresh = True
    for other in box.spaces[tile]:
        if s.discs[other] >= 0 if s.together else s.discs[other] == seat:
            fresh = False
    for way, goal in enumerate(sheet.goals):
        if not goal.covers[cell]:
            continue
        if (goal.count == "discs" and box.kind[space] in goal.kinds) or (goal.by_zone and fresh):
            total += o.goals[way]
        elif goal.count == "designated" and box.kind[space] in (CONSERVE_SPACE, PUBLISH_SPACE):
            total += o.goals[way] * 0.5
    if fresh:
        total += 0.15 + o.presence
    return total


def of_space(o: Outlook, space: int) -> float:
    """Using a sonar or conservation space, its cost counted."""
    known = o.spaces.get(space)
    if known is None:
        known = o.spaces[space] = _space(o, space)
    return known


def _space(o: Outlook, space: int) -> float:
    s, seat = o.s, o.seat
    box = s.box
    total = worth.of(o, box.effect[space]) + of_disc_on(o, space)
    if box.kind[space] == SONAR_SPACE:
        return total
    total -= o.w.pay * box.cost[space]
    tile = box.tile_of[space]
    if s.sheet.turtle >= 0 and sum([s.discs[other] < 0 for other in box.conserves[tile]]) == 1:
        total += 3.0 * o.point
    for feature in box.after_conserve[tile]:
        if not feature.ring or any([s.discs[ring] == seat for ring in feature.ring]):
            total += 1.0
    return total


def of_report(o: Outlook, report: int) -> float:
    """A report: points, bonuses, activation spaces, topics, less what it costs and gives to others."""
    known = o.reports.get(report)
    if known is None:
        known = o.reports[report] = _report(o, report)
    return known


def _report(o: Outlook, report: int) -> float:
    s = o.s
    box, w = s.box, o.w
    total = o.point * box.report_points[report] + worth.of(o, box.report_own[report])
    total += w.activation * len(box.report_activation[report]) * min(1.0, 0.4 + 0.3 * o.later)
    total += (0.9 * (s.seats - 1) if s.together else -0.3) * len(box.report_others[report])
    for way, goal in enumerate(s.sheet.goals):
        if goal.by_topic:
            total += o.goals[way] * (0.4 + 0.25 * len(box.report_topics[report]))
    return total - w.pay * box.report_cost[report]


def of_dive(o: Outlook, space: int) -> float:
    """A token, and what the zone gives after a dive."""
    s, seat = o.s, o.seat
    w = o.w
    total = w.token * max(worth.of_knowledge(o, 3), 0.5 * w.dive) + 0.3 * w.dive
    for feature in s.box.after_dive[space]:
        times = 1
        if feature.ring:
            own = sum([s.discs[ring] == seat for ring in feature.ring])
            times = own if feature.each else min(1, own)
        total += times * worth.of(o, feature.effect)
    tokens = len(s.heaps[s.box.heap[space]])
    return total + o.emptied * (2.0 if tokens == 1 else 1.2 if tokens == 2 else 0.4)


def of_zone(o: Outlook, cell: int) -> float:
    """How good it is to have a submarine in a zone: the best thing to do there, and some of the rest."""
    if o.zone[cell] == UNKNOWN:
        o.zone[cell] = _zone(o, cell)
    return o.zone[cell]


def _zone(o: Outlook, cell: int) -> float:
    s = o.s
    funds = s.knowledge[o.seat]
    box = s.box
    tile = s.zones[cell]
    found: list[float] = []
    chance = o.chance(SONAR)
    for track in box.tracks[tile]:
        for space in track:
            if s.discs[space] < 0:
                found.append(chance * of_space(o, space))
                break
    chance = o.chance(CONSERVE)
    for space in box.conserves[tile]:
        if s.discs[space] < 0 and box.cost[space] <= funds:
            found.append(chance * of_space(o, space))
    chance = o.chance(PUBLISH)
    for space in box.publishes[tile]:
        if s.discs[space] < 0:
            topic = box.topic[space]
            best = UNKNOWN
            for report in s.display:
                if box.report_cost[report] <= funds and topic in box.report_topics[report]:
                    best = max(best, of_report(o, report))
            if best > UNKNOWN:
                found.append(chance * (best + of_disc_on(o, space)))
    chance = o.chance(DIVE)
    found += [chance * of_dive(o, space) for space in box.dives[tile] if s.heaps[box.heap[space]]]
    found.sort(reverse=True)
    total = 0.0
    for rank, value in enumerate(found[:4]):
        total += value * (1.0, 0.45, 0.25, 0.1)[rank]
    return total


def of_post(o: Outlook, cell: int) -> float:
    """What a submarine's place counts for goals at the end of the game."""
    if o.post[cell] == UNKNOWN:
        o.post[cell] = _post(o, cell)
    return o.post[cell]


def _post(o: Outlook, cell: int) -> float:
    s, seat = o.s, o.seat
    sheet = s.sheet
    total = 0.0
    for way, goal in enumerate(sheet.goals):
        if not goal.covers[cell]:
            continue
        if goal.subs:
            total += o.goals[way] * (1.0 if o.later == 0 else 0.35)
        elif goal.count == "race-visit" and sheet.depth_of[cell] == 5 and (s.together or seat not in s.visited):
            total += 3.0
    if sheet.rule == "rescue" and cell == sheet.zones[-1][0]:
        total += 1.5
    return total


def of_journey(o: Outlook, origin: int, cell: int) -> float:
    """A journey: the arrival bonus, and how much better the new place is than the old one."""
    s, seat = o.s, o.seat
    scale = o.w.move
    if o.later == 0:
        scale = 0.0 if s.hold[seat] == 0 else 0.2 * scale if s.hold[seat] == 1 else scale
    total = worth.of(o, s.box.arrival[s.zones[cell]])
    if scale:
        total += scale * (of_zone(o, cell) - of_zone(o, origin))
    for feature in s.box.after_leave[s.zones[origin]]:
        if any([s.discs[ring] == seat for ring in feature.ring]):
            total += worth.of(o, feature.effect)
    return total + of_post(o, cell) - of_post(o, origin)


def of_tile(o: Outlook, tile: int, cell: int) -> float:
    """Laying a tile at a place: its bonus, its spaces if they can be reached, the goals of its column and depth."""
    s, seat = o.s, o.seat
    box, sheet = s.box, s.sheet
    later = o.later
    depth = box.depth[tile]
    total = worth.of(o, box.discovery[tile])
    count = 1.2 * len(box.tracks[tile]) + 0.8 * len(box.conserves[tile]) + 0.9 * len(box.publishes[tile])
    count += 0.8 * len(box.dives[tile])
    column = sheet.column_of[cell]
    near = min([abs(column - sheet.column_of[sub]) + abs(depth - sheet.depth_of[sub]) for sub in s.subs[seat]])
    reachable = depth <= technology(s, seat) + (1 if later > 1 else 0)
    total += count * (0.5 if reachable else 0.15) / (1 + 0.3 * near) * min(1.0, 0.35 + 0.25 * later)
    for way, goal in enumerate(sheet.goals):
        if goal.count == "race-discover" and depth == 5 and (s.together or seat not in s.found):
            total += 3.0
        if goal.covers[cell] and goal.count in ("discs", "zones"):
            kinds = sum([box.kind[space] in goal.kinds for space in box.spaces[tile]])
            total += 0.12 * min(4, kinds) * o.goals[way]
    return total + (2.0 if tile == sheet.buried else 0.0)


def of_recruit(o: Outlook, kind: int) -> float:
    """A new crew: its bonus, its actions over the rounds to come, the hope of promoting it."""
    s, seat = o.s, o.seat
    side = s.box.junior[kind]
    uses = o.later + 1.0
    owned = sum([len(s.box.side(code).actions) > 0 for code in s.crew[seat]])
    if owned > level(s, seat, COORDINATION) + s.hold[seat]:
        uses *= 0.75
    same = sum([code >> 1 == kind for code in s.crew[seat]])
    total = worth.of(o, side.effect) + worth.of_side(o, side, uses) * (1.0 - 0.12 * same)
    known = [verb for code in s.crew[seat][1:] for slot in s.box.side(code).actions for verb in slot]
    new = {verb for slot in side.actions for verb in slot if verb not in known}
    total += 0.5 * len(new)
    if s.box.gold[kind].count:
        total += 0.4 * o.w.expert * o.point
    return total
