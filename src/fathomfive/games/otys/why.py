"""Why: what speaks for an option, from the estimates of the rule of thumb and what the asked seat may know."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Phrase, Value
from .contracts import filling
from .divers import DONE, HACKER, MECHANIC, effects, side_of
from .merits import UPGRADE_WORTH, effect_worth, front_option_worth
from .outlook import contract_worth, known_contracts, loss, promise, shortfall
from .phrases import amount, piece
from .rewards import front_options
from .shop import price, proceeds
from .sponsors import offers, upgradable
from .spy import DRAW
from .state import COLOURS, LEVELS, NONE, SURFACED, OtysState, diver_at
from .tables import (
    CHOOSE,
    CREDIT,
    EXPERT,
    EXPLORE,
    GAIN,
    ITEMS,
    PRESTIGE,
    TAKE_BACK_KEY,
    TRADE,
    TWICE,
    UPGRADE,
    USED_KEY,
    DiverSide,
)
from .thumb import best_level, replacement_worth
from .verbs import is_x
from .whynot import lacking


def reason(s: OtysState, ask: Ask, option: Value) -> Phrase | None:
    """What speaks for an option."""
    seat = ask.seat
    kind = ask.kind
    card = filling(option)
    if card != NONE:
        mine = card in s.players[seat].hand
        return Phrase("why-fill-own" if mine else "why-fill", prestige=amount(s.c.contracts[card].prestige, PRESTIGE))
    if kind in ("key", "key-back"):
        key = cast(int, option)
        return why_level(s, seat, best_level(s, seat)[1] if is_x(key) else key)
    if kind == "level":
        return why_level(s, seat, cast(int, option))
    if kind == "step-1":
        return why_step_1(s, seat, option)
    if kind == "effect":
        return why_effect(s, seat, side_of(s, seat, diver_at(s, seat, s.level)), option, 0)
    if kind == "copied":
        owner, diver = cast("tuple[int, int]", ask.about)
        return why_effect(s, seat, side_of(s, owner, diver), option, 1 << owner)
    if kind == "step-3":
        return why_step_3(s, seat, option)
    return why_detail(s, ask, option)


def why_detail(s: OtysState, ask: Ask, option: Value) -> Phrase | None:
    """The smaller questions inside a step."""
    seat = ask.seat
    kind = ask.kind
    if kind == "propeller":
        return why_replacement(s, seat, cast(int, option))
    if kind == "move":
        slot = cast("tuple[int, ...]", ask.about)[0]
        return why_replacement(s, seat, slot) if option == SURFACED - 1 + s.level else None
    if kind == "keep":
        return why_keep(s, seat, cast(int, option))
    if kind == "payment":
        return why_payment(s, ask, cast("tuple[int, int, int, int, int]", option))
    if kind == "front":
        return why_front(s, seat, s.held, option)
    if kind == "reward-tile":
        return why_tile(s, seat, s.display[cast(int, option)])
    if kind == "swap-there":
        return why_resource(s, seat, cast("tuple[int, int]", option)[1], s.level)
    if kind == "upgrade":
        return Phrase("why-upgrade", diver=piece(s, "diver", cast(int, option)))
    if kind == "stay":
        diver = piece(s, "diver", cast("tuple[int, ...]", ask.about)[0])
        return Phrase("why-stays" if option == "oxygen" else "why-saves-battery", diver=diver, level=s.level)
    return None


# --- levels and resources ---


def why_level(s: OtysState, seat: int, level: int) -> Phrase | None:
    """The best that the diver on a level could do with a key there."""
    diver = diver_at(s, seat, level)
    now = s.level
    s.level = level
    best = best_effect(s, seat, side_of(s, seat, diver), 0)
    s.level = now
    return None if best is None else Phrase("why-level", level=level, diver=piece(s, "diver", diver), best=best)


def best_effect(s: OtysState, seat: int, side: DiverSide, copied: int) -> Phrase | None:
    """What speaks for the best use of a diver at the level of the key."""
    best: Value = DONE
    worth = 0.0
    for option in effects(s, seat, side, copied):
        found = effect_worth(s, seat, side, option, s.level, copied)
        if found > worth:
            best, worth = option, found
    return why_effect(s, seat, side, best, copied)


def why_resource(s: OtysState, seat: int, colour: int, level: int) -> Phrase:
    """The contract which one more resource on a level brings nearest."""
    zone = s.players[seat].zone
    more = zone[:]
    more[(level - 1) * COLOURS + colour] += 1
    best, worth, left = NONE, 0.0, 0
    for card in known_contracts(s, seat):
        gain = promise(s, seat, card, level, more) - promise(s, seat, card, level, zone)
        if gain > worth:
            best, worth = card, gain
            left = shortfall(s.c.contracts[card], more, (level - 1) * COLOURS)
    thing = amount(1, colour)
    if best == NONE:
        return Phrase("why-spare", thing=thing, level=level)
    contract = Phrase(f"contract-{s.c.contracts[best].id}")
    prestige = amount(s.c.contracts[best].prestige, PRESTIGE)
    return Phrase("why-nearer", thing=thing, level=level, contract=contract, prestige=prestige, left=left)


# --- steps ---


def why_step_1(s: OtysState, seat: int, option: Value) -> Phrase | None:
    """Activating the diver at the key, bringing a better one there, or using the sponsor."""
    if option == "activate":
        return why_level(s, seat, s.level)
    if option == "propeller":
        worths = [replacement_worth(s, seat, slot) for slot in range(len(s.players[seat].column))]
        return why_replacement(s, seat, worths.index(max(worths)))
    return why_sponsor(s, seat)


def why_sponsor(s: OtysState, seat: int) -> Phrase | None:
    """What the sponsor's effect leads to; tokens speak for themselves."""
    effect = offers(s, seat)[0]
    if effect.verb == TWICE:
        best = best_effect(s, seat, side_of(s, seat, diver_at(s, seat, s.level)), 0)
        return None if best is None else Phrase("why-twice", best=best)
    if effect.verb == UPGRADE:
        divers = upgradable(s, seat, effect)
        worths = [UPGRADE_WORTH[diver] for diver in divers]
        return Phrase("why-upgrade", diver=piece(s, "diver", divers[worths.index(max(worths))]))
    return Phrase("why-key-back") if effect.verb == TAKE_BACK_KEY else None


