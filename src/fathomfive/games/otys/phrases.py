"""Otys in words: which phrase says what."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Ask, Phrase, Value
from .citations import RULES as RULES
from .contracts import BONUS
from .shop import price, proceeds
from .state import LEVELS, NEUTRAL, SURFACED, OtysState, diver_at
from .tables import CHOOSE, CREDIT, DRAW, GAIN, ITEMS, PRESTIGE, TRADE

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "begins": ("seat",),
    "round": ("number:number",),
    "uses_key": ("seat", "key", "level:number"),
    "sponsors_move": (),
    "uses_sponsor": ("seat", "sponsor"),
    "activates": ("seat", "diver"),
    "gains": ("seat", "things"),
    "pays": ("seat", "things"),
    "spends_battery": ("seat",),
    "places": ("seat", "item", "level:number"),
    "surfaces": ("seat", "diver"),
    "stays": ("seat", "diver"),
    "moves": ("seat", "diver", "slot"),
    "upgrades": ("seat", "diver"),
    "takes_back": ("seat", "key"),
    "keys_return": ("seat",),
    "improves_mechanic": ("seat", "value:number"),
    "improves_hacker": ("seat", "value:number"),
    "sells": ("seat", "item", "level:number"),
    "buys": ("seat", "item"),
    "swaps": ("seat", "here:item", "level:number", "there:item", "other:number"),
    "copies": ("seat", "owner:seat", "diver", "things"),
    "takes_reward": ("seat", "reward"),
    "uses_reward": ("seat", "reward"),
    "lays_reward": ("seat", "reward", "level:number"),
    "reveals_reward": ("reward", "level:number"),
    "refills_bag": (),
    "draws_contracts": ("seat",),
    "keeps": ("seat", "contract"),
    "fills": ("seat", "contract", "level:number"),
    "reveals_contract": ("contract",),
    "ends": ("number:number",),
}


def piece(s: OtysState, kind: str, value: Value) -> Phrase:
    """The name of a diver, sponsor, key, resource, contract, reward tile or slot, or so many things."""
    if kind == "things":
        item, count = cast("tuple[int, int]", value)
        return amount(count, item)
    number = cast(int, value)
    if kind == "diver":
        return Phrase(f"diver-{s.c.diver_ids[number]}")
    if kind == "sponsor":
        return Phrase(s.c.sponsor_ids[number])
    if kind == "item":
        return Phrase(f"item-{ITEMS[number]}")
    if kind == "contract":
        return contract_name(s, number)
    if kind == "reward":
        return reward_name(s, number)
    if kind == "key":
        return (
            Phrase("key-number", number=number)
            if number <= LEVELS
            else Phrase("key-neutral" if number == NEUTRAL else "key-x")
        )
    if kind == "slot":
        return (
            Phrase("slot-surfaced", number=number + 1)
            if number < SURFACED
            else Phrase("slot-level", number=number - SURFACED + 1)
        )
    raise LookupError(f"Otys has no pieces of kind {kind!r}")


def outcome(s: OtysState, kind: str, value: Value) -> Phrase:
    """What nature answered."""
    if kind == "first":
        return Phrase("seat", number=cast(int, value) + 1)
    if kind == "side":
        return Phrase("side-advanced" if value else "side-basic")
    return piece(s, {"resource": "item", "shop": "item"}.get(kind, kind), value)


def amount(number: int, item: int) -> Phrase:
    """So many of a thing."""
    return Phrase(f"amount-{ITEMS[item]}", number=number)


def listed(phrases: list[Phrase]) -> Phrase:
    """Several phrases in a row."""
    return phrases[0] if len(phrases) == 1 else Phrase("listed", first=phrases[0], rest=listed(phrases[1:]))


def contract_name(s: OtysState, card: int) -> Phrase:
    """The name of a contract with what it needs and brings."""
    contract = s.c.contracts[card]
    gains = listed([amount(contract.prestige, PRESTIGE), *[amount(1, item) for item in contract.instant]])
    return Phrase("contract", name=Phrase(f"contract-{contract.id}"), needs=needs(s, card), gains=gains)


def needs(s: OtysState, card: int) -> Phrase:
    """The resources a contract asks for."""
    ways = s.c.contracts[card].ways
    if len(ways) == 1:
        return listed([amount(count, colour) for colour, count in enumerate(ways[0]) if count])
    return Phrase("numbers", numbers=" + ".join([str(count) for count in sorted(ways[0], reverse=True) if count]))


def reward_name(s: OtysState, tile: int) -> Phrase:
    """The front of a reward tile and what its back will give."""
    reward = s.c.rewards[tile]
    front = reward.front
    if front.verb == CHOOSE:
        name = Phrase("reward-front-choose", first=piece(s, "item", front.first), second=piece(s, "item", front.second))
    elif front.verb == GAIN:
        name = Phrase(f"reward-front-{ITEMS[front.first]}")
    else:
        name = Phrase("reward-front-contracts" if front.verb == DRAW else "reward-front-upgrade")
    return Phrase("reward", front=name, back=amount(reward.amount, reward.back))


def diver_text(s: OtysState, owner: int, diver: int) -> Phrase:
    """What a diver does on the side it shows."""
    return Phrase(f"diver-{s.c.diver_ids[diver]}.{'upgraded' if s.players[owner].upgraded[diver] else 'text'}")


def sponsor_text(s: OtysState, level: int) -> Phrase:
    """What the sponsor on a level does."""
    sponsor = s.sponsors[level - 1]
    return Phrase(f"{s.c.sponsor_ids[sponsor]}.{'advanced' if s.sides[sponsor] else 'basic'}")


def prompt(s: OtysState, ask: Ask) -> Phrase:
    """What is asked, with the pieces it is about."""
    about = cast("tuple[int, ...]", ask.about)
    if ask.kind in ("effect", "step-3", "stay", "step-1"):
        return Phrase(f"ask-{ask.kind}", diver=piece(s, "diver", about[0]), level=s.level)
    if ask.kind == "copied":
        owner, diver = about
        return Phrase("ask-copied", diver=piece(s, "diver", diver), text=diver_text(s, owner, diver))
    if ask.kind == "move":
        return Phrase("ask-move", diver=piece(s, "diver", s.players[ask.seat].column[about[0]]))
    if ask.kind == "payment":
        return Phrase("ask-payment", contract=piece(s, "contract", about[0]))
    if ask.kind == "gains":
        return Phrase("ask-gains", name=Phrase(f"contract-{s.c.contracts[about[0]].id}"))
    if ask.kind == "front":
        return Phrase("ask-front", reward=piece(s, "reward", about[0]))
    if ask.kind == "swap-there":
        return Phrase("ask-swap-there", item=piece(s, "item", about[0]))
    return Phrase(f"ask-{ask.kind}")


def label(s: OtysState, ask: Ask, option: Value) -> Phrase:
    """What an option says on its button."""
    if isinstance(option, tuple):
        return _move(s, ask, option)
    if isinstance(option, str):
        return _word(s, ask, option)
    kind = ask.kind
    if kind == "key":
        return _key(s, ask.seat, option)
    if kind == "level":
        # An X key moves the sponsors first, so the one that will be met is one level above now.
        sponsor = sponsor_text(s, (option - 2) % LEVELS + 1)
        return Phrase(
            "level-choice", number=option, diver=piece(s, "diver", diver_at(s, ask.seat, option)), sponsor=sponsor
        )
    if kind == "propeller":
        return Phrase(
            "diver-in-slot", diver=piece(s, "diver", s.players[ask.seat].column[option]), slot=piece(s, "slot", option)
        )
    if kind in ("upgrade", "front"):
        return Phrase(
            "diver-upgrade", diver=piece(s, "diver", option), text=Phrase(f"diver-{s.c.diver_ids[option]}.upgraded")
        )
    if kind == "reward-tile":
        return Phrase("reward-on-level", reward=reward_name(s, s.display[option]), level=option // 2 + 1)
    return piece(s, {"move": "slot", "key-back": "key", "swap-here": "item", "keep": "contract"}[kind], option)


def _key(s: OtysState, seat: int, key: int) -> Phrase:
    if key > LEVELS:
        return piece(s, "key", key)
    return Phrase(
        "key-choice", number=key, diver=piece(s, "diver", diver_at(s, seat, key)), sponsor=sponsor_text(s, key)
    )


def _word(s: OtysState, ask: Ask, option: str) -> Phrase:
    """Options that are one word."""
    if option == "sponsor":
        return Phrase("use-sponsor", text=sponsor_text(s, s.level))
    if option == "activate":
        return Phrase("use-activate", diver=piece(s, "diver", diver_at(s, ask.seat, s.level)))
    if option in ITEMS:
        return Phrase(f"item-{option}")
    player = s.players[ask.seat]
    if option == "mechanic":
        return Phrase("use-mechanic", value=s.c.movement[player.mechanic + 1])
    if option == "hacker":
        return Phrase("use-hacker", value=s.c.returns[player.hacker + 1])
    return Phrase(f"use-{option}")


def _move(s: OtysState, ask: Ask, option: tuple[Value, ...]) -> Phrase:
    """Options with parts."""
    if ask.kind == "gains":
        return (
            Phrase("take-things", things=listed([_gain(s, ask, str(name)) for name in option]))
            if option
            else Phrase("use-decline")
        )
    if ask.kind == "payment":
        level, *counts = cast("tuple[int, ...]", option)
        paid = listed([amount(count, colour) for colour, count in enumerate(counts) if count])
        return Phrase("payment", level=level, things=paid)
    if ask.kind == "swap-there":
        level, colour = cast("tuple[int, int]", option)
        return Phrase("item-on-level", item=piece(s, "item", colour), level=level)
    verb = option[0]
    if verb == "fill":
        return Phrase("use-fill", contract=piece(s, "contract", option[1]))
    if verb == "take":
        return Phrase("take-things", things=listed([amount(1, ITEMS.index(str(name))) for name in option[1:]]))
    if verb == "reward":
        return Phrase("take-reward", reward=reward_name(s, s.display[cast(int, option[1])]))
    if verb == "copy":
        owner, diver = cast("tuple[int, int]", option[1:])
        return Phrase(
            "use-copy",
            seat=Phrase("seat", number=owner + 1),
            diver=piece(s, "diver", diver),
            text=diver_text(s, owner, diver),
        )
    return _trade(s, ask, option)


def _gain(s: OtysState, ask: Ask, name: str) -> Phrase:
    """One gain of a contract: part of its instant effect, or the bonus of the level's tile."""
    if name != BONUS:
        return amount(1, ITEMS.index(name))
    _, level = cast("tuple[int, int]", ask.about)
    reward = s.c.rewards[s.players[ask.seat].rewards[level - 1]]
    return Phrase("bonus", things=amount(reward.amount, reward.back))


def _trade(s: OtysState, ask: Ask, option: tuple[Value, ...]) -> Phrase:
    """A sale or a purchase with its price."""
    about = cast("tuple[int, ...]", ask.about)
    owner, diver = about if len(about) == 2 else (ask.seat, about[0])
    side = s.c.divers[diver][s.players[owner].upgraded[diver]]
    assert side.rule == TRADE
    colour = ITEMS.index(str(option[1]))
    item = piece(s, "item", colour)
    if option[0] == "buy":
        free = s.free and owner == ask.seat
        return Phrase("buy", item=item, price=amount(0 if free else price(s, colour, side.bonus), CREDIT))
    credits, prestige = proceeds(s, colour, side.bonus)
    things = amount(credits, CREDIT) if option[2] == ITEMS[CREDIT] else amount(prestige, PRESTIGE)
    return Phrase("sell", item=item, things=things)
