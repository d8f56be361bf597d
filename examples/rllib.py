"""The same seat in RLlib: its own masking module wants the numbers under another name, and that is all.

pip install 'fathomfive[envs]' 'ray[rllib]' torch
python examples/rllib.py
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from fathomfive.envs.gymnasium import SeatEnv

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 50
SIZE = int(sys.argv[2]) if len(sys.argv) > 2 else 2048


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """`observation` is called `observations` there, and a mask is of floats."""

    def __init__(self, settings: dict[str, Any]) -> None:
        super().__init__(SeatEnv(settings["game"], seats=2, rivals="random", seat=None))
        inner = self.env.observation_space.spaces  # type: ignore[attr-defined]
        mask = gymnasium.spaces.Box(0.0, 1.0, inner["action_mask"].shape)
        self.observation_space = gymnasium.spaces.Dict({"observations": inner["observation"], "action_mask": mask})

    def observation(self, observation: Any) -> Any:
        mask = observation["action_mask"].astype("float32")
        return {"observations": observation["observation"], "action_mask": mask}


if __name__ == "__main__":
    config = (
        PPOConfig()
        .environment(Named, env_config={"game": "neweden"})
        .env_runners(num_env_runners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [256, 256]}
            )
        )
        .training(train_batch_size_per_learner=SIZE, minibatch_size=min(256, SIZE), num_epochs=4, lr=5e-4)
    )
    algorithm = config.build_algo()
    for number in range(ROUNDS):
        told = algorithm.train()["env_runners"]
        print(number, told.get("num_episodes"), "games,", told.get("episode_return_mean"), "on average")
    algorithm.stop()
