"""Counting what goals, crew and bonus goals ask for. `mask` has a bit for each seat whose pieces count."""

from __future__ import annotations

from ..content.scenario import ALL_DEPTHS, Goal
from ..content.tables import CONSERVE_SPACE, PUBLISH_SPACE
from ..content.vocabulary import INGENUITY, TOPICS
from . import links
from .state import PUBLISH_WAY, EndeavorState


def goal_count(s: EndeavorState, goal: Goal, mask: int) -> int:
    """What a goal counts, for one seat or for a group (EN-10.6, EN-R25, EN-R26)."""
    what = goal.count
    if what == "discs":
        return count_discs(s, goal.kinds, goal.covers, mask) + (
            count_subs(s, goal.columns, goal.depths, mask) if goal.subs else 0
        )
    if what == "zones":
        return count_zones(s, goal.columns, goal.depths, goal.subs, mask)
    if what == "best-topic":
        return max(topics_held(s, mask))
    if what == "topic-sets":
        return min(topics_held(s, mask))
    if what == "discovered":
        return count_discovered(s, mask)
    if what == "designated":
        return 0 if s.designated < 0 else count_kind(s, designated_kind(s), mask)
    if what == "rescue":
        return sum([s.sheet.hex_rescue[hex] and _in(mask, owner) for hex, owner in enumerate(s.owner)])
    if what == "cleanup":
        return sum([s.cleanup[seat] for seat in range(s.seats) if _in(mask, seat)])
    if what == "horizon-near" or what == "horizon-far":
        home = s.sheet.column_of[s.where[s.sheet.base]]
        columns = list(range(home + 1)) if what == "horizon-near" else list(range(home, s.sheet.columns))
        return count_zones(s, columns, ALL_DEPTHS, False, mask)
    if what == "race-discover":
        return sum([s.sheet.depth_of[cell] == 5 and _in(mask, seat) for cell, seat in enumerate(s.finder)])
    assert what == "race-visit", what
    return count_zones(s, list(range(s.sheet.columns)), [5], True, mask)


def goal_counts(s: EndeavorState, goal: Goal) -> list[int]:
    """What a goal counts for each seat by itself."""
    if goal.count == "discs" and not goal.subs:
        return discs_of_seats(s, goal.kinds, goal.covers)
    return [goal_count(s, goal, 1 << seat) for seat in range(s.seats)]


def standing(s: EndeavorState, goal: Goal, seat: int) -> int:
    """What a goal counts for one seat against the others; in a race, whether it has arrived (EN-9.15)."""
    if goal.count == "race-discover":
        return int(seat in s.found)
    if goal.count == "race-visit":
        return int(seat in s.visited)
    return goal_count(s, goal, 1 << seat)


def _in(mask: int, seat: int) -> bool:
    return seat >= 0 and mask >> seat & 1 == 1


def count_discs(s: EndeavorState, kinds: list[int], covers: list[bool], mask: int) -> int:
    """Discs on spaces of certain kinds in the places that are covered."""
    count = 0
    for seat, discs in enumerate(discs_of_seats(s, kinds, covers)):
        if mask >> seat & 1:
            count += discs
    return count


def discs_of_seats(s: EndeavorState, kinds: list[int], covers: list[bool]) -> list[int]:
    """For each seat its discs on spaces of certain kinds in the places that are covered."""
    spaces, kind, discs = s.c.spaces, s.c.kind, s.discs
    counts = [0] * s.seats
    for cell, tile in enumerate(s.zones):
        if tile >= 0 and covers[cell]:
            for space in spaces[tile]:
                owner = discs[space]
                if owner >= 0 and kind[space] in kinds:
                    counts[owner] += 1
    return counts


def count_kind(s: EndeavorState, kind: int, mask: int) -> int:
    """Discs on spaces of one kind in the whole ocean."""
    return sum([s.c.kind[space] == kind and _in(mask, s.discs[space]) for space in s.c.scored])


def designated_kind(s: EndeavorState) -> int:
    """The kind of space the finder of the Fallen Star has named (EN-9.10)."""
    return PUBLISH_SPACE if s.designated == PUBLISH_WAY else CONSERVE_SPACE


