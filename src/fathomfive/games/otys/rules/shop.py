"""The shop, and the trader who buys and sells there (OT-11)."""

from __future__ import annotations

from ....kernel import tell
from ..content.tables import CREDIT, ITEMS, PRESTIGE
from .kinds import Use
from .state import COLOURS, OtysState, has_room
from .verbs import gain, pay, place


def price(s: OtysState, colour: int, bonus: int) -> int:
    """What the lowest resource of a column costs (OT-11.5, OT-11.8)."""
    return max(0, s.c.row_credits[s.shop[colour] - 1] - bonus)


def proceeds(s: OtysState, colour: int, bonus: int) -> tuple[int, int]:
    """The credits, or the prestige, that a sale brings; where there is none it cannot be chosen (OT-11.3, OT-11.7)."""
    row = s.shop[colour]
    return s.c.row_credits[row] + bonus, s.c.row_prestige[row] + bonus


def trades(s: OtysState, seat: int, level: int, bonus: int, purse: int, free: bool) -> list[Use]:
    """Every sale and purchase open to a trader on a level with so many credits (OT-11)."""
    options: list[Use] = []
    zone = s.players[seat].zone
    rows = len(s.c.row_credits)
    for colour in range(COLOURS):
        if zone[(level - 1) * COLOURS + colour] and s.shop[colour] < rows:
            options.append(("sell", ITEMS[colour], ITEMS[CREDIT]))
            if proceeds(s, colour, bonus)[1]:
                options.append(("sell", ITEMS[colour], ITEMS[PRESTIGE]))
    if has_room(s, seat, level):
        options += [
            ("buy", ITEMS[colour])
            for colour in range(COLOURS)
            if s.shop[colour] and (free or price(s, colour, bonus) <= purse)
        ]
    return options


def sell(s: OtysState, seat: int, level: int, colour: int, item: int, bonus: int) -> None:
    """Put a resource on the highest free space of its column and take credits or prestige for it (OT-11.2, OT-11.3)."""
    credits, prestige = proceeds(s, colour, bonus)
    s.players[seat].zone[(level - 1) * COLOURS + colour] -= 1
    s.shop[colour] += 1
    tell(s, "sells", seat, colour, level)
    gain(s, seat, item, credits if item == CREDIT else prestige)


def buy(s: OtysState, seat: int, level: int, colour: int, bonus: int, free: bool) -> None:
    """Take the lowest resource of a column and pay for its row (OT-11.5)."""
    if not free:
        pay(s, seat, price(s, colour, bonus))
    s.shop[colour] -= 1
    tell(s, "buys", seat, colour)
    place(s, seat, colour, level)
