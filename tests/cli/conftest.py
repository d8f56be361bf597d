from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fathomfive
from fathomfive import Table
from fathomfive.cli.app import app
from fathomfive.kernel import dumps


class Outcome:
    """What a command wrote, and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def complaint(self) -> str:
        """The one sentence on standard error of a command that was misused or found something."""
        assert self.out == ""
        assert self.err.startswith("fathom: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("fathom: ").strip()


Run = Callable[..., Outcome]
SOURCES = str(Path(fathomfive.__file__).parents[1])
"""Where other processes find the package, wherever they run."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where commands may write, an English locale and a screen of a known width."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.chdir(folder)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return folder


@pytest.fixture
def fathom() -> Run:
    """Run a command line; `typed` is what is typed at its prompts."""

    def run(*arguments: object, typed: str | bytes = "") -> Outcome:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, prog_name="fathom")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Outcome(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def record(home: Path) -> Path:
    """The record of a finished game."""
    table = Table("deepblue", 2, 5, facts=True)
    while (asked := table.question) is not None:
        table.answer(asked.options[-1])
    path = home / "record.json"
    path.write_text(dumps(table.record()), encoding="utf-8")
    return path
