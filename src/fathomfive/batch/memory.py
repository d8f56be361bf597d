"""The arrays of a batch, in memory that several processes may share.

The memory has no name in the system: it goes when the last of them has ended, however it ended.
"""

from __future__ import annotations

from ctypes import c_byte
from math import prod
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rows import View

KINDS = {"q": np.int64, "i": np.int32, "f": np.float32, "b": np.int8, "B": np.uint8}
"""The letters of formats that are used, and what numpy calls them."""


class Memory:
    """Named arrays: a format and a shape each, the first dimension being the tables."""

    def __init__(self, shapes: dict[str, tuple[str, tuple[int, ...]]], shared: bool) -> None:
        self._shapes = shapes
        context = get_context("spawn")
        self._blocks: dict[str, Any] = {}
        for name, (kind, shape) in shapes.items():
            size = max(1, prod(shape) * np.dtype(KINDS[kind]).itemsize)
            self._blocks[name] = context.RawArray(c_byte, size) if shared else np.zeros(size, np.int8)

    def array(self, name: str) -> NDArray[Any]:
        """One of the arrays, for numpy."""
        kind, shape = self._shapes[name]
        return np.frombuffer(self._blocks[name], KINDS[kind], prod(shape)).reshape(shape)

    def views(self, first: int, count: int) -> dict[str, View]:
        """The rows of some tables in all arrays, each as one flat memory."""
        return {name: self.array(name)[first : first + count].reshape(-1).data for name in self._shapes}
