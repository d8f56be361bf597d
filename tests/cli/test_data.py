from __future__ import annotations

import json
from pathlib import Path

from fathomfive.arena.decisions import Decisions

from .conftest import Run


def test_a_set_is_written_with_a_card_that_says_how(fathom: Run, tmp_path: Path) -> None:
    command = ("data", "neweden", "--seats", 2, "--games", 2, "--bots", "random,greedy", "--out", tmp_path)
    outcome = fathom(*command)
    assert outcome.status == 0
    assert "fathom data neweden --games 2 --seats 2 --bots random,greedy --seed 0" in outcome.out
    again = fathom(
        "data", "neweden", "--seats", 2, "--games", 2, "--bots", "random,greedy", "--out", tmp_path, "--json"
    )
    card = json.loads(again.out)
    assert card["game"] == "neweden" and card["rules_version"] >= 2
    assert len(Decisions(tmp_path)) > 10


def test_misuse_is_one_sentence(fathom: Run, tmp_path: Path) -> None:
    for arguments in (("atlantis",), ("otys", "--games", 0), ("otys", "--bots", "shark")):
        outcome = fathom("data", *arguments, "--out", tmp_path)
        assert outcome.status == 2
        assert outcome.err.startswith("fathom: ") and outcome.err.count("\n") == 1
    assert fathom("data", "otys").status == 2
