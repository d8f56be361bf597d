"""What was found in each game, written down as it is found: whoever begins again goes on, with more games too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Find(msgspec.Struct, frozen=True):
    """What was found in one game."""

    setting: str
    """All that it depends on, but the number of the game."""
    number: int
    seconds: float
    """What it took of the processor."""
    found: msgspec.Raw


def found_in(path: Path, setting: str) -> dict[int, Find]:
    """What has been found under a setting, by the numbers of the games."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    finds = [msgspec.json.decode(line, type=Find) for line in lines]
    return {find.number: find for find in finds if find.setting == setting}


def by_game(path: Path | None, setting: str, games: int, find: Callable[[int], T], kind: type[T]) -> Iterator[T]:
    """What there is in each of so many games, from the file where it is known; what is not known is found now."""
    known = {} if path is None else found_in(path, setting)
    for number in range(games):
        if number in known:
            yield msgspec.json.decode(known[number].found, type=kind)
            continue
        clock = process_time()
        found = find(number)
        if path is not None:
            line = Find(setting, number, process_time() - clock, msgspec.Raw(msgspec.json.encode(found)))
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        yield found


def cost(path: Path, setting: str) -> float:
    """What a game took of the processor on average, in seconds."""
    taken = [find.seconds for find in found_in(path, setting).values()]
    return sum(taken) / max(1, len(taken))
