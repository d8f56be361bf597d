"""The linter learns that a new game has rooms."""

from __future__ import annotations

import re
from pathlib import Path

from fathomfive.kernel import SetupError

ROOMS = re.compile(r'(containers = \[\s*"fathomfive\.games\.[^\]]*")(,?\s*\])')


def lint_rooms(pyproject: Path, package: str) -> None:
    """Put a game's package into the contract of the rooms."""
    text, found = ROOMS.subn(rf'\1, "{package}"\2', pyproject.read_text(encoding="utf-8"))
    if found != 1:
        raise SetupError(f"{pyproject} has {found} contracts with rooms of games, not 1: add {package} to it by hand")
    pyproject.write_text(text, encoding="utf-8")
