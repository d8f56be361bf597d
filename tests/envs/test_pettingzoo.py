from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from fathomfive import compiled
from fathomfive.envs.pettingzoo import env, parallel_env, raw_env
from fathomfive.kernel import SetupError, game

from .setups import EVERY, NUMBERED, Setup


@pytest.fixture(autouse=True)
def _what_pettingzoo_warns_of() -> Iterator[None]:
    """A game that is asked nothing for a while, and observations that are no pictures, are fine."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("setup", EVERY)
def test_pettingzoo_accepts_every_game_one_after_the_other(setup: Setup) -> None:
    api_test(env(*setup), num_cycles=100)
    seed_test(lambda: env(*setup), num_cycles=30)


@pytest.mark.parametrize("setup", EVERY)
def test_pettingzoo_accepts_every_game_all_at_once(setup: Setup) -> None:
    parallel_api_test(parallel_env(*setup), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(*setup), num_cycles=30)


@pytest.mark.parametrize("setup", EVERY)
@pytest.mark.usefixtures("_text_only")
def test_every_game_is_drawn(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(*setup, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("id", NUMBERED)
def test_the_benchmark_of_pettingzoo_runs(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = game(id).seats[-1]
    performance_benchmark(env(id, seats))
    turns, said, _ = capsys.readouterr().out.splitlines()[1].partition(" turns per second")
    engine = "compiled" if compiled else "interpreted"
    print(f"performance_benchmark of {id}, {seats} seats, {engine}: {float(turns):.0f}{said}")  # tools.suites reads it
    assert float(turns) > 0


@pytest.mark.parametrize("id", ["otys", "deepblue", "neweden"])
def test_everybody_gets_their_return_at_the_end(id: str) -> None:
    game = raw_env(id, 2)
    game.reset(seed=4)
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        got[agent] += reward
        game.action_space(agent).seed(4)
        game.step(None if over else game.action_space(agent).sample(seen["action_mask"]))
    assert game.table is not None and game.table.over
    assert list(got.values()) == game.table.returns


def test_who_is_not_asked_may_do_nothing() -> None:
    game = raw_env("deepblue", 2)
    game.reset(seed=4)
    other = next(agent for agent in game.agents if agent != game.agent_selection)
    assert game.observe(game.agent_selection)["action_mask"].any()
    assert not game.observe(other)["action_mask"].any()


def test_an_answer_to_another_question_is_an_error_without_the_wrappers() -> None:
    game = raw_env("deepblue", 2)
    game.reset(seed=4)
    with pytest.raises(SetupError, match="answers 'go_on', but 'action' is asked"):
        game.step(game.actions.id("go_on", "on"))


def test_all_at_once_who_is_not_asked_waits() -> None:
    game = parallel_env("deepblue", 2)
    seen, _ = game.reset(seed=4)
    waiting = [agent for agent in game.agents if seen[agent]["action_mask"][game.wait]]
    assert len(waiting) == 1
    assert seen[waiting[0]]["action_mask"].sum() == 1


def test_all_at_once_an_illegal_action_ends_the_game_and_costs_one() -> None:
    game = parallel_env("deepblue", 2)
    seen, _ = game.reset(seed=4)
    asked = next(agent for agent in game.agents if not seen[agent]["action_mask"][game.wait])
    actions = dict.fromkeys(game.agents, game.wait)
    _, rewards, over, _, infos = game.step(actions)
    assert rewards[asked] == -1.0 and sum(rewards.values()) == -1.0
    assert all(over.values()) and game.agents == []
    assert "is not legal now" in infos[asked]["illegal"]


def test_all_at_once_a_game_is_played_to_its_end() -> None:
    game = parallel_env("neweden", 3)
    seen, _ = game.reset(seed=2)
    chooser = np.random.default_rng(1)
    together = 0
    rewards: dict[str, Any] = {}
    while game.agents:
        actions = {agent: int(chooser.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in game.agents}
        together = max(together, sum(action != game.wait for action in actions.values()))
        seen, rewards, _, _, _ = game.step(actions)
    assert together == 3
    assert game.table is not None and list(rewards.values()) == game.table.returns


def test_an_unknown_way_to_draw_is_refused() -> None:
    with pytest.raises(SetupError, match="render_mode is one of ansi, human, rgb_array, not 'film'"):
        env("otys", render_mode="film")
