"""What is read aloud: every mode, both languages, and no slip that one stumbles over."""

from __future__ import annotations

import re

import pytest

from tools.aloud import read
from tools.balance.questions import MODES

STUMBLES = re.compile(
    r"[.!?]\.|\.,|  |[.!?]“\.|„[^“]*„|\b(for|für) 0 "
    r"|(?<![\d+])1 (points|coins|cards|moves|steps|credits|batteries|action points|stones|discs|treasures"
    r"|Punkte|Münzen|Karten|Schritte|Scheiben|Steine|Schätze|Bewegungen|Reparaturen|Batterien)\b"
)


@pytest.mark.parametrize("game", MODES)
def test_nothing_that_is_said_in_a_game_makes_one_stumble(game: str) -> None:
    lines = list(read(game, seed=77))
    assert len([line for line in lines if line.startswith("#")]) == len(MODES[game])
    spoken = [line for line in lines if not line.startswith("#")]
    assert {line.partition(" ")[0] for line in spoken} == {"prompt", "label", "stand", "log"}
    assert [line for line in spoken if " | " not in line] == []
    assert [line for line in spoken if STUMBLES.search(line)] == []