def count_subs(s: EndeavorState, columns: list[int], depths: list[int], mask: int) -> int:
    """Submarines in certain columns and depths."""
    sheet = s.sheet
    return sum([
        sheet.column_of[cell] in columns and sheet.depth_of[cell] in depths
        for seat in range(s.seats)
        if _in(mask, seat)
        for cell in s.subs[seat]
    ])  # fmt: skip


def count_zones(s: EndeavorState, columns: list[int], depths: list[int], with_subs: bool, mask: int) -> int:
    """Zones with a disc (or submarine) in certain columns and depths, each once."""
    sheet = s.sheet
    return sum([
        tile >= 0
        and sheet.column_of[cell] in columns
        and sheet.depth_of[cell] in depths
        and is_present(s, cell, with_subs, mask)
        for cell, tile in enumerate(s.zones)
    ])  # fmt: skip


def is_present(s: EndeavorState, cell: int, with_subs: bool, mask: int) -> bool:
    """Whether a zone carries a disc (or submarine) of the group."""
    if any([_in(mask, s.discs[space]) for space in s.c.spaces[s.zones[cell]]]):
        return True
    return with_subs and any([_in(mask, seat) and cell in s.subs[seat] for seat in range(s.seats)])


def count_discovered(s: EndeavorState, mask: int) -> int:
    """Zones discovered by the group."""
    return sum([_in(mask, seat) for seat in s.finder])


def topics_held(s: EndeavorState, mask: int) -> list[int]:
    """Topic symbols on own reports and under own markers (EN-9.5, EN-R14)."""
    held = [0, 0, 0, 0]
    for seat in range(s.seats):
        if _in(mask, seat):
            for report in s.reports[seat]:
                for topic in s.c.report_topics[report]:
                    held[topic] += 1
    for hex, owner in enumerate(s.owner):
        if _in(mask, owner) and s.sheet.hex_topic[hex] >= 0:
            held[s.sheet.hex_topic[hex]] += 1
    return held


def leader_count(s: EndeavorState, scope: str, mask: int) -> int:
    """What a lead within a goal compares: a topic, discoveries in a depth or column, discs of a kind."""
    what, _, which = scope.partition("-")
    if what == "topic":
        return topics_held(s, mask)[TOPICS.index(which)]
    if what == "conserve":
        return count_kind(s, CONSERVE_SPACE, mask)
    if what == "publish":
        return count_kind(s, PUBLISH_SPACE, mask)
    found = [cell for cell, seat in enumerate(s.finder) if _in(mask, seat)]
    if what == "depth":
        return sum([s.sheet.depth_of[cell] == int(which) for cell in found])
    return sum([s.sheet.column_of[cell] == ord(which) - ord("A") for cell in found])


def bonus_count(s: EndeavorState, what: str) -> int:
    """What a bonus goal counts for the whole group (EN-11.12)."""
    everybody = (1 << s.seats) - 1
    if what == "juniors":
        return sum([not code & 1 for crew in s.crew for code in crew])
    if what == "links":
        return sum([links.is_made(s, link) for link in range(len(s.c.link_a))])
    if what == "zones":
        return sum([tile >= 0 for tile in s.zones])
    if what == "tracks":
        return sum([s.c.level_of[at] >= 4 for track in s.tracks for at in track[: INGENUITY + 1]])
    if what == "emptied":
        return empty_dive_spaces(s)
    assert what == "presence", what
    return count_zones(s, list(range(s.sheet.columns)), ALL_DEPTHS, False, everybody)


def empty_dive_spaces(s: EndeavorState) -> int:
    """Dive spaces in the ocean without a token."""
    c = s.c
    return sum([not s.heaps[c.heap[space]] for tile in s.zones if tile >= 0 for space in c.dives[tile]])


def shared_links(s: EndeavorState, seat: int) -> int:
    """Links between a disc of the seat and one of somebody else."""
    count = 0
    for a, b in zip(s.c.link_a, s.c.link_b, strict=True):
        first, second = s.discs[a], s.discs[b]
        if first >= 0 and second >= 0 and first != second and seat in (first, second):
            count += 1
    return count
