"""What is said of spaces, reports and journeys where one chooses among them: what they cost, what they bring."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import CONSERVE_SPACE, DIVE_SPACE, SONAR_SPACE
from ..content.vocabulary import CONSERVE, DIVE, LOWEST, PUBLISH, SONAR, TRAVEL, VERBS, VIAS, Effect
from ..rules import conserve, links, travel
from ..rules.kinds import Pair, Work
from ..rules.state import EndeavorState
from .phrases import effect, listed, piece


def work(s: EndeavorState, seat: int, deed: Work) -> Phrase:
    """An action and where it is done."""
    verb, first, second = deed
    name = Phrase(f"effect-{VERBS[verb]}", number=0 if verb > LOWEST else 1)
    if verb == TRAVEL:
        if first < 0:
            return Phrase("work-travel", count=len(travel.journeys(s, seat)))
        return Phrase("work", action=name, goal=journey(s, seat, (first, second)))
    if verb == PUBLISH:
        return Phrase("work", action=name, goal=draft(s, first, second))
    return Phrase("work", action=name, goal=space(s, seat, first)) if verb in (SONAR, DIVE, CONSERVE) else name


def space(s: EndeavorState, seat: int, number: int, discount: int = 0, extra: int = 0) -> Phrase:
    """A sonar, dive or conservation space; one that reads like another of its zone is numbered."""
    said = on_space(s, seat, number, space_name(s, number), discount, extra)
    for other in beside(s, number):
        if on_space(s, seat, other, space_name(s, other), discount, extra) == said:
            return on_space(s, seat, number, numbered(s, number), discount, extra)
    return said


def beside(s: EndeavorState, number: int) -> list[int]:
    """The other spaces of a zone that could be used for the same action; of a sonar track only the first free one."""
    c = s.c
    tile = c.tile_of[number]
    if c.kind[number] == SONAR_SPACE:
        free = [[space for space in track if s.discs[space] < 0] for track in c.tracks[tile]]
        return [spaces[0] for spaces in free if spaces and number not in spaces]
    alike = c.dives[tile] if c.kind[number] == DIVE_SPACE else c.conserves[tile]
    return [other for other in alike if other != number and s.discs[other] < 0]


def draft(s: EndeavorState, number: int, report: int) -> Phrase:
    """A report with its price, and the space for the disc; one that reads like another is numbered."""
    said = on_draft(s, report, number, space_name(s, number))
    for other in s.c.publishes[s.c.tile_of[number]]:
        if other != number and s.discs[other] < 0 and on_draft(s, report, other, space_name(s, other)) == said:
            return on_draft(s, report, number, numbered(s, number))
    return said


def journey(s: EndeavorState, seat: int, way: Pair) -> Phrase:
    """A journey with the bonus of its arrival, and that of leaving."""
    origin, cell = way
    gain = effect(s.c.arrival[s.zones[cell]])
    said = Phrase("travel-way", from_=piece(s, "cell", origin), to=piece(s, "cell", cell), gain=gain)
    leaving: Effect = []
    for feature in s.c.after_leave[s.zones[origin]]:
        if any([s.discs[ring] == seat for ring in feature.ring]):
            leaving += feature.effect
    return Phrase("label-leaving", label=said, gain=effect(leaving)) if leaving else said


def on_space(s: EndeavorState, seat: int, number: int, name: Phrase, discount: int, extra: int) -> Phrase:
    """What a space costs and gives, and the link its disc would make."""
    c = s.c
    if c.kind[number] == DIVE_SPACE:
        return on_dive(s, seat, number, name, extra)
    gain = effect(c.effect[number])
    if c.kind[number] != CONSERVE_SPACE:
        return with_links(s, number, Phrase("label-sonar", space=name, gain=gain))
    said = Phrase("label-conserve", space=name, cost=conserve.price(s, number, discount), gain=gain)
    return filling(s, seat, number, with_links(s, number, said))


def on_dive(s: EndeavorState, seat: int, number: int, name: Phrase, extra: int) -> Phrase:
    """How many tokens lie there, how many are taken, and what a dive brings beside them."""
    c = s.c
    count = len(s.heaps[c.heap[number]])
    said = Phrase("label-dive", space=name, count=count)
    if c.better[c.tile_of[number]] and count > 1:
        said = Phrase("label-dive-better", label=said)
    if extra and count > 1:
        said = Phrase("label-dive-more", label=said, count=min(count, 1 + extra))
    more: Effect = []
    for feature in c.after_dive[number]:
        own = sum([s.discs[ring] == seat for ring in feature.ring])
        more += feature.effect * ((own if feature.each else min(1, own)) if feature.ring else 1)
    return Phrase("label-also", label=said, gain=effect(more)) if more else said


def filling(s: EndeavorState, seat: int, number: int, said: Phrase) -> Phrase:
    """What follows a conservation: more to do here, a zone that is full, the turtle."""
    c = s.c
    tile = c.tile_of[number]
    more: Effect = []
    for feature in c.after_conserve[tile]:
        if not feature.ring or any([s.discs[ring] == seat for ring in feature.ring]):
            more += feature.effect
    full = all([other == number or s.discs[other] >= 0 for other in c.conserves[tile]])
    if full:
        for feature in c.filled[tile]:
            more += feature.effect
    said = Phrase("label-also", label=said, gain=effect(more)) if more else said
    return Phrase("label-turtle", label=said) if full and s.sheet.turtle >= 0 else said


def on_draft(s: EndeavorState, report: int, number: int, name: Phrase) -> Phrase:
    """What a report costs and brings, where it is published, and the link its disc would make."""
    cost, gain = s.c.report_cost[report], brought(s, report)
    said = Phrase("publish-report", report=piece(s, "report", report), cost=cost, space=name, gain=gain)
    own = s.c.effect[number]
    if own:
        said = Phrase("label-also", label=said, gain=effect(own))
    return with_links(s, number, said)


def brought(s: EndeavorState, report: int) -> Phrase:
    """What a report brings: points, bonuses, and what it lets one do later."""
    c = s.c
    parts: list[Phrase] = []
    if c.report_points[report]:
        parts.append(Phrase("text-points", points=c.report_points[report]))
    if c.report_own[report]:
        parts.append(effect(c.report_own[report]))
    if c.report_activation[report]:
        parts.append(Phrase("report-later", gain=effect(c.report_activation[report])))
    if c.report_others[report] and s.seats > 1:
        parts.append(Phrase("report-others", gain=effect(c.report_others[report])))
    return listed(parts) if parts else Phrase("effect-none")


def with_links(s: EndeavorState, number: int, said: Phrase) -> Phrase:
    """A label, and the links that a disc on the space would make."""
    gain = [verb for link in links.closing(s, number) for verb in s.c.link_effect[link]]
    return Phrase("label-link", label=said, gain=effect(gain)) if gain else said


def space_name(s: EndeavorState, number: int) -> Phrase:
    """The zone of a space; in the cave, also the side it is used from."""
    name = piece(s, "space", number)
    via = VIAS[s.c.via[number]]
    return Phrase(f"space-via-{via}", space=name) if via else name


def numbered(s: EndeavorState, number: int) -> Phrase:
    """A space with its number among those of its kind in the zone, from the left."""
    c = s.c
    alike = [other for other in c.spaces[c.tile_of[number]] if c.kind[other] == c.kind[number]]
    return Phrase("space-numbered", space=space_name(s, number), number=alike.index(number) + 1)
