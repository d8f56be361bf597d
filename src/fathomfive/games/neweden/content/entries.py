"""What New Eden's content files may say."""

from __future__ import annotations

from typing import Literal

from ....kernel import Entry, File

Group = Literal["crab", "clam", "kraken", "shipyard", "oxygen", "research"]
Words = tuple[str | int, ...]
"""An effect as it is written: `["coins", 5]`, `["others-harm-per", "crab", 1]`."""


class Module(Entry, frozen=True):
    """A module card."""

    deck: Literal["1A", "1B", "2A", "2B", "3A", "3B"]
    group: Group
    end: int
    slots: int = 0
    active: tuple[Words, ...] = ()
    placed: tuple[Words, ...] = ()
    plant: tuple[Words, ...] = ()
    final: tuple[Words, ...] = ()
    bottles: tuple[int, ...] = ()
    pointer: int = 0


class ModulesFile(File, frozen=True):
    """modules.toml"""

    module: list[Module]


class Bonus(Entry, frozen=True):
    """A bonus card."""

    group: Group
    each: Words


class BonusFile(File, frozen=True):
    """bonus.toml"""

    bonus: list[Bonus]


class Oxygen(Entry, frozen=True):
    """An oxygen card that comes from no deck."""

    copies: int
    bottles: tuple[int, ...]


class Extension(Entry, frozen=True):
    """An extension tile."""

    group: Literal["shipyard", "oxygen", "kraken", "research"]
    price: int
    placed: tuple[Words, ...] = ()
    slots: int = 0
    active: tuple[Words, ...] = ()
    pointer: int = 0
    each: Words = ()


class StationFile(File, frozen=True):
    """station.toml"""

    oxygen: list[Oxygen]
    extension: list[Extension]


class Row(Entry, frozen=True):
    """A price row of phase A."""

    price: int
    damage: int


class Vent(Entry, frozen=True):
    """A field of the power plant."""

    coins: int
    damage: int


class Purchase(Entry, frozen=True):
    """What so many cards cost on the black market."""

    cards: int
    coins: int
    damage: int


class Passing(Entry, frozen=True):
    """What passing gives, first to last."""

    seats: int
    points: list[int]


class TablesFile(File, frozen=True):
    """tables.toml"""

    row: list[Row]
    vent: list[Vent]
    purchase: list[Purchase]
    passing: list[Passing]


FILES: dict[str, type[File]] = {
    "modules": ModulesFile,
    "bonus": BonusFile,
    "station": StationFile,
    "tables": TablesFile,
}
