from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest

from fathomfive.kernel import games

from . import pythons
from .fresh import Clone, processor_seconds

pytestmark = pytest.mark.slow

PLAY = """
import importlib.util, json, sys
import fathomfive as ff
import fathomfive.bots.search as search, fathomfive.kernel.table as kernel
scores = []
for id in ff.games():
    table = ff.Table(id, seed=1)
    bot = ff.bots.make("greedy")
    while not table.over:
        table.answer(bot.choose(table.seat(table.question.seat)), table.question.seat)
    scores.append(table.scores)
heavy = [name for name in ("numpy", "typer", "litestar", "ray", "pyarrow") if importlib.util.find_spec(name)]
print(json.dumps({"files": [kernel.__file__, search.__file__], "scores": scores, "heavy": heavy}))
"""

SERVE = """
import asyncio
import fathomfive.serve.process
from fathomfive.serve import Settings, application

async def live():
    messages = iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])
    sent = []
    async def receive():
        return next(messages)
    async def send(message):
        sent.append(message["type"])
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    await application(Settings(store="sqlite:///tables.db"))(scope, receive, send)
    assert sent == ["lifespan.startup.complete", "lifespan.shutdown.complete"], sent

if __name__ == "__main__":
    asyncio.run(live())
"""

ENVS = """
import gymnasium, pyspiel
import fathomfive as ff
from fathomfive.envs import openspiel, pettingzoo

openspiel.register()
for id in ff.games():
    env = gymnasium.make(f"fathomfive/{id}-v1")
    seen, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))
    pettingzoo.env(id).reset(seed=1)
    pyspiel.load_game(f"fathomfive_{id}").new_initial_state()
"""


def test_one_test_of_a_fresh_clone_is_green_within_a_minute_and_250_megabytes(tmp_path: Path) -> None:
    before = processor_seconds()
    clone = Clone(tmp_path)
    told = clone.run("make", "one", "T=tests/games/otys/test_turn.py", f"PYTHON={sys.executable}")
    assert " passed" in told
    assert processor_seconds() - before < 60
    assert clone.megabytes < 250


def test_a_wheel_built_apart_from_the_environment_is_compiled_and_plays_on_the_core_alone(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    python = clone.python("fresh")
    clone.run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "wheels", ".", FATHOM_OPT="0")
    (wheel,) = (clone.tree / "wheels").glob("*.whl")
    compiled = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
    for folder in ("kernel", "bots", *[f"games/{id}" for id in games()]):
        assert [name for name in compiled if name.startswith(f"fathomfive/{folder}/")], f"{folder} is not compiled"
    clone.run(python, "-m", "pip", "install", "--quiet", wheel)
    # isolated (-I), so that the wheel is imported and not the clone's sources
    told = json.loads(clone.run(python, "-I", "-c", PLAY).splitlines()[-1])
    assert all([file.endswith(".so") for file in told["files"]])
    assert len(told["scores"]) == len(games())
    assert told["heavy"] == []


@pytest.mark.parametrize("interpreter", pythons.found(), ids=lambda path: Path(path).name)
def test_the_core_installs_and_plays_on_every_python_that_is_here(interpreter: str, tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    python = clone.python("fresh", interpreter)
    clone.run(python, "-m", "pip", "install", "--quiet", ".", FATHOM_COMPILE="0")
    told = json.loads(clone.run(python, "-I", "-c", PLAY).splitlines()[-1])
    assert len(told["scores"]) == len(games())
    assert told["heavy"] == []


@pytest.mark.parametrize(
    ("extras", "commands"),
    [
        ("cli", ["sim otys --games 1 --json", "games", "bench --game otys --seconds 0.1"]),
        ("cli,learn", ["train otys --seats 2 --games 20 --steps 20 --jobs 1 --out otys.npz"]),
        ("cli,arena", ["ladder otys --bots random,greedy --games 2 --jobs 1 --results found"]),
        ("serve", ["sim otys --bots abyssal --games 1"]),
        ("cli,envs", ["--version"]),
    ],
)
def test_an_extra_brings_all_that_its_commands_need(extras: str, commands: list[str], tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    python = clone.python("fresh")
    clone.run(python, "-m", "pip", "install", "--quiet", f".[{extras}]", FATHOM_COMPILE="0")
    for command in commands:
        clone.run(python.with_name("fathom"), *command.split())
    if extras == "serve":
        clone.run(python, "-I", "-c", SERVE)
    if "envs" in extras:
        clone.run(python, "-I", "-c", ENVS)


def test_a_source_distribution_has_all_that_a_wheel_is_made_of(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    python = clone.python("fresh")
    clone.run(python, "-m", "pip", "install", "--quiet", "build")
    clone.run(python, "-m", "build", "--sdist", "--outdir", "sources", ".")
    (source,) = (clone.tree / "sources").glob("*.tar.gz")
    clone.run(python, "-m", "pip", "install", "--quiet", source, FATHOM_COMPILE="1", FATHOM_OPT="0")
    told = json.loads(clone.run(python, "-I", "-c", PLAY).splitlines()[-1])
    assert all([file.endswith(".so") for file in told["files"]])
    assert len(told["scores"]) == len(games())
