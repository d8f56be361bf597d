"""Games to watch: of each game one that strong bots have played, shown by itself to whoever asks how it is played.

`python -m tools.demos` makes the records; a demonstration is the same replay that finished tables have.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..kernel import NATURE, game
from .errors import NotFound
from .replays import Film, Frame

PAGE = 20
"""Positions in one answer. Whoever asks for others gets the whole page: there are few pages, and each is made once."""


class Demo(msgspec.Struct, frozen=True):
    """A stretch of the shown game, seen from its first seat."""

    names: list[str]
    steps: int
    frames: list[Frame]


@lru_cache(maxsize=16)
def film(id: str) -> Film:
    """The shown game."""
    path = game(id).file("demo.json")
    if path is None:
        raise NotFound(f"no game of {id} has been recorded to be shown")
    record = msgspec.json.decode(path.read_bytes())
    asked = [number for number, (who, _) in enumerate(record["answers"]) if who != NATURE]
    return Film(
        record=record,
        pack=None,
        names=list(record["names"]),
        before=asked,
        seats=[record["answers"][number][0] for number in asked],
        length=len(record["answers"]),
        over=True,
    )


@lru_cache(maxsize=512)
def page(id: str, number: int, language: str) -> Demo:
    """So many positions of the shown game."""
    shown = film(id)
    stretch = shown.frames(number * PAGE, PAGE, 0, language)
    return Demo(shown.names, stretch.steps, stretch.frames)


def demo(id: str, start: int, language: str) -> Demo:
    """The page with a position; after the last one there is none."""
    return page(id, min(start // PAGE, len(film(id).before) // PAGE + 1), language)
