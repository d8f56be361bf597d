"""The bot that takes any option."""

from __future__ import annotations

from typing import ClassVar

from ..kernel import Seat, Stream, Value


class Random:
    """Chooses any option, each as likely."""

    SETTINGS: ClassVar[dict[str, type]] = {"seed": int}

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._stream = Stream(seed)

    def choose(self, seat: Seat) -> Value:
        options = seat.question.options
        return options[self._stream.below(len(options))]

    def __repr__(self) -> str:
        return f"Random(seed={self._seed})"
