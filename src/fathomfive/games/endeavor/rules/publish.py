"""The action publication."""

from __future__ import annotations

from functools import partial

from ....kernel import Rule, Rules, draw, tell
from . import gains, kinds, links, ocean, window
from .kinds import Pair
from .state import EndeavorState, clockwise


def publish(s: EndeavorState, seat: int, only: int = -1) -> Rule[bool]:
    """Choose a report and a space, and publish; tells whether the seat did (EN-6.25)."""
    draft = yield from window.choose_space(s, seat, kinds.PUBLISH, partial(drafts, s, seat, only), (only,))
    if isinstance(draft, str):
        return False
    space, report = draft
    yield from publish_at(s, seat, space, report)
    return True


def publish_at(s: EndeavorState, seat: int, space: int, report: int) -> Rules:
    """Pay for a report of the display and take it; the display is refilled last of all (EN-6.25, EN-6.26)."""
    s.knowledge[seat] -= s.c.report_cost[report]
    s.hold[seat] -= 1
    s.discs[space] = seat
    s.display.remove(report)
    s.reports[seat].append(report)
    s.spots[seat].append(0)
    tell(s, "publishes", seat, report, space)
    yield from gains.gain(s, seat, s.c.effect[space], s.where[s.c.tile_of[space]])
    yield from gains.gain(s, seat, s.c.report_own[report])
    for other in clockwise(s):
        if other != seat:
            yield from gains.gain(s, other, s.c.report_others[report])
    yield from links.join(s, seat, space)
    yield from refill(s)


def drafts(s: EndeavorState, seat: int, only: int = -1) -> list[Pair]:
    """Every pair of a free publication space and a matching report the seat can pay (EN-5.5, EN-5.6, EN-6.25)."""
    if s.hold[seat] == 0:
        return []
    c = s.c
    funds = s.knowledge[seat]
    affordable = [report for report in s.display if c.report_cost[report] <= funds]
    if not affordable:
        return []
    return [
        (space, report)
        for space in ocean.within(s, seat, c.publishes, only)
        if s.discs[space] < 0
        for report in affordable
        if c.topic[space] in c.report_topics[report]
    ]


def refill(s: EndeavorState) -> Rules:
    """Turn up the next report, if there is one (EN-6.26, EN-R9)."""
    if len(s.deck) > 0:
        report = yield from draw(s.deck, "report")
        s.display.append(report)
        tell(s, "shows_report", report)
