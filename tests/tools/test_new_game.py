from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import fathomfive
from fathomfive.kernel import games
from tools.new_game.__main__ import codes, main

ROOT = Path(__file__).parents[2]
SOURCES = Path(fathomfive.__file__).parents[1]
CHECK = """
from fathomfive.kernel.conformance import check_game
from pearls import GAME
for seats in GAME.seats:
    report = check_game(GAME, seats, seed=seats, every=1)
    assert set(report.kinds) == set(GAME.rules.KINDS), report.kinds
"""


def run(*command: str, cwd: Path, sources: Path, status: int = 0) -> str:
    """Run Python in a folder, with the sources of the package (and of a game) in other places."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(SOURCES)])},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == status, done.stdout
    return done.stdout


def test_a_game_in_a_package_of_its_own_keeps_the_laws_and_passes_its_tests(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    assert main(["pearls", "--title", "Pearls of the Deep", "--into", str(folder)]) == 0
    run("-c", CHECK, cwd=tmp_path, sources=folder / "src")
    assert " passed" in run("-m", "pytest", "-p", "no:cacheprovider", cwd=folder, sources=folder / "src")
    points = tomllib.loads((folder / "pyproject.toml").read_text())["project"]["entry-points"]
    assert points == {"fathomfive.games": {"pearls": "pearls:GAME"}}
    assert "class PearlsOfTheDeepState(State)" in (folder / "src/pearls/rules/state.py").read_text()


def test_no_name_of_the_template_is_left(tmp_path: Path) -> None:
    assert main(["pearls", "--into", str(tmp_path)]) == 0
    for path in tmp_path.rglob("*"):
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for name in ("newgame", "NewGame", "New Game", "NG-", "template"):
            assert name not in text, f"{path} speaks of {name}"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a game among ours meets, in a source tree of its own."""
    ignored = shutil.ignore_patterns("__pycache__", "web", "*.so")
    for folder in ("src", "tools", "tests/games"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def test_a_game_among_ours_passes_what_every_game_must(tree: Path) -> None:
    sources = tree / "src"
    told = run("-m", "tools.new_game", "pearls", cwd=tree, sources=sources)
    assert "make one T=tests/games/pearls" in told
    run("-c", "from importlinter.cli import lint_imports_command as lint; lint()", cwd=tree, sources=sources)
    (rooms,) = [line for line in (tree / "pyproject.toml").read_text().splitlines() if "fathomfive.games.otys" in line]
    assert '"fathomfive.games.pearls"' in rooms
    tests = ["tests/games", "-k", "pearls", "-p", "no:cacheprovider"]
    passed = run("-m", "pytest", "-vv", *tests, cwd=tree, sources=sources)
    for test in (
        "test_every_setup_keeps_the_laws[pearls-4",
        "test_golden_records_replay_to_the_same_end[pearls-",
        "test_the_number_of_ways_to_go_on_is_known[pearls-",
        "test_every_rule_names_code_and_tests_that_exist[pearls]",
    ):
        assert test in passed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["Pearls"], "a game's id is a Python name of small letters and digits, such as pearls, not 'Pearls'"),
        (["class"], "a game's id is a Python name"),
        (["random"], "a game's id is a Python name"),
        (["otys"], "there is a game 'otys' already"),
        (["pearls", "--code", "OT"], "rules are numbered with two capital letters of their own (--code), not 'OT'"),
        (["pearls", "--title", "The {Pearls}"], "a title is plain text"),
    ],
)
def test_names_that_cannot_be_are_refused(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--into", str(tmp_path / "box")]) == 2
    assert f"new_game: {complaint}" in capsys.readouterr().err
    assert not (tmp_path / "box").exists()


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "pyproject.toml"
    mine.write_text("# mine\n")
    assert main(["pearls", "--into", str(tmp_path)]) == 2
    assert "is there already: a new game overwrites nothing" in capsys.readouterr().err
    assert mine.read_text() == "# mine\n"
    assert list(tmp_path.iterdir()) == [mine]


def test_every_game_numbers_its_rules_with_letters_of_its_own() -> None:
    assert len(codes(ROOT)) == len(games())
