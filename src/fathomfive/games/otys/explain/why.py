"""Why: what speaks for an option, from the estimates of the rule of thumb and what the asked seat may know."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import AnyAsk, Phrase, Value, by_kind, for_option, plain
from ..content import vocabulary
from ..content.tables import CREDIT, ITEMS, PRESTIGE, USED_KEY, DiverSide
from ..content.vocabulary import CHOOSE, EXPERT, EXPLORE, GAIN, TAKE_BACK_KEY, TRADE, TWICE
from ..judge.advise import best_level, replacement_worth
from ..judge.worth import UPGRADE_WORTH, contract_worth, effect_worth, front_option_worth, loss, promise
from ..rules.contracts import filling, known_contracts, shortfall
from ..rules.divers import DONE, HACKER, MECHANIC, effects, side_of
from ..rules.kinds import (
    COPIED,
    EFFECT,
    FRONT,
    GAINS,
    KEEP,
    KEY,
    KEY_BACK,
    LEVEL,
    MOVE,
    PAYMENT,
    PROPELLER,
    REWARD_TILE,
    SPONSOR_EFFECT,
    STAY,
    STEP_1,
    STEP_3,
    SWAP_HERE,
    SWAP_THERE,
    UPGRADE,
    Fill,
    Paid,
    Use,
)
from ..rules.rewards import front_options
from ..rules.shop import price, proceeds
from ..rules.sponsors import offers, upgradable
from ..rules.spy import DRAW
from ..rules.state import COLOURS, LEVELS, NONE, SURFACED, OtysState, diver_at
from ..rules.verbs import is_x
from ..words.phrases import amount, piece
from ..words.uses import about
from .whynot import lacking

# --- by kind of question ---


def key_reason(s: OtysState, ask: AnyAsk, option: int | Fill) -> Phrase | None:
    """What the diver on the level of a key could do."""
    if isinstance(option, tuple):
        return why_fill(s, ask.seat, option[1])
    return why_level(s, ask.seat, best_level(s, ask.seat)[1] if is_x(option) else option)


def level_reason(s: OtysState, ask: AnyAsk, option: int) -> Phrase | None:
    """What the diver on a level could do."""
    return why_level(s, ask.seat, option)


def step_1_reason(s: OtysState, ask: AnyAsk, option: str | Fill) -> Phrase | None:
    """Activating the diver at the key, bringing a better one there, or using the sponsor."""
    seat = ask.seat
    if isinstance(option, tuple):
        return why_fill(s, seat, option[1])
    if option == "activate":
        return why_level(s, seat, s.level)
    if option == "propeller":
        worths = [replacement_worth(s, seat, slot) for slot in range(len(s.players[seat].column))]
        return why_replacement(s, seat, worths.index(max(worths)))
    return why_sponsor(s, seat)


def effect_reason(s: OtysState, ask: AnyAsk, option: Use) -> Phrase | None:
    """One use of the own diver."""
    card = filling(option)
    if card != NONE:
        return why_fill(s, ask.seat, card)
    return why_effect(s, ask.seat, side_of(s, ask.seat, diver_at(s, ask.seat, s.level)), option, s.level, 0)


def copied_reason(s: OtysState, ask: AnyAsk, option: Use) -> Phrase | None:
    """One use of a neighbour's diver."""
    owner, diver = about(ask)
    return why_effect(s, ask.seat, side_of(s, owner, diver), option, s.level, 1 << owner)


def step_3_reason(s: OtysState, ask: AnyAsk, option: str | Fill) -> Phrase:
    """Who stands on the level afterwards."""
    if isinstance(option, tuple):
        return why_fill(s, ask.seat, option[1])
    if option == "oxygen":
        return Phrase("why-stays", diver=piece(s, "diver", diver_at(s, ask.seat, s.level)), level=s.level)
    column = s.players[ask.seat].column
    return Phrase("why-surface", diver=piece(s, "diver", column[SURFACED - 2 + s.level]), level=s.level)


def stay_reason(s: OtysState, ask: AnyAsk, option: str) -> Phrase:
    """Author's variant: the copied diver, or the battery."""
    diver = piece(s, "diver", about(ask)[0])
    return Phrase("why-stays" if option == "oxygen" else "why-saves-battery", diver=diver, level=s.level)


def propeller_reason(s: OtysState, ask: AnyAsk, option: int) -> Phrase | None:
    """What a diver would do at the key."""
    return why_replacement(s, ask.seat, option)


