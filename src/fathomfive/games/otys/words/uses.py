"""What divers can do, in words: each use with its price, marked where it brings nothing."""

from __future__ import annotations

from typing import cast

from ....kernel import AnyAsk, Phrase, Value
from ..content.tables import CREDIT, ITEMS, PRESTIGE, DiverSide
from ..rules.contracts import DRAWN, contracts_left, filling
from ..rules.divers import DONE, HACKER, MECHANIC, copy_is_idle
from ..rules.kinds import COPIED, Use
from ..rules.rewards import front_options
from ..rules.shop import price, proceeds
from ..rules.state import NONE, OtysState
from .phrases import amount, diver_text, idle, listed, piece, priced, reward_name


def about(ask: AnyAsk) -> tuple[int, ...]:
    """The pieces that a question is about."""
    return cast("tuple[int, ...]", ask.about)


def fill_label(s: OtysState, card: int) -> Phrase:
    """Filling a contract."""
    return Phrase("use-fill", contract=piece(s, "contract", card))


def use_label(s: OtysState, ask: AnyAsk, option: Use) -> Phrase:
    """One use of a diver with its price, or a contract that can be filled meanwhile."""
    card = filling(option)
    if card != NONE:
        return fill_label(s, card)
    owner, diver = acting(ask)
    side = s.c.divers[diver][s.players[owner].upgraded[diver]]
    free = bool(s.free) and owner == ask.seat
    cost = 0 if free else side.cost
    if isinstance(option, str):
        return done_label(ask) if option == DONE else priced(cost, improvement_label(s, ask.seat, option))
    verb = option[0]
    if verb == "take":
        return Phrase("take-things", things=listed([amount(1, ITEMS.index(str(name))) for name in option[1:]]))
    if verb == "reward":
        return priced(cost, take_reward_label(s, ask.seat, s.display[cast(int, option[1])]))
    if verb == "copy":
        copied = 0 if owner == ask.seat else 1 << owner
        return copy_label(s, ask.seat, cast("tuple[int, int]", option[1:]), cost, copied)
    return trade_label(s, option, side, free)


def acting(ask: AnyAsk) -> tuple[int, int]:
    """Whose diver acts, and which."""
    first, second = about(ask)
    return (first, second) if ask.kind == COPIED.name else (ask.seat, first)


def done_label(ask: AnyAsk) -> Phrase:
    """Declining: the one effect, both of two, or the second."""
    return Phrase("use-done", time=0 if ask.kind == COPIED.name else about(ask)[1])


def improvement_label(s: OtysState, seat: int, option: str) -> Phrase:
    """A specialist one space on with what that changes, or contracts from the deck."""
    player = s.players[seat]
    if option == MECHANIC:
        now, then = s.c.movement[player.mechanic : player.mechanic + 2]
        return Phrase("use-mechanic", now=now, then=then)
    if option == HACKER:
        now, then = s.c.returns[player.hacker : player.hacker + 2]
        return Phrase("use-hacker", now=now, then=then)
    return Phrase("use-draw", cards=min(DRAWN, contracts_left(s)))


def take_reward_label(s: OtysState, seat: int, tile: int) -> Phrase:
    """Taking a tile: whether its front can be used, and which tile has to make room."""
    name = Phrase("take-reward", reward=reward_name(s, tile))
    if not front_options(s, seat, tile, s.level):
        name = Phrase("take-reward-front-lost", what=name)
    old = s.players[seat].rewards[s.level - 1]
    return name if old == NONE else Phrase("take-reward-over", what=name, old=piece(s, "back", old))


def copy_label(s: OtysState, seat: int, other: tuple[int, int], cost: int, copied: int) -> Phrase:
    """A neighbour's diver with what it does, marked if that would be nothing."""
    owner, diver = other
    name = Phrase("seat", number=owner + 1)
    what = Phrase("use-copy", seat=name, diver=piece(s, "diver", diver), text=diver_text(s, owner, diver))
    return idle(priced(cost, what), copy_is_idle(s, seat, owner, diver, cost, copied))


def trade_label(s: OtysState, option: tuple[Value, ...], side: DiverSide, free: bool) -> Phrase:
    """A sale or a purchase with its price."""
    colour = ITEMS.index(str(option[1]))
    item = piece(s, "item", colour)
    if option[0] == "buy":
        return Phrase("buy", item=item, price=amount(0 if free else price(s, colour, side.bonus), CREDIT))
    credits, prestige = proceeds(s, colour, side.bonus)
    things = amount(credits, CREDIT) if option[2] == ITEMS[CREDIT] else amount(prestige, PRESTIGE)
    return Phrase("sell", item=item, things=things)
