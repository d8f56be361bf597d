"""Divers: what each may do when it is activated, and doing it (OT-10 to OT-14)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Rules, Stand, ask, tell
from ..content.tables import ITEMS, USED_KEY, DiverSide
from ..content.vocabulary import ENGINEER, EXPERT, EXPLORE, TRADE
from .contracts import draw_contracts, some_of
from .kinds import COPIED, STAY, Use
from .rewards import explore, tiles_at
from .shop import buy, sell, trades
from .spy import DRAW, hire, missions
from .state import COLOURS, SURFACED, OtysState, has_room
from .verbs import pay, spend_battery, surface, take, used_own_keys

MECHANIC: Final = "mechanic"
HACKER: Final = "hacker"
DONE: Final = "done"


def side_of(s: OtysState, owner: int, diver: int) -> DiverSide:
    """The side a diver shows (OT-10.1, OT-R11)."""
    return s.c.divers[diver][s.players[owner].upgraded[diver]]


def effects(s: OtysState, seat: int, side: DiverSide, level: int, copied: int = 0, spent: int = 0) -> list[Use]:
    """Everything a seat may do with a diver on a level, as if the key were there.

    `copied` says whose divers were copied on the way here, as bits: sponsor 1 pays for own divers only (OT-9.3).
    `spent` are credits that will be gone by then: what a spy costs.
    """
    free = bool(s.free) and not copied
    purse = s.players[seat].credits - spent
    rule = side.rule
    if rule == EXPERT:
        return gains(s, seat, side, level)
    if rule == TRADE:
        return trades(s, seat, level, side.bonus, purse, free)
    cost = 0 if free else side.cost
    if purse < cost:
        return []
    if rule == ENGINEER:
        return improvements(s, seat)
    if rule == EXPLORE:
        return [("reward", space) for space in tiles_at(s, level)]
    return missions(s, seat, level, copied)


def carry_out(s: OtysState, seat: int, side: DiverSide, chosen: Use, copied: int = 0) -> Rules:
    """Do what was chosen from `effects`."""
    free = bool(s.free) and not copied
    cost = 0 if free else side.cost
    if side.rule == ENGINEER:
        pay(s, seat, cost)
        improve(s, seat, str(chosen))
        return
    if chosen == DRAW:
        pay(s, seat, cost)
        yield from draw_contracts(s, seat)
        return
    verb = chosen[0]
    if verb == "take":
        for name in chosen[1:]:
            yield from take(s, seat, ITEMS.index(str(name)), s.level)
    elif verb == "sell":
        sell(s, seat, s.level, ITEMS.index(str(chosen[1])), ITEMS.index(str(chosen[2])), side.bonus)
    elif verb == "buy":
        buy(s, seat, s.level, ITEMS.index(str(chosen[1])), side.bonus, free)
    elif verb == "reward":
        yield from explore(s, seat, cast(int, chosen[1]), s.level, cost)
    else:
        assert verb == "copy"
        yield from copy(s, seat, cast(int, chosen[1]), cast(int, chosen[2]), cost, copied)


def gains(s: OtysState, seat: int, side: DiverSide, level: int) -> list[Use]:
    """An expert's resource, its extra, or both; each may be declined (OT-10.3 to OT-10.9)."""
    names: list[str] = []
    for item in side.gains:
        if item < COLOURS:
            if has_room(s, seat, level):
                names.append(ITEMS[item])
        elif item != USED_KEY or used_own_keys(s, seat):
            names.append(ITEMS[item])
    return [("take", *some) for some in some_of(names)] if names else []


def improvements(s: OtysState, seat: int) -> list[Use]:
    """The specialists that are not at the end of their track (OT-13.1, OT-13.4)."""
    player = s.players[seat]
    options: list[Use] = []
    if player.mechanic < len(s.c.movement) - 1:
        options.append(MECHANIC)
    if player.hacker < len(s.c.returns) - 1:
        options.append(HACKER)
    return options


def improve(s: OtysState, seat: int, specialist: str) -> None:
    """Move a specialist one space on; keys that the hacker meets come back in step 3 (OT-13.2, OT-13.3, OT-13.5)."""
    player = s.players[seat]
    if specialist == MECHANIC:
        player.mechanic += 1
        tell(s, "improves_mechanic", seat, s.c.movement[player.mechanic])
    else:
        player.hacker += 1
        tell(s, "improves_hacker", seat, s.c.returns[player.hacker])


def copy(s: OtysState, seat: int, owner: int, diver: int, cost: int, copied: int) -> Rules:
    """Use a neighbour's diver as if it were one's own, and pay what it costs (OT-12.3 to OT-12.6)."""
    hire(s, seat, owner, diver, cost)
    copied |= 1 << owner
    side = side_of(s, owner, diver)
    options = effects(s, seat, side, s.level, copied)
    if options:
        chosen = yield from ask(seat, COPIED, [*options, DONE], (owner, diver))
        if chosen != DONE:
            yield from carry_out(s, seat, side, chosen, copied)
    if s.author:
        yield from stay_or_surface(s, owner, diver)


def copy_is_idle(s: OtysState, seat: int, owner: int, diver: int, cost: int, copied: int) -> bool:
    """Whether a neighbour's diver could do nothing for a seat that has paid so much for it (OT-12.6)."""
    return not effects(s, seat, side_of(s, owner, diver), s.level, copied | 1 << owner, cost)


def stay_or_surface(s: OtysState, owner: int, diver: int) -> Rules:
    """Author's variant: the copied diver surfaces unless its owner gives up a battery (OT-16.3)."""
    slot = SURFACED - 1 + s.level
    options = ["surface", "oxygen"] if s.players[owner].batteries else ["surface"]
    news = tuple(range(s.players[owner].batteries))
    answer = yield from ask(owner, STAY, options, (diver,), stand=Stand("surface", news=news))
    if answer == "surface":
        surface(s, owner, slot)
        return
    spend_battery(s, owner)
    tell(s, "stays", owner, diver)
