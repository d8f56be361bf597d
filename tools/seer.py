"""A bot that sees everything, to learn how much is lost to what is hidden: for measuring, never at a table.

It thinks as `learned` does, but where that imagines what its seat cannot know, such as rivals' hands, this one finds
the table as it lies. Only luck that nobody has had yet (dice, what piles will give) differs from one imagined course to
another. What it loses, no better redeal would win.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fathomfive.bots.learned import Learned
from fathomfive.kernel import Seat, Stream, Value, game
from fathomfive.kernel.state import State

BOT = "tools.seer:Seer"


class Seer:
    """`learned` with open cards."""

    def __init__(self, seed: int = 0, seconds: float = 0.1, visits: int = 0) -> None:
        self._bot = Learned(seed=seed, visits=visits) if visits else Learned(seed=seed, seconds=seconds)

    def choose(self, seat: Seat) -> Value:
        """Choose as `learned` would if nothing were hidden."""
        with open_cards(seat.game.id):
            return self._bot.choose(seat)


@contextmanager
def open_cards(game_id: str) -> Iterator[None]:
    """Nothing is redealt meanwhile."""
    rules = game(game_id).rules
    redeal = rules.redeal
    setattr(rules, "redeal", left_alone)  # noqa: B010  (the rules are a module)
    try:
        yield
    finally:
        setattr(rules, "redeal", redeal)  # noqa: B010


def left_alone(s: State, viewer: int, stream: Stream) -> None:
    """Everything stays where it lies."""
