"""What was measured of the evaluator: how far it is off where the model judges, and how far it should look ahead."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from ..bots.modes import mode_of


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of one game and mode; `docs/study.md` says how they were found."""

    value: float = 0.06
    """By how much the model's chance to win is off, as a standard error."""
    difference: float = 0.02
    """By how much the model's difference between two options is off, as a standard error."""
    sharpness: float = 1.0
    """Above 1 the model is too timid, below too bold: chances are raised to this power."""
    seated: dict[str, float] = {}
    """The same by number of seats, where it was fitted apart for them."""
    lean: dict[str, float] = {}
    """Where all may lose, by difficulty: above 0 the judgement is too gloomy, below too hopeful; added to log odds."""
    ahead: int = 0
    """How many units of play to look ahead before the model judges; 0: as many as suit the game."""
    cost: float = 2.0
    """Milliseconds for one course of the game on one core, interpreted: what a second of budget can pay for."""
    levels: dict[str, tuple[float, float]] = {}
    """What each level gains or loses per decision against the rule of thumb, with its standard error."""


@cache
def _measured() -> dict[str, Calibration]:
    text = (files("fathomfive.study") / "calibration.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Calibration])


def calibration(game: str, allied: bool) -> Calibration:
    """The figures of a game and mode, or cautious ones where nothing was measured.

    >>> calibration("a game of one's own", False).difference
    0.02
    """
    return _measured().get(mode_of(game, allied), Calibration())
