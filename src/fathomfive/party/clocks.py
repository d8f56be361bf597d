"""Clocks: how long each seat may think, kept in the party and moved by the times of its entries alone.

A clock runs while its person is asked. *Turn*: so much time from the moment a seat is asked until somebody else is.
*Bank*: so much for the whole game, and a little more after every turn. No time is won by taking back: whoever goes back
has what they had when they gave the answer, or less; the others get back what they have used since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import entries as e
from .people import Clock, Step
from .shapes import ClockRules, ClockShown

if TYPE_CHECKING:
    from .party import Party

SLOW = 3600
"""Seconds a turn from which a game is one of days: then a reminder comes before the time is up."""
REMINDED_AT = 4
"""A reminder comes when one part in so many of the time is left."""
DAY = 24 * 3_600_000
"""Milliseconds after which somebody is reminded where no clock runs."""


def wound(rules: ClockRules | None, seats: int) -> Clock | None:
    """A clock before the game: everybody has all their time."""
    return None if rules is None else Clock(rules, [rules.seconds * 1000] * seats)


def charge(party: Party, at: int) -> None:
    """Time has passed: take it from whoever was to use it."""
    clock = party.state.clock
    if clock is None:
        return
    passed = max(0, at - clock.at)
    for seat in clock.running:
        clock.left[seat] -= passed
    clock.at = max(clock.at, at)


def note(party: Party, entry: e.Entry) -> None:
    """After an entry: who has ended a turn, and whose time runs now."""
    clock, state = party.state.clock, party.state
    if clock is None:
        return
    match entry:
        case e.Begin() | e.Lay() | e.Start():
            full = wound(clock.rules, len(state.sitters))
            assert full is not None
            clock.left, clock.marks, clock.asked, clock.out = full.left, [], [], []
        case e.Answer():
            clock.marks.append(list(clock.left))
        case e.TimeUp(seat=seat):
            clock.out.append(seat)
        case e.Substitute(seat=seat) | e.Claim(seat=seat):
            clock.out = [other for other in clock.out if other != seat]
        case _:
            pass
    del clock.marks[len(state.line) :]
    if not isinstance(entry, e.Undo):
        for seat in clock.asked:
            if seat not in state.since:
                _turn_ends(clock, seat)
    clock.asked = party.asked
    clock.out = [seat for seat in clock.out if seat in state.since]
    stopped = clock.out if clock.rules.zero == "bot" else []
    clock.running = [seat for seat in party.asked if state.sitters[seat].bot is None and seat not in stopped]


def _turn_ends(clock: Clock, seat: int) -> None:
    rules = clock.rules
    if rules.kind == "turn":
        clock.left[seat] = rules.seconds * 1000
    else:
        clock.left[seat] += rules.increment * 1000


def goes_back(party: Party, seat: int, taken: Sequence[Step]) -> None:
    """Answers are taken back, the last first: what every seat has left then."""
    clock = party.state.clock
    if clock is None or not taken:
        return
    first = len(clock.marks) - len(taken)
    if first < 0:  # another release has cut the line
        return
    own = [clock.marks[len(clock.marks) - 1 - number][seat] for number, step in enumerate(taken) if step.seat == seat]
    for other, left in enumerate(clock.marks[first]):
        clock.left[other] = min([clock.left[seat], *own]) if other == seat else left


def stand_in(party: Party, seat: int) -> str | None:
    """The bot that answers for a seat whose time is up."""
    clock = party.state.clock
    return clock.rules.bot if clock is not None and clock.rules.zero == "bot" and seat in clock.out else None


def is_up(party: Party, seat: int) -> bool:
    """Whether a seat's time is up."""
    return party.state.clock is not None and seat in party.state.clock.out


# --- what falls due ---


def due(party: Party) -> int | None:
    """When something is to be done about time: a clock stands at zero, or somebody is to be reminded."""
    if party.table.over:
        return None
    return min([at for _, at in (*_zeros(party), *_reminders(party))], default=None)


def fallen_due(party: Party, now: int) -> e.TimeUp | e.Remind | None:
    """What is to be done about time now, if anything."""
    if party.table.over:
        return None
    for seat, at in _zeros(party):
        if at <= now:
            return e.TimeUp(seat)
    for seat, at in _reminders(party):
        if at <= now:
            return e.Remind(seat)
    return None


def _zeros(party: Party) -> list[tuple[int, int]]:
    """By seat whose clock runs: when it stands at zero."""
    clock = party.state.clock
    if clock is None:
        return []
    return [(seat, clock.at + clock.left[seat]) for seat in clock.running if seat not in clock.out]


def _reminders(party: Party) -> list[tuple[int, int]]:
    """By seat that somebody can be told of: when to remind them, once a question."""
    state, clock = party.state, party.state.clock
    if clock is not None and (clock.rules.kind != "turn" or clock.rules.seconds < SLOW):
        return []
    found = []
    for seat in party.asked:
        reached = seat in state.hooks or state.devices.get(seat)
        if reached and state.sitters[seat].bot is None and state.reminded.get(seat) != state.since[seat]:
            if clock is None:
                found.append((seat, state.moved_at + DAY))
            elif seat in clock.running:
                early = clock.rules.seconds * 1000 // REMINDED_AT
                found.append((seat, clock.at + clock.left[seat] - early))
    return found


def shown(party: Party) -> ClockShown | None:
    """The clock, for everybody."""
    clock = party.state.clock
    if clock is None:
        return None
    running = [] if party.table.over else list(clock.running)
    return ClockShown(clock.rules, list(clock.left), running, list(clock.out), clock.at)
