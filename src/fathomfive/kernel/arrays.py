"""The edge to numpy, which the kernel does without until an array is asked for."""

from __future__ import annotations

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
    found: NDArray[float32] = np.frombuffer(numbers, dtype=np.float32)
    return found


def mask(size: int, ids: Sequence[int]) -> NDArray[int8]:
    """1 at the ids, 0 elsewhere."""
    np = _numpy()
    flags = bytearray(size)
    for id in ids:
        flags[id] = 1
    found: NDArray[int8] = np.frombuffer(flags, dtype=np.int8)
    return found


def _numpy() -> ModuleType:
    try:
        return import_module("numpy")
    except ImportError:
        raise needs_extra("an array", "learn") from None
