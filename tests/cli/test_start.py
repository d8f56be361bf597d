from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .conftest import SOURCES

CORE = ("typer", "rich", "numpy", "litestar", "uvicorn", "sqlalchemy", "pyarrow", "ray")
"""What the core does without."""


def fathom_without(packages: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command line where some packages are not installed."""
    start = f"import sys; sys.modules.update(dict.fromkeys({packages!r})); from fathomfive.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", start, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCES},
    )


@pytest.mark.parametrize(
    ("packages", "arguments", "complaint"),
    [
        (CORE, (), "`fathom` needs the extra cli: pip install 'fathomfive[cli]'"),
        (CORE, ("play", "otys"), "`fathom play` needs the extra cli: pip install 'fathomfive[cli]'"),
        (CORE, ("train", "otys"), "`fathom train` needs the extras cli and learn: pip install 'fathomfive[cli,learn]'"),
        (("numpy",), ("train", "otys"), "`fathom train` needs the extra learn: pip install 'fathomfive[learn]'"),
        (("numpy",), ("ladder", "otys"), "`fathom ladder` needs the extra arena: pip install 'fathomfive[arena]'"),
        (("numpy",), ("lab", "otys"), "`fathom lab` needs the extra arena: pip install 'fathomfive[arena]'"),
        (
            ("pyarrow",),
            ("lab", "otys", "--html", "page.html"),
            "a lab needs the extra arena: pip install 'fathomfive[arena]'",
        ),
        (("litestar",), ("serve",), "`fathom serve` needs the extra serve: pip install 'fathomfive[serve]'"),
        (
            ("litestar",),
            ("backup", "all.json"),
            "`fathom backup` needs the extra serve: pip install 'fathomfive[serve]'",
        ),
        (
            ("pyarrow",),
            ("sim", "otys", "--results", "found"),
            "a folder of results needs the extra arena: pip install 'fathomfive[arena]'",
        ),
    ],
)
def test_a_command_says_which_extra_it_needs(
    packages: tuple[str, ...], arguments: tuple[str, ...], complaint: str
) -> None:
    done = fathom_without(packages, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"fathom: {complaint}\n")


def test_playing_needs_the_command_line_alone() -> None:
    done = fathom_without(tuple(set(CORE) - {"typer", "rich"}), "sim", "otys", "--games", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")


def test_models_judge_without_numpy_too() -> None:
    play = ("sim", "neweden", "--seats", "1", "--bots", "learned:visits=2", "--games", "1", "--json")
    done = fathom_without(("numpy",), *play)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_command_that_lacks_its_extra_is_still_described() -> None:
    done = fathom_without(("litestar", "numpy"), "serve", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "--port" in done.stdout


def test_the_engine_and_its_bots_run_on_the_core_alone() -> None:
    play = """
import sys
sys.modules.update(dict.fromkeys(%r))
import fathomfive as ff
for id in ff.games():
    table = ff.Table(id, seed=1)
    bot = ff.bots.make("search:visits=2")
    for _ in range(3):
        table.answer(bot.choose(table.seat(table.question.seat)), table.question.seat)
""" % (CORE,)  # noqa: UP031  (the braces of the program stay as they are)
    subprocess.run([sys.executable, "-c", play], check=True, env={**os.environ, "PYTHONPATH": SOURCES})
