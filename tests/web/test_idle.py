"""A page that waits for somebody costs next to nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
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
        with ThreadPoolExecutor(1) as apart:  # the browser of the other tests keeps this thread's event loop
            assert apart.submit(share, server, game, 10).result() < 0.01
    finally:
        server.stop()