def why_replacement(s: OtysState, seat: int, slot: int) -> Phrase | None:
    """What another diver would do at the key, if it would do better."""
    if replacement_worth(s, seat, slot) <= 0:
        return None
    diver = s.players[seat].column[slot]
    best = best_effect(s, seat, side_of(s, seat, diver), 0)
    return None if best is None else Phrase("why-level", level=s.level, diver=piece(s, "diver", diver), best=best)


def why_step_3(s: OtysState, seat: int, option: Value) -> Phrase:
    """Who stands on the level afterwards."""
    column = s.players[seat].column
    if option == "oxygen":
        return Phrase("why-stays", diver=piece(s, "diver", diver_at(s, seat, s.level)), level=s.level)
    return Phrase("why-surface", diver=piece(s, "diver", column[SURFACED - 2 + s.level]), level=s.level)


def why_effect(s: OtysState, seat: int, side: DiverSide, option: Value, copied: int) -> Phrase | None:
    """One use of a diver."""
    if option == DONE:
        return None
    player = s.players[seat]
    if option == MECHANIC:
        return Phrase("why-mechanic", now=s.c.movement[player.mechanic], then=s.c.movement[player.mechanic + 1])
    if option == HACKER:
        return Phrase("why-hacker", now=s.c.returns[player.hacker], then=s.c.returns[player.hacker + 1])
    if option == DRAW:
        return Phrase("why-draw", hand=len(player.hand))
    choice = cast("tuple[Value, ...]", option)
    if side.rule == EXPERT:
        return why_gains(s, seat, [ITEMS.index(str(name)) for name in choice[1:]])
    if side.rule == TRADE:
        return why_trade(s, seat, side, choice, bool(s.free) and not copied)
    if side.rule == EXPLORE:
        return why_both_sides(s, seat, s.display[cast(int, choice[1])])
    owner, diver = cast("tuple[int, int]", choice[1:])
    return best_effect(s, seat, side_of(s, owner, diver), copied | 1 << owner)


