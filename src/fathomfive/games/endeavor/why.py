"""Why not, and why: what cannot be chosen now, and what speaks for an option."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Closed, Phrase, Value
from ...kernel.state import copy
from . import barred, counting, influence, links, phrases, prospects, thumb
from .box import CONSERVE_SPACE, DIVE_SPACE, PUBLISH_SPACE, SONAR_SPACE
from .effects import CONSERVE, CONSERVE_SAME_DEPTH, DIVE, PUBLISH, SONAR, TRAVEL
from .joint import joint_way
from .outlook import Outlook
from .state import Expedition, level
from .tokens import FOR_EFFECT
from .turn import CREW, REPORT

ACTIONS = (TRAVEL, SONAR, DIVE, CONSERVE, PUBLISH, CONSERVE_SAME_DEPTH)
"""The actions that are done somewhere in the ocean."""
LEAST = 0.5
"""Less than this is hardly worth anything."""


def closed(s: Expedition, ask: Ask) -> list[Closed]:
    """What the asked seat might want to choose and cannot, each thing once."""
    taken = [phrases.target(s, ask, option) for option in ask.options]
    found: list[Closed] = []
    for one in candidates(s, ask):
        if one.target not in taken:
            taken.append(one.target)
            found.append(one)
    return found


def candidates(s: Expedition, ask: Ask) -> list[Closed]:
    """Everything a question is about, with what would speak against it."""
    kind = ask.kind
    if kind == "recruit":
        return barred.recruits(s, ask)
    if kind == "turn":
        return barred.crew(s, ask) + barred.own_reports(s, ask)
    if kind in ("manage", "promote", "copy", "seasick"):
        return barred.crew(s, ask)
    if kind == "action":
        return barred.actions(s, ask)
    if kind == "base":
        return barred.bases(s, ask)
    if kind == "travel":
        return barred.zones(s, ask)
    if kind == "publish":
        return barred.papers(s, ask)
    if kind in ("sonar", "dive", "conserve"):
        return barred.spaces(s, ask, {"sonar": SONAR_SPACE, "dive": DIVE_SPACE}.get(kind, CONSERVE_SPACE))
    if kind == "depths":
        return barred.stacks(s, ask)
    if kind == "discover":
        return barred.places(s, ask)
    if kind == "attribute":
        return barred.attributes(s, ask)
    return hexes(s, ask) if kind == "influence" else []


def hexes(s: Expedition, ask: Ask) -> list[Closed]:
    """Hexes without room for a marker of the seat now, and a cleanup track that is at its end."""
    found: list[Closed] = []
    for hex in range(s.sheet.hexes):
        why, rule = against_hex(s, ask, hex)
        found.append(Closed(f"hex/{hex}", why, rule))
    if s.sheet.rule == "cleanup" and s.cleanup[ask.seat] == influence.CLEANUP_END:
        found.append(Closed("cleanup", Phrase("why-cleanup-end"), "EN-9.13"))
    return found


def against_hex(s: Expedition, ask: Ask, hex: int) -> tuple[Phrase, str]:
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
                offered = any([other in ask.options for other in row])
                return Phrase("why-track-order" if offered else "why-track-depth", depth=depth + 1), "EN-9.14"
    if hex == sheet.turtle:
        return Phrase("why-turtle"), "EN-9.6"
    if sheet.hex_rescue[hex] and not influence.at_the_wreck(s, ask.seat):
        return Phrase("why-rescue"), "EN-9.11"
    return Phrase("why-not-near"), "EN-9.2"


def reason(s: Expedition, ask: Ask, option: Value) -> Phrase | None:
    """What speaks for an option, from the estimates of the rule of thumb."""
    o = Outlook(s, ask.seat)
    kind = ask.kind
    if isinstance(option, str) and option != influence.CLEANUP:
        return None
    if kind in ("way", "designate"):
        return of_count(s, ask.seat, kind, cast(int, option))
    if kind == "seasick":
        return Phrase("why-missed", crew=phrases.label(s, ask, option), worth=worth(o, -thumb.judge(o, ask, option)))
    parts = [worth(o, thumb.judge(o, ask, option))]
    laid = space_of(ask, option)
    if laid >= 0:
        parts += of_disc(o, laid, option)
    elif kind == "travel" and isinstance(option, tuple) and isinstance(option[0], int):
        origin, cell = cast("tuple[int, int]", option)
        there, here = [prospects.of_zone(o, at) for at in (cell, origin)]
        parts.append(Phrase("why-work", there=max(0, round(there)), here=max(0, round(here))))
    elif kind == "recruit":
        parts.append(Phrase("why-rounds", rounds=o.later + 1))
    elif kind == "attribute":
        parts.append(of_level(s, ask.seat, cast(int, option)))
    else:
        best = best_use(o, ask, option)
        if best is not None:
            parts.append(Phrase("why-best", best=best))
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = Phrase("why-and", first=part, second=joined)
    return joined


def worth(o: Outlook, value: float) -> Phrase:
    """An estimate in words: points, or what it does for a group."""
    if value < LEAST:
        return Phrase("why-hardly")
    return Phrase("why-worth-together" if o.s.together else "why-worth", points=round(value))


def of_count(s: Expedition, seat: int, kind: str, option: int) -> Phrase:
    """A way to score a goal: what it counts for the seat, and for the best of the others."""
    if kind == "way":
        counts = [counting.standing(s, s.sheet.goals[option], other) for other in range(s.seats)]
    else:
        counts = [
            counting.count_kind(s, PUBLISH_SPACE if option else CONSERVE_SPACE, 1 << other) for other in range(s.seats)
        ]
    if s.together:
        return Phrase("why-count-together", mine=sum(counts))
    return Phrase("why-count", mine=counts[seat], others=max(counts[:seat] + counts[seat + 1 :]))


def space_of(ask: Ask, option: Value) -> int:
    """The space an option lays a disc on, or -1."""
    if ask.kind in ("sonar", "conserve") and isinstance(option, int):
        return option
    if ask.kind == "publish" and isinstance(option, tuple) and isinstance(option[0], int):
        return option[0]
    return -1


def of_disc(o: Outlook, space: int, option: Value) -> list[Phrase]:
    """The links a disc makes, and the goals of the scenario it counts for."""
    s, seat = o.s, o.seat
    after = copy(s)
    after.discs[space] = seat
    if isinstance(option, tuple):
        after.reports[seat].append(cast(int, option[1]))
    found: list[Phrase] = []
    made = sum([links.is_made(after, link) for link in s.box.links[space]])
    if made:
        found.append(Phrase("why-links", links=made))
    mask = (1 << s.seats) - 1 if s.together else 1 << seat
    for way, goal in enumerate(s.sheet.goals):
        judged = joint_way(s, goal.goal) == way if s.together else not goal.option or s.ways[goal.goal - 1] == way
        if judged and o.goals[way] and counting.goal_count(after, goal, mask) > counting.goal_count(s, goal, mask):
            found.append(Phrase("why-goal", goal=goal.goal))
    return found


def of_level(s: Expedition, seat: int, attribute: int) -> Phrase:
    """How far an attribute is from its next level, or from more influence."""
    at, now = s.tracks[seat][attribute], level(s, seat, attribute)
    if now == 5:
        return Phrase("why-steps-influence", steps=s.box.last + 1 - at)
    return Phrase("why-steps", steps=s.box.level_of.index(now + 1) - at, level=now + 1)


def best_use(o: Outlook, ask: Ask, option: Value) -> Phrase | None:
    """What a crew, a report, an action or a token would best be used for now."""
    s, seat = o.s, o.seat
    best: Phrase | None = None
    most = 0.0
    discs = s.hold[seat] - (1 if ask.kind == "turn" else 0)
    for verb, number in actions_of(s, ask, option):
        use = thumb.targets(s, seat, verb, discs, number)
        for target in use.options:
            value = thumb.judge(o, use, target)
            if value > most:
                action = phrases.effect(s, [(verb, number, 0)])
                best, most = Phrase("why-use", action=action, target=phrases.label(s, use, target)), value
    return best


def actions_of(s: Expedition, ask: Ask, option: Value) -> list[tuple[int, int]]:
    """The actions an option leads to, with their numbers."""
    found: list[tuple[int, int]] = []
    if ask.kind == "action" and isinstance(option, int):
        found = [(option, 0)]
    elif ask.kind == "copy":
        found = of_crew(s, ask.seat, cast(int, option))
    elif isinstance(option, tuple) and isinstance(option[0], str):
        what, number = cast("tuple[str, int]", option)
        if what == CREW:
            found = of_crew(s, ask.seat, number)
        elif what == REPORT:
            activation = s.box.report_activation[s.reports[ask.seat][number]]
            verb, first, _ = activation[s.spots[ask.seat][number].bit_length()]
            found = [(verb, first)]
        elif what == FOR_EFFECT:
            found = [(verb, first) for verb, first, _ in s.box.token_effect[number]]
    return [(verb, number) for verb, number in found if verb in ACTIONS]


def of_crew(s: Expedition, seat: int, slot: int) -> list[tuple[int, int]]:
    """The actions of one crew."""
    return [(verb, 0) for choice in s.box.side(s.crew[seat][slot]).actions for verb in choice]
