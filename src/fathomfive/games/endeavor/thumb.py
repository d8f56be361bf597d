"""A rule of thumb: the option that seems to be worth most."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Value
from . import conserve, dive, prospects, publish, sonar, travel, worth
from .counting import goal_count
from .effects import (
    CONSERVE,
    CONSERVE_SAME_DEPTH,
    COPY,
    DISCOVER,
    DIVE,
    LEAVE,
    LEAVE_UPWARDS,
    LOWEST,
    PROMOTE,
    PUBLISH,
    PUBLISH_HERE,
    SONAR,
    TRADE,
    TRAVEL,
)
from .gains import ACCEPT
from .outlook import Outlook
from .preparation import DONE
from .state import SKIP, Expedition, technology
from .tokens import FOR_EFFECT, FOR_KNOWLEDGE
from .turn import CREW, END, PASS, REPORT, STOP


def advise(s: Expedition, ask: Ask) -> Value:
    """The option worth most; the first of equals."""
    if len(ask.options) == 1:
        return ask.options[0]
    o = Outlook(s, ask.seat)
    best = ask.options[0]
    most = -1e9
    for option in ask.options:
        value = judge(o, ask, option)
        if value > most:
            best, most = option, value
    return best


def judge(o: Outlook, ask: Ask, option: Value) -> float:
    """What an option is worth."""
    kind = ask.kind
    if isinstance(option, str):
        return of_word(o, option)
    if isinstance(option, tuple) and isinstance(option[0], str):
        return of_choice(o, cast(tuple[str, int], option))
    if kind == "travel":
        origin, cell = cast(tuple[int, int], option)
        return prospects.of_journey(o, origin, cell)
    if kind == "publish":
        space, report = cast(tuple[int, int], option)
        return prospects.of_report(o, report) + prospects.of_disc_on(o, space)
    if kind == "discover":
        tile, cell = cast(tuple[int, int], option)
        return prospects.of_tile(o, tile, cell)
    if kind == "depths":
        return of_depths(o, cast(tuple[int, ...], option))
    if isinstance(option, tuple):
        source, hex = cast(tuple[int, int], option)
        return worth.of_wandering(o, source, hex)
    return of_number(o, kind, option)


def of_word(o: Outlook, word: str) -> float:
    """Passing, ending, doing without."""
    s, seat = o.s, o.seat
    if word == "cleanup":
        return worth.of_cleanup(o)
    if word == PASS:
        return o.w.rest if o.later else 0.2
    if word == END:
        return o.w.keep if len(s.tokens[seat]) <= 1 else -1e6
    if word == ACCEPT:
        return 1.0
    if word == DONE:
        return -1.0
    return 0.05 if word in (SKIP, STOP) else 0.0


def of_choice(o: Outlook, choice: tuple[str, int]) -> float:
    """Activating a crew or a report, or using a token."""
    s, seat = o.s, o.seat
    what, number = choice
    if what == CREW:
        code = s.crew[seat][number]
        return of_actions(o, s.box.side(code).actions, s.hold[seat] - 1) - (0.3 if code >> 1 == 0 else 0.0)
    if what == REPORT:
        activation = s.box.report_activation[s.reports[seat][number]]
        verb, first, second = activation[s.spots[seat][number].bit_length()]
        return of_action(o, verb, s.hold[seat] - 1, first, second) - 0.2
    if what == FOR_KNOWLEDGE:
        return worth.of_knowledge(o, s.box.token_knowledge[number])
    verb, first, second = s.box.token_effect[number][0]
    assert what == FOR_EFFECT
    if verb == TRADE:
        return worth.of_knowledge(o, first) - worth.of_disc(o)
    if verb <= LOWEST:
        return worth.of(o, [(verb, first, second)])
    return of_action(o, verb, s.hold[seat], first, second)


def of_actions(o: Outlook, slots: list[list[int]], discs: int) -> float:
    """All actions of a crew, with so many discs to lay."""
    total = 0.0
    for slot in slots:
        best, laid = 0.0, 0
        for verb in slot:
            value = of_action(o, verb, discs)
            if value > best:
                best, laid = value, int(verb in (SONAR, CONSERVE, PUBLISH))
        total += best
        discs -= laid
    return total


def of_action(o: Outlook, verb: int, discs: int, number: int = 0, second: int = 0) -> float:
    """The best goal of an action."""
    s, seat = o.s, o.seat
    if verb == COPY:
        return max(
            [of_actions(o, s.box.side(code).actions, discs) for code in s.crew[seat] if code >> 1 != 21] or [0.0]
        )
    if verb == PROMOTE:
        return worth.of_promotion(o)
    if verb <= DISCOVER:
        return worth.of_discovery(o, second)
    key = (number << 6 | verb) << 1 | (1 if discs > 0 else 0)
    known = o.actions.get(key)
    if known is None:
        best = 0.0
        ask = targets(s, seat, verb, discs, number)
        for option in ask.options:
            best = max(best, judge(o, ask, option))
        known = o.actions[key] = best + (1.5 * number if verb == DIVE else 0.0)
    return known


def targets(s: Expedition, seat: int, verb: int, discs: int, number: int = 0) -> Ask:
    """What an action would ask, with so many discs to lay."""
    if verb in (TRAVEL, LEAVE, LEAVE_UPWARDS):
        return Ask(seat, "travel", travel.journeys(s, seat, number))
    if verb == DIVE:
        return Ask(seat, "dive", dive.heaps(s, seat))
    if discs <= 0:
        return Ask(seat, "sonar", [])
    if verb == SONAR:
        return Ask(seat, "sonar", sonar.echoes(s, seat))
    if verb in (PUBLISH, PUBLISH_HERE):
        return Ask(seat, "publish", publish.drafts(s, seat))
    return Ask(seat, "conserve", conserve.reserves(s, seat, number, same_depth=verb == CONSERVE_SAME_DEPTH))


def of_depths(o: Outlook, depths: tuple[int, ...]) -> float:
    """Draw where the goals are, as deep as one will soon be able to go."""
    s, seat = o.s, o.seat
    total = 0.0
    reach = technology(s, seat) + (1 if o.later > 1 else 0)
    for depth in depths:
        value = 2.0 + 0.3 * depth if depth <= reach else 1.5
        for way, goal in enumerate(s.sheet.goals):
            if depth in goal.depths and len(goal.depths) < 5:
                value += 0.6 * o.goals[way]
            if goal.count == "race-discover" and depth == 5 and (s.together or seat not in s.found):
                value += 2.0
        if s.sheet.buried >= 0 and depth == 5 and s.where[s.sheet.buried] < 0:
            value += 1.5
        total += value
    return total / len(depths) + (0.4 if len(set(depths)) > 1 else 0.0)


def of_number(o: Outlook, kind: str, option: int) -> float:
    """Everything that is asked for by one number."""
    s, seat = o.s, o.seat
    if kind == "recruit":
        return prospects.of_recruit(o, option)
    if kind == "promote":
        return worth.of_promoting(o, option)
    if kind in ("manage", "copy"):
        return of_actions(o, s.box.side(s.crew[seat][option]).actions, 3) + 0.01 * option
    if kind == "seasick":
        return -of_actions(o, s.box.side(s.crew[seat][option]).actions, 3)
    if kind in ("sonar", "conserve"):
        return prospects.of_space(o, option)
    if kind == "dive":
        return prospects.of_dive(o, option)
    if kind == "action":
        return of_action(o, option, s.hold[seat])
    if kind == "attribute":
        return worth.of_step(o, option, 0)
    if kind in ("influence", "turtle"):
        if s.sheet.rule == "star-search":
            return worth.of_wandering(o, -1, option)
        return worth.of_hex(o, option)
    if kind == "base":
        return worth.of(o, s.box.arrival[s.zones[option]]) + 0.5 * prospects.of_zone(o, option)
    if kind == "keep":
        return max(of_choice(o, (FOR_KNOWLEDGE, option)), _effect(o, option))
    if kind == "way":
        goal = s.sheet.goals[option]
        mine = goal_count(s, goal, 1 << seat) * goal.points
        return float(
            mine - max([goal_count(s, goal, 1 << other) * goal.points for other in range(s.seats)]) + 0.3 * mine
        )
    if kind == "designate":
        return float(
            sum([s.discs[space] == seat and s.box.kind[space] == (3 if option else 2) for space in s.box.scored])
        )
    return 0.0


def _effect(o: Outlook, token: int) -> float:
    s = o.s
    return of_choice(o, (FOR_EFFECT, token)) if s.box.token_effect[token] else 0.0
