"""Fathom Five: five deep-sea board games behind one small kernel.

>>> import fathomfive as ff
>>> t = ff.Table("deepblue", seats=3, seed=7)
>>> while not t.over:
...     t.answer(t.question.options[0])
>>> len(t.scores)
3
"""

from __future__ import annotations

import sys as _sys
from importlib import import_module as _import_module

from . import bots, study
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
    register,
)
from .kernel.built import compiled

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
    "compiled",
    "games",
    "register",
    "study",
]

if "gymnasium" in _sys.modules:  # whoever has it at hand will want our ids; `import fathomfive.envs` does the same
    _import_module("fathomfive.envs")
