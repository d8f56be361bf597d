"""What a game's source tells by itself: no chance, no clock, and nobody who only judges or speaks writes a State."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from .state import Plain, layout

if TYPE_CHECKING:
    from .game import AnyGame

FORBIDDEN = {"random", "secrets", "time", "datetime", "uuid", "os", "threading"}
"""Modules that rules have no business with: chance and clocks."""
READERS = ("words", "judge", "explain", "text")
"""The rooms that never write a State, not even for a moment: they take a copy, or a parameter."""
WRITING = {"append", "clear", "extend", "insert", "pop", "put_under", "remove", "reverse", "sort"}
"""Methods that change a list or a pile."""


@lru_cache(maxsize=64)
def faults(game: AnyGame, classes: frozenset[str]) -> tuple[tuple[int, str], ...]:
    """Which laws a game's source breaks, and how; its State is made of these classes. It is read once."""
    chance = [(1, complaint) for complaint in forbidden_imports(game)]
    return (*chance, *((11, complaint) for complaint in writing_readers(game, classes)))


def forbidden_imports(game: AnyGame) -> Iterator[str]:
    """Imports of chance and clocks, anywhere in a game's package."""
    for path in _modules(game.folder) if game.folder is not None else [_module(game.package)]:
        for node in ast.walk(_parsed(path)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names.append(node.module)
            for name in names:
                if name.partition(".")[0] in FORBIDDEN:
                    yield f"{path.name} imports {name}"


def writing_readers(game: AnyGame, classes: frozenset[str]) -> Iterator[str]:
    """Places in words, judge, explain and text that write a State they were given."""
    for room in READERS:
        folder = None if game.folder is None else game.folder / room
        for path in _modules(folder) if folder is not None and folder.is_dir() else ():
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.FunctionDef):
                    for line in _writes(node, classes):
                        yield f"{room}/{path.name}, line {line}: {node.name} writes a State"


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from _modules(path)
        elif path.name.endswith(".py"):
            yield path


def _module(name: str) -> Traversable:
    path = import_module(name).__file__
    assert path is not None
    return Path(path)


def _parsed(path: Traversable) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def classes(kind: type[Plain]) -> frozenset[str]:
    """The names of a State's class and of all that its parts are made of."""
    return frozenset([kind.__name__]).union(*(classes(part) for part in layout(kind).parts.values()))


def _writes(function: ast.FunctionDef, classes: frozenset[str]) -> Iterator[int]:
    """The lines on which a function writes what belongs to a State among its arguments."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    given = {one.arg for one in arguments if isinstance(one.annotation, ast.Name) and one.annotation.id in classes}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and _root(node.value) in given:
            given |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    for node in ast.walk(function):
        if isinstance(node, (ast.Attribute, ast.Subscript)) and not isinstance(node.ctx, ast.Load):
            written = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
            written = node.func.value
        else:
            continue
        if _root(written) in given:
            yield node.lineno


def _root(node: ast.expr) -> str | None:
    """The variable that an expression is a piece of; a slice or a call gives something new."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return None
        node = node.value
    return node.id if isinstance(node, ast.Name) else None
