"""Why not: what lies on the table and cannot be chosen now, and the rule that says so."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Closed, Phrase, by_kind, for_question, plain
from ..content.tables import CONSERVE_SPACE, DIVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from ..content.vocabulary import REPUTATION, VERBS
from ..rules import discovery, influence, kinds, ocean
from ..rules.preparation import applicants
from ..rules.state import EndeavorState, level, technology
from ..words.questions import TARGET, about
from .ocean import against_zone, dear, spaces


def unoffered(s: EndeavorState, ask: AnyAsk, found: list[Closed]) -> list[Closed]:
    """What is not offered in the same question, each thing once."""
    target = TARGET[ask.kind]
    taken = [target(s, ask, option) for option in ask.options]
    left: list[Closed] = []
    for one in found:
        if one.target not in taken:
            taken.append(one.target)
            left.append(one)
    return left


def recruits(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Crew above the recruiting level, and kinds of which nobody is left (EN-4.1)."""
    have = level(s, ask.seat, REPUTATION)
    found: list[Closed] = []
    for kind in [*range(1, len(s.tray)), *s.experts]:
        wanted = s.c.level[kind]
        if kind in applicants(s, ask.seat) or (wanted == 5 and kind not in s.experts):
            continue
        gone = wanted < 5 and s.tray[kind] == 0
        why = Phrase("why-nobody-left") if gone else Phrase("why-level", level=wanted, have=have)
        found.append(Closed(f"tray/{kind}", why, "EN-4.1"))
    return unoffered(s, ask, found)