def move_reason(s: OtysState, ask: AnyAsk, option: int) -> Phrase | None:
    """What the diver would do, if it goes to the key."""
    return why_replacement(s, ask.seat, about(ask)[0]) if option == SURFACED - 1 + s.level else None


def upgrade_reason(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """The better side of a diver."""
    return Phrase("why-upgrade", diver=piece(s, "diver", option))


def keep_reason(s: OtysState, ask: AnyAsk, option: int) -> Phrase:
    """Where a contract could be filled soonest."""
    zone = s.players[ask.seat].zone
    promises = [promise(s, ask.seat, option, level, zone) for level in range(1, LEVELS + 1)]
    prestige = amount(s.c.contracts[option].prestige, PRESTIGE)
    return Phrase("why-keep", prestige=prestige, why=lacking(s, ask.seat, option, promises.index(max(promises)) + 1))


def payment_reason(s: OtysState, ask: AnyAsk, option: Paid) -> Phrase:
    """What paying from a level brings beside the contract, and whether it spoils another one."""
    level, metal, plant, fuel, tech = option
    card = about(ask)[0]
    spoils = loss(s, ask.seat, level, (metal, plant, fuel, tech), card) > 0.5
    tile = s.players[ask.seat].rewards[level - 1]
    if tile != NONE and contract_worth(s, ask.seat, card, level) > 0:
        reward = s.c.rewards[tile]
        return Phrase("why-bonus", things=amount(reward.amount, reward.back))
    return Phrase("why-payment-spoils" if spoils else "why-payment")


def front_reason(s: OtysState, ask: AnyAsk, option: int | str) -> Phrase | None:
    """One use of the front of the tile in hand."""
    return why_front(s, ask.seat, s.held, option, s.level)


def reward_tile_reason(s: OtysState, ask: AnyAsk, option: int) -> Phrase | None:
    """The best use of a tile's front."""
    return why_tile(s, ask.seat, s.display[option], s.level)


def swap_there_reason(s: OtysState, ask: AnyAsk, option: tuple[int, int]) -> Phrase:
    """What the resource would be good for on the level of the key."""
    return why_resource(s, ask.seat, option[1], s.level)


WHY: Final = by_kind(
    for_option(KEY, key_reason),
    for_option(LEVEL, level_reason),
    for_option(STEP_1, step_1_reason),
    for_option(PROPELLER, propeller_reason),
    for_option(MOVE, move_reason),
    for_option(EFFECT, effect_reason),
    for_option(COPIED, copied_reason),
    for_option(STEP_3, step_3_reason),
    for_option(STAY, stay_reason),
    for_option(KEY_BACK, key_reason),
    for_option(UPGRADE, upgrade_reason),
    for_option(KEEP, keep_reason),
    for_option(PAYMENT, payment_reason),
    for_option(GAINS, plain.no_reason),
    for_option(FRONT, front_reason),
    for_option(REWARD_TILE, reward_tile_reason),
    for_option(SPONSOR_EFFECT, plain.no_reason),
    for_option(SWAP_HERE, plain.no_reason),
    for_option(SWAP_THERE, swap_there_reason),
)

# --- contracts, levels and resources ---


def why_fill(s: OtysState, seat: int, card: int) -> Phrase:
    """The prestige of a contract; nobody can take an own one away."""
    mine = card in s.players[seat].hand
    return Phrase("why-fill-own" if mine else "why-fill", prestige=amount(s.c.contracts[card].prestige, PRESTIGE))


def why_level(s: OtysState, seat: int, level: int) -> Phrase | None:
    """The best that the diver on a level could do with a key there."""
    diver = diver_at(s, seat, level)
    best = best_effect(s, seat, side_of(s, seat, diver), level, 0)
    return None if best is None else Phrase("why-level", level=level, diver=piece(s, "diver", diver), best=best)


def best_effect(s: OtysState, seat: int, side: DiverSide, level: int, copied: int, spent: int = 0) -> Phrase | None:
    """What speaks for the best use of a diver with the key on a level, when so many credits will be gone."""
    best: Use = DONE
    worth = 0.0
    for option in effects(s, seat, side, level, copied, spent):
        found = effect_worth(s, seat, side, option, level, copied)
        if found > worth:
            best, worth = option, found
    return why_effect(s, seat, side, best, level, copied)


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


def why_sponsor(s: OtysState, seat: int) -> Phrase | None:
    """What the sponsor's effect leads to; tokens speak for themselves."""
    effect = offers(s, seat)[0]
    if effect.verb == TWICE:
        best = best_effect(s, seat, side_of(s, seat, diver_at(s, seat, s.level)), s.level, 0)
        return None if best is None else Phrase("why-twice", best=best)
    if effect.verb == vocabulary.UPGRADE:
        divers = upgradable(s, seat, effect)
        worths = [UPGRADE_WORTH[diver] for diver in divers]
        return Phrase("why-upgrade", diver=piece(s, "diver", divers[worths.index(max(worths))]))
    return Phrase("why-key-back") if effect.verb == TAKE_BACK_KEY else None


def why_replacement(s: OtysState, seat: int, slot: int) -> Phrase | None:
    """What another diver would do at the key, if it would do better."""
    if replacement_worth(s, seat, slot) <= 0:
        return None
    diver = s.players[seat].column[slot]
    best = best_effect(s, seat, side_of(s, seat, diver), s.level, 0)
    return None if best is None else Phrase("why-level", level=s.level, diver=piece(s, "diver", diver), best=best)


def why_effect(s: OtysState, seat: int, side: DiverSide, option: Use, level: int, copied: int) -> Phrase | None:
    """One use of a diver with the key on a level."""
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
        return why_gains(s, seat, [ITEMS.index(str(name)) for name in choice[1:]], level)
    if side.rule == TRADE:
        return why_trade(s, seat, side, choice, bool(s.free) and not copied, level)
    if side.rule == EXPLORE:
        return why_both_sides(s, seat, s.display[cast(int, choice[1])], level)
    owner, diver = cast("tuple[int, int]", choice[1:])
    spent = 0 if s.free and not copied else side.cost
    return best_effect(s, seat, side_of(s, owner, diver), level, copied | 1 << owner, spent)


def why_gains(s: OtysState, seat: int, items: list[int], level: int) -> Phrase:
    """What an expert brings: the resource first, then what comes with it."""
    found: list[Phrase] = []
    for item in items:
        if item < COLOURS:
            found.append(why_resource(s, seat, item, level))
        else:
            found.append(Phrase("why-key-back") if item == USED_KEY else Phrase("why-also", things=amount(1, item)))
    return found[0] if len(found) == 1 else Phrase("why-both", first=found[0], second=found[1])


def why_trade(s: OtysState, seat: int, side: DiverSide, choice: tuple[Value, ...], free: bool, level: int) -> Phrase:
    """A purchase with what it leads to, or a sale with what it brings."""
    colour = ITEMS.index(str(choice[1]))
    if choice[0] == "buy":
        cost = amount(0 if free else price(s, colour, side.bonus), CREDIT)
        return Phrase("why-buy", price=cost, why=why_resource(s, seat, colour, level))
    credits, prestige = proceeds(s, colour, side.bonus)
    things = amount(credits, CREDIT) if choice[2] == ITEMS[CREDIT] else amount(prestige, PRESTIGE)
    one = (int(colour == 0), int(colour == 1), int(colour == 2), int(colour == 3))
    spoils = loss(s, seat, level, one, NONE) > 0.5
    return Phrase("why-sell", things=things, item=piece(s, "item", colour), needed="yes" if spoils else "no")


# --- contracts and tiles ---


def why_both_sides(s: OtysState, seat: int, tile: int, level: int) -> Phrase:
    """What an explorer gets from a tile: the front now, the back for every contract of the level."""
    reward = s.c.rewards[tile]
    back = amount(reward.amount, reward.back)
    front = why_tile(s, seat, tile, level)
    if front is None:
        return Phrase("why-back", back=back, level=level)
    return Phrase("why-both-sides", front=front, back=back, level=level)


def why_tile(s: OtysState, seat: int, tile: int, level: int) -> Phrase | None:
    """The best use of a tile's front."""
    best: int | str = DONE
    worth = 0.0
    for option in front_options(s, seat, tile, level):
        found = front_option_worth(s, seat, tile, option, level)
        if found > worth:
            best, worth = option, found
    return None if best == DONE else why_front(s, seat, tile, best, level)


def why_front(s: OtysState, seat: int, tile: int, option: int | str, level: int) -> Phrase | None:
    """One use of a tile's front."""
    front = s.c.rewards[tile].front
    if option == "decline":
        return None
    if front.verb == CHOOSE:
        return why_resource(s, seat, ITEMS.index(str(option)), level)
    if front.verb == GAIN:
        return Phrase("why-also", things=amount(front.second, front.first))
    if isinstance(option, int):
        return Phrase("why-upgrade", diver=piece(s, "diver", option))
    return Phrase("why-draw", hand=len(s.players[seat].hand))
