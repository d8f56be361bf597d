"""Where a new game is put."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .names import Names

PYPROJECT = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{id}"
version = "0.1.0"
description = "{title}, a game for Fathom Five."
requires-python = ">=3.11"
dependencies = ["fathomfive"]

[project.entry-points."fathomfive.games"]
{id} = "{id}:GAME"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{id} = ["py.typed", "**/*.toml", "**/*.ftl", "RULES*.md"]

[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = "--import-mode=importlib"
pythonpath = ["src"]
"""


class Place(msgspec.Struct, frozen=True):
    """The folders of a game and of its tests, and the name its package is imported by."""

    game: Path
    tests: Path
    package: str
    more: dict[Path, str] = {}
    """Other files, with what stands in them."""


def among_ours(names: Names, root: Path) -> Place:
    """In the source tree of Fathom Five."""
    package = f"fathomfive.games.{names.id}"
    return Place(root / "src" / "fathomfive" / "games" / names.id, root / "tests" / "games" / names.id, package)


def on_its_own(names: Names, folder: Path) -> Place:
    """In a package of its own."""
    game = folder / "src" / names.id
    more = {
        folder / "pyproject.toml": PYPROJECT.format(id=names.id, title=names.title),
        game / "py.typed": "",
    }
    return Place(game, folder / "tests", names.id, more)
