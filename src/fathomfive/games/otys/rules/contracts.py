"""Contracts: drawing, filling, refilling (OT-7, OT-12.2)."""

from __future__ import annotations

from bisect import insort
from itertools import combinations
from typing import Final, cast

from mypy_extensions import i64

from ....kernel import Rule, Rules, Value, ask, draw, show, tell, whisper
from ..content.tables import PRESTIGE, Contract, Payment
from .kinds import GAINS, KEEP, PAYMENT, Fill, Paid
from .scoring import would_end
from .state import COLOURS, LEVELS, NONE, OtysState
from .verbs import gain

TAKE: Final = "take"
DECLINE: Final = "decline"
DRAWN: Final = 4


def known_contracts(s: OtysState, seat: int) -> list[int]:
    """The public contracts and the seat's own."""
    return [card for card in s.contracts if card != NONE] + s.players[seat].hand


def missing(zone: list[int], at: int, way: Payment) -> int:
    """How many resources of a payment do not lie on a level yet."""
    count = 0
    for colour in range(COLOURS):
        lacking = way[colour] - zone[at + colour]
        if lacking > 0:
            count += lacking
    return count


def shortfall(contract: Contract, zone: list[int], at: int) -> int:
    """How many resources of the nearest payment do not lie on a level yet."""
    radix: i64 = contract.radix
    lying: i64 = ((zone[at] * radix + zone[at + 1]) * radix + zone[at + 2]) * radix + zone[at + 3]
    least = contract.shortfall[lying]
    if least < 0:
        least = contract.shortfall[lying] = min([missing(zone, at, way) for way in contract.ways])
    return least


def can_pay(zone: list[int], at: int, way: Payment) -> bool:
    """Whether the resources on a level cover a payment."""
    return zone[at] >= way[0] and zone[at + 1] >= way[1] and zone[at + 2] >= way[2] and zone[at + 3] >= way[3]


def fillable(s: OtysState, seat: int, card: int) -> bool:
    """Whether all resources of a contract lie together on one level (OT-7.1)."""
    contract = s.c.contracts[card]
    size = contract.size
    zone = s.players[seat].zone
    for at in range(0, LEVELS * COLOURS, COLOURS):
        if zone[at] + zone[at + 1] + zone[at + 2] + zone[at + 3] >= size:
            for way in contract.ways:
                if can_pay(zone, at, way):
                    return True
    return False


def fills(s: OtysState, seat: int) -> list[Fill]:
    """Every contract, public or in hand, that a seat can fill now (OT-7.1, OT-7.2)."""
    player, contracts = s.players[seat], s.c.contracts
    most = fullest(player.zone)
    cards = [card for card in s.contracts if card != NONE and contracts[card].size <= most]
    cards += [card for card in player.hand if contracts[card].size <= most]
    return [("fill", card) for card in cards if fillable(s, seat, card)]


def fullest(zone: list[int]) -> int:
    """How many resources lie on the level that has the most."""
    most = 0
    for at in range(0, LEVELS * COLOURS, COLOURS):
        count = zone[at] + zone[at + 1] + zone[at + 2] + zone[at + 3]
        if count > most:
            most = count
    return most


def filling(answer: Value) -> int:
    """The contract which an answer fills, or NONE."""
    if isinstance(answer, tuple) and len(answer) == 2 and answer[0] == "fill":
        return cast(int, answer[1])
    return NONE


def payments(s: OtysState, seat: int, card: int) -> list[Paid]:
    """Every level and choice of resources that fills a contract (OT-7.6, OT-7.7, OT-R7)."""
    zone = s.players[seat].zone
    return [
        (level, way[0], way[1], way[2], way[3])
        for level in range(1, LEVELS + 1)
        for way in s.c.contracts[card].ways
        if can_pay(zone, (level - 1) * COLOURS, way)
    ]


def fill(s: OtysState, seat: int, card: int) -> Rules:
    """Fill a contract: pay, score, take its instant effect and the level's bonus, refill its space (OT-7.3, OT-7.4)."""
    chosen = yield from ask(seat, PAYMENT, payments(s, seat, card), (card,))
    level = chosen[0]
    player = s.players[seat]
    for colour in range(COLOURS):
        player.zone[(level - 1) * COLOURS + colour] -= chosen[colour + 1]
    space = NONE
    if card in s.contracts:
        space = s.contracts.index(card)
        s.contracts[space] = NONE
    else:
        player.hand.remove(card)
        show(s)
    s.filled.append(card)
    tell(s, "fills", seat, card, level)
    gain(s, seat, PRESTIGE, s.c.contracts[card].prestige)
    yield from take_gains(s, seat, card, level)
    if space != NONE and contracts_left(s):
        s.contracts[space] = yield from next_contract(s)
        tell(s, "reveals_contract", s.contracts[space])


def take_gains(s: OtysState, seat: int, card: int, level: int) -> Rules:
    """The instant effect and the level's bonus, which may be declined where that matters (OT-7.8, OT-14.3, OT-R9)."""
    for item in s.c.contracts[card].instant:
        gain(s, seat, item)
    tile = s.players[seat].rewards[level - 1]
    if tile == NONE:
        return
    reward = s.c.rewards[tile]
    options = [TAKE, DECLINE] if reward.back == PRESTIGE and would_end(s, seat, reward.amount) else [TAKE]
    chosen = yield from ask(seat, GAINS, options, (card, level))
    if chosen == TAKE:
        gain(s, seat, reward.back, reward.amount)


def some_of(names: list[str]) -> list[tuple[str, ...]]:
    """All of some names, or some of them, but at least one: what may be taken when the rest is declined.

    >>> some_of(["metal", "credit"])
    [('metal', 'credit'), ('metal',), ('credit',)]
    """
    if len(names) == 1:
        return [(names[0],)]
    found: list[tuple[str, ...]] = []
    for count in range(len(names), 0, -1):
        found += combinations(names, count)
    return found


def contracts_left(s: OtysState) -> int:
    """How many contracts can still be drawn (OT-R14)."""
    return len(s.deck) + len(s.under)


def next_contract(s: OtysState) -> Rule[int]:
    """Draw from the shuffled part of the deck, then from what was put under it (OT-R14)."""
    if s.deck.pool:
        card = yield from draw(s.deck, "contract")
        return card
    show(s)
    s.under_seen.pop(0)
    return s.under.pop(0)


def draw_contracts(s: OtysState, seat: int) -> Rules:
    """Draw four contracts, keep one in hand, put the others under the deck (OT-12.2, OT-15.4)."""
    player = s.players[seat]
    tell(s, "draws_contracts", seat)
    for _ in range(min(DRAWN, contracts_left(s))):
        card = yield from next_contract(s)
        player.drawn.append(card)
    kept = yield from ask(seat, KEEP, player.drawn[:])
    insort(player.hand, kept)
    for card in player.drawn:
        if card != kept:
            s.under.append(card)
            s.under_seen.append(1 << seat)
    player.drawn.clear()
    whisper(s, seat, "keeps", seat, kept)