def why_gains(s: OtysState, seat: int, items: list[int]) -> Phrase:
    """What an expert brings: the resource first, then what comes with it."""
    found: list[Phrase] = []
    for item in items:
        if item < COLOURS:
            found.append(why_resource(s, seat, item, s.level))
        else:
            found.append(Phrase("why-key-back") if item == USED_KEY else Phrase("why-also", things=amount(1, item)))
    return found[0] if len(found) == 1 else Phrase("why-both", first=found[0], second=found[1])


def why_trade(s: OtysState, seat: int, side: DiverSide, choice: tuple[Value, ...], free: bool) -> Phrase:
    """A purchase with what it leads to, or a sale with what it brings."""
    colour = ITEMS.index(str(choice[1]))
    if choice[0] == "buy":
        cost = amount(0 if free else price(s, colour, side.bonus), CREDIT)
        return Phrase("why-buy", price=cost, why=why_resource(s, seat, colour, s.level))
    credits, prestige = proceeds(s, colour, side.bonus)
    things = amount(credits, CREDIT) if choice[2] == ITEMS[CREDIT] else amount(prestige, PRESTIGE)
    one = (int(colour == 0), int(colour == 1), int(colour == 2), int(colour == 3))
    spoils = loss(s, seat, s.level, one, NONE) > 0.5
    return Phrase("why-sell", things=things, item=piece(s, "item", colour), needed="yes" if spoils else "no")


# --- contracts and tiles ---


def why_keep(s: OtysState, seat: int, card: int) -> Phrase:
    """Where a contract could be filled soonest."""
    zone = s.players[seat].zone
    promises = [promise(s, seat, card, level, zone) for level in range(1, LEVELS + 1)]
    prestige = amount(s.c.contracts[card].prestige, PRESTIGE)
    return Phrase("why-keep", prestige=prestige, why=lacking(s, seat, card, promises.index(max(promises)) + 1))


def why_payment(s: OtysState, ask: Ask, option: tuple[int, int, int, int, int]) -> Phrase:
    """What paying from a level brings beside the contract, and whether it spoils another one."""
    level, metal, plant, fuel, tech = option
    card = cast("tuple[int, ...]", ask.about)[0]
    spoils = loss(s, ask.seat, level, (metal, plant, fuel, tech), card) > 0.5
    tile = s.players[ask.seat].rewards[level - 1]
    if tile != NONE and contract_worth(s, ask.seat, card, level) > 0:
        reward = s.c.rewards[tile]
        return Phrase("why-bonus", things=amount(reward.amount, reward.back))
    return Phrase("why-payment-spoils" if spoils else "why-payment")


def why_both_sides(s: OtysState, seat: int, tile: int) -> Phrase:
    """What an explorer gets from a tile: the front now, the back for every contract of the level."""
    reward = s.c.rewards[tile]
    back = amount(reward.amount, reward.back)
    front = why_tile(s, seat, tile)
    if front is None:
        return Phrase("why-back", back=back, level=s.level)
    return Phrase("why-both-sides", front=front, back=back, level=s.level)


def why_tile(s: OtysState, seat: int, tile: int) -> Phrase | None:
    """The best use of a tile's front."""
    best: Value = DONE
    worth = 0.0
    for option in front_options(s, seat, tile):
        found = front_option_worth(s, seat, tile, option)
        if found > worth:
            best, worth = option, found
    return None if best == DONE else why_front(s, seat, tile, best)


def why_front(s: OtysState, seat: int, tile: int, option: Value) -> Phrase | None:
    """One use of a tile's front."""
    front = s.c.rewards[tile].front
    if option == "decline":
        return None
    if front.verb == CHOOSE:
        return why_resource(s, seat, ITEMS.index(str(option)), s.level)
    if front.verb == GAIN:
        return Phrase("why-also", things=amount(front.second, front.first))
    if isinstance(option, int):
        return Phrase("why-upgrade", diver=piece(s, "diver", option))
    return Phrase("why-draw", hand=len(s.players[seat].hand))