def turn(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Own crew that cannot do anything, and own reports that cannot be used (EN-5.4, EN-5.13, EN-6.28)."""
    found = [crew(ask.seat, slot, *against_activation(s, ask.seat, slot)) for slot in range(len(s.crew[ask.seat]))]
    return unoffered(s, ask, found + own_reports(s, ask))


def idle(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Own crew that cannot be activated (EN-5.4, EN-5.13)."""
    found = [crew(ask.seat, slot, *against_activation(s, ask.seat, slot)) for slot in range(len(s.crew[ask.seat]))]
    return unoffered(s, ask, found)


def against_activation(s: EndeavorState, seat: int, slot: int) -> tuple[str, str]:
    """What keeps a crew from being activated; if nothing does, its twin is offered in its place."""
    if not s.c.side(s.crew[seat][slot]).actions:
        return "why-no-actions", "EN-5.13"
    if s.spent[seat][slot]:
        return "why-disc", "EN-5.4"
    if s.hold[seat] == 0:
        return "why-hold-empty", "EN-5.4"
    return ("why-twin", "EN-5.4") if s.crew[seat][slot] in s.crew[seat][:slot] else ("why-no-work", "EN-5.5")


def managed(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Crew without a disc to take back, or whose twin is offered (EN-4.6, EN-4.7)."""
    found: list[Closed] = []
    for slot, spent in enumerate(s.spent[ask.seat]):
        found.append(
            crew(ask.seat, slot, "why-twin", "EN-4.7") if spent else crew(ask.seat, slot, "why-no-disc", "EN-4.6")
        )
    return unoffered(s, ask, found)


def promoted(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """The team leader, crew that is gold already, and twins (EN-7.1, EN-7.3)."""
    found: list[Closed] = []
    for slot, code in enumerate(s.crew[ask.seat]):
        if code >> 1 == 0:
            found.append(crew(ask.seat, slot, "why-leader", "EN-7.3"))
        else:
            found.append(crew(ask.seat, slot, "why-gold" if code & 1 else "why-twin", "EN-7.1"))
    return unoffered(s, ask, found)


def seasick(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Crew that is busy or has no actions, and twins (EN-5.13, EN-11.11)."""
    found: list[Closed] = []
    for slot, code in enumerate(s.crew[ask.seat]):
        if not s.c.side(code).actions:
            found.append(crew(ask.seat, slot, "why-no-actions", "EN-5.13"))
        elif s.spent[ask.seat][slot]:
            found.append(crew(ask.seat, slot, "why-disc", "EN-11.11"))
        else:
            found.append(crew(ask.seat, slot, "why-twin", "EN-5.4"))
    return unoffered(s, ask, found)


def crew(seat: int, slot: int, why: str, rule: str) -> Closed:
    """One crew of a seat that cannot be chosen."""
    return Closed(f"crew/{seat}/{slot}", Phrase(why), rule)


def own_reports(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Own reports without a free activation space, or without a disc for it (EN-6.28)."""
    found: list[Closed] = []
    for slot, report in enumerate(s.reports[ask.seat]):
        spots = len(s.c.report_activation[report])
        used = s.spots[ask.seat][slot] == (1 << spots) - 1
        why = "why-no-spots" if spots == 0 else "why-spots-used" if used else "why-hold-empty"
        found.append(Closed(f"report/{ask.seat}/{slot}", Phrase(why), "EN-6.28"))
    return found


def actions(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Printed actions that have no goal now (EN-5.5)."""
    offered = [option[0] for option in ask.options if isinstance(option, tuple)]
    verbs = [verb for verb in about(ask) if verb not in offered]
    return [Closed(f"action/{verb}", Phrase(f"why-no-{VERBS[verb]}"), "EN-5.5") for verb in verbs]


def bases(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Zones that are no base (EN-2.12)."""
    return unoffered(
        s,
        ask,
        [Closed(f"cell/{cell}", Phrase("why-not-base"), "EN-2.12") for cell, tile in enumerate(s.zones) if tile >= 0],
    )


def zones(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Zones no submarine can travel to now (EN-6.2, EN-6.3, EN-8.9, EN-8.13, EN-8.14)."""
    boost, start, shunned = about(ask)
    found: list[Closed] = []
    for cell, tile in enumerate(s.zones):
        if tile >= 0:
            why, rule = against_zone(s, ask.seat, cell, technology(s, ask.seat) + boost, start, shunned)
            found.append(Closed(f"cell/{cell}", why, rule))
    return unoffered(s, ask, found)


def sonar_spaces(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Sonar spaces that cannot be used (EN-5.5, EN-5.6, EN-6.6)."""
    return unoffered(s, ask, spaces(s, ask, SONAR_SPACE, ocean.within(s, ask.seat, s.c.spaces)))


def dive_spaces(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Dive spaces that cannot be used (EN-5.5, EN-6.15)."""
    return unoffered(s, ask, spaces(s, ask, DIVE_SPACE, ocean.within(s, ask.seat, s.c.spaces)))


def conserve_spaces(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Conservation spaces that cannot be protected (EN-5.5, EN-5.6, EN-6.23)."""
    _, only, same_depth = about(ask)
    reached = ocean.within(s, ask.seat, s.c.conserves, only, same_depth == 1)
    return unoffered(s, ask, spaces(s, ask, CONSERVE_SPACE, reached))


def papers(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Reports of the display that cannot be published, and the spaces (EN-6.25, EN-6.26)."""
    reached = ocean.within(s, ask.seat, s.c.publishes, about(ask)[0])
    found = spaces(s, ask, PUBLISH_SPACE, reached)
    for report in s.display:
        cost = s.c.report_cost[report]
        fitting = any([s.c.topic[space] in s.c.report_topics[report] for space in reached if s.discs[space] < 0])
        if not fitting:
            found.append(Closed(f"report/{report}", Phrase("why-no-space"), "EN-6.25"))
        elif s.hold[ask.seat] == 0:
            found.append(Closed(f"report/{report}", Phrase("why-hold-empty"), "EN-5.6"))
        elif cost > s.knowledge[ask.seat]:
            found.append(Closed(f"report/{report}", dear(cost, s.knowledge[ask.seat]), "EN-6.26"))
    return unoffered(s, ask, found)


def stacks(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Depths that are not drawn from (EN-6.8, EN-6.9, EN-6.11, EN-R3)."""
    low, high, floating = about(ask)
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
    return unoffered(s, ask, found)


def places(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Empty places where no drawn tile can be laid (EN-6.11)."""
    depths = [s.c.depth[tile] for tile in about(ask)]
    found: list[Closed] = []
    for cell in range(s.sheet.cells):
        if s.zones[cell] < 0:
            depth = s.sheet.depth_of[cell]
            why = Phrase("why-nothing-above") if depth in depths else Phrase("why-other-depth", depth=depth)
            found.append(Closed(f"cell/{cell}", why, "EN-6.11"))
    return unoffered(s, ask, found)


def attributes(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Attributes that are not the lowest, when only the lowest may be raised (EN-R15)."""
    return unoffered(
        s, ask, [Closed(f"track/{ask.seat}/{attribute}", Phrase("why-not-lowest"), "EN-R15") for attribute in range(4)]
    )


def hexes(s: EndeavorState, ask: AnyAsk) -> list[Closed]:
    """Hexes without room for a marker of the seat now, and a cleanup track that is at its end."""
    found: list[Closed] = []
    for hex in range(s.sheet.hexes):
        why, rule = against_hex(s, ask, hex)
        found.append(Closed(f"hex/{hex}", why, rule))
    if s.sheet.rule == "cleanup" and s.cleanup[ask.seat] == influence.CLEANUP_END:
        found.append(Closed("cleanup", Phrase("why-cleanup-end"), "EN-9.13"))
    return unoffered(s, ask, found)


def against_hex(s: EndeavorState, ask: AnyAsk, hex: int) -> tuple[Phrase, str]:
    """What speaks against one hex, by the rules of the scenario."""
    sheet = s.sheet
    if s.owner[hex] >= 0:
        return Phrase("why-marker"), "EN-9.1"
    if sheet.rule == "star-search":
        if sheet.hex_points[hex] > 0 and s.where[sheet.buried] < 0:
            return Phrase("why-star-hidden"), "EN-9.9"
        return (Phrase("why-must-move") if hex in sheet.starts else Phrase("why-no-marker-near")), "EN-9.9"
    if sheet.rule == "tracks":
        for depth, row in enumerate(sheet.rows):
            if hex in row or hex == sheet.overflow[depth]:
                offered = any([other in ask.options or other in about(ask) for other in row])
                return Phrase("why-track-order" if offered else "why-track-depth", depth=depth + 1), "EN-9.14"
    if hex == sheet.turtle:
        return Phrase("why-turtle"), "EN-9.6"
    if sheet.hex_rescue[hex] and not influence.at_the_wreck(s, ask.seat):
        return Phrase("why-rescue"), "EN-9.11"
    return Phrase("why-not-near"), "EN-9.2"


WHYNOT: Final = by_kind(
    for_question(kinds.BASE, bases),
    for_question(kinds.RECRUIT, recruits),
    for_question(kinds.MANAGE, managed),
    for_question(kinds.STAY, managed),
    for_question(kinds.TURN, turn),
    for_question(kinds.ACTION, actions),
    for_question(kinds.IDLE, idle),
    for_question(kinds.TRAVEL, zones),
    for_question(kinds.SONAR, sonar_spaces),
    for_question(kinds.DEPTHS, stacks),
    for_question(kinds.DISCOVER, places),
    for_question(kinds.DIVE, dive_spaces),
    for_question(kinds.KEEP, plain.nothing_closed),
    for_question(kinds.CONSERVE, conserve_spaces),
    for_question(kinds.PUBLISH, papers),
    for_question(kinds.TOKENS, plain.nothing_closed),
    for_question(kinds.ATTRIBUTE, attributes),
    for_question(kinds.PROMOTE, promoted),
    for_question(kinds.INFLUENCE, hexes),
    for_question(kinds.WANDER, hexes),
    for_question(kinds.RESCUE, hexes),
    for_question(kinds.HORIZON, hexes),
    for_question(kinds.CLEAN, hexes),
    for_question(kinds.TRACK, hexes),
    for_question(kinds.TURTLE, plain.nothing_closed),
    for_question(kinds.WAY, plain.nothing_closed),
    for_question(kinds.DESIGNATE, plain.nothing_closed),
    for_question(kinds.SEASICK, seasick),
    for_question(kinds.BONUS, plain.nothing_closed),
)
