"""Gymnasium's vector form of our games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import fathomfive.envs
from fathomfive.envs.vector import SeatVectorEnv
from fathomfive.kernel import SetupError, Stream, Table

COUNT = 3


def chosen(mask: Any, stream: Stream) -> Any:
    """A legal action for every table; where nothing is legal, the first."""
    found = [row.nonzero()[0] for row in mask]
    return np.array([int(legal[stream.below(len(legal))]) if len(legal) else 0 for legal in found])


def test_make_vec_makes_one_by_the_id_of_a_game() -> None:
    assert fathomfive.envs.VERSION == 1
    env = gymnasium.make_vec("fathomfive/otys-v1", num_envs=COUNT, seats=2, rivals="random")
    assert isinstance(env.unwrapped, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert (info["action_mask"] == seen["action_mask"]).all()
    assert env.action_space.shape == (COUNT,)
    env.close()


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("processes", [0, 2])
def test_every_step_tells_of_all_tables_and_the_end_of_a_game_brings_its_return(mode: str, processes: int) -> None:
    env = SeatVectorEnv("neweden", COUNT, 2, rivals="random", autoreset_mode=mode, processes=processes)
    seen, info = env.reset(seed=4)
    stream, ends = Stream(1), 0
    before = np.zeros(COUNT, bool)
    for _ in range(160):
        seen, reward, terminated, truncated, info = env.step(chosen(info["action_mask"], stream))
        assert env.observation_space.contains(seen)
        assert not truncated.any() and (reward[~terminated] == 0).all() and (abs(reward) <= 1).all()
        assert not (terminated & before).any()
        if mode == "NextStep":
            assert (info["action_mask"].any(1) == ~terminated).all()
            before = terminated
        elif terminated.any():
            assert (info["_final_obs"] == terminated).all() and info["action_mask"].any(1).all()
            for table in terminated.nonzero()[0]:
                assert env.single_observation_space.contains(info["final_obs"][table])
        ends += int(terminated.sum())
    env.close()
    assert ends >= COUNT


def test_the_same_seed_gives_the_same_games_and_arrays_stay_the_callers() -> None:
    runs = []
    for _ in range(2):
        env = SeatVectorEnv("deepblue", COUNT, 2, rivals="random")
        seen, info = env.reset(seed=8)
        first = seen["observation"].copy()
        stream = Stream(2)
        for _ in range(20):
            later, _, _, _, info = env.step(chosen(info["action_mask"], stream))
        assert (seen["observation"] == first).all() and not (later["observation"] == first).all()
        runs.append(later["observation"])
        env.close()
    assert (runs[0] == runs[1]).all()


def test_what_a_table_shows_is_what_its_seat_sees() -> None:
    env = SeatVectorEnv("otys", 1, 2, rivals="random", seat=1)
    seen, _ = env.reset(seed=2)
    table = Table("otys", 2, int(env.batch.seed[0]))
    if table.asks[0].seat == 1:
        assert seen["observation"][0].tolist() == table.seat(1).observe().tolist()
    assert int(env.batch.seat[0]) == 1


def test_a_step_before_the_first_reset_and_wrong_arguments_are_refused_in_words() -> None:
    env = SeatVectorEnv("otys", COUNT, 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(np.zeros(COUNT, int))
    env.reset(seed=1)
    with pytest.raises(SetupError, match=r"action \d+ is not legal at table 0"):
        env.step(np.full(COUNT, len(env.batch.actions) - 1))
    with pytest.raises(SetupError, match="autoreset_mode is one of NextStep, SameStep, not 'Disabled'"):
        SeatVectorEnv("otys", COUNT, 2, autoreset_mode="Disabled")
