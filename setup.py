"""Compile kernel and rules with mypyc; only without mypyc or a C compiler does the package run interpreted.

What mypyc does not accept is an error, never a silent fall-back. `FATHOM_COMPILE=0` installs without compiling,
`FATHOM_COMPILE=1` wants it under all circumstances; `fathomfive.compiled` and `fathom --version` tell what came of it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/fathomfive")
KERNEL = (
    "actions", "asked", "fields", "fill", "observation", "pile", "play", "questions", "random", "scores", "seat",
    "shapes/choices", "shapes/lists", "shapes/part", "shapes/shape", "shapes/single", "sight", "spaces", "state",
    "table", "values",
)  # fmt: skip
BOTS = ("policy", "race", "search", "tree")
STUDY = ("rollout",)
BATCH = ("rows",)
ROOMS = ("rules", "words", "judge", "explain")
"""The rooms of a game that are compiled whole; of the content only what the rules read, its flat tables and verbs."""
TABLES = ("scenario", "tables", "vocabulary")
WITHOUT_CODE = {"clean", "dist_info", "egg_info", "sdist"}
"""Commands that only read what the package is. Pip runs two of them before it builds: mypyc would work three times."""


def modules() -> list[str]:
    """The hot half of the kernel, the search, playing on, the rows of batches, and the rooms of every game."""
    kernel = [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL]
    bots = [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    study = [PACKAGE / "study" / f"{name}.py" for name in STUDY]
    batch = [PACKAGE / "batch" / f"{name}.py" for name in BATCH]
    rooms = [path for room in ROOMS for path in sorted(PACKAGE.glob(f"games/*/{room}/*.py"))]
    tables = [path for name in TABLES for path in sorted(PACKAGE.glob(f"games/*/content/{name}.py"))]
    return [str(path) for path in kernel + bots + study + batch + tables + rooms if path.stem != "__init__"]


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    wish = os.environ.get("FATHOM_COMPILE", "try")
    if wish == "0" or WITHOUT_CODE & {*sys.argv[1:]}:
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(["--strict", *modules()], opt_level=os.environ.get("FATHOM_OPT", "3"), multi_file=True)
    except ImportError as error:
        if wish == "1":
            raise
        print(f"fathomfive: not compiled ({error}); it runs interpreted", file=sys.stderr)
        return []
    for extension in found:
        extension.optional = wish != "1"
    return found


setup(ext_modules=extensions())
