"""What all environments have in common: tables from seeds, and spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel import Table, Value
from ..kernel.game import AnyGame
from ..kernel.installed import game as installed

if TYPE_CHECKING:
    from ..kernel import Seat

Observed = dict[str, NDArray[Any]]
"""An observation: `observation`, the numbers, and `action_mask`, which actions are legal."""
SEEDS = 1 << 48


class Deal:
    """A game, its seats and options: everything about a table but its luck."""

    def __init__(
        self, game: str | AnyGame, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game = installed(game) if isinstance(game, str) else game
        self.seats, self.options = self.game.settle(seats, options)
        Table(self.game, self.seats, 0, self.options)  # options that do not go together are refused now
        self.actions = self.game.actions(self.seats, self.options)
        self.observation = self.game.observation(self.seats, self.options)

    def table(self, seed: int) -> Table:
        """A new table."""
        return Table(self.game, self.seats, seed, self.options)

    def space(self, waiting: int = 0) -> spaces.Dict:
        """What is observed; `waiting` are actions beyond those of the game."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.observation.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions) + waiting,), np.int8),
            }
        )


def observed(seat: Seat) -> Observed:
    """What a seat observes, and which actions are legal for it."""
    return {"observation": seat.observe(), "action_mask": seat.mask()}
