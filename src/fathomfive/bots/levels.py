"""Five strengths to choose from: `levels.toml` says which bots they are, and how badly short-sighted ones see."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from ..kernel import SetupError, Table
from .modes import mode_of

RIVALS = 2
"""So many it takes at least to be rivals."""


class Sight(msgspec.Struct, frozen=True):
    """How badly a short-sighted bot sees (see `Shallow`)."""

    blur: float
    plain: float
    lapses: float = 1.0


class Sights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same with the fewest and with the most seats of a game."""

    blur: tuple[float, float]
    plain: tuple[float, float]
    lapses: tuple[float, float] = (1.0, 1.0)


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strength: the bot that plays it, and how badly a short-sighted bot of that strength sees, by game and mode."""

    bot: str
    sight: dict[str, Sights] = {}


@cache
def _written() -> dict[str, Level]:
    text = (files("fathomfive.bots") / "levels.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Level])


LEVELS = {name: level.bot for name, level in _written().items()}
"""The bot of every level, the weakest first; docs/strength/ has what each wins against the others."""
UNKNOWN = "other"
"""The mode whose sight holds for games that are not named: those of one's own."""


def check_sighted(level: str) -> str:
    """The level, if it is none or one of those that see badly."""
    seeing = [name for name, one in _written().items() if one.sight]
    if level and level not in seeing:
        raise SetupError(f"a level that sees badly is {' or '.join(seeing)}, not {level!r}")
    return level


def sight_of(level: str, table: Table) -> Sight:
    """How badly a level sees at a table: between what holds for the fewest and for the most seats.

    >>> sight_of("sunlit", Table("otys", 2, 1)).blur < sight_of("calm", Table("otys", 2, 1)).blur
    True
    """
    known = _written()[level].sight
    allied = table.game.rules.allied(table.state)
    here = known.get(mode_of(table.game.id, allied)) or known[UNKNOWN]
    least, most = table.game.seats[0], table.game.seats[-1]
    if not allied:
        least = max(RIVALS, least)
    share = (table.seats - least) / (most - least) if most > least else 0.0
    return Sight(_between(here.blur, share), _between(here.plain, share), _between(here.lapses, share))


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + share * (ends[1] - ends[0])
