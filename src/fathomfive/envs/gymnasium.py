"""Gymnasium: one seat learns, bots have the others.

`gymnasium.make("fathomfive/otys-v1", seats=2, rivals="greedy")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from numpy.typing import NDArray

from ..batch.batch import REWARDS
from ..bots import Bot, named, seeded
from ..kernel import SetupError, Table, Value
from ..kernel.game import AnyGame
from .boards import SEEDS, Deal, Observed, observed
from .drawing import RENDER_MODES, Drawing

ILLEGAL = ("lose", "raise")
METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}


class SeatEnv(gymnasium.Env[Observed, int]):
    """One seat at a table.

    - `rivals`: a bot for every other seat, or one for each of them, in order: names or objects.
    - `seat`: which seat learns; None: another one after every reset.
    - `reward`: at the end the `returns`, from -1 to 1 by place, or the `points` ahead of the others; 0 before.
    - `illegal`: an action that is not legal loses the game at once (`lose`), or is an error (`raise`).
    - `render_mode`: `ansi` and `human` draw text, `rgb_array` is the picture of the browser (extra `picture`).

    An observation has the numbers of `table.observation` and the mask of legal actions, which is in `info`, too.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        rivals: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int | None = 0,
        reward: str = "returns",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.deal = Deal(game, seats, options)
        if seat is not None and seat not in range(self.deal.seats):
            raise SetupError(f"there is no seat {seat}; there are seats 0 to {self.deal.seats - 1}")
        if reward not in REWARDS:
            raise SetupError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if illegal not in ILLEGAL:
            raise SetupError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.rivals = self._named(rivals)
        self._drawing = Drawing(render_mode)
        self.render_mode = render_mode
        self.seat = seat or 0
        self._wanders = seat is None
        self._points = reward == "points"
        self._loses = illegal == "lose"
        self.actions = self.deal.actions
        self.action_space = spaces.Discrete(len(self.actions))  # type: ignore[assignment]
        self.observation_space = self.deal.space()  # type: ignore[assignment]
        self.table: Table | None = None
        self._bots: list[Bot] = []

    def _named(self, rivals: str | Bot | Sequence[str | Bot]) -> list[str]:
        """A bot for each of the other seats, clockwise from the learning one."""
        others = self.deal.seats - 1
        listed = list(rivals) if isinstance(rivals, (list, tuple)) else [rivals] * others
        if len(listed) != others:
            raise SetupError(f"{len(listed)} rivals for {others} seats: name one for all, or one for each")
        names = [named(rival) for rival in listed]
        for name in names:
            seeded(name, 0)
        return names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game, up to the first question of the seat."""
        super().reset(seed=seed)
        while True:
            self.table = self.deal.table(int(self.np_random.integers(SEEDS)))
            if self._wanders:
                self.seat = int(self.np_random.integers(self.deal.seats))
            self._bots = [seeded(name, int(self.np_random.integers(SEEDS))) for name in self.rivals]
            self._let_others_play(self.table)
            if not self.table.over:
                return self._seen(self.table)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the seat is asked again or the game is over."""
        table = self._played()
        kind, value = self.actions.value(action)
        ask = table.seat(self.seat).ask()
        if kind != ask.kind or value not in ask.options:
            refusal = f"{value!r} for {kind!r} is not legal now: {ask.kind!r} is asked, and the mask says what is legal"
            if not self._loses:
                raise SetupError(refusal)
            seen, info = self._seen(table)
            self.table = None
            return seen, -1.0, True, False, {**info, "illegal": refusal}
        table.answer(value, self.seat)
        self._let_others_play(table)
        seen, info = self._seen(table)
        rewards = table.rewards if self._points else table.returns
        return seen, rewards[self.seat], table.over, False, info

    def _let_others_play(self, table: Table) -> None:
        seats = self.deal.seats
        while not table.over:
            asked = [ask.seat for ask in table.asks]
            if self.seat in asked:
                return
            seat = asked[0]
            table.answer(self._bots[(seat - self.seat - 1) % seats].choose(table.seat(seat)), seat)

    def _seen(self, table: Table) -> tuple[Observed, dict[str, Any]]:
        seen = observed(table.seat(self.seat))
        info: dict[str, Any] = {"action_mask": seen["action_mask"], "seat": self.seat}
        if table.over:
            info |= {"scores": table.scores, "ranks": table.ranks}
        return seen, info

    def _played(self) -> Table:
        if self.table is None or self.table.over:
            raise gymnasium.error.ResetNeeded("no game is being played: reset() begins one")
        return self.table

    def action_masks(self) -> Any:
        """The legal actions, as sb3-contrib wants them."""
        return self._played().seat(self.seat).mask().astype(bool)

    def render(self) -> str | NDArray[Any] | None:
        """The table as the seat sees it: as text, given (`ansi`) or printed (`human`), or the browser's picture."""
        return None if self.table is None else self._drawing.of(self.table, self.seat)

    def close(self) -> None:
        """End what pictures are taken with."""
        self._drawing.close()
