"""Writing a new game: the template under its new names."""

from __future__ import annotations

from pathlib import Path

from fathomfive.kernel import SetupError

from .names import Names
from .place import Place

TEMPLATE = Path(__file__).parent / "template"


def write(names: Names, place: Place) -> list[Path]:
    """Write all files; none is ever overwritten."""
    files = {
        **_renamed(TEMPLATE / "newgame", place.game, names, place),
        **_renamed(TEMPLATE / "tests", place.tests, names, place),
        **place.more,
    }
    there = [path for path in files if path.exists()]
    if there:
        raise SetupError(f"{there[0]} is there already: a new game overwrites nothing")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)


def _renamed(source: Path, target: Path, names: Names, place: Place) -> dict[Path, str]:
    paths = [path for path in sorted(source.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return {
        target / path.relative_to(source): names.renamed(path.read_text(encoding="utf-8"), place.package)
        for path in paths
    }
