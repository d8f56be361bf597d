"""Five minutes of a server's year: nothing that was acknowledged is lost, nothing unexpected is said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
@pytest.mark.parametrize(
    ("store", "nodes", "seconds"), [("sqlite", 1, 150), ("postgresql", 2, 150)], ids=["sqlite", "postgresql"]
)
def test_a_server_holds_through_all_that_can_happen(store: str, nodes: int, seconds: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.soak", "--store", store, "--nodes", str(nodes), "--seconds", str(seconds)]
    command += ["--guests", "8", "--pause", "3", "--out", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    ended = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode in (0, 1), ended.stderr[-4000:]  # 1: a node's log has a line to look at
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "**Acknowledged and missing in the end: 0 tables.** Unexpected answers: 0;" in page, page
    assert "| answers acknowledged |" in page and "| trouble: killed |" in page
    assert (tmp_path / "latency.svg").read_text(encoding="utf-8").count("<polyline") == 2
