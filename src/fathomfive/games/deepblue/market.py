"""The market, and hiring from it (DB-4)."""

from __future__ import annotations

from bisect import insort

from ...kernel import Rules, ask, draw, tell
from .belief import hiring
from .state import DeepBlueState, play_card, spend_token
from .tables import PRICES, RENEWAL

TOKEN = "token"
HIRE = "hire"
RENEW = "renew"
Action = str | tuple[str, int]
"""An option of a turn: a verb, or a verb and the slot or node it is about."""


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
    money = s.tokens[seat]
    for card in s.hands[seat]:
        money += s.c.crew_money[card]
    return money


def hire(s: DeepBlueState, seat: int, slot: int) -> Rules:
    """Pay the price of a slot and take its card to hand (DB-4.1 to DB-4.5)."""
    yield from pay(s, seat, PRICES[slot])
    yield from take_on(s, seat, slot)


def renew(s: DeepBlueState, seat: int) -> Rules:
    """Pay $4 to discard the market and reveal four new cards, then take any of them free (DB-4.7)."""
    yield from pay(s, seat, RENEWAL)
    tell(s, "renews", seat)
    for slot in range(4):
        if s.market[slot] >= 0:
            insort(s.gone, s.market[slot])
            s.market[slot] = -1
    for slot in range(4):
        yield from reveal_crew(s, slot)
    slots = [slot for slot in range(4) if s.market[slot] >= 0]
    chosen = yield from ask(seat, "take", slots)
    yield from take_on(s, seat, chosen)


def pay(s: DeepBlueState, seat: int, price: int) -> Rules:
    """Play cards with money, or tokens, until a price is covered; what is too much is lost (DB-4.2, DB-4.4)."""
    paid = 0
    while paid < price:
        chosen = yield from ask(seat, "pay", payments(s, seat), (price, paid))
        if isinstance(chosen, str):
            spend_token(s, seat)
            paid += 1
        else:
            play_card(s, seat, chosen)
            paid += s.c.crew_money[chosen]
            tell(s, "pays", seat, chosen, s.c.crew_money[chosen])


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
    for slot in range(4):
        if s.market[slot] >= 0 and money >= PRICES[slot]:
            options.append((HIRE, slot))
    if money >= RENEWAL and s.market[0] >= 0:
        options.append(RENEW)
    return options
