"""The examples run as a reader would run them, on a tiny budget."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
TINY = [
    "--envs",
    "4",
    "--length",
    "16",
    "--steps",
    "128",
    "--games",
    "4",
    "--evaluations",
    "1",
    "--minibatches",
    "2",
    "--hidden",
    "16",
]


def ran(folder: Path, name: str, *args: str) -> subprocess.CompletedProcess[str]:
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore", "RAY_DEDUP_LOGS": "0"}
    return subprocess.run(
        [sys.executable, str(EXAMPLES / name), *args],
        cwd=folder, env=quiet, capture_output=True, text=True, timeout=600,
    )  # fmt: skip


@pytest.mark.slow
def test_ppo_learns_and_the_same_seed_gives_the_same_curve(tmp_path: Path) -> None:
    for name in ("one.csv", "two.csv"):
        done = ran(tmp_path, "ppo.py", *TINY, "--out", name)
        assert done.returncode == 0, done.stderr
    with (tmp_path / "one.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["steps"], line["rival"]) for line in lines] == [
        ("0", "random"), ("0", "greedy"), ("128", "random"), ("128", "greedy"),
    ]  # fmt: skip
    assert (tmp_path / "one.csv").read_text() == (tmp_path / "two.csv").read_text()


@pytest.mark.slow
def test_ppo_refuses_tables_that_the_seats_cannot_share(tmp_path: Path) -> None:
    done = ran(tmp_path, "ppo.py", "--envs", "5")
    assert done.returncode == 2 and "multiples of 2" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("name", "args"), [("sb3.py", ["128"]), ("torchrl_ppo.py", ["512"])])
def test_a_recipe_runs(tmp_path: Path, name: str, args: list[str]) -> None:
    done = ran(tmp_path, name, *args)
    assert done.returncode == 0, done.stderr
    assert "games," in done.stdout or "total_timesteps" in done.stdout
