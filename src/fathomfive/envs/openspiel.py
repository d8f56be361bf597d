"""OpenSpiel: every game as a Python game with chance nodes.

`register()`, then `pyspiel.load_game("fathomfive_otys(seats=2)")`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from ..kernel import NATURE, Phrase, Table, Value
from ..kernel.game import AnyGame
from ..kernel.installed import game, game_ids
from ..kernel.pen import drawn
from ..kernel.plain import NoArrays
from ..kernel.values import jsonable

PREFIX = "fathomfive_"
MOST_OUTCOMES = 1024
"""No question to nature has more outcomes."""

_registered: set[str] = set()


def register() -> list[str]:
    """Make every game known to OpenSpiel; gives their names. Parameters are `seats` and the game's options."""
    for id in game_ids():
        which = game(id)
        if id in _registered or isinstance(which.arrays, NoArrays):
            continue
        kind = game_type(which)
        pyspiel.register_game(kind, _maker(which, kind))
        _registered.add(id)
    return [PREFIX + id for id in sorted(_registered)]


def _maker(which: AnyGame, kind: Any) -> Any:
    """What makes a game of a kind: a class, as OpenSpiel wants it."""

    class Registered(FathomGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(which, kind, params or {})

    return Registered


def game_type(which: AnyGame) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    options: dict[str, Any] = {option.name: option.default for option in which.options}
    return pyspiel.GameType(
        short_name=PREFIX + which.id,
        long_name=which.catalogue.text(Phrase("game"), "en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=which.seats[-1],
        min_num_players=which.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"seats": which.seats[0], **options},
    )


class FathomGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options."""

    def __init__(self, which: AnyGame, kind: Any, params: Mapping[str, Any]) -> None:
        given = dict(params)
        self.which = which
        self.seats, self.options = which.settle(given.pop("seats", None), given)
        self.actions = which.actions(self.seats, self.options)
        self.observation = which.observation(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=which.bound,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> FathomState:
        """The table before nature has laid it out."""
        return FathomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player observes."""
        recalls = bool(iig_obs_type.perfect_recall) if iig_obs_type is not None else False
        return Observer(self, recalls)


class FathomState(pyspiel.State):  # type: ignore[misc]
    """A table at which nature's questions are chance nodes, and who is asked together answers one after the other."""

    def __init__(self, game: FathomGame) -> None:
        super().__init__(game)
        self.table = Table(game.which, game.seats, 0, game.options, nature="ask", facts=True)

    def current_player(self) -> int:
        """Who is asked."""
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self.table.question
        assert asked is not None
        return int(pyspiel.PlayerId.CHANCE) if asked.seat == NATURE else asked.seat

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.table.seat(player).ask()
        return sorted(self.table.actions.ids(ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's outcomes by their place in its question, with their probabilities."""
        asked = self.table.question
        assert asked is not None
        return [(place, probability) for place, (_, probability) in enumerate(asked.outcomes)]

    def _apply_action(self, action: int) -> None:
        asked = self.table.question
        assert asked is not None
        value = asked.options[action] if asked.seat == NATURE else self.table.actions.value(action)[1]
        self.table.answer(value, asked.seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            kind, value = self.table.actions.value(action)
            return f"{kind}: {_said(value)}"
        asked = self.table.question
        if asked is None or asked.seat != NATURE or action >= len(asked.options):
            return f"outcome {action}"
        return f"{asked.kind}: {_said(asked.options[action])}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    def returns(self) -> list[float]:
        """By place, from -1 to 1."""
        return self.table.returns

    def __str__(self) -> str:
        return drawn(self.table) or json.dumps(self.table.view())


class Observer:
    """Writes what a player sees: the numbers of an observation, and the view, or all that was told, as a string."""

    def __init__(self, game: FathomGame, recalls: bool) -> None:
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._recalls = recalls

    def set_from(self, state: FathomState, player: int) -> None:
        """Write the numbers."""
        state.table.seat(player).observe(out=self.tensor)

    def string_from(self, state: FathomState, player: int) -> str:
        """The view, with what is asked of the player; with perfect recall everything that the player was told, too."""
        table = state.table
        known: dict[str, Any] = {"view": table.view(player)}
        known["asked"] = [[ask.kind, list(ask.options)] for ask in table.asks if ask.seat == player]
        if self._recalls:
            known["answers"] = [jsonable(value) for who, value in table.answers if who == player]
            known["facts"] = [[fact.kind, jsonable(fact.args)] for fact in table.seat(player).facts]
        return json.dumps(known)


def _said(value: Value) -> str:
    return " ".join([_said(item) for item in value]) if isinstance(value, tuple) else str(value)
