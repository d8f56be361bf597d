"""The points of one seat, part by part: attributes, influence, reports, crew, leftovers."""

from __future__ import annotations

from ..content.scenario import ALL_DEPTHS
from ..content.tables import PUBLISH_SPACE
from . import counting
from .state import EndeavorState


def attribute_points(s: EndeavorState, seat: int) -> int:
    """Each attribute scores by its level (EN-10.2)."""
    return sum([s.c.level_points[s.c.level_of[at]] for at in s.tracks[seat]])


def influence_points(s: EndeavorState, seat: int) -> int:
    """Markers score by their hex; a cleanup marker makes polluted hexes cost nothing (EN-10.3, EN-9.13)."""
    sheet = s.sheet
    points = sum([sheet.hex_points[hex] for hex, owner in enumerate(s.owner) if owner == seat])
    for hex, number in enumerate(sheet.endless):
        if number >= 0:
            points += sheet.hex_points[hex] * s.crowd[number * s.seats + seat]
    if s.cleanup[seat]:
        polluted = [hex for hex, owner in enumerate(s.owner) if owner == seat and sheet.hex_points[hex] < 0]
        points -= sum([sheet.hex_points[hex] for hex in polluted[: s.cleanup[seat] // 2]])
    return points


def report_points(s: EndeavorState, seat: int) -> int:
    """Points printed on reports (EN-10.4)."""
    return sum([s.c.report_points[report] for report in s.reports[seat]])


def crew_points(s: EndeavorState, seat: int) -> int:
    """Gold level-5 crew scores by its own condition, rounded down (EN-10.4)."""
    points = 0
    for code in s.crew[seat]:
        side = s.c.side(code)
        if side.count:
            points += side.points * (crew_count(s, seat, side.count) // side.per)
    return points


def crew_count(s: EndeavorState, seat: int, what: str) -> int:
    """What a gold level-5 crew counts (EN-10.5, EN-R13)."""
    mask = 1 << seat
    columns = list(range(s.sheet.columns))
    if what == "shared-links":
        return counting.shared_links(s, seat)
    if what == "conserve-in-one-zone":
        return max([sum([s.discs[space] == seat for space in spaces]) for spaces in s.c.conserves])
    if what == "topic-sets":
        return min(counting.topics_held(s, mask))
    if what == "publish-depths":
        depths = [s.sheet.covered(columns, [depth]) for depth in ALL_DEPTHS]
        return sum([counting.count_discs(s, [PUBLISH_SPACE], covers, mask) > 0 for covers in depths])
    if what == "conserve-zones":
        return sum([any([s.discs[space] == seat for space in spaces]) for spaces in s.c.conserves])
    if what == "other-gold-crew":
        return sum([code & 1 for code in s.crew[seat]]) - 1
    if what == "zones-present":
        return counting.count_zones(s, columns, ALL_DEPTHS, True, mask)
    if what == "empty-dive-spaces":
        return counting.empty_dive_spaces(s)
    assert what == "always", what
    return 1


def leftover_points(s: EndeavorState, seat: int) -> int:
    """One point for three of knowledge, stored knowledge and discs in the hold (EN-10.9)."""
    stored = sum([s.c.token_knowledge[token] for token in s.tokens[seat]])
    return (s.knowledge[seat] + stored + s.hold[seat]) // 3
