"""A turn in its three steps, and the rounds (OT-4, OT-5, OT-8)."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Rules, Value, ask, tell
from .batteries import propel
from .contracts import fill, filling, fills
from .divers import DONE, carry_out, effects, side_of
from .setup import set_up
from .sponsors import offers, use_sponsor
from .state import LEVELS, NEUTRAL, NONE, OtysState, diver_at
from .verbs import is_x, lay_key, move_sponsors, slot_of, spend_battery, surface, take_key

GOAL: Final = 18
LAST_ROUND: Final = 200
"""A table at which nobody scores ends here (OT-R20)."""


def play(s: OtysState) -> Rules:
    """One unit of play: the set-up, then a turn each."""
    if s.round == 0:
        yield from set_up(s)
    else:
        yield from turn(s)


def turn(s: OtysState) -> Rules:
    """Choose a key and carry out the three steps with it (OT-4.2)."""
    seat = s.turn
    yield from choose_key(s, seat)
    yield from step_1(s, seat)
    yield from step_2(s, seat)
    yield from step_3(s, seat)
    pass_turn(s)


def choose_key(s: OtysState, seat: int) -> Rules:
    """Choose an available key; an X key goes to any level (OT-4.2, OT-5.1)."""
    while True:
        answer = yield from ask(seat, "key", [*keys(s, seat), *fills(s, seat)])
        card = filling(answer)
        if card == NONE:
            break
        yield from fill(s, seat, card)
    key = cast(int, answer)
    level = key
    if is_x(key):
        level = yield from ask(seat, "level", range(1, LEVELS + 1), (key,))
    take_key(s, seat, key, level)


def keys(s: OtysState, seat: int) -> list[Value]:
    """The available keys: numbered, own X, neutral X."""
    player = s.players[seat]
    options: list[Value] = [*player.keys]
    if player.neutral:
        options.append(NEUTRAL)
    return options


def step_1(s: OtysState, seat: int) -> Rules:
    """The key touches the diver: sponsor and propellers, in any order (OT-4.3, OT-5.2, OT-6.1, OT-R4)."""
    s.step = 1
    s.sponsor = 1
    s.left = 1
    if is_x(s.key):
        move_sponsors(s)
    while True:
        options = fills(s, seat)
        if s.sponsor and offers(s, seat):
            options.append("sponsor")
        if s.players[seat].batteries:
            options.append("propeller")
        options.append("activate")
        answer: Value = "activate"
        if is_choice(s, seat, options):
            answer = yield from ask(seat, "step-1", options, (diver_at(s, seat, s.level),))
        if answer == "activate":
            return
        if answer == "sponsor":
            yield from use_sponsor(s, seat)
        elif answer == "propeller":
            yield from propel(s, seat)
        else:
            yield from fill(s, seat, filling(answer))


def step_2(s: OtysState, seat: int) -> Rules:
    """The key pushes the diver: its effect, once or twice, if the player wants it (OT-4.4, OT-9.4, OT-9.5)."""
    s.step = 2
    s.sponsor = 0
    diver = diver_at(s, seat, s.level)
    tell(s, "activates", seat, diver)
    side = side_of(s, seat, diver)
    while s.left:
        options = [*effects(s, seat, side), *fills(s, seat), DONE]
        if not is_choice(s, seat, options):
            break
        answer = yield from ask(seat, "effect", options, (diver,))
        if answer == DONE:
            break
        card = filling(answer)
        if card != NONE:
            yield from fill(s, seat, card)
            continue
        s.left -= 1
        yield from carry_out(s, seat, side, answer)


def step_3(s: OtysState, seat: int) -> Rules:
    """The key goes to the hacker track, the diver surfaces or breathes from a battery (OT-4.5, OT-4.6, OT-6.2)."""
    s.step = 3
    lay_key(s, seat)
    diver = diver_at(s, seat, s.level)
    while True:
        options = fills(s, seat)
        options.append("surface")
        if s.players[seat].batteries:
            options.append("oxygen")
        answer: Value = "surface"
        if is_choice(s, seat, options):
            answer = yield from ask(seat, "step-3", options, (diver,))
        if answer == "surface":
            surface(s, seat, slot_of(s.level))
            return
        if answer == "oxygen":
            spend_battery(s, seat)
            tell(s, "stays", seat, diver)
            return
        yield from fill(s, seat, filling(answer))


def is_choice(s: OtysState, seat: int, options: list[Value]) -> bool:
    """Whether to ask at all. Whoever holds private contracts is asked anyway: silence would say what they are not."""
    return len(options) > 1 or bool(s.players[seat].hand)


def pass_turn(s: OtysState) -> None:
    """The next player's turn, or the end after a full round (OT-4.1, OT-8.1, OT-R20)."""
    s.step = 0
    s.level = 0
    s.free = 0
    s.left = 0
    s.bound = 0
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        if max([player.prestige for player in s.players]) >= GOAL or s.round >= LAST_ROUND:
            s.over = True
            tell(s, "ends", s.round)
            return
        s.round += 1
        tell(s, "round", s.round)
