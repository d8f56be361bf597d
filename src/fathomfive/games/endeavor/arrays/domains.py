"""Everything that Endeavor can ever offer, by kind of question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ....kernel import Value, by_kind
from ....kernel.domains import Domain, both, for_domain, numbers, words
from ..content.tables import CONSERVE_SPACE, DIVE_SPACE, PUBLISH_SPACE, SONAR_SPACE, Content
from ..content.vocabulary import CONSERVE, COPY, DIVE, PROMOTE, PUBLISH, SONAR, TRAVEL
from ..rules import kinds as k
from ..rules.discovery import DRAW
from ..rules.influence import CLEANUP, MARK
from ..rules.state import SKIP

CREW_SLOTS = 12
REPORT_SLOTS = 12
"""No seat has more crew, or more reports."""
MOST = 8
"""No bonus has more steps, knowledge or discs."""
ACTION_AT = {DIVE_SPACE: DIVE, SONAR_SPACE: SONAR, CONSERVE_SPACE: CONSERVE}
"""What is done on a space of each kind."""


def domains(c: Content, seats: int, options: Mapping[str, Value]) -> Mapping[str, Domain]:
    """The domains: they depend on the content alone, and hold for every scenario."""
    return _of_content(c)


@lru_cache(maxsize=8)
def _of_content(c: Content) -> Mapping[str, Domain]:
    skip = words(SKIP)
    cells = numbers(max([sheet.cells for sheet in c.sheets]))
    hexes = numbers(max([sheet.hexes for sheet in c.sheets]))
    goals = numbers(max([len(sheet.goals) for sheet in c.sheets]))
    depths = numbers(1, max([sheet.depth for sheet in c.sheets]) + 1)
    spaces = numbers(len(c.space_ids))
    published = Domain([space for space in spaces if c.kind[int(str(space))] == PUBLISH_SPACE])
    tokens = both(words("knowledge", "effect"), numbers(len(c.token_ids)))
    crew = numbers(CREW_SLOTS)
    deeds = works(c)
    return by_kind(
        for_domain(k.BASE, cells),
        for_domain(k.RECRUIT, numbers(len(c.crew_ids))),
        for_domain(k.MANAGE, crew, words("done")),
        for_domain(k.STAY, crew),
        for_domain(
            k.TURN,
            Domain([(k.CREW, slot, *deed) for slot in range(CREW_SLOTS) for deed in [*deeds, *copies()]]),
            both(words(k.REPORT), numbers(REPORT_SLOTS)),
            tokens,
            words("idle", "pass", "end"),
        ),
        for_domain(k.IDLE, crew),
        for_domain(k.ACTION, Domain([*deeds]), tokens, words("stop")),
        for_domain(k.TRAVEL, both(cells, cells), tokens, skip),
        for_domain(k.SONAR, spaces, tokens, skip),
        for_domain(k.DEPTHS, both(depths, depths), words(DRAW), skip),
        for_domain(k.DISCOVER, both(numbers(len(c.tile_ids)), cells)),
        for_domain(k.DIVE, spaces, tokens, skip),
        for_domain(k.KEEP, numbers(len(c.token_ids))),
        for_domain(k.CONSERVE, spaces, tokens, skip),
        for_domain(k.PUBLISH, both(published, numbers(len(c.report_ids))), tokens, skip),
        for_domain(k.TOKENS, tokens, words("end")),
        for_domain(k.ATTRIBUTE, numbers(4)),
        for_domain(k.PROMOTE, crew, skip),
        for_domain(k.INFLUENCE, hexes, words(MARK), skip),
        for_domain(k.WANDER, hexes, steps(c), words(MARK), skip),
        for_domain(k.RESCUE, hexes, words(MARK), skip),
        for_domain(k.HORIZON, hexes, words(MARK), skip),
        for_domain(k.CLEAN, hexes, words(CLEANUP, MARK), skip),
        for_domain(k.TRACK, hexes, words(MARK), skip),
        for_domain(k.TURTLE, hexes, skip),
        for_domain(k.WAY, goals),
        for_domain(k.DESIGNATE, numbers(2)),
        for_domain(k.SEASICK, crew),
        for_domain(k.BONUS, numbers(MOST + 1)),
    )


def works(c: Content) -> list[k.Work]:
    """Every action with every goal it can have: a journey, a space, a report on a space that shows its topic."""
    places = range(max([sheet.cells for sheet in c.sheets]))
    found: list[k.Work] = [(TRAVEL, -1, -1), (PROMOTE, -1, -1)]
    found += [(TRAVEL, origin, cell) for origin in places for cell in places if origin != cell]
    for space, kind in enumerate(c.kind):
        if kind == PUBLISH_SPACE:
            fitting = [report for report, topics in enumerate(c.report_topics) if c.topic[space] in topics]
            found += [(PUBLISH, space, report) for report in fitting]
        else:
            found.append((ACTION_AT[kind], space, -1))
    return found


def copies() -> list[k.Work]:
    """Whose actions may be copied."""
    return [(COPY, slot, -1) for slot in range(CREW_SLOTS)]


def steps(c: Content) -> Domain:
    """From hex to hex beside it, in whatever scenario."""
    found = {(source, beside) for sheet in c.sheets for source in range(sheet.hexes) for beside in sheet.near[source]}
    return Domain(sorted(found))
