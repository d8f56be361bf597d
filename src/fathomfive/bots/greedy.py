"""The bot that follows its game's rule of thumb."""

from __future__ import annotations

from ..kernel import Seat, Stream, Value


class Greedy:
    """Takes the advice of the game, given on a table where everything the seat cannot know has been redealt."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._stream = Stream(seed)

    def choose(self, seat: Seat) -> Value:
        imagined = seat.imagine(self._stream)
        return imagined.game.advise(imagined.state, seat.ask(), self._stream)

    def __repr__(self) -> str:
        return f"Greedy(seed={self._seed})"
