"""New Eden's components as flat tables: cards are numbers into them."""

from __future__ import annotations

from typing import Final

from .vocabulary import Effect

CRAB: Final = 0
CLAM: Final = 1
KRAKEN: Final = 2
SHIPYARD: Final = 3
OXYGEN: Final = 4
RESEARCH: Final = 5
GROUPS: Final = ("crab", "clam", "kraken", "shipyard", "oxygen", "research")
ARMS: Final = 5
"""All groups but research grow as arms."""
OUTSIDE: Final = 3
"""Crabs, clams and krakens lie outside: deeple go there."""

DECKS: Final = ("1A", "1B", "2A", "2B", "3A", "3B")
DECK_SIZE: Final = 15
ROUNDS: Final = 3
ROWS: Final = 4
COLUMNS: Final = 3
FIELDS_OF_TABLEAU: Final = 12
DEEPLE: Final = 45
START_COINS: Final = 10
WORST: Final = 15
"""The end of the damage scale."""
COINS_PER_POINT: Final = 5
EXTRA_DAMAGE: Final = 1


class Content:
    """What the content files say. Lists by card unless another index is named."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.group: list[int] = []
        self.slots: list[int] = []
        self.active: list[Effect] = []
        """What an outside module does when it is activated."""
        self.placed: list[list[Effect]] = []
        self.plant: list[list[Effect]] = []
        self.final: list[list[Effect]] = []
        self.bottles: list[list[int]] = []
        self.end: list[int] = []
        self.pointer: list[int] = []
        self.decks: list[list[int]] = []
        """By deck, in the order of DECKS."""
        self.start_cards: list[int] = []
        self.extension_card = 0
        self.extension_kraken = 0
        """The kraken tile, as a module of its arm that is no card."""
        self.extension_price: list[int] = [0] * len(GROUPS)
        """By group; 0 where there is no extension."""
        self.extension_deeple = 0
        self.extension_points = 0
        self.bonus_ids: list[str] = []
        self.bonus_group: list[int] = []
        self.bonus_each: list[Effect] = []
        self.row_price: list[int] = []
        self.row_damage: list[int] = []
        self.vent_coins: list[int] = []
        self.vent_damage: list[int] = []
        self.market_price: list[int] = []
        self.market_damage: list[int] = []
        self.passing: list[list[int]] = []
        """By number of stations: what passing gives, first to last."""
