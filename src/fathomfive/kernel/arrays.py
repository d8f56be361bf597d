"""The edge to numpy, which the kernel does without until an array is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from .errors import needs_extra

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import float32, int8
    from numpy.typing import NDArray

    from .shapes import Flags, Room


class _Numpy:
    """What is needed of numpy: looked up once."""

    __slots__ = ("frombuffer", "float32", "int8")

    def __init__(self) -> None:
        try:
            numpy = import_module("numpy")
        except ImportError:
            raise needs_extra("an array", "learn") from None
        self.frombuffer: Callable[[bytearray, object], object] = numpy.frombuffer
        self.float32: object = numpy.dtype("float32")
        self.int8: object = numpy.dtype("int8")


_found: Final[list[_Numpy]] = []


def floats(room: Room) -> NDArray[float32]:
    """The numbers whose bits these are, for numpy."""
    np = _numpy()
    found: NDArray[float32] = np.frombuffer(bytearray(room), np.float32)  # type: ignore[assignment]
    return found


def flags(mask: Flags) -> NDArray[int8]:
    """The same flags for numpy."""
    np = _numpy()
    found: NDArray[int8] = np.frombuffer(bytearray(mask), np.int8)  # type: ignore[assignment]
    return found


def _numpy() -> _Numpy:
    if not _found:
        _found.append(_Numpy())
    return _found[0]
