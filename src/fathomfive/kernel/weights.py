"""Fitted numbers: `weights.toml` beside the judge that uses them, with the names of their features."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`weights.toml`: how the numbers were found, and for every fit what each feature weighs."""

    command: str
    """What fits them again."""
    seed: int
    weights: dict[str, dict[str, float]]


def fitted(package: str | None) -> Fitted:
    """The fitted numbers of a game's judge."""
    text = (files(str(package)) / "weights.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Fitted)


def weights(package: str | None, fit: str) -> dict[str, float]:
    """What each feature weighs in one fit: `weights(__package__, "prestige")["credits"]`."""
    return fitted(package).weights[fit]
