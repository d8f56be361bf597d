"""The action publication."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, draw, tell
from . import gains, links, ocean, tokens
from .state import SKIP, Expedition, clockwise


def publish(s: Expedition, seat: int, only: int = -1) -> Rules:
    """Pay for a report of the display whose topic a publication space shows, and take it (EN-6.25, EN-6.26)."""
    while True:
        options = drafts(s, seat, only)
        offered = tokens.offers(s, seat)
        if not options and not offered:
            return
        answer = yield Ask(seat, "publish", [*options, *offered, SKIP], (only,))
        if answer == SKIP:
            return
        if isinstance(answer, tuple) and isinstance(answer[0], int):
            break
        yield from tokens.use(s, seat, answer)
    space, report = cast(tuple[int, int], answer)
    s.knowledge[seat] -= s.box.report_cost[report]
    s.hold[seat] -= 1
    s.discs[space] = seat
    s.display.remove(report)
    s.reports[seat].append(report)
    s.spots[seat].append(0)
    tell(s, "publishes", seat, report, space)
    yield from refill(s)
    yield from gains.gain(s, seat, s.box.effect[space], s.where[s.box.tile_of[space]])
    yield from gains.gain(s, seat, s.box.report_own[report])
    for other in clockwise(s):
        if other != seat:
            yield from gains.gain(s, other, s.box.report_others[report])
    yield from links.join(s, seat, space)


def drafts(s: Expedition, seat: int, only: int = -1) -> list[Value]:
    """Every pair of a free publication space and a matching report the seat can pay (EN-5.5, EN-5.6, EN-6.25)."""
    found: list[Value] = []
    if s.hold[seat] == 0:
        return found
    box = s.box
    for cell in ocean.stations(s, seat, only):
        for space in ocean.spaces_at(s, seat, cell, box.publishes):
            if s.discs[space] >= 0:
                continue
            for report in s.display:
                if box.topic[space] in box.report_topics[report] and box.report_cost[report] <= s.knowledge[seat]:
                    draft = (space, report)
                    if draft not in found:
                        found.append(draft)
    return found


def refill(s: Expedition) -> Rules:
    """Turn up the next report, if there is one (EN-6.26, EN-R9)."""
    if len(s.deck) > 0:
        report = yield from draw(s.deck, "report")
        s.display.append(report)
        tell(s, "shows_report", report)
