"""The spaces of one game at one table: its actions, and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from .actions import Actions
from .errors import SetupError
from .observation import Observation

if TYPE_CHECKING:
    from .domains import Domain
    from .game import AnyGame
    from .values import Value

_made: dict[tuple[str, int, int, tuple[Value, ...]], Spaces] = {}
ROOM: Final = 256


class Spaces:
    """Actions and observation for a game's content, seat count and options; made when they are first asked for."""

    __slots__ = ("game", "content", "seats", "options", "_domains", "_actions", "_observation")

    def __init__(self, game: AnyGame, content: object, seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.options = options
        self._domains: Mapping[str, Domain] | None = None
        self._actions: Actions | None = None
        self._observation: Observation | None = None

    @property
    def actions(self) -> Actions:
        """Every action there can be."""
        if self._actions is None:
            domains = self.game.arrays.domains(self.content, self.seats, self.options)
            if not domains:
                raise SetupError(
                    f"{self.game.id} does not say what its questions can offer, so it has no actions and observations:"
                    " it needs a room `arrays`"
                )
            self._domains = domains
            self._actions = _shared(domains) or Actions(domains)
        return self._actions

    @property
    def observation(self) -> Observation:
        """What a seat sees, as numbers."""
        if self._observation is None:
            actions = self.actions
            state = type(self.game.rules.new(self.content, self.seats, self.options))
            shapes = self.game.arrays.shapes(self.content, self.seats, self.options)
            self._observation = Observation(state, self.seats, shapes, actions)
        return self._observation


def _shared(domains: Mapping[str, Domain]) -> Actions | None:
    """The actions of another table whose game gave it these very domains: a long list is numbered and kept once."""
    for made in _made.values():
        if made._domains is domains and made._actions is not None:
            return made._actions
    return None


def spaces(game: AnyGame, content: object, seats: int, options: Mapping[str, Value]) -> Spaces:
    """The spaces of a table, made once for all tables like it."""
    key = (game.id, id(content), seats, tuple(options.values()))
    found = _made.get(key)
    if found is None or found.game is not game:
        if len(_made) >= ROOM:
            _made.clear()
        found = Spaces(game, content, seats, dict(options))
        _made[key] = found
    return found
