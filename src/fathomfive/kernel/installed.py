"""The games there are: our own, those that other packages offer, and those that a program registers."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, TypeVar, cast

from .errors import SetupError
from .game import AnyGame, Game, GameInfo

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
C = TypeVar("C")

GROUP = "fathomfive.games"
"""The entry point group by which a package offers games: `pearls = "my_package.pearls:GAME"`."""

registered: dict[str, AnyGame] = {}
"""Games of this process alone, by id."""


def register(the_game: Game[S, C]) -> Game[S, C]:
    """Make a game known by its id, in this process; again, to put another one in its place.

    Games of our own and of installed packages keep their ids.
    """
    if not isinstance(the_game, Game):
        raise SetupError(f"register wants a Game, the GAME of a package, not {the_game!r}")
    if the_game.id in own_ids() or the_game.id in offered():
        raise SetupError(f"there is a game {the_game.id!r} already: choose another id")
    registered[the_game.id] = cast(AnyGame, the_game)
    return the_game


def game(id: str) -> AnyGame:
    """The game with this id."""
    if id in own_ids():
        return cast(AnyGame, importlib.import_module(f"fathomfive.games.{id}").GAME)
    if id in offered():
        return _load(offered()[id])
    if id in registered:
        return registered[id]
    raise SetupError(f"no game {id!r}; there are {', '.join(game_ids())}")


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted({*own_ids(), *offered(), *registered}))


def games() -> dict[str, GameInfo]:
    """Every game, by id."""
    return {id: game(id).info for id in game_ids()}


@lru_cache(maxsize=1)
def own_ids() -> frozenset[str]:
    """The packages of `fathomfive.games`."""
    packages = importlib.import_module("fathomfive.games").__path__
    return frozenset([module.name for module in pkgutil.iter_modules(packages)])


@lru_cache(maxsize=1)
def offered() -> dict[str, EntryPoint]:
    """What installed packages offer, by id; our own games come first."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in own_ids()}


def _load(point: EntryPoint) -> AnyGame:
    found = point.load()
    if not isinstance(found, Game) or found.id != point.name:
        raise SetupError(f"the entry point {point.name!r} of {GROUP} names {found!r}, not a Game with this id")
    return cast(AnyGame, found)
