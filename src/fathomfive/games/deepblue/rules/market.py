"""The market, and hiring from it (DB-4)."""

from __future__ import annotations

from bisect import insort

from ....kernel import Rules, ask, draw, tell
from ..content.tables import SLOTS
from .kinds import HIRE, NOBODY, PAY, RENEW, TAKE, TOKEN, Action
from .state import DeepBlueState
from .verbs import hiring, play_card, spend_token


def reveal_crew(s: DeepBlueState, slot: int) -> Rules:
    """Turn up the next crew card in a slot; its stone goes from the supply to the bag for good (DB-4.6, DB-R8)."""
    if not s.deck and s.gone:
        for card in s.gone:
            s.deck.add(card)
        s.gone = []
        tell(s, "reshuffles")
    if not s.deck:
        return
    card = yield from draw(s.deck, "crew")
    s.market[slot] = card
    tell(s, "reveals_crew", card)
    colour = s.c.crew_adds[card]
    if colour >= 0 and s.supply[colour] > 0:
        s.supply[colour] -= 1
        s.bag.add(colour)
        tell(s, "adds_stone", colour)


def purse(s: DeepBlueState, seat: int) -> int:
    """All the money a seat could pay with its hand and tokens."""
    return s.tokens[seat] + sum(coins(s, seat))


def coins(s: DeepBlueState, seat: int) -> list[int]:
    """The money of every card in hand that has some."""
    return [s.c.crew_money[card] for card in s.hands[seat] if s.c.crew_money[card] > 0]


def hire(s: DeepBlueState, seat: int, slot: int) -> Rules:
    """Pay the price of a slot and take its card to hand (DB-4.1 to DB-4.5)."""
    yield from pay(s, seat, s.c.prices[slot])
    yield from take_on(s, seat, slot)


def renew(s: DeepBlueState, seat: int) -> Rules:
    """Pay $4 to discard the market and reveal four new cards, then take any of them free, or none (DB-4.7, DB-4.8)."""
    yield from pay(s, seat, s.c.renewal)
    tell(s, "renews", seat)
    for slot in range(SLOTS):
        if s.market[slot] >= 0:
            insort(s.gone, s.market[slot])
            s.market[slot] = -1
    for slot in range(SLOTS):
        yield from reveal_crew(s, slot)
    options: list[int | str] = [slot for slot in range(SLOTS) if s.market[slot] >= 0]
    options.append(NOBODY)
    chosen = yield from ask(seat, TAKE, options)
    if isinstance(chosen, str):
        tell(s, "takes_nobody", seat)
    else:
        yield from take_on(s, seat, chosen)


def pay(s: DeepBlueState, seat: int, price: int) -> Rules:
    """Play cards with money, or tokens, until a price is covered; what is too much is lost (DB-4.2, DB-4.4)."""
    paid = 0
    while paid < price:
        options = payments(s, seat)
        if all_is_needed(s, seat, price - paid):
            options = options[:1]
        chosen = yield from ask(seat, PAY, options, (price, paid))
        if isinstance(chosen, str):
            spend_token(s, seat)
            paid += 1
        else:
            play_card(s, seat, chosen)
            paid += s.c.crew_money[chosen]
            tell(s, "pays", seat, chosen, s.c.crew_money[chosen])


def all_is_needed(s: DeepBlueState, seat: int, due: int) -> bool:
    """Whether a seat can pay what is due only with all its money, so that there is nothing to choose (DB-R1)."""
    least = 1 if s.tokens[seat] > 0 else min(coins(s, seat))
    return purse(s, seat) - least < due


def payments(s: DeepBlueState, seat: int) -> list[int | str]:
    """What a seat can pay with next: cards with money, a token."""
    money = s.c.crew_money
    options: list[int | str] = []
    for card in s.hands[seat]:
        if money[card] > 0 and card not in options:
            options.append(card)
    if s.tokens[seat] > 0:
        options.append(TOKEN)
    return options


def take_on(s: DeepBlueState, seat: int, slot: int) -> Rules:
    """Take a card from the market to hand, move the others down, refill the dearest slot (DB-4.1, DB-4.6)."""
    card = s.market.pop(slot)
    s.market.append(-1)
    insort(s.hands[seat], card)
    if s.traces[seat]:
        s.traces[seat].append(hiring(card))
    tell(s, "hires", seat, card)
    yield from reveal_crew(s, s.market.index(-1))


def hire_options(s: DeepBlueState, seat: int) -> list[Action]:
    """The slots a seat can afford, and the renewal (DB-4.1, DB-4.7)."""
    money = purse(s, seat)
    options: list[Action] = []
    for slot in range(SLOTS):
        if s.market[slot] >= 0 and money >= s.c.prices[slot]:
            options.append((HIRE, slot))
    if money >= s.c.renewal and s.market[0] >= 0:
        options.append(RENEW)
    return options
