"""The browser's own picture of a table, taken of the real client."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test

from fathomfive.envs import picture
from fathomfive.envs.gymnasium import SeatEnv
from fathomfive.envs.pettingzoo import env
from fathomfive.kernel import SetupError

from .setups import NUMBERED


def test_without_playwright_a_picture_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(SetupError, match=r"needs the extra picture: pip install 'fathomfive\[picture\]'"):
        SeatEnv("otys", render_mode="rgb_array")


def test_without_the_client_a_picture_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(picture, "CLIENT", tmp_path / "index.html")
    with pytest.raises(SetupError, match="the browser client is not built here"):
        env("otys", render_mode="rgb_array")


@pytest.mark.slow
@pytest.mark.parametrize("id", NUMBERED)
def test_a_seat_has_its_picture_which_changes_with_the_position(id: str) -> None:
    game: Any = SeatEnv(id, rivals="random", render_mode="rgb_array")
    assert game.render() is None
    _, info = game.reset(seed=3)
    first = game.render()
    width, height = picture.SIZE
    assert first.shape == (height, width, 3) and first.dtype == np.uint8
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 500, "a page with hardly any colours is no board"
    assert np.array_equal(first, game.render()), "the same position has the same picture, pixel by pixel"
    for _ in range(8):
        _, _, over, _, info = game.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break
    assert not np.array_equal(first, game.render())
    game.close()


@pytest.mark.slow
def test_both_suites_accept_pictures() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        render_test(lambda render_mode: env("deepblue", 2, render_mode=render_mode))
        made = gymnasium.make("fathomfive/neweden-v1", rivals="random", render_mode="rgb_array")
        check_env(made.unwrapped)
        made.close()
