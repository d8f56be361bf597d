"""What Deep Blue's content files may say."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel import Entry, File

Colour = Literal["silver", "gold", "red", "green", "purple", "blue", "black"]


class Stone(Entry, frozen=True):
    """A colour of stones: how many there are, where they start, what they are worth."""

    total: int
    supply_start: int
    bag_start: int
    points: int
    points_scouted: int


class StonesFile(File, frozen=True):
    """stones.toml"""

    stone: list[Stone]


class Node(Entry, frozen=True):
    """A place on the sea chart."""

    kind: Literal["harbour", "buoy", "start", "deep"]
    x: int
    y: int


class Route(Entry, frozen=True):
    """A route between two places: one move."""

    between: tuple[str, str]


class ChartFile(File, frozen=True):
    """chart.toml"""

    node: list[Node]
    route: list[Route]


class Wreck(Entry, frozen=True):
    """A wreck tile."""

    set: Literal["start", "deep"]
    points: int
    city: bool = False
    empty: bool = False
    spots: tuple[Literal["silver", "gold", "red", "blue", "black", "guard"], ...] = ()


class WrecksFile(File, frozen=True):
    """wrecks.toml"""

    wreck: list[Wreck]


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a crew card may be played in a dive: so many stones of a colour, or against a hazard."""

    colour: Literal["silver", "gold", "red", "green", "purple", "blue", "black", "any"] | None = None
    count: int = 0
    protects: tuple[Literal["blue", "black"], ...] = ()


class Crew(Entry, frozen=True):
    """A crew card."""

    copies: int
    points: int
    needs: Needs | None = None
    money: int = 0
    propeller: int = 0
    adds: Colour | None = None


class CrewFile(File, frozen=True):
    """crew.toml"""

    starter: list[Crew]
    crew: list[Crew]


class Price(Entry, frozen=True):
    """What a slot of the market costs, or its renewal."""

    money: int


class MarketFile(File, frozen=True):
    """market.toml"""

    price: list[Price]


class Scenario(Entry, frozen=True):
    """A page of the captain's logbook."""


class ScenariosFile(File, frozen=True):
    """scenarios.toml"""

    scenario: list[Scenario]


FILES: dict[str, type[File]] = {
    "stones": StonesFile,
    "chart": ChartFile,
    "wrecks": WrecksFile,
    "crew": CrewFile,
    "market": MarketFile,
    "scenarios": ScenariosFile,
}
