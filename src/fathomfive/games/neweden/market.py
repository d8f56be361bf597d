"""Phase B, the black market: secret purchases, all at once (NE-5)."""

from __future__ import annotations

from bisect import insort

from ...kernel import Ask, Pile, Rules, Together, Value, draw, show, tell, whisper
from .free import DONE, free_actions, take_free
from .state import AUCTION, NewEdenState, clockwise, is_automaton
from .station import harm, pay, place, place_arriving
from .tables import COLUMNS

CHOICES: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Which of the three dealt cards to buy."""


def black_market(s: NewEdenState) -> Rules:
    """Deal, let all choose in secret, then take the damage and place the cards (NE-5.1 to NE-5.7)."""
    s.deck = Pile(s.c.decks[2 * (s.round - 1) + 1])
    tell(s, "market", s.round)
    yield from deal(s)
    yield from free_actions_of_all(s)
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


def free_actions_of_all(s: NewEdenState) -> Rules:
    """Before they choose, all may take free actions, at the same time, until nobody wants more (NE-5.7, NE-R28)."""
    waiting = list(range(s.seats))
    while waiting:
        asks: list[Ask] = []
        for seat in waiting:
            options: list[Value] = [DONE]
            options += free_actions(s, seat)
            if len(options) > 1:
                asks.append(Ask(seat, "prepare", options))
        waiting = []
        if not asks:
            return
        answers = yield Together(asks)
        assert isinstance(answers, tuple)
        for ask, answer in zip(asks, answers, strict=True):
            if answer != DONE:
                waiting.append(ask.seat)
                yield from take_free(s, ask.seat, answer)


def purchase(s: NewEdenState) -> Rules:
    """All choose at once and in secret, and pay the coins (NE-5.3 to NE-5.5)."""
    asks: list[Ask] = []
    for seat in range(s.seats):
        coins = s.stations[seat].coins
        asks.append(Ask(seat, "market", [choice for choice in CHOICES if s.c.market_price[len(choice)] <= coins]))
    answers = yield Together(asks)
    assert isinstance(answers, tuple)
    for seat in range(s.seats):
        chosen = answers[seat]
        assert isinstance(chosen, tuple)
        station = s.stations[seat]
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
