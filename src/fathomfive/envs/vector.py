"""Gymnasium's vector form: one seat learns at many tables at once, bots have the others.

`gymnasium.make_vec("fathomfive/otys-v1", num_envs=64, seats=2, rivals="greedy")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..batch import Batch
from ..bots import Bot
from ..kernel import SetupError, Value
from ..kernel.game import AnyGame
from .boards import SEEDS, Deal, Observed

MODES = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}
Flags = NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    """One seat at each of `num_envs` tables, over `fathomfive.batch`.

    As in `SeatEnv`, `rivals` have the other seats, a game brings its `returns` (or with
    `reward="points"` the points ahead of the others) at its end, and the mask is in the
    observation and in `info`. An action that is not legal is an error: the mask is there. `processes` spread the tables
    over so many processes.

    `autoreset_mode` says what happens at a table whose game is over, as Gymnasium has it. NextStep: the next step there
    begins a new game, whatever its action, and brings nothing; nothing is legal before. SameStep: the observation is
    already the new game's, the last one of the old game is in `info["final_obs"]`.
    """

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        rivals: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int = 0,
        reward: str = "returns",
        processes: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        mode = _mode(autoreset_mode)
        self._same_step = mode is AutoresetMode.SAME_STEP
        deal = Deal(game, seats, options)
        self.batch = Batch(
            game,
            num_envs,
            deal.seats,
            deal.options,
            rivals=rivals,
            seat=seat,
            reward=reward,
            processes=processes,
            autoreset=MODES[mode],
            final=self._same_step,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.seat = seat
        self.single_action_space = spaces.Discrete(len(deal.actions))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = deal.space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """New games at all tables; their seeds follow from this one."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        self._begun = True
        return self._seen()

    def step(self, actions: NDArray[Any]) -> tuple[Observed, NDArray[Any], Flags, Flags, dict[str, Any]]:
        """Take an action at every table, and let the others play until the seat is asked again."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("no game is being played: reset() begins them")
        self.batch.step(actions)
        seen, info = self._seen()
        done = self.batch.done.copy()
        if self._same_step and done.any():
            final = np.full(self.num_envs, None, dtype=object)
            for table in np.flatnonzero(done):
                mask = np.zeros_like(self.batch.mask[table])
                final[table] = {"observation": self.batch.final[table].copy(), "action_mask": mask}
            info |= {"final_obs": final, "_final_obs": done.copy()}
        return seen, self.batch.rewards[:, self.seat].astype(np.float64), done, np.zeros_like(done), info

    def _seen(self) -> tuple[Observed, dict[str, Any]]:
        mask = self.batch.mask.copy()
        return {"observation": self.batch.observation.copy(), "action_mask": mask}, {"action_mask": mask}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.batch.close()


def _mode(wanted: AutoresetMode | str) -> AutoresetMode:
    for mode in MODES:
        if wanted in (mode, mode.value):
            return mode
    raise SetupError(f"autoreset_mode is one of {', '.join([mode.value for mode in MODES])}, not {wanted!r}")
