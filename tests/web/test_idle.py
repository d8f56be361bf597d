"""A page that waits for somebody costs next to nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.idle import GAMES, HOME, share

from .conftest import Server


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, HOME])
def test_what_waits_costs_less_than_a_hundredth_of_a_core(game: str, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        assert share(server, game, 10) < 0.01
    finally:
        server.stop()
