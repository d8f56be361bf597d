"""The spaces of one game at one table: its actions, and its observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from .actions import Actions
from .errors import SetupError
from .observation import Observation

if TYPE_CHECKING:
    from .game import AnyGame
    from .values import Value

_made: dict[tuple[str, int, int, tuple[Value, ...]], Spaces] = {}
ROOM: Final = 256


class Spaces:
    """Actions and observation for a game's content, seat count and options; made when they are first asked for."""

    __slots__ = ("game", "content", "seats", "options", "_actions", "_observation")

    def __init__(self, game: AnyGame, content: object, seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.options = options
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
            self._actions = Actions(domains)
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
