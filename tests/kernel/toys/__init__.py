"""Small games that prove the kernel, so that its tests depend on no real game. `conftest.py` installs them by id."""

from __future__ import annotations

from typing import cast

from fathomfive.kernel import AnyGame

from .broken import BROKEN
from .cards import Cards
from .lagoon import Lagoon
from .stairs import Stairs
from .watch import Watch

_TOYS = [
    cast(AnyGame, toy)
    for toy in (Cards().game(), Lagoon().game(), Stairs().game(), Watch().game(), *(kind().game() for kind in BROKEN))
]

GAMES: dict[str, AnyGame] = {toy.id: toy for toy in _TOYS}
