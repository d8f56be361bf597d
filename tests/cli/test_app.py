from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from fathomfive import __version__, compiled
from fathomfive.cli import main
from fathomfive.kernel.installed import game_ids

from .conftest import SOURCES, Run


def test_the_version_is_told(fathom: Run) -> None:
    outcome = fathom("--version")
    how = "compiled" if compiled else "interpreted"
    assert (outcome.status, outcome.out) == (0, f"fathom {__version__}, {how}\n")


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_names_every_command(fathom: Run, arguments: tuple[str, ...]) -> None:
    outcome = fathom(*arguments)
    assert outcome.status == 0
    for command in ("games", "play", "sim", "replay", "bench", "pack"):
        assert f" {command} " in outcome.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("dive",), "No such command 'dive'"),
        (("sim",), "Missing argument 'GAME'"),
        (("sim", "deepblue", "--seats", "two"), "Invalid value for '--seats'"),
        (("sim", "deepblue", "--depth", "3"), "No such option"),
        (("pack",), "Missing command"),
        (("games", "--lang", "fr"), "no language 'fr'; there are en, de"),
    ],
)
def test_misuse_is_one_sentence_and_exit_status_2(fathom: Run, arguments: tuple[str, ...], complaint: str) -> None:
    outcome = fathom(*arguments)
    assert outcome.status == 2
    assert complaint in outcome.complaint


def test_games_are_listed_with_seats_and_options(fathom: Run) -> None:
    outcome = fathom("games")
    assert outcome.status == 0
    assert "deepblue  2–5  Deep Blue" in outcome.out
    assert "(troubled-waters) best-of-the-best" in outcome.out
    for id in game_ids():
        assert id in outcome.out


def test_games_are_listed_as_json_in_either_language(fathom: Run) -> None:
    listed = {game["id"]: game for game in json.loads(fathom("games", "--json", "--lang", "de").out)}
    assert set(listed) == set(game_ids())
    game = listed["deepblue"]
    assert game["seats"] == [2, 5]
    assert game["options"][0]["name"] == "scenario"
    assert game["options"][0]["label"] == "Logbuch des Kapitäns"
    assert game["options"][0]["default"] == "troubled-waters"
    assert "random" in game["options"][0]["choices"]


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "fathomfive.cli", "--version"]
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stdout == f"fathom {__version__}, {'compiled' if compiled else 'interpreted'}\n"


def test_main_leaves_with_the_exit_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["fathom", "sim", "chess"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("fathom: no game 'chess'; there are")
