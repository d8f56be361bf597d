"""Pages for the Python interface, one for each public module; mkdocstrings fills them from the docstrings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import griffe

from .sources import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKAGES = ("kernel", "bots", "study", "arena")
_DOCTEST = re.compile(r"^( *)>>> .*(?:\n\1(?! *$).+)*", re.M)


def pages() -> dict[str, str]:
    """The text of each page, by its place on the site."""
    return {
        f"api/{package}/{path.stem}.md": f"# {package}.{path.stem}\n\n::: fathomfive.{package}.{path.stem}\n"
        for package in PACKAGES
        for path in _modules(ROOT / "src/fathomfive" / package)
    }


def _modules(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.glob("*.py")) if not path.stem.startswith("_"))


class Doctests(griffe.Extension):
    """Shows the examples of docstrings as code: Markdown would take `>>>` for a quotation."""

    def on_object(self, *, obj: griffe.Object, **kwargs: object) -> None:
        """Put a fence around each example."""
        if obj.docstring is not None:
            obj.docstring.value = _DOCTEST.sub(r"\1```pycon\n\g<0>\n\1```", obj.docstring.value)
