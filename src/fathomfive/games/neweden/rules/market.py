"""Phase B, the black market: secret purchases, all at once (NE-5)."""

from __future__ import annotations

from bisect import insort
from typing import Final, cast

from ....kernel import Ask, Pile, Rules, Together, draw, show, tell, whisper
from ..content.tables import COLUMNS
from .free import free_actions, is_free, take_free
from .kinds import MARKET, Free, Order
from .state import AUCTION, NewEdenState, clockwise, is_automaton
from .verbs import harm, pay, place, place_arriving

CHOICES: Final[tuple[Order, ...]] = ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Which of the three dealt cards to buy."""


def black_market(s: NewEdenState) -> Rules:
    """Deal, let all choose in secret, then take the damage and place the cards (NE-5.1 to NE-5.7)."""
    s.deck = Pile(s.c.decks[2 * (s.round - 1) + 1])
    tell(s, "market", s.round)
    yield from deal(s)
    yield from purchase(s)
    yield from deliver(s)
    s.phase = AUCTION
    s.turn = s.nautilus
    s.sold = [0, 0, 0, 0]


def deal(s: NewEdenState) -> Rules:
    """Three cards for every seat; Deep Thought places what its difficulty gives it (NE-5.1, NE-12.7, NE-12.8)."""
    for seat in clockwise(s, s.nautilus):
        if is_automaton(s, seat):
            for _ in range(s.difficulty):
                card = yield from draw(s.deck, "module")
                yield from place(s, seat, card)
            continue
        for _ in range(COLUMNS):
            card = yield from draw(s.deck, "own_module")
            insort(s.stations[seat].hand, card)
            whisper(s, seat, "dealt", card)


def purchase(s: NewEdenState) -> Rules:
    """All choose at once and in secret, free actions first if they like, and pay the coins (NE-5.3 to NE-5.5, NE-R28).

    Who takes a free action is asked again, and has not chosen yet, whatever an imagined table may have dealt it; what
    the others have chosen stays secret meanwhile.
    """
    waiting = list(range(s.seats))
    while waiting:
        offers = [(seat, offer(s, seat)) for seat in waiting]
        asks = [Ask(seat, MARKET, options) for seat, options in offers if len(options) > 1]
        answers = cast("tuple[Order | Free, ...]", (yield Together(asks))) if asks else ()
        waiting = []
        for one, answer in zip(asks, answers, strict=True):
            if is_free(answer):
                waiting.append(one.seat)
                s.stations[one.seat].order = 0
                yield from take_free(s, one.seat, answer)
            else:
                s.stations[one.seat].order = CHOICES.index(answer)
    for seat in range(s.seats):
        settle(s, seat)


def offer(s: NewEdenState, seat: int) -> list[Order | Free]:
    """What a seat can pay for, and its free actions (NE-5.4, NE-5.7)."""
    return [*affordable(s, seat), *free_actions(s, seat)]


def affordable(s: NewEdenState, seat: int) -> list[Order]:
    """The choices that a seat can pay for (NE-5.4)."""
    coins = s.stations[seat].coins
    return [choice for choice in CHOICES if s.c.market_price[len(choice)] <= coins]


def settle(s: NewEdenState, seat: int) -> None:
    """Lay the chosen cards aside and the others down for the auction, and pay (NE-5.4, NE-5.5)."""
    station = s.stations[seat]
    chosen = CHOICES[station.order]
    station.order = 0
    for number in range(COLUMNS):
        card = station.hand[number]
        if number in chosen:
            station.parcel.append(card)
        else:
            station.left.append(card)
    station.hand.clear()
    tell(s, "orders", seat, len(chosen))
    pay(s, seat, s.c.market_price[len(chosen)])


def deliver(s: NewEdenState) -> Rules:
    """First everybody takes the damage, then everybody places what they bought (NE-5.4, NE-5.6, NE-R11)."""
    for seat in clockwise(s, s.nautilus):
        yield from harm(s, seat, s.c.market_damage[len(s.stations[seat].parcel)])
    show(s)
    for seat in clockwise(s, s.nautilus):
        station = s.stations[seat]
        station.arriving += station.parcel
        station.parcel.clear()
        yield from place_arriving(s, seat)
