"""The bot that follows its game's rule of thumb."""

from __future__ import annotations

from typing import ClassVar

from ..kernel import Seat, SetupError, Stream, Value


class Greedy:
    """Takes the advice of the game, given on a table where everything the seat cannot know has been redealt.

    `slips` is how often it takes any option instead.
    """

    SETTINGS: ClassVar[dict[str, type]] = {"seed": int, "slips": float}

    def __init__(self, seed: int = 0, slips: float = 0.0) -> None:
        if not 0 <= slips <= 1:
            raise SetupError(f"slips are a share from 0 to 1, not {slips:g}")
        self._seed = seed
        self._slips = slips
        self._stream = Stream(seed)

    def choose(self, seat: Seat) -> Value:
        if self._slips and self._stream.unit() < self._slips:
            options = seat.question.options
            return options[self._stream.below(len(options))]
        imagined = seat.imagine(self._stream)
        return imagined.game.advise(imagined.state, seat.ask(), self._stream)

    def __repr__(self) -> str:
        return f"Greedy(seed={self._seed})"
