"""Set-up (OT-1, OT-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....kernel import Pile, Rules, Value, draw, pick, tell
from ..content.tables import Content
from .contracts import next_contract
from .state import COLOURS, LEVELS, OtysState, Player

CREDITS: Final = 3
BATTERIES: Final = 1
DRAWN_SIDE: Final = 2
"""A sponsor whose side is drawn at set-up."""


def new(content: Content, seats: int, options: Mapping[str, Value]) -> OtysState:
    """The table before set-up, with the sides of the sponsors and the variant of the spy (OT-9.2, OT-16)."""
    s = OtysState()
    s.c = content
    s.author = int(options["spy"] == "author")
    s.sides = [{"basic": 0, "advanced": 1}.get(str(options["sponsors"]), DRAWN_SIDE)] * LEVELS
    return s


def set_up(s: OtysState) -> Rules:
    """Lay out every player's board and the colony, and choose who begins (OT-1, OT-2, OT-R18)."""
    for seat in range(s.seats):
        yield from lay_board(s, seat)
    yield from lay_rewards(s)
    yield from lay_sponsors(s)
    yield from stock_shop(s)
    yield from lay_contracts(s)
    s.first = yield from pick(range(s.seats), "first")
    s.turn = s.first
    s.round = 1
    tell(s, "begins", s.first)


def lay_board(s: OtysState, seat: int) -> Rules:
    """Divers in random order, one resource of each colour on levels 2 to 5, 3 credits, 1 battery (OT-1)."""
    player = Player()
    s.players.append(player)
    player.credits = CREDITS
    player.batteries = BATTERIES
    divers = Pile(range(len(s.c.divers)))
    while divers:
        diver = yield from draw(divers, "diver")
        player.column.append(diver)
    colours = Pile(range(COLOURS))
    for level in range(2, LEVELS + 1):
        colour = yield from draw(colours, "resource")
        player.zone[(level - 1) * COLOURS + colour] = 1


def lay_rewards(s: OtysState) -> Rules:
    """All reward tiles into the bag, two of them on every level (OT-2.2)."""
    s.bag = Pile([tile for tile, reward in enumerate(s.c.rewards) for _ in range(reward.copies)])
    for _ in range(2 * LEVELS):
        tile = yield from draw(s.bag, "reward")
        s.display.append(tile)


def lay_sponsors(s: OtysState) -> Rules:
    """The sponsors in random order, each with the side that was agreed on, or a random one (OT-2.3, OT-16.1)."""
    sponsors = Pile(range(LEVELS))
    while sponsors:
        sponsor = yield from draw(sponsors, "sponsor")
        s.sponsors.append(sponsor)
    for sponsor in range(LEVELS):
        if s.sides[sponsor] == DRAWN_SIDE:
            s.sides[sponsor] = yield from pick((0, 1), "side")


def stock_shop(s: OtysState) -> Rules:
    """Two resources of one colour and one each of two others (OT-2.4)."""
    colours = Pile(range(COLOURS))
    for count in (2, 1, 1):
        colour = yield from draw(colours, "shop")
        s.shop[colour] = count


def lay_contracts(s: OtysState) -> Rules:
    """Three public contracts, with two players only two (OT-2.5)."""
    s.deck = Pile(range(len(s.c.contracts)))
    for _ in range(2 if s.seats == 2 else 3):
        card = yield from next_contract(s)
        s.contracts.append(card)
