"""Compile kernel and rules with mypyc; only without mypyc or a C compiler does the package run interpreted.

What mypyc does not accept is an error, never a silent fall-back. `FATHOM_COMPILE=0` installs without compiling,
`FATHOM_COMPILE=1` wants it under all circumstances; `fathomfive.compiled` and `fathom --version` tell what came of it.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/fathomfive")
KERNEL = (
    "actions", "arrays", "asked", "fields", "fill", "observation", "pile", "play", "questions", "random", "scores",
    "seat", "shapes/choices", "shapes/lists", "shapes/part", "shapes/shape", "shapes/single", "sight", "spaces",
    "state", "table", "values",
)  # fmt: skip
BOTS = ("policy", "race", "search", "tree")
STUDY = ("rollout",)
BATCH = ("rows",)
ROOMS = ("rules", "words", "judge", "explain")
"""The rooms of a game that are compiled whole; of the content only what the rules read, its flat tables and verbs."""
TABLES = ("scenario", "tables", "vocabulary")
UNITS = 12
"""So many C files are compiled, whatever the number of modules."""
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


METHODS = re.compile(r"static PyMethodDef (\w+?)_methods\[\] = \{.*?\n\};", re.DOTALL)
METHOD = re.compile(r'(\{"(\w+)",[^{}]*?PyDoc_STR\("(?:[^"\\]|\\.)*?--\\n\\n)("\))')
PROPERTIES = re.compile(r"static PyGetSetDef (\w+?)_getseters\[\] = \{.*?\n\};", re.DOTALL)
PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*NULL, )NULL(, NULL\})')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\((?:[^"\\]|\\.)*?--\\n\\n)("\))')
"""Where mypyc writes the signatures of functions, methods and classes, and leaves out what they say of themselves."""


def docstrings(module: Path) -> dict[str, str]:
    """What classes, methods and functions of a module say of themselves, as text for C; by `name` or `Class.name`."""
    found: dict[str, str] = {}
    defined = (ast.ClassDef, ast.FunctionDef)

    def note(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, defined):
                text = (ast.get_docstring(node) or "").encode()
                found[prefix + node.name] = "".join(
                    chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text
                )
            if isinstance(node, ast.ClassDef):
                note(node.body, f"{node.name}.")

    note(ast.parse(module.read_text(encoding="utf-8")).body, "")
    return found


def documented(code: str, docs: dict[str, str]) -> str:
    """What mypyc made of a module, with its docstrings."""

    def methods(table: re.Match[str]) -> str:
        # `table___Table_methods` are those of a class, `tablemodule_methods` the functions
        owner = "" if table[1].endswith("module") else table[1].rpartition("___")[2] + "."
        return METHOD.sub(lambda one: one[1] + docs.get(owner + one[2], "") + one[3], table[0])

    def properties(table: re.Match[str]) -> str:
        owner = table[1].rpartition("___")[2] + "."
        return PROPERTY.sub(lambda one: f'{one[1]}"{docs.get(owner + one[2], "")}"{one[3]}', table[0])

    code = PROPERTIES.sub(properties, METHODS.sub(methods, code))
    return CLASS.sub(lambda one: one[1] + docs.get(one[2], "") + one[3], code)


def keep_docstrings(sources: Iterable[str]) -> None:
    """Write the docstrings of compiled modules into what mypyc made of them."""
    known = {f"__native_{'___'.join(Path(name).with_suffix('').parts[1:])}.c": Path(name) for name in modules()}
    for source in map(Path, sources):
        if source.name in known:
            code = source.read_text(encoding="utf-8")
            source.write_text(documented(code, docstrings(known[source.name])), encoding="utf-8")


def united(sources: Iterable[str]) -> list[str]:
    """The same sources in some `UNITS` of about the same size: each reads headers of a megabyte and a half."""
    paths = [Path(source) for source in sources]
    ours = sorted([path for path in paths if path.name.startswith("__native_fathomfive")], key=_size)
    units: list[list[Path]] = [[] for _ in range(min(UNITS, len(ours)))]
    for path in reversed(ours):
        min(units, key=lambda unit: sum(map(_size, unit))).append(path)
    found = [str(path) for path in paths if path not in ours]
    for number, unit in enumerate(units):
        whole = unit[0].with_name(f"unit_{number}.c")
        whole.write_text("".join(sorted([f'#include "{path.name}"\n' for path in unit])), encoding="utf-8")
        found.append(str(whole))
    return found


def _size(path: Path) -> int:
    return path.stat().st_size


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    wish = os.environ.get("FATHOM_COMPILE", "try")
    if wish == "0" or WITHOUT_CODE & {*sys.argv[1:]}:
        return []
    try:
        from mypyc.build import mypycify

        # -O1 takes two thirds of the time of -O3, and what it makes is hardly slower (observations by 6 to 11 % in Deep
        # Blue): most of it calls Python
        level = os.environ.get("FATHOM_OPT", "1")
        found = mypycify(["--strict", *modules()], opt_level=level, debug_level="0", multi_file=True)
    except ImportError as error:
        if wish == "1":
            raise
        print(f"fathomfive: not compiled ({error}); it runs interpreted", file=sys.stderr)
        return []
    for extension in found:
        keep_docstrings(extension.sources)
        extension.sources = united(extension.sources)
        extension.optional = wish != "1"
        if sys.platform != "win32":
            # modules find each other by tables of their own; what nobody else can replace is called directly
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


setup(ext_modules=extensions())
