"""Masked PPO in one file: a policy learns a game from nothing, and says how it does against bots it meets on the way.

    pip install 'fathomfive[envs]' torch
    python examples/ppo.py --game neweden --steps 300000 --out curve.csv

Everything is in sight, in the manner of CleanRL: rollout, advantages, loss. What is special about these games is three
lines: the mask on the logits, one environment for each seat (observations are counted from the seat itself, so one
policy plays them all), and evaluation on the same deals every time: what was gained since the start is paired.
A line of the curve: games won (more points than the others on average), points ahead and gained, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

import fathomfive.envs  # noqa: F401  (registers the ids)
from fathomfive.batch import Batch

DEALS = 1_000_000
"""Evaluation is dealt from this seed on, training far below it."""


@dataclass
class Arguments:
    """What can be set; the defaults learn New Eden with two seats."""

    game: str = "neweden"
    seats: int = 2
    rivals: str = "random"
    against: str = "random,greedy"
    steps: int = 300_000
    envs: int = 64
    length: int = 64
    epochs: int = 3
    minibatches: int = 8
    hidden: int = 128
    rate: float = 5e-4
    gamma: float = 0.997
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    norm: float = 0.5
    points: float = 100
    games: int = 200
    evaluations: int = 10
    seed: int = 1
    threads: int = 1
    out: str = ""
    keep: str = ""


class Agent(nn.Module):
    """One body, a head for the policy and one for the value."""

    def __init__(self, seen: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """What to do, as a distribution over the legal actions, and what the position is worth."""
        inside = self.body(seen)
        logits = self.policy(inside).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(inside).squeeze(-1)


class Tables:
    """Training tables, stepped as one: as many for each seat.

    A game brings 1 for a win and -1 for a loss, and a little for every point ahead: who always loses learns from that.
    """

    def __init__(self, args: Arguments) -> None:
        each = args.envs // args.seats
        self.parts = [
            gymnasium.make_vec(
                f"fathomfive/{args.game}-v1", num_envs=each, seats=args.seats, rivals=args.rivals, seat=seat,
                reward="points", autoreset_mode="SameStep",
            )
            for seat in range(args.seats)
        ]  # fmt: skip
        self.each, self.scale = each, args.points

    def reset(self, seed: int) -> tuple[Tensor, Tensor]:
        return self._joined([part.reset(seed=seed + number)[0] for number, part in enumerate(self.parts)])

    def step(self, actions: NDArray[Any]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        told = [part.step(actions[n * self.each : (n + 1) * self.each]) for n, part in enumerate(self.parts)]
        ahead = torch.from_numpy(np.concatenate([one[1] for one in told]).astype(np.float32))
        reward = ahead.sign() + (ahead / self.scale).clamp(-1, 1)
        done = torch.from_numpy(np.concatenate([one[2] for one in told]).astype(np.float32))
        return *self._joined([one[0] for one in told]), reward, done

    def _joined(self, seen: list[Any]) -> tuple[Tensor, Tensor]:
        joined = np.concatenate([one["observation"] for one in seen])
        mask = np.concatenate([one["action_mask"] for one in seen])
        return torch.from_numpy(joined), torch.from_numpy(mask).bool()


@torch.no_grad()
def results(agent: Agent, args: Arguments, rival: str) -> NDArray[Any]:
    """By how many points the policy's likeliest actions are ahead on the deals of evaluation, seats in turn."""
    found = []
    for seat in range(args.seats):
        tables = args.games // args.seats
        batch = Batch(
            args.game, tables, args.seats, rivals=rival, seat=seat, seed=DEALS + seat * tables,
            autoreset="next_step", reward="points",
        )  # fmt: skip
        ended, brought = np.zeros(tables, bool), np.zeros(tables)
        while not ended.all():
            mask = torch.from_numpy(batch.mask).bool()
            policy, _ = agent(torch.from_numpy(batch.observation), mask)
            batch.step(policy.probs.argmax(-1).numpy())
            now = batch.done & ~ended
            brought[now] = batch.rewards[now, seat]
            ended |= now
        batch.close()
        found.append(brought)
    return np.concatenate(found)


