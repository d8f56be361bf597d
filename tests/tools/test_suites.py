from __future__ import annotations

from pathlib import Path

import pytest

from tools import suites

CHECK = "tests/envs/test_gymnasium.py::test_gymnasium_accepts_every_game"
LOG = f"""
[gw1] [ 32%] PASSED {CHECK}[otys-2]
PASSED {CHECK}[otys-2-spy=author]
FAILED {CHECK}[otys-3] - AssertionError
PASSED tests/envs/test_vector.py::test_make_vec_makes_one_by_the_id_of_a_game
{CHECK}[otys-4]
performance_benchmark of nemo, 1 seats, compiled: 12345 turns per second
"""


def test_the_page_tells_what_was_seen_to_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suites, "PAGE", tmp_path / "suites.md")
    (tmp_path / "log").write_text(LOG)
    assert suites.main([str(tmp_path / "log")]) == 1
    told = (tmp_path / "suites.md").read_text()
    assert "| Otys | 2 | all 2 | not run |" in told
    assert "| Otys | 3 | 0 of 1 |" in told
    assert "| Otys | 4 |" not in told
    assert "2 of 3 runs" in told
    assert "| Nemo’s War | 1 | compiled | 12,345 |" in told


def test_a_log_without_suites_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "log").write_text("nothing\n")
    assert suites.main([str(tmp_path / "log")]) == 2
    assert "no suite was run" in capsys.readouterr().err
