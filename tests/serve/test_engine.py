"""The compiled build that is made beside a running server, and taken up when it is whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import fathomfive
from fathomfive.serve.thinking import engine
from fathomfive.serve.thinking.engine import BUILT, FAILED, Engine
from fathomfive.serve.thinking.pool import Processes
from tests.serve.serving import Tables, patient
from tests.serve.test_thinking import chosen, options, thought


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "compiled", False)


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A folder in which the package lies as a build would leave it, but for its mark."""
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    (folder / "fathomfive").symlink_to(Path(fathomfive.__file__).parent)
    return folder


def test_the_engine_says_how_far_it_is(build: Path) -> None:
    assert Engine().state == "interpreted" and Engine().progress == 0
    found = Engine(str(build))
    assert (found.state, found.progress, found.environment()) == ("compiling", 0, None)
    objects = build.parent / "temp.here" / "build"
    objects.mkdir(parents=True)
    for number in range(4):
        (build.parent / f"__native_{number}.c").touch()
    (objects / "__native_0.o").touch()
    assert found.progress == 0.25
    (build / FAILED).touch()
    assert found.state == "interpreted"
    (build / BUILT).touch()
    assert (found.state, found.progress, found.behind) == ("compiled", 1, build)


def test_thinkers_take_the_build_up_when_it_is_whole_and_nobody_waits_for_that(build: Path) -> None:
    async def run() -> None:
        thinkers = Processes(patient(engine=str(build), thinkers=1))
        try:
            assert chosen(await thinkers.think(thought(), "table")) in options()
            (slow,) = thinkers._all
            assert str(build) not in paths(slow.pid)
            (build / BUILT).touch()
            assert chosen(await thinkers.think(thought(), "table")) in options()
            assert slow.returncode is not None
            assert thinkers._replacing is not None
            await thinkers._replacing
            (fast,) = thinkers._all
            assert paths(fast.pid).startswith(str(build))
            assert chosen(await thinkers.think(thought(), "table")) in options()
            assert thinkers._all == {fast}
        finally:
            await thinkers.close()

    asyncio.run(run())


def paths(pid: int) -> str:
    """Where a process looks for modules first."""
    told = Path(f"/proc/{pid}/environ").read_bytes().decode().split("\0")
    return next((one.removeprefix("PYTHONPATH=") for one in told if one.startswith("PYTHONPATH=")), "")


def test_the_server_says_what_bots_think_with(one: Tables) -> None:
    assert one.server.client.get("/api/engine").json() == {"state": "interpreted", "progress": 0.0}
