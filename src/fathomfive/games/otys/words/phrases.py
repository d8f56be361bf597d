"""Facts and pieces in words."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Phrase, Value
from ..content.tables import CREDIT, ITEMS, PRESTIGE, Content
from ..content.vocabulary import CHOOSE, DRAW, GAIN, UPGRADE
from ..rules.state import LEVELS, NEUTRAL, SURFACED, OtysState

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
    "copies": ("seat", "owner:seat", "diver", "price"),
    "takes_reward": ("seat", "reward"),
    "uses_reward": ("seat", "reward:front"),
    "lays_reward": ("seat", "back", "level:number"),
    "reveals_reward": ("reward", "level:number"),
    "refills_bag": (),
    "draws_contracts": ("seat",),
    "keeps": ("seat", "contract"),
    "fills": ("seat", "contract", "level:number"),
    "reveals_contract": ("contract",),
    "ends": ("number:number",),
}

FACT_RULES: Final[dict[str, str]] = {
    "begins": "OT-R18",
    "round": "OT-4.1",
    "uses_key": "OT-4.2",
    "sponsors_move": "OT-5.2",
    "uses_sponsor": "OT-4.3",
    "activates": "OT-4.4",
    "gains": "OT-2.1",
    "pays": "OT-2.1",
    "spends_battery": "OT-6.3",
    "places": "OT-10.3",
    "surfaces": "OT-4.5",
    "stays": "OT-6.2",
    "moves": "OT-6.1",
    "upgrades": "OT-10.1",
    "takes_back": "OT-9.7",
    "keys_return": "OT-4.6",
    "improves_mechanic": "OT-13.2",
    "improves_hacker": "OT-13.3",
    "sells": "OT-11.2",
    "buys": "OT-11.5",
    "swaps": "OT-9.12",
    "copies": "OT-12.3",
    "takes_reward": "OT-14.1",
    "uses_reward": "OT-9.6",
    "lays_reward": "OT-14.2",
    "reveals_reward": "OT-14.5",
    "refills_bag": "OT-14.5",
    "draws_contracts": "OT-12.2",
    "keeps": "OT-12.2",
    "fills": "OT-7.3",
    "reveals_contract": "OT-7.4",
    "ends": "OT-8.1",
}
"""The rule behind each fact."""

FRONTS: Final = {CHOOSE: "choose", DRAW: "contracts", UPGRADE: "upgrade"}
"""What the front of a reward tile is called, by its verb; one that gains something, by the thing."""


def piece(s: OtysState, kind: str, value: Value) -> Phrase:
    """The name of a diver, sponsor, key, resource, contract, slot, reward tile or side of it, or so many things."""
    if kind in ("things", "price"):
        item, count = cast("tuple[int, int]", value)
        return amount(count, item) if count or kind == "things" else Phrase("price-none")
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
    if kind == "front":
        return front_name(s, number)
    if kind == "back":
        return amount(s.c.rewards[number].amount, s.c.rewards[number].back)
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
    counts = [count for count in sorted(ways[0], reverse=True) if count]
    if len(counts) == 1:
        return Phrase("number-alone", number=counts[0])
    return Phrase("numbers", numbers=" + ".join([str(count) for count in counts]))


def reward_name(s: OtysState, tile: int) -> Phrase:
    """The front of a reward tile and what its back will give."""
    return Phrase("reward", front=front_title(s, tile), back=piece(s, "back", tile))


def front_name(s: OtysState, tile: int) -> Phrase:
    """The front of a reward tile, with its colour, for those who do not get its back."""
    return Phrase("reward-front", front=front_title(s, tile), colour=Phrase(f"colour-{s.c.rewards[tile].colour}"))


def front_title(s: OtysState, tile: int) -> Phrase:
    """What is printed on the front of a reward tile."""
    front = s.c.rewards[tile].front
    if front.verb == CHOOSE:
        return Phrase("reward-front-choose", first=piece(s, "item", front.first), second=piece(s, "item", front.second))
    return Phrase(front_id(s.c, tile))


def front_text(s: OtysState, tile: int) -> Phrase:
    """What the front of a reward tile does."""
    return Phrase(f"{front_id(s.c, tile)}.text")


def front_id(c: Content, tile: int) -> str:
    """The message of the kind of front."""
    front = c.rewards[tile].front
    if front.verb == GAIN:
        return f"reward-front-{ITEMS[front.first]}"
    return f"reward-front-{FRONTS[front.verb]}"


def priced(cost: int, what: Phrase) -> Phrase:
    """What something costs, and what it is."""
    return Phrase("priced", price=amount(cost, CREDIT), what=what) if cost else Phrase("priced-free", what=what)


def idle(what: Phrase, is_idle: bool) -> Phrase:
    """An option, marked if it can bring nothing now."""
    return Phrase("brings-nothing", what=what) if is_idle else what


def diver_text(s: OtysState, owner: int, diver: int) -> Phrase:
    """What a diver does on the side it shows."""
    return Phrase(f"diver-{s.c.diver_ids[diver]}.{'upgraded' if s.players[owner].upgraded[diver] else 'text'}")


def sponsor_text(s: OtysState, level: int) -> Phrase:
    """What the sponsor on a level does."""
    sponsor = s.sponsors[level - 1]
    return Phrase(f"{s.c.sponsor_ids[sponsor]}.{'advanced' if s.sides[sponsor] else 'basic'}")


def diver_short(s: OtysState, owner: int, diver: int) -> Phrase:
    """What a diver does on the side it shows, with its price, in a few words."""
    return Phrase(f"diver-{s.c.diver_ids[diver]}.{'short-upgraded' if s.players[owner].upgraded[diver] else 'short'}")
