"""Write how the States of our games are copied and read, field by field: `python -m tools.fieldwise [--check]`.

Both follow from a State's declaration and the types of its fields. The kernel can work them out while it runs, for any
game; written out they are compiled with the rules, and a copy takes a fraction of the time.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from fathomfive.kernel import Pile, Plain, State, Table, games
from fathomfive.kernel.state import layout

GAMES = Path("src/fathomfive/games")
HEAD = '''"""The State field by field: `python -m tools.fieldwise` writes this file."""

from __future__ import annotations

from ....kernel import fieldwise
from .state import {names}
'''


def path_of(game: str) -> Path:
    """Where the functions of a game are written."""
    return GAMES / game / "rules" / "fieldwise.py"


def written(game: str) -> str:
    """The source of a game's functions: its parts first, then its State."""
    classes = parts_of(type(Table(game, seed=0).state))
    names = ", ".join(sorted([cls.__name__ for cls in classes]))
    functions = [function for cls in classes for function in (copying(cls), reading(cls))]
    calls = [f"fieldwise({cls.__name__}, copy_{snake(cls)}, values_of_{snake(cls)})\n" for cls in classes]
    return "\n\n".join([HEAD.format(names=names), *functions, "".join(calls)])


def parts_of(cls: type[Plain]) -> list[type[Plain]]:
    """A class, after those of its parts."""
    found: list[type[Plain]] = []
    for part in layout(cls).parts.values():
        found += [inner for inner in parts_of(part) if inner not in found]
    return [*found, cls]


def copying(cls: type[Plain]) -> str:
    """The function that copies one class."""
    plan = layout(cls)
    kinds = get_type_hints(cls)
    what = "State" if issubclass(cls, State) else "part"
    lines = [
        f"def copy_{snake(cls)}(s: {cls.__name__}) -> {cls.__name__}:",
        f'    """An equal {what} that can be changed by itself."""',
        f"    t: {cls.__name__} = {cls.__name__}.__new__({cls.__name__})",
        *[f"    t.{name} = {copied(kinds[name], f's.{name}')}" for name in plan.names],
        *[f"    t.{name} = s.{name}" for name in plan.shared],
        "    return t",
    ]
    return "\n".join(lines) + "\n"


def reading(cls: type[Plain]) -> str:
    """The function that lists the values of one class."""
    names = layout(cls).names
    lines = [
        f"def values_of_{snake(cls)}(s: {cls.__name__}) -> list[object]:",
        '    """All fields, in the order of their declaration."""',
        "    return [",
        *[f"        s.{name}," for name in names],
        "    ]",
    ]
    return "\n".join(lines) + "\n"


def snake(cls: type[Plain]) -> str:
    """The name of a class, as it stands in the name of a function."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()


def copied(kind: Any, value: str, depth: int = 0) -> str:
    """The expression that copies a value of a type."""
    if get_origin(kind) is list:
        (inner,) = get_args(kind)
        if fixed(inner):
            return f"{value}[:]"
        item = "xyz"[depth]
        return f"[{copied(inner, item, depth + 1)} for {item} in {value}]"
    if kind is Pile:
        return f"{value}.copy()"
    if isinstance(kind, type) and issubclass(kind, Plain):
        return f"copy_{snake(kind)}({value})"
    if fixed(kind):
        return value
    raise TypeError(f"a State holds integers, booleans, strings, piles, parts and lists of these, not {kind}")


def fixed(kind: Any) -> bool:
    """Whether a value of a type never changes, so that a copy may share it."""
    if get_origin(kind) in (UnionType, Union):
        return all([fixed(one) for one in get_args(kind)])
    return kind in (int, bool, str) or get_origin(kind) is tuple


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the functions of all games, or tell which are not up to date."""
    parser = argparse.ArgumentParser(prog="python -m tools.fieldwise", description="Write States field by field.")
    parser.add_argument("--check", action="store_true", help="tell what would change, and write nothing; 1 if anything")
    check = parser.parse_args(arguments).check
    stale = [game for game in sorted(games()) if path_of(game).exists() and path_of(game).read_text() != written(game)]
    for game in stale:
        print(f"{path_of(game)} {'would change' if check else 'made again'}")
        if not check:
            path_of(game).write_text(written(game))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
