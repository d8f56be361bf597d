"""Compile kernel and rules with mypyc where that is possible; without a compiler the package runs interpreted.

`FATHOM_COMPILE=0` installs without compiling, `FATHOM_COMPILE=1` makes a failure to compile an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/fathomfive")
KERNEL = (
    "asked", "fields", "fill", "pen", "pile", "play", "questions", "random", "seat", "sight", "state", "table",
    "values",
)  # fmt: skip
BOTS = ("race", "search", "tree")
INTERPRETED = {"__init__", "content", "phrases"}
"""Modules of a game that declare data rather than rules."""


def modules() -> list[str]:
    """The hot half of the kernel, the search, and the rules of every game."""
    kernel = [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL]
    bots = [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    rules = [path for path in sorted(PACKAGE.glob("games/*/*.py")) if path.stem not in INTERPRETED]
    return [str(path) for path in kernel + bots + rules]


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    wish = os.environ.get("FATHOM_COMPILE", "try")
    if wish == "0":
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(["--strict", *modules()], opt_level=os.environ.get("FATHOM_OPT", "3"), multi_file=True)
    except (ImportError, SystemExit) as error:
        if wish == "1":
            raise
        print(f"fathomfive: not compiled ({error}); it runs interpreted", file=sys.stderr)
        return []
    for extension in found:
        extension.optional = wish != "1"
    return found


setup(ext_modules=extensions())
