"""Fathom Five: five deep-sea board games behind one small kernel.

>>> import fathomfive as ff
>>> t = ff.Table("deepblue", seats=3, seed=7)
>>> while not t.over:
...     t.answer(t.question.options[0])
>>> len(t.scores)
3
"""

from __future__ import annotations

from . import bots
from . import games as _package  # noqa: F401  (now, since importing it later would hide the function `games`)
from .kernel import (
    FathomError,
    GameInfo,
    IllegalAnswer,
    InvalidContent,
    InvalidRecord,
    SetupError,
    Stream,
    Table,
    UndoRefused,
    games,
)

__version__ = "0.1.0"

__all__ = [
    "FathomError",
    "GameInfo",
    "IllegalAnswer",
    "InvalidContent",
    "InvalidRecord",
    "SetupError",
    "Stream",
    "Table",
    "UndoRefused",
    "bots",
    "games",
]
