from __future__ import annotations

from typing import cast

import pytest

from fathomfive.kernel import AnyGame
from fathomfive.kernel.conformance import check_game
from tools.new_game.template.newgame import GAME


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_every_game_keeps_the_laws(seats: int, seed: int) -> None:
    assert check_game(cast(AnyGame, GAME), seats, seed=seed, every=3).questions > 0
