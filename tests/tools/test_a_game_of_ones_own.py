"""A game in somebody's own package: installed beside ours, it is there wherever games are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import fathomfive
from tests.serve.processes import Node
from tests.waiting import PATIENCE
from tools.new_game.__main__ import main

SOURCES = Path(fathomfive.__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A scaffolded game on the path, with the entry point that its installation would write."""
    folder = tmp_path_factory.mktemp("box")
    assert main(["pearls", "--into", str(folder)]) == 0
    info = folder / "src" / "pearls-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pearls\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text("[fathomfive.games]\npearls = pearls:GAME\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES), str(folder / "src")]))
        yield


def fathom(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "fathomfive.cli", *arguments], input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.usefixtures("installed")
def test_it_is_listed_and_simulated_beside_ours() -> None:
    assert {"otys", "pearls"} <= {one["id"] for one in json.loads(fathom("games", "--json"))}
    played = json.loads(fathom("sim", "pearls", "--bots", "greedy,random", "--games", "4", "--json"))
    assert played["games"] == 4


@pytest.mark.usefixtures("installed")
def test_it_is_played_in_the_text_client() -> None:
    assert "Pearls" in fathom("play", "pearls", "--seed", "1", typed="1\nquit\n")


@pytest.mark.usefixtures("installed")
def test_it_is_played_on_the_server(tmp_path: Path) -> None:
    node = Node(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").ready()
    try:
        with httpx.Client(base_url=node.address, timeout=PATIENCE, trust_env=False, verify=False) as client:
            assert "pearls" in {one["id"] for one in client.get("/api/games").json()}
            seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
            made = client.post("/api/tables", json={"game": "pearls", "seats": seats}).json()
            seat = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            address = f"/api/tables/{made['table']}"
            seen = client.get(address, headers=seat).json()
            while not seen["over"]:
                if seen["question"] is None:
                    seen = client.get(address, headers=seat, params={"after": seen["version"]}).json()
                    continue
                answer = {"version": seen["version"], "value": seen["question"]["options"][0]["value"]}
                assert client.post(f"{address}/answers", json=answer, headers=seat).status_code == 200
                seen = client.get(address, headers=seat).json()
            assert len(seen["scores"]) == 2
            assert "PE-" in client.get("/api/games/pearls/rules").text
    finally:
        node.stop()
