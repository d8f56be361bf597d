"""A turn: activate a crew or a report, use tokens, or pass."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Ask, Rules, Value, tell
from . import conserve, dive, gains, promotion, publish, sonar, tokens, travel
from .effects import CONSERVE, COPY, DIVE, PROMOTE, PUBLISH, SONAR, TRAVEL
from .state import Expedition

PASS: Final = "pass"
END: Final = "end"
STOP: Final = "stop"
CREW: Final = "crew"
REPORT: Final = "report"


def take_turn(s: Expedition, seat: int) -> Rules:
    """Activate a crew or a report, use stored tokens, or pass (EN-5.1, EN-5.2, EN-6.19, EN-R23)."""
    begun = False
    while True:
        options = [*activations(s, seat), *tokens.offers(s, seat)]
        if not options and begun:
            return
        answer: Value = PASS
        if options:
            answer = yield Ask(seat, "turn", [*options, END if begun else PASS])
        if answer == PASS:
            s.passed[seat] = 1
            tell(s, "passes", seat)
            return
        if answer == END:
            break
        choice = cast(tuple[str, int], answer)
        if choice[0] == CREW:
            yield from activate(s, seat, choice[1])
            s.acting = -1
            break
        if choice[0] == REPORT:
            yield from consult(s, seat, choice[1])
            break
        begun = True
        yield from tokens.use(s, seat, answer)
    yield from finish(s, seat, answer == END)


def activations(s: Expedition, seat: int) -> list[Value]:
    """Free activation spaces of own crew and reports, while a disc is in the hold (EN-5.4, EN-5.13, EN-6.28)."""
    found: list[Value] = []
    if s.hold[seat] == 0:
        return found
    seen: list[int] = []
    for slot, code in enumerate(s.crew[seat]):
        if not s.spent[seat][slot] and code not in seen and s.box.side(code).actions:
            seen.append(code)
            found.append((CREW, slot))
    for slot, report in enumerate(s.reports[seat]):
        if s.spots[seat][slot] < (1 << len(s.box.report_activation[report])) - 1:
            found.append((REPORT, slot))
    return found


def activate(s: Expedition, seat: int, slot: int) -> Rules:
    """Lay a disc on a crew and do its actions (EN-5.4)."""
    s.hold[seat] -= 1
    s.spent[seat][slot] = 1
    s.acting = slot
    code = s.crew[seat][slot]
    tell(s, "activates", seat, code)
    actions = s.box.side(code).actions
    if actions[0][0] == COPY:
        options = models(s, seat, slot)
        if not options:
            return
        answer: Value = options[0]
        if len(options) > 1:
            answer = yield Ask(seat, "copy", options)
        actions = s.box.side(s.crew[seat][cast(int, answer)]).actions
    yield from act(s, seat, actions)


def models(s: Expedition, seat: int, slot: int) -> list[Value]:
    """The crew whose actions can be copied: all others with actions, each kind once (EN-R12)."""
    found: list[Value] = []
    seen: list[int] = []
    for other, code in enumerate(s.crew[seat]):
        actions = s.box.side(code).actions
        if other != slot and code not in seen and actions and actions[0][0] != COPY:
            seen.append(code)
            found.append(other)
    return found


def act(s: Expedition, seat: int, slots: list[list[int]]) -> Rules:
    """Do actions: one of each slot, in any order, or leave them out (EN-5.4, EN-5.7, EN-5.8)."""
    left = slots[:]
    while left:
        verbs: list[Value] = []
        for slot in left:
            verbs += [verb for verb in slot if verb not in verbs]
        if len(verbs) == 1:
            verb = cast(int, verbs[0])
        else:
            offered = tokens.offers(s, seat)
            printed = tuple(verbs)
            if not offered:
                verbs = [verb for verb in verbs if is_possible(s, seat, cast(int, verb))]
            if not verbs:
                return
            answer = yield Ask(seat, "action", [*verbs, *offered, STOP], printed)
            if answer == STOP:
                return
            if not isinstance(answer, int):
                yield from tokens.use(s, seat, answer)
                continue
            verb = answer
        for slot in left:
            if verb in slot:
                left.remove(slot)
                break
        yield from gains.perform(s, seat, verb)


def is_possible(s: Expedition, seat: int, verb: int) -> bool:
    """Whether an action has a goal at all (EN-5.5)."""
    if verb == TRAVEL:
        return len(travel.journeys(s, seat)) > 0
    if verb == SONAR:
        return len(sonar.echoes(s, seat)) > 0
    if verb == DIVE:
        return len(dive.heaps(s, seat)) > 0
    if verb == CONSERVE:
        return len(conserve.reserves(s, seat)) > 0
    if verb == PUBLISH:
        return len(publish.drafts(s, seat)) > 0
    return verb == PROMOTE and len(promotion.juniors(s, seat)) > 0


def consult(s: Expedition, seat: int, slot: int) -> Rules:
    """Use the next activation space of an own report; the disc stays there (EN-6.28, EN-6.29)."""
    activation = s.box.report_activation[s.reports[seat][slot]]
    used = s.spots[seat][slot]
    spot = used.bit_length()
    s.hold[seat] -= 1
    s.spots[seat][slot] = used | 1 << spot
    tell(s, "consults", seat, s.reports[seat][slot])
    verb, number, second = activation[spot]
    yield from gains.perform(s, seat, verb, number, second)


def finish(s: Expedition, seat: int, done: bool) -> Rules:
    """Use tokens after the actions; at most one may be stored (EN-6.17, EN-6.18)."""
    while s.tokens[seat]:
        may_end = len(s.tokens[seat]) <= 1
        if done and may_end:
            return
        options = tokens.offers(s, seat)
        if may_end:
            options.append(END)
        answer = yield Ask(seat, "tokens", options)
        if answer == END:
            return
        yield from tokens.use(s, seat, answer)
