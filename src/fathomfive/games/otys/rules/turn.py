"""A turn in its three steps, and the rounds (OT-4, OT-5, OT-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ....kernel import Rules, Stand, Value, ask, tell
from .batteries import propel
from .contracts import fill, filling, fills
from .divers import DONE, carry_out, effects, side_of
from .kinds import EFFECT, KEY, LEVEL, STEP_1, STEP_3, Fill
from .scoring import GOAL
from .sponsors import offers, use_sponsor
from .state import LEVELS, NEUTRAL, NONE, OtysState, diver_at
from .verbs import is_x, lay_key, move_sponsors, slot_of, spend_battery, surface, take_key

LAST_ROUND: Final = 200
"""A table at which nobody scores ends here (OT-R20)."""


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
        answer = yield from ask(seat, KEY, [*keys(s, seat), *fills(s, seat)], secret=has_secrets(s, seat))
        if isinstance(answer, int):
            break
        yield from fill(s, seat, answer[1])
    key = level = answer
    if is_x(key):
        level = yield from ask(seat, LEVEL, range(1, LEVELS + 1), (key,))
    take_key(s, seat, key, level)


def keys(s: OtysState, seat: int) -> list[int]:
    """The available keys: numbered, own X, neutral X."""
    player = s.players[seat]
    return [*player.keys, NEUTRAL] if player.neutral else player.keys[:]


def step_1(s: OtysState, seat: int) -> Rules:
    """The key touches the diver: sponsor and propellers, in any order (OT-4.3, OT-5.2, OT-6.1, OT-R4)."""
    s.step = 1
    s.sponsor = 1
    s.left = 1
    if is_x(s.key):
        move_sponsors(s)
    while True:
        options: list[str | Fill] = [*fills(s, seat)]
        helped = bool(s.sponsor) and bool(offers(s, seat))
        if helped:
            options.append("sponsor")
        if s.players[seat].batteries:
            options.append("propeller")
        options.append("activate")
        # Which sponsor is to help is a question of its own every time.
        stand = None if helped else going_on(s, seat, "activate", options)
        about = (diver_at(s, seat, s.level),)
        answer = yield from ask(seat, STEP_1, options, about, secret=has_secrets(s, seat), stand=stand)
        if answer == "activate":
            return
        if answer == "sponsor":
            yield from use_sponsor(s, seat)
        elif answer == "propeller":
            yield from propel(s, seat)
        else:
            yield from fill(s, seat, cast(Fill, answer)[1])


def step_2(s: OtysState, seat: int) -> Rules:
    """The key pushes the diver: its effect, once or twice, if the player wants it (OT-4.4, OT-9.4, OT-9.5)."""
    s.step = 2
    s.sponsor = 0
    diver = diver_at(s, seat, s.level)
    tell(s, "activates", seat, diver)
    once = s.left == 1
    while s.left:
        # Its first use may have upgraded the diver (OT-R22).
        side = side_of(s, seat, diver)
        uses = effects(s, seat, side, s.level)
        options = [*uses, *fills(s, seat), DONE]
        stand = None if uses else going_on(s, seat, DONE, options)
        time = 0 if once else 3 - s.left
        answer = yield from ask(seat, EFFECT, options, (diver, time), secret=has_secrets(s, seat), stand=stand)
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
        options: list[str | Fill] = [*fills(s, seat), "surface"]
        if s.players[seat].batteries:
            options.append("oxygen")
        stand = going_on(s, seat, "surface", options)
        answer = yield from ask(seat, STEP_3, options, (diver,), secret=has_secrets(s, seat), stand=stand)
        if answer == "surface":
            surface(s, seat, slot_of(s.level))
            return
        if answer == "oxygen":
            spend_battery(s, seat)
            tell(s, "stays", seat, diver)
            return
        yield from fill(s, seat, cast(Fill, answer)[1])


def has_secrets(s: OtysState, seat: int) -> bool:
    """Whether silence would say what a seat's private contracts are not, so that it is asked anyway (OT-R21)."""
    return bool(s.players[seat].hand)


def going_on(s: OtysState, seat: int, option: str, options: Sequence[Value]) -> Stand:
    """A step may go on by itself until something new can be done in it, or there are more batteries (OT-R25)."""
    spare = [("battery", number) for number in range(1, s.players[seat].batteries + 1)]
    return Stand(option, news=(*[one for one in options if one != option], *spare))


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
