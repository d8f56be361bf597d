"""The same seat in TorchRL: the mask travels in the tensordict, and the actor's distribution takes it.

pip install 'fathomfive[envs]' torchrl
python examples/torchrl_ppo.py
"""

from __future__ import annotations

import sys

import torch
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper, RewardSum, TransformedEnv
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from fathomfive.envs.gymnasium import SeatEnv

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
ROUND = min(2048, STEPS)


def seat(game: str = "neweden", rivals: str = "random") -> TransformedEnv:
    """One seat at a table; every finished game tells what it brought."""
    wrapped = GymWrapper(SeatEnv(game, seats=2, rivals=rivals, seat=None), categorical_action_encoding=True)
    return TransformedEnv(wrapped, RewardSum())


def main() -> None:
    """Learn, and print what the finished games of each round brought."""
    torch.manual_seed(1)
    env = seat()
    seen, actions = env.observation_spec["observation"].shape[-1], env.action_spec.n
    body = MLP(seen, actions, num_cells=[256, 256])
    policy = ProbabilisticActor(
        TensorDictModule(
            lambda seen, mask: (body(seen), mask.bool()),
            in_keys=["observation", "action_mask"],
            out_keys=["logits", "legal"],
        ),
        in_keys={"logits": "logits", "mask": "legal"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    value = ValueOperator(MLP(seen, 1, num_cells=[256, 256]), in_keys=["observation"])
    advantage = GAE(gamma=0.997, lmbda=0.95, value_network=value)
    loss = ClipPPOLoss(policy, value)
    optimiser = torch.optim.Adam([*body.parameters(), *value.parameters()], lr=5e-4)

    for data in Collector(env, policy, frames_per_batch=ROUND, total_frames=STEPS):
        advantage(data)
        for _ in range(4):
            for part in torch.randperm(len(data)).split(256):
                losses = loss(data[part])
                total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
                optimiser.zero_grad()
                total.backward()
                optimiser.step()
        ended = data["next", "done"].squeeze(-1)
        brought = data["next", "episode_reward"].squeeze(-1)[ended]
        print(f"{int(ended.sum())} games, {brought.mean():+.2f} on average")


if __name__ == "__main__":
    main()