def interval(values: NDArray[Any]) -> tuple[float, float]:
    """A mean and the half width of its 95 % interval."""
    return float(values.mean()), float(1.96 * values.std(ddof=1) / len(values) ** 0.5)


def learn(args: Arguments) -> list[dict[str, Any]]:
    """Train, evaluate now and then, and give the curve."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    tables = Tables(args)
    seen, mask = tables.reset(args.seed)
    agent = Agent(seen.shape[1], mask.shape[1], args.hidden)
    optimiser = torch.optim.Adam(agent.parameters(), lr=args.rate, eps=1e-5)
    count, length = len(seen), args.length
    kept_seen = torch.zeros(length, *seen.shape)
    kept_mask = torch.zeros(length, *mask.shape, dtype=torch.bool)
    actions = torch.zeros(length, count, dtype=torch.long)
    logs, values, rewards, dones = (torch.zeros(length, count) for _ in range(4))
    updates = max(1, args.steps // (length * count))
    looks = {round(updates * part / args.evaluations) for part in range(args.evaluations + 1)}
    first: dict[str, NDArray[Any]] = {}
    curve: list[dict[str, Any]] = []
    begun = time.perf_counter()

    def look(update: int) -> None:
        for rival in args.against.split(","):
            brought = results(agent, args, rival)
            won, error = interval((np.sign(brought) + 1) / 2)
            gain, doubt = interval(brought - first.setdefault(rival, brought))
            line = {
                "game": args.game, "seed": args.seed, "steps": update * length * count, "rival": rival,
                "games": len(brought), "won": round(won, 4), "won_error": round(error, 4),
                "ahead": round(float(brought.mean()), 2), "gained": round(gain, 2), "gained_error": round(doubt, 2),
            }  # fmt: skip
            curve.append(line)
            print(f"{time.perf_counter() - begun:7.1f} s", *line.values(), file=sys.stderr, flush=True)

    for update in range(updates + 1):
        if update in looks:
            look(update)
        if update == updates:
            break
        optimiser.param_groups[0]["lr"] = args.rate * (1 - update / updates)
        for step in range(length):
            kept_seen[step], kept_mask[step] = seen, mask
            with torch.no_grad():
                policy, values[step] = agent(seen, mask)
                actions[step] = policy.sample()
                logs[step] = policy.log_prob(actions[step])
            seen, mask, rewards[step], dones[step] = tables.step(actions[step].numpy())
        with torch.no_grad():
            ahead = agent(seen, mask)[1]
        advantages = torch.zeros(length, count)
        trail = torch.zeros(count)
        for step in reversed(range(length)):
            goes_on = 1 - dones[step]
            trail = (
                rewards[step] + args.gamma * ahead * goes_on - values[step] + args.gamma * args.trace * goes_on * trail
            )
            advantages[step], ahead = trail, values[step]
        flat = [part.flatten(0, 1) for part in (kept_seen, kept_mask, actions, logs, advantages, advantages + values)]
        for _ in range(args.epochs):
            for part in torch.randperm(length * count).chunk(args.minibatches):
                seen_, mask_, action, old, advantage, target = (one[part] for one in flat)
                policy, value = agent(seen_, mask_)
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                ratio = (policy.log_prob(action) - old).exp()
                gain = torch.min(ratio * advantage, ratio.clamp(1 - args.clip, 1 + args.clip) * advantage).mean()
                loss = args.value * (value - target).pow(2).mean() - gain - args.entropy * policy.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), args.norm)
                optimiser.step()
    if args.keep:
        torch.save(agent.state_dict(), args.keep)
    return curve


def main() -> None:
    """Learn as the command line says, and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in vars(Arguments()).items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    args = Arguments(**vars(parser.parse_args()))
    if args.envs % args.seats or args.games % args.seats:
        parser.error(f"--envs and --games are shared by {args.seats} seats: give multiples of {args.seats}")
    curve = learn(args)
    if args.out:
        with Path(args.out).open("a", newline="") as file:
            writer = csv.DictWriter(file, list(curve[0]))
            if file.tell() == 0:
                writer.writeheader()
            writer.writerows(curve)


if __name__ == "__main__":
    main()
