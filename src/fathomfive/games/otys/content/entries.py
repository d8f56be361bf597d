"""What the content files may say."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel import Entry, File

Verb = list[str | int]
"""An effect as it is written: a verb and its arguments."""


class DiverSideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a diver."""

    effect: list[Verb]
    cost: int = 0
    bonus: int = 0


class DiverEntry(Entry, frozen=True, kw_only=True):
    """A diver with its two sides."""

    basic: DiverSideData
    upgraded: DiverSideData


class DiverFile(File, frozen=True):
    """`divers.toml`."""

    diver: list[DiverEntry]


class SponsorSideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a sponsor."""

    effect: list[Verb]
    cost: int = 0
    prestige: int = 0


class SponsorEntry(Entry, frozen=True, kw_only=True):
    """A sponsor with its two sides."""

    basic: SponsorSideData
    advanced: SponsorSideData


class SponsorFile(File, frozen=True):
    """`sponsors.toml`."""

    sponsor: list[SponsorEntry]


class ContractEntry(Entry, frozen=True, kw_only=True):
    """A contract: a combination with `needs`, or a number contract with `numbers`."""

    kind: Literal["combination", "number"]
    prestige: int
    instant: list[Verb]
    needs: dict[Literal["metal", "plant", "fuel", "tech"], int] = msgspec.field(default_factory=dict)
    numbers: list[int] = msgspec.field(default_factory=list)


class ContractFile(File, frozen=True):
    """`contracts.toml`."""

    contract: list[ContractEntry]


class RewardEntry(Entry, frozen=True, kw_only=True):
    """A kind of reward tile."""

    copies: int
    front: list[Verb]
    colour: Literal["orange", "green"]
    back: list[Verb]


class RewardFile(File, frozen=True):
    """`rewards.toml`."""

    reward: list[RewardEntry]


class LevelEntry(Entry, frozen=True, kw_only=True):
    """A level of the search zone."""

    spaces: int


class RowEntry(Entry, frozen=True, kw_only=True):
    """A row of the shop."""

    credits: int
    prestige: int


class TrackEntry(Entry, frozen=True, kw_only=True):
    """A space of a specialist's track."""

    value: int


class BoardFile(File, frozen=True):
    """`board.toml`."""

    level: list[LevelEntry]
    row: list[RowEntry]
    mechanic: list[TrackEntry]
    hacker: list[TrackEntry]


FILES: dict[str, type[File]] = {
    "board": BoardFile,
    "contracts": ContractFile,
    "divers": DiverFile,
    "rewards": RewardFile,
    "sponsors": SponsorFile,
}
