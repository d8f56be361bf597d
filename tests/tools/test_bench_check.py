from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from bench import check


def document(decisions: float, copy: float = 2.0, compiled: bool = True) -> dict[str, Any]:
    ratio = {"game": "otys", "peer": "chess", "decisions": decisions, "copy": copy}
    return {"compiled": compiled, "ratios": [ratio]}


def checked(monkeypatch: pytest.MonkeyPatch, figures: Path, now: object, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(now)))
    return check.main(["--figures", str(figures), *arguments])


@pytest.fixture
def figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "figures.json"
    assert checked(monkeypatch, file, document(10.0), "--keep") == 0
    return file


@pytest.mark.parametrize(
    ("now", "status", "told"),
    [
        (document(9.1), 0, "all 2 ratios are as good as they were, within 10%"),
        (document(8.9), 1, "otys: decisions/s 8.90 times chess's, and it was 10.00 times"),
        (document(10.0, copy=1.7), 1, "otys: copies/s 1.70 times chess's, and it was 2.00 times"),
        (document(10.0, compiled=False), 1, "one of the two was measured compiled"),
    ],
)
def test_a_ratio_that_is_lower_by_more_than_a_tenth_is_told(
    now: object,
    status: int,
    told: str,
    figures: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert checked(monkeypatch, figures, now) == status
    assert told in capsys.readouterr().out


def test_what_was_not_measured_is_told(
    figures: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = document(10.0)
    other["ratios"][0]["peer"] = "go"
    assert checked(monkeypatch, figures, other) == 1
    assert "otys was not measured beside chess" in capsys.readouterr().out


def test_figures_without_ratios_are_misuse(
    figures: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        checked(monkeypatch, figures, {"compiled": True})
    assert ended.value.code == 2
    assert "measure with --json and --peers" in capsys.readouterr().err
