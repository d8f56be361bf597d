"""The measured figures: they belong to set-ups that exist, and say what the balance promises."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.content.vocabulary import MOTIVES

MEASURED: list[dict[str, Any]] = json.loads((files(GAME.package) / "measured.json").read_text(encoding="utf-8"))


def won(motive: str, difficulty: str) -> float:
    chosen = {"motive": motive, "difficulty": difficulty}
    found = [row for row in MEASURED if row["seats"] == 1 and row["options"] == chosen]
    assert len(found) == 1
    assert found[0]["games"] >= 300
    return float(found[0]["won"])


@pytest.mark.parametrize("motive", MOTIVES)
def test_an_officer_wins_between_a_fifth_and_a_half_a_sailor_more_and_a_captain_less(motive: str) -> None:
    assert 0.2 <= won(motive, "officer") <= 0.5
    assert won(motive, "sailor") > won(motive, "officer") > won(motive, "captain")


def test_every_set_up_that_was_measured_can_be_played() -> None:
    for row in MEASURED:
        GAME.settle(row["seats"], row["options"])
    together = {(row["options"]["mode"], row["seats"]) for row in MEASURED if row["seats"] > 1}
    assert together == {(mode, seats) for mode in ("coop", "semi") for seats in (2, 3, 4)}
