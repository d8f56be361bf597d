"""What the scores of a finished game are made of, if the game has a module `parts` that can tell."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import cast

from ..kernel import Fact, Phrase, State, Table
from . import words
from .shapes import TallyPart

Parts = Callable[[State, Sequence[Fact]], list[tuple[Phrase, str, list[int]]]]


@lru_cache(maxsize=64)
def _parts_of(package: str) -> Parts | None:
    module = f"{package}.parts"
    if importlib.util.find_spec(module) is None:
        return None
    return cast(Parts, importlib.import_module(module).parts)


def tally(table: Table, language: str) -> list[TallyPart] | None:
    """Null before the end; empty when the game cannot tell, or when not all that happened is remembered."""
    if not table.over:
        return None
    parts = _parts_of(table.game.package)
    found = parts(table.state, table.facts) if parts is not None else []
    if [sum(scores) for scores in zip(*[scores for _, _, scores in found], strict=True)] != table.scores:
        return []
    return [TallyPart(words.text(table.game, label, language), rule, scores) for label, rule, scores in found]
