"""A turn: activate a crew or a report, use tokens, or pass."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, Stand, ask, tell
from ..content.tables import verbs_of
from ..content.vocabulary import COPY
from . import kinds, tokens, work
from .kinds import CREW, REPORT, Activation, TokenUse, Work
from .perform import perform
from .state import EndeavorState

PASS: Final = "pass"
END: Final = "end"
STOP: Final = "stop"
IDLE: Final = "idle"
"""Laying a disc on a crew that then does nothing."""


def take_turn(s: EndeavorState, seat: int) -> Rules:
    """Activate a crew or a report, use stored tokens, or pass (EN-5.1, EN-5.2, EN-6.19, EN-R23)."""
    begun = False
    while True:
        idle = free_crew(s, seat) if s.hold[seat] > 0 else []
        options: list[Activation | TokenUse | str] = [*activations(s, seat, idle), *consultations(s, seat)]
        options += tokens.offers(s, seat)
        if not options and begun:
            return
        stop = END if begun else PASS
        stand = None if options else Stand(stop)
        if idle:
            options.append(IDLE)
        options.append(stop)
        answer = yield from ask(seat, kinds.TURN, options, stand=stand)
        if answer == PASS:
            s.passed[seat] = 1
            tell(s, "passes", seat)
            return
        if answer == END:
            break
        if isinstance(answer, str):
            slot = yield from ask(seat, kinds.IDLE, idle)
            lay_disc(s, seat, slot)
            break
        if len(answer) == 5:
            yield from activate(s, seat, answer[1], answer[2:])
            s.acting = -1
            break
        if answer[0] == REPORT:
            yield from consult(s, seat, answer[1])
            break
        begun = True
        yield from tokens.use(s, seat, answer)
    yield from finish(s, seat, answer == END)


def free_crew(s: EndeavorState, seat: int) -> list[int]:
    """Own crew with a free activation space, by slot; of equal ones only the first (EN-5.4, EN-5.13)."""
    c, spent = s.c, s.spent[seat]
    found: list[int] = []
    seen: list[int] = []
    for slot, code in enumerate(s.crew[seat]):
        if not spent[slot] and code not in seen and c.side(code).actions:
            seen.append(code)
            found.append(slot)
    return found


def activations(s: EndeavorState, seat: int, crew: list[int]) -> list[Activation]:
    """Every crew that can be activated with what it can do first, while a disc is in the hold (EN-5.4, EN-R33)."""
    found: list[Activation] = []
    done: list[int] = []
    deeds: list[list[Work]] = []  # several crew can do the same
    for slot in crew:
        for verb in s.c.side(s.crew[seat][slot]).verbs:
            if verb == COPY:
                for model in models(s, seat, slot):
                    found.append((CREW, slot, verb, model, -1))
                continue
            if verb not in done:
                done.append(verb)
                deeds.append(work.works(s, seat, verb, s.hold[seat] - 1))
            for _, goal, second in deeds[done.index(verb)]:
                found.append((CREW, slot, verb, goal, second))
    return found


def consultations(s: EndeavorState, seat: int) -> list[tuple[str, int]]:
    """Own reports with a free activation space, while a disc is in the hold (EN-6.28)."""
    if s.hold[seat] == 0:
        return []
    return [
        (REPORT, slot)
        for slot, report in enumerate(s.reports[seat])
        if s.spots[seat][slot] < (1 << len(s.c.report_activation[report])) - 1
    ]


def lay_disc(s: EndeavorState, seat: int, slot: int) -> None:
    """Lay a disc from the hold on a crew (EN-5.4)."""
    s.hold[seat] -= 1
    s.spent[seat][slot] = 1
    tell(s, "activates", seat, s.crew[seat][slot])


def activate(s: EndeavorState, seat: int, slot: int, first: Work) -> Rules:
    """Lay a disc on a crew and do its actions, the chosen one first (EN-5.4, EN-R12, EN-R33)."""
    lay_disc(s, seat, slot)
    s.acting = slot
    actions = s.c.side(s.crew[seat][slot]).actions
    verb, goal, _ = first
    if verb == COPY:
        yield from act(s, seat, s.c.side(s.crew[seat][goal]).actions)
        return
    yield from work.do(s, seat, first)
    yield from act(s, seat, without(actions, verb))


def models(s: EndeavorState, seat: int, slot: int) -> list[int]:
    """The crew whose actions can be copied: all others with actions, each kind once (EN-R12)."""
    found: list[int] = []
    seen: list[int] = []
    for other, code in enumerate(s.crew[seat]):
        actions = s.c.side(code).actions
        if other != slot and code not in seen and actions and actions[0][0] != COPY:
            seen.append(code)
            found.append(other)
    return found


def without(slots: list[list[int]], verb: int) -> list[list[int]]:
    """What is left of a crew's actions when one has been done (EN-5.7, EN-5.8)."""
    used = [verb in slot for slot in slots].index(True)
    return slots[:used] + slots[used + 1 :]


def act(s: EndeavorState, seat: int, slots: list[list[int]]) -> Rules:
    """Do actions: one of each slot, in any order, or leave them out, which is said once (EN-5.4, EN-5.7, EN-5.8)."""
    left = slots
    while left:
        verbs = verbs_of(left)
        if len(verbs) == 1:
            done = yield from work.attempt(s, seat, verbs[0])
            if not done:
                return
            left = left[1:]
            continue
        offered = tokens.offers(s, seat)
        deeds = [deed for verb in verbs for deed in work.works(s, seat, verb, s.hold[seat])]
        if not deeds and not offered:
            return
        answer = yield from ask(seat, kinds.ACTION, [*deeds, *offered, STOP], tuple(verbs))
        if isinstance(answer, str):
            return
        if len(answer) == 2:
            yield from tokens.use(s, seat, answer)
            continue
        left = without(left, answer[0])
        yield from work.do(s, seat, answer)


def consult(s: EndeavorState, seat: int, slot: int) -> Rules:
    """Use the next activation space of an own report; the disc stays there (EN-6.28, EN-6.29)."""
    verb, number, second = next_spot(s, seat, slot)
    used = s.spots[seat][slot]
    s.hold[seat] -= 1
    s.spots[seat][slot] = used | 1 << used.bit_length()
    tell(s, "consults", seat, s.reports[seat][slot])
    yield from perform(s, seat, verb, number, second)


def next_spot(s: EndeavorState, seat: int, slot: int) -> Work:
    """What the next free activation space of an own report does: its verb and two numbers (EN-6.28)."""
    return s.c.report_activation[s.reports[seat][slot]][s.spots[seat][slot].bit_length()]


def finish(s: EndeavorState, seat: int, done: bool) -> Rules:
    """Use tokens after the actions; at most one may be stored (EN-6.17, EN-6.18)."""
    while s.tokens[seat]:
        may_end = len(s.tokens[seat]) <= 1
        if done and may_end:
            return
        offered = tokens.offers(s, seat)
        stand = Stand(END, until="round", news=tuple(s.tokens[seat])) if may_end else None
        if len(offered) == 1:
            stand = Stand(offered[0], until="round")
        answer = yield from ask(seat, kinds.TOKENS, [*offered, END] if may_end else [*offered], stand=stand)
        if isinstance(answer, str):
            return
        yield from tokens.use(s, seat, answer)
