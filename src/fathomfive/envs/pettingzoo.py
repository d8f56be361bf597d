"""PettingZoo: every seat is an agent. `env("otys", seats=3)` asks one after the other, `parallel_env` all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ..kernel import SetupError, Table, Value
from ..kernel.game import AnyGame
from .boards import SEEDS, Deal, Observed, observed
from .drawing import RENDER_MODES, Drawing

METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}


def env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The game, one question after the other; an illegal action ends it, and costs 1."""
    whole: Any = raw_env(game, seats, options, render_mode)
    whole = wrappers.TerminateIllegalWrapper(whole, illegal_reward=-1)
    whole = wrappers.AssertOutOfBoundsWrapper(whole)
    return wrappers.OrderEnforcingWrapper(whole)


def agents_of(seats: int) -> list[str]:
    """The names of the agents, by seat."""
    return [f"seat_{seat}" for seat in range(seats)]


def number(agent: str) -> int:
    """The seat of an agent."""
    return int(agent.removeprefix("seat_"))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's own custom)
    """The game without wrappers. Seats that are asked together answer one after the other, in secret."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.deal = Deal(game, seats, options)
        self.metadata = {**type(self).metadata, "name": f"fathomfive_{self.deal.game.id}_v1"}
        self.possible_agents = agents_of(self.deal.seats)
        self.agents: list[str] = []
        self.actions = self.deal.actions
        self.render_mode = render_mode
        self._drawing = Drawing(render_mode)
        self._observed = {agent: self.deal.space() for agent in self.possible_agents}
        self._acting = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self.table: Table | None = None

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent does."""
        return self._acting[agent]

    def observe(self, agent: str) -> Observed:
        """What an agent observes now, and what it may do, if it is asked."""
        assert self.table is not None
        return observed(self.table.seat(number(agent)))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed, the same luck."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table = self.deal.table(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """The selected agent acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        assert table is not None
        kind, value = self.actions.value(action)
        asked = table.seat(number(agent)).question.kind
        if kind != asked:
            raise SetupError(f"action {action} answers {kind!r}, but {asked!r} is asked")
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        table.answer(value, number(agent))
        if table.over:
            self.rewards = dict(zip(self.agents, table.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"score": table.scores[number(agent)]} for agent in self.agents}
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whoever is asked is next; at the end all are, in order."""
        assert self.table is not None
        self.agent_selection = self.agents[0] if self.table.over else self.agents[self.table.asks[0].seat]

    def render(self) -> str | NDArray[Any] | None:
        """The table as a spectator sees it: as text, given (`ansi`) or printed (`human`), or the browser's picture."""
        assert self.table is not None
        return self._drawing.of(self.table)

    def close(self) -> None:
        """End what pictures are taken with."""
        self._drawing.close()


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's own custom)
    """All agents act in every step; who is not asked waits, with the last action of its space.

    Seats that the game asks together really answer at once. An illegal action ends the game, and costs 1.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.deal = Deal(game, seats, options)
        self.metadata = {**type(self).metadata, "name": f"fathomfive_{self.deal.game.id}_v1"}
        self.possible_agents = agents_of(self.deal.seats)
        self.agents: list[str] = []
        self.actions = self.deal.actions
        self.wait = len(self.actions)
        """The action of who is not asked."""
        self.render_mode = render_mode
        self._drawing = Drawing(render_mode)
        self._observed = {agent: self.deal.space(1) for agent in self.possible_agents}
        self._acting = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self.table: Table | None = None

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent does, or that it waits."""
        return self._acting[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, Any]]:
        """A new game; the same seed, the same luck."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table = self.deal.table(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every asked agent answers."""
        table = self.table
        assert table is not None
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        asked = {ask.seat: ask for ask in table.asks}
        wrong = [agent for agent in agents if not self._is_legal(asked.get(number(agent)), int(actions[agent]))]
        for agent in wrong:
            rewards[agent] = -1.0
            infos[agent] = {"illegal": f"action {int(actions[agent])} is not legal now: the mask says what is"}
        if not wrong:
            for seat in asked:
                table.answer(self.actions.value(actions[agents[seat]])[1], seat)
        over = table.over or bool(wrong)
        if table.over:
            rewards = dict(zip(agents, table.returns, strict=True))
            infos = {agent: {"score": table.scores[number(agent)]} for agent in agents}
        seen = self._seen()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _is_legal(self, ask: Any, action: int) -> bool:
        if ask is None:
            return action == self.wait
        return action != self.wait and action in self.actions.ids(ask)

    def _seen(self) -> dict[str, Observed]:
        assert self.table is not None
        found: dict[str, Observed] = {}
        for agent in self.agents:
            seen = observed(self.table.seat(number(agent)))
            waits = np.array([not seen["action_mask"].any()], dtype=np.int8)
            mask: NDArray[Any] = np.concatenate([seen["action_mask"], waits])
            found[agent] = {"observation": seen["observation"], "action_mask": mask}
        return found

    def render(self) -> str | NDArray[Any] | None:
        """The table as a spectator sees it: as text, given (`ansi`) or printed (`human`), or the browser's picture."""
        assert self.table is not None
        return self._drawing.of(self.table)

    def close(self) -> None:
        """End what pictures are taken with."""
        self._drawing.close()
