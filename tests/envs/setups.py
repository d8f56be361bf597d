"""Which games, seat counts and modes the environments are tested with."""

from __future__ import annotations

from typing import Any

import pytest

from fathomfive.kernel import Value, game, games
from fathomfive.kernel.conformance import fits
from fathomfive.kernel.plain import NoArrays

Setup = tuple[str, int, dict[str, Value]]
NUMBERED = [id for id in games() if not isinstance(game(id).arrays, NoArrays)]


def everything() -> list[Any]:
    """Every game with every seat count; every choice of every option with one of them, in turn, which is slow."""
    found: list[Any] = []
    for id in NUMBERED:
        info = games()[id]
        found += [pytest.param((id, seats, {}), id=f"{id}-{seats}") for seats in info.seats]
        others = [{one.name: choice} for one in info.options for choice in one.choices if choice != one.default]
        for number, mode in enumerate(others):
            turned = [info.seats[(number + further) % len(info.seats)] for further in range(len(info.seats))]
            seats = next(seats for seats in turned if fits(id, seats, mode))
            name = f"{id}-{seats}-" + "-".join(f"{option}={choice}" for option, choice in mode.items())
            found.append(pytest.param((id, seats, mode), id=name, marks=pytest.mark.slow))
    return found


EVERY = everything()
