from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest

from fathomfive.envs import openspiel
from fathomfive.kernel import game, games

from .setups import EVERY, NUMBERED, Setup

openspiel.register()
QUICK = {"neweden-1", "neweden-2", "endeavor-1"}
"""Games that end soon when they are played at random."""


def loaded(id: str, seats: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(f"fathomfive_{id}", {"seats": seats, **options})


def setups() -> list[Any]:
    return [pytest.param(*one.values, id=one.id, marks=() if one.id in QUICK else pytest.mark.slow) for one in EVERY]


@pytest.mark.parametrize("setup", setups())
def test_openspiel_plays_every_game_at_random_and_reads_back_what_it_wrote(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(*setup), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered_once() -> None:
    assert openspiel.register() == openspiel.register() == [f"fathomfive_{id}" for id in sorted(NUMBERED)]
    assert pyspiel.load_game("fathomfive_otys(seats=3)").num_players() == 3


@pytest.mark.parametrize("id", NUMBERED)
def test_a_game_says_how_large_it_is(id: str) -> None:
    seats = games()[id].seats[-1]
    of_openspiel = loaded(id, seats, {})
    assert of_openspiel.num_players() == seats
    assert of_openspiel.num_distinct_actions() == len(game(id).actions(seats))
    assert of_openspiel.observation_tensor_shape() == [game(id).observation(seats).size]


def at_first_question(id: str) -> Any:
    state = loaded(id, 2, {}).new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
        assert state.action_to_string(state.current_player(), outcomes[0][0])
        state.apply_action(outcomes[0][0])
    return state


@pytest.mark.parametrize("id", NUMBERED)
def test_legal_actions_are_those_of_the_table(id: str) -> None:
    state = at_first_question(id)
    legal = state.legal_actions()
    assert legal == sorted(state.table.question.ids)
    assert len({state.action_to_string(action) for action in legal}) == len(legal)


def test_a_clone_goes_on_by_itself() -> None:
    state = at_first_question("deepblue")
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.table.version > state.table.version
    assert str(clone) != "" != str(state)


def test_a_player_is_told_what_it_sees_and_with_perfect_recall_what_it_was_told() -> None:
    state = at_first_question("deepblue")
    player = state.current_player()
    view = json.loads(state.observation_string(player))
    assert view["view"] == json.loads(json.dumps(state.table.view(player)))
    assert view["asked"][0][0] == "action"
    recalled = json.loads(state.information_state_string(player))
    assert recalled["facts"] and recalled["answers"] == []
    assert json.loads(state.observation_string(1 - player))["asked"] == []


def test_the_tensor_is_the_observation() -> None:
    state = at_first_question("deepblue")
    player = state.current_player()
    assert np.allclose(state.observation_tensor(player), state.table.seat(player).observe())
