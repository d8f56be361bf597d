from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive.kernel.installed import registered
from tests.kernel.toys import GAMES

from .conftest import Run


def test_a_quiet_storm_is_told_and_written_down(fathom: Run, tmp_path: Path) -> None:
    outcome = fathom("fuzz", "otys", "neweden", "--games", 6, "--jobs", 1, "--out", tmp_path)
    assert outcome.status == 0
    assert "6 games" in outcome.out and "0 broken laws" in outcome.out
    page = (tmp_path / "storm.md").read_text(encoding="utf-8")
    assert "fathom fuzz otys neweden --first 0 --games 6 --seed 0 --spacing 40" in page
    assert "| pieces | " in page and "| otys/" in page and "broken laws" in page


def test_a_broken_law_ends_with_1_and_says_where(fathom: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered, "leak", GAMES["leak"])
    outcome = fathom("fuzz", "leak", "--games", 12, "--jobs", 1, "--spacing", 1, "--json", "--out", tmp_path)
    assert outcome.status == 1
    document = json.loads(outcome.out)
    assert [wreck["law"] for wreck in document["wrecks"]] == [3] * len(document["wrecks"])
    number = document["wrecks"][0]["setup"]["number"]
    assert f"game {number}: leak with" in outcome.err
    assert f"| {number} | leak with" in (tmp_path / "storm.md").read_text(encoding="utf-8")


def test_misuse_is_one_sentence(fathom: Run) -> None:
    for arguments in (("atlantis",), ("--games", 0), ("--spacing", 0)):
        outcome = fathom("fuzz", *arguments)
        assert outcome.status == 2
        assert outcome.err.startswith("fathom: ") and outcome.err.count("\n") == 1
