"""The edge to numpy, which the kernel does without until an array is asked for."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from .errors import needs_extra

if TYPE_CHECKING:
    from array import array
    from types import ModuleType

    from numpy import float32, int8
    from numpy.typing import NDArray


def floats(numbers: array[float]) -> NDArray[float32]:
    """The same numbers for numpy, in the same place."""
    np = _numpy()
    found: NDArray[float32] = np.frombuffer(numbers, np.float32)
    return found


def mask(size: int, ids: Sequence[int]) -> NDArray[int8]:
    """1 at the ids, 0 elsewhere."""
    np = _numpy()
    flags = bytearray(size)
    for id in ids:
        flags[id] = 1
    found: NDArray[int8] = np.frombuffer(flags, np.int8)
    return found


def _numpy() -> ModuleType:
    known = sys.modules.get("numpy")  # what is imported already is found ten times as fast like this
    if known is not None:
        return known
    try:
        return import_module("numpy")
    except ImportError:
        raise needs_extra("an array", "learn") from None
