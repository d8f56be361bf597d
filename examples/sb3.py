"""The same seat in sb3-contrib: MaskablePPO finds the mask by `action_masks`.

pip install 'fathomfive[envs]' sb3-contrib
python examples/sb3.py
"""

from __future__ import annotations

import sys

import gymnasium
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import fathomfive.envs  # noqa: F401  (registers the ids)

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000


def seat(game: str = "neweden", rivals: str = "random") -> gymnasium.Env[object, object]:
    """One seat at a table; the mask is asked for, so the observation can do without it."""
    env = gymnasium.make(f"fathomfive/{game}-v1", seats=2, rivals=rivals, seat=None)
    return ActionMasker(
        FlattenObservation(FilterObservation(env, ["observation"])), lambda one: one.get_wrapper_attr("action_masks")()
    )


if __name__ == "__main__":
    model = MaskablePPO("MlpPolicy", seat(), n_steps=min(2048, STEPS), seed=1, device="cpu", verbose=1)
    model.learn(STEPS)
    model.save("neweden-sb3")
