"""How fast a usual machine searches: levels are measured in visits, so that they are as strong on any machine."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from .modes import mode_of

UNKNOWN = 1000
"""Visits a second where nothing was measured: a game of one's own."""


@cache
def _measured() -> dict[str, dict[str, int]]:
    text = (files("fathomfive.bots") / "pace.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, int]])


def pace(game: str, kind: str, allied: bool) -> int:
    """How many visits a kind of search makes in a second of a usual machine, compiled.

    >>> pace("a game of one's own", "search", False)
    1000
    """
    return _measured().get(mode_of(game, allied), {}).get(kind, UNKNOWN)
