from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import fathomfive.envs
from fathomfive import bots
from fathomfive.envs.gymnasium import SeatEnv
from fathomfive.kernel import SetupError

from .setups import EVERY, NUMBERED, Setup


@pytest.mark.parametrize("setup", EVERY)
@pytest.mark.usefixtures("_text_only")
def test_gymnasium_accepts_every_game(setup: Setup) -> None:
    id, seats, options = setup
    env = gymnasium.make(f"fathomfive/{id}-v1", seats=seats, options=options, rivals="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # a float32 array is no image, and no worse for that
        check_env(env.unwrapped)


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A whole game of random legal actions: the actions, the reward at the end, and what is known then."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    taken: list[int] = []
    while True:
        action = int(env.action_space.sample(info["action_mask"]))
        taken.append(action)
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return taken, float(reward), {name: info[name] for name in ("seat", "scores", "ranks")}
        assert reward == 0


@pytest.mark.parametrize("id", NUMBERED)
def test_the_same_seed_is_the_same_game(id: str) -> None:
    env = SeatEnv(id, rivals="random")
    assert played(env, 3) == played(env, 3)


@pytest.mark.parametrize("id", ["deepblue", "neweden"])
def test_the_reward_at_the_end_is_what_the_place_is_worth(id: str) -> None:
    env = SeatEnv(id, seats=2, rivals="random")
    _, reward, info = played(env, 5)
    assert env.table is not None and reward == env.table.returns[0]
    assert reward == {1: 1.0, 2: -1.0}[info["ranks"][0]] or info["ranks"] == [1, 1]


def test_the_reward_may_be_points() -> None:
    env = SeatEnv("deepblue", seats=2, rivals="random", reward="points")
    _, reward, info = played(env, 5)
    assert reward == info["scores"][0] - info["scores"][1]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv("deepblue", seats=2, rivals="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert "is not legal now" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset\\(\\) begins one"):
        env.step(illegal)


def test_an_illegal_action_may_be_an_error() -> None:
    env = SeatEnv("deepblue", seats=2, rivals="random", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(SetupError, match="is not legal now"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))


def test_rivals_are_named_or_objects_one_for_all_or_one_for_each() -> None:
    assert SeatEnv("deepblue", seats=3, rivals="greedy").rivals == ["greedy", "greedy"]
    assert SeatEnv("deepblue", seats=3, rivals=["greedy", bots.make("random")]).rivals[0] == "greedy"
    with pytest.raises(SetupError, match="1 rivals for 2 seats"):
        SeatEnv("deepblue", seats=3, rivals=["greedy"])


def test_a_seat_that_wanders_sits_everywhere() -> None:
    env = SeatEnv("deepblue", seats=3, rivals="random", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_masks_are_there_as_sb3_wants_them() -> None:
    env = SeatEnv("deepblue", seats=2, rivals="random")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()


def test_a_table_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("otys", seats=2, rivals="random", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str) and "[/" not in text and len(text.splitlines()) > 5
    human = SeatEnv("otys", seats=2, rivals="random", render_mode="human")
    human.reset(seed=1)
    assert human.render() is None
    assert text in capsys.readouterr().out
    assert SeatEnv("otys").render() is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 7}, "there is no seat 7"),
        ({"reward": "gold"}, "reward is one of returns, points, not 'gold'"),
        ({"illegal": "shrug"}, "illegal is one of lose, raise, not 'shrug'"),
        ({"render_mode": "film"}, "render_mode is one of ansi, human, rgb_array, not 'film'"),
        ({"rivals": "oracle"}, "no bot 'oracle'"),
    ],
)
def test_wrong_wishes_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        SeatEnv("otys", **wrong)


def test_games_are_registered_once() -> None:
    fathomfive.envs.register_gymnasium()
    assert {f"fathomfive/{id}-v1" for id in NUMBERED} <= set(gymnasium.registry)
