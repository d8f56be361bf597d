"""Deep Blue's components as flat tables: stones, nodes, wrecks and crew cards are numbers into them."""

from __future__ import annotations

from typing import Final

SILVER: Final = 0
GOLD: Final = 1
RED: Final = 2
GREEN: Final = 3
PURPLE: Final = 4
BLUE: Final = 5
BLACK: Final = 6
ANY: Final = 7
COLOURS: Final = ("silver", "gold", "red", "green", "purple", "blue", "black")

SPOTS: Final = ("silver", "gold", "red", "blue", "black", "guard")
SILVER_SPOT: Final = 0
GOLD_SPOT: Final = 1
RED_SPOT: Final = 2
BLUE_SPOT: Final = 3
BLACK_SPOT: Final = 4
GUARD_SPOT: Final = 5

TROUBLED_WATERS: Final = 0
BEST_OF_THE_BEST: Final = 1
SCATTERED_RICHES: Final = 2
LUCRATIVE_WRECKS: Final = 3
APPROACHING_STORM: Final = 4
DANGEROUS_REEFS: Final = 5
TREASURES_APLENTY: Final = 6
SCENARIOS: Final = (
    "troubled-waters",
    "best-of-the-best",
    "scattered-riches",
    "lucrative-wrecks",
    "approaching-storm",
    "dangerous-reefs",
    "treasures-aplenty",
)

SLOTS: Final = 4
TOKENS: Final = (0, 1, 1, 2, 2)
CITY_PARTS: Final = 4


class Content:
    """What the content files say."""

    def __init__(self) -> None:
        self.stones_supply: list[int] = []
        self.stones_bag: list[int] = []
        self.stone_points: list[int] = []
        self.stone_scouted: list[int] = []
        self.node_ids: list[str] = []
        self.node_kinds: list[str] = []
        self.node_x: list[int] = []
        self.node_y: list[int] = []
        """Where a node is drawn, from the top left corner of a space of 1000 by 640."""
        self.neighbours: list[list[int]] = []
        self.moves: list[list[int]] = []
        """moves[a][b]: how many moves from one node to another"""
        self.harbour = 0
        self.start_sites: list[int] = []
        self.deep_sites: list[int] = []
        self.wreck_ids: list[str] = []
        self.wreck_points: list[int] = []
        self.wreck_city: list[bool] = []
        self.wreck_spots: list[list[int]] = []
        self.start_wrecks: list[int] = []
        self.deep_wrecks: list[int] = []
        self.empty_wreck = 0
        self.crew_ids: list[str] = []
        self.crew_colour: list[int] = []
        """The colour a card needs, ANY, or -1 when it brings no points in a dive"""
        self.crew_count: list[int] = []
        self.crew_points: list[int] = []
        self.crew_money: list[int] = []
        self.crew_propeller: list[int] = []
        self.crew_protects: list[int] = []
        """Bits of the hazards (1 << BLUE, 1 << BLACK) a card protects against"""
        self.crew_adds: list[int] = []
        self.prices: list[int] = []
        """What a card costs, by slot of the market, cheapest first"""
        self.renewal = 0
        """What it costs to renew the market"""
        self.starters: list[int] = []
        self.deck: list[int] = []
