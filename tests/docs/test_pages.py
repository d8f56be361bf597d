"""The pages do what they say: Python runs, files that are shown are there, commands are understood, links lead on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from typer.core import TyperGroup
from typer.testing import CliRunner

import fathomfive as ff
from fathomfive.arena import Match, simulate
from fathomfive.cli.app import app
from fathomfive.kernel import dumps
from tools.docs import api

from .pages import COMMANDING, LINKING, ROOT, RUNNING, blocks, commands, links

TINY = {
    "bench": ["--game", "neweden", "--seconds", "0.01"],
    "games": [],
    "lab": ["--games", "2", "--study", "0", "--jobs", "1"],
    "ladder": ["--neighbours", "--games", "2", "--jobs", "1"],
    "pack": [],
    "play": [],
    "replay": [],
    "review": ["--seconds", "0.01", "--jobs", "1"],
    "sim": ["--games", "2", "--jobs", "1"],
    "train": ["--seats", "2", "--by", "random", "--games", "20", "--steps", "20", "--jobs", "1"],
}
"""The commands that run here as the pages give them, except that they do little; the last setting counts."""
GENERATIONS = [
    "--generations", "1", "--seats", "2", "--games", "20", "--visits", "2", "--steps", "20", "--gate", "2",
    "--jobs", "1",
]  # fmt: skip
LEAVE = "q\nn\n"
"""What is typed at a prompt: leave the game, and do not save it."""


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture(autouse=True)
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A reader's folder, with the files that pages take for granted; what they import or register is forgotten."""
    monkeypatch.setattr("fathomfive.kernel.installed.registered", {})
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(ff.__file__).parents[1]))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "my-pack").mkdir()
    (tmp_path / "my-pack/pack.toml").write_text('game = "deepblue"\nname = "my box"\n')
    game = ff.Table("neweden", seats=2, seed=7)
    while (question := game.question) is not None:
        game.answer(question.options[-1], question.seat)
    (tmp_path / "game.json").write_text(dumps(game.record()))
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", None)).startswith(str(tmp_path)):
            del sys.modules[name]


@pytest.mark.parametrize("page", RUNNING, ids=named)
def test_the_code_of_a_page_runs(page: Path) -> None:
    """Blocks of one page share their names, as if typed one after the other."""
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page):
        if block.title:
            file = Path(block.title)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text)
        elif block.language == "python" and not block.fragment:
            exec(compile("\n" * block.line + block.text, page, "exec"), names)
        elif block.language == "sh":
            for arguments in commands(block):
                run(arguments)


def run(arguments: list[str]) -> None:
    """Do a little of what a command does."""
    if arguments[0] not in TINY:
        return
    little = [word.replace("seconds=0.1", "visits=2").replace("=python ", f"={sys.executable} ") for word in arguments]
    less = GENERATIONS if "--generations" in arguments else TINY[arguments[0]]
    result = CliRunner().invoke(app, [*little, *less], input=LEAVE, prog_name="fathom")
    assert result.exit_code == 0, f"{arguments}: {result.output}"


@pytest.mark.parametrize("page", COMMANDING, ids=named)
def test_every_command_of_a_page_is_understood(page: Path) -> None:
    for block in blocks(page):
        for arguments in commands(block):
            understood(arguments)


def understood(arguments: list[str]) -> None:
    """Read a command line as `fathom` does, without doing what it says."""
    command = typer.main.get_command(app)
    while isinstance(command, TyperGroup):
        name, *arguments = arguments
        command = command.commands[name]
    command.make_context("fathom", arguments)


def test_a_command_that_is_not_understood_is_found() -> None:
    with pytest.raises(Exception, match="No such option: --game"):
        understood(["sim", "otys", "--game", "2"])


def test_the_bot_in_another_language_beats_chance(tmp_path: Path) -> None:
    (bot,) = [block.text for block in blocks(ROOT / "docs/bots.md") if block.title == "my_bot.py"]
    (tmp_path / "my_bot.py").write_text(bot)
    match = Match.of("otys", seats=2, bots=[f"program:command={sys.executable} my_bot.py", "random"], seed=1)
    ours = next(line for line in simulate(match, 16).bots if line.bot.startswith("program"))
    assert ours.wins >= 12


@pytest.mark.parametrize("page", LINKING, ids=named)
def test_links_of_a_page_hold_where_it_lies(page: Path) -> None:
    """They lead to a file of the repository, or to a page that only the site has."""
    made = {ROOT / "docs" / name for name in (*api.pages(), "http.md")}
    targets = [Path(os.path.normpath(page.parent / link)) for link in links(page)]
    assert [target for target in targets if not target.exists() and target not in made] == []


@pytest.mark.slow
def test_the_small_game_is_typed_strictly(tmp_path: Path) -> None:
    for block in blocks(ROOT / "docs/add-a-game.md"):
        if block.title:
            (tmp_path / block.title).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / block.title).write_text(block.text)
    sources = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    checking = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "pearls"]
    done = subprocess.run(checking, cwd=tmp_path, env=sources, capture_output=True, text=True)
    assert done.stdout.startswith("Success"), done.stdout
