"""`python -m bench`: one document and one table of everything that is measured."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench import __main__ as bench

PLAY = {
    "compiled": True,
    "games": [{"name": "otys", "decisions_per_s": 200_000.0}],
    "ratios": [{"game": "otys", "peer": "chess", "decisions": 12.0, "copy": 2.0}],
}
FOUND: dict[str, Any] = {
    "play": PLAY,
    "search": {
        "games": [{"name": "otys", "simulations_per_s": 9000.0}],
        "peers": [{"name": "dominoes", "simulations_per_s": 3000.0}],
    },
    "interpreted": {"games": [{"name": "otys", "decisions_per_s": 50_000.0}]},
    "environments": {
        "peers": {"pettingzoo:connect_four": 10_000.0},
        "games": {"otys": {"bare": 200_000.0, "observed": 80_000.0}},
    },
    "server": {"fathomfive": {"flat_out": {"answers_per_s": 1500.0}}, "ratio": {"answers": 2.5}},
}


def test_every_part_has_its_ratio_to_the_peers_and_to_the_last_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "figures.json"
    figures.write_text(json.dumps({"ratios": [{"game": "otys", "peer": "chess", "decisions": 10.0, "copy": 1.0}]}))
    monkeypatch.setattr(bench, "FIGURES", figures)
    monkeypatch.setattr(bench, "measured", lambda part, compiled: FOUND[part])
    assert bench.main(["--out", str(tmp_path / "bench.json")]) == 0
    assert json.loads((tmp_path / "bench.json").read_text()) == FOUND
    told = capsys.readouterr().out
    for line in (
        "| play | otys | 200,000 decisions/s | chess | 12.00 | 10.00 |",
        "| search | otys | 9,000 simulations/s | dominoes | 3.00 |  |",
        "| interpreted | otys | 50,000 decisions/s |  |  |  |",
        "| environments, observed | otys | 80,000 decisions/s, 40% of the bare table | pettingzoo:connect_four | 8.00",
        "| server, flat out | deepblue | 1,500 answers/s | boardgame.io | 2.50 |  |",
    ):
        assert line in told


def test_a_part_that_cannot_be_measured_is_told_and_the_others_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(part: str, compiled: Path) -> Any:
        if part == "server":
            raise subprocess.CalledProcessError(1, "load.py")
        return FOUND[part]

    monkeypatch.setattr(bench, "measured", measured)
    only = ["--only", "interpreted", "--only", "server"]
    assert bench.main([*only, "--out", str(tmp_path / "bench.json")]) == 1
    assert "server could not be measured" in capsys.readouterr().err
    assert json.loads((tmp_path / "bench.json").read_text()) == {"interpreted": FOUND["interpreted"]}
