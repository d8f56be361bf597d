"""Rooms of compiled code, lent to numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Lent:
    """A room as numpy may have it: to be written as well as read. The room lives as long as the array."""

    __slots__ = ("room", "__array_interface__")

    def __init__(self, room: object, array: NDArray[Any]) -> None:
        self.room = room
        known = array.__array_interface__
        self.__array_interface__ = {**known, "data": (known["data"][0], False)}


def lent(room: object, dtype: str, shape: tuple[int, int]) -> NDArray[Any]:
    """An array over the very memory of a room, which compiled code goes on writing."""
    array: NDArray[Any] = np.frombuffer(memoryview(room), dtype).reshape(shape)  # type: ignore[arg-type]
    found: NDArray[Any] = np.asarray(Lent(room, array))
    return found
