"""The thousand deaths, in small: a round is played and counted, an interrupted run goes on, a loss is said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.kills import ROUND, Round, kinds, page, played

ROOT = Path(__file__).parent.parent.parent


def test_a_round_kills_and_loses_nothing(tmp_path: Path) -> None:
    came = played(1, "sqlite", 2, None, tmp_path)
    assert (came.kills, came.lost) == (2, ())
    assert came.answers >= 2


def test_rounds_take_turns_on_both_stores() -> None:
    assert kinds(2 * ROUND + 1) == ["sqlite", "postgresql", "sqlite"]


def test_a_loss_is_said_and_rounds_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    rounds = [
        Round(0, "sqlite", ROUND, 200, 9.0, ()),
        Round(1, "postgresql", 5, 40, 4.0, ("an answer is there 0 times",)),
    ]
    lines = b"".join(msgspec.json.encode(one) + b"\n" for one in rounds)
    (tmp_path / "rounds.jsonl").write_bytes(lines)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "bench.kills", "--kills", str(ROUND + 5), "--out", str(tmp_path)]
    assert subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 1
    assert (tmp_path / "rounds.jsonl").read_bytes() == lines
    text = page(rounds)
    assert "| sqlite | 1 | 1 | 20 | 200 | 0 |" in text and "| postgresql | 2 | 1 | 5 | 40 | 1 |" in text
    assert "- round 1 (postgresql): an answer is there 0 times" in text
