"""The edge to numpy, which the kernel does without until an array is asked for; and to arrays that are the caller's."""

from __future__ import annotations

import reprlib
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeAlias

from .errors import SetupError, needs_extra

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy import float32, int8
    from numpy.typing import NDArray

Octets: TypeAlias = "memoryview[int]"
"""Memory, byte by byte."""
ALL: Final = slice(None)
FORMATS: Final = {"f": "float32", "b": "int8"}


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


def floats(source: Octets) -> NDArray[float32]:
    """Numbers in memory of their own, for numpy."""
    np = _numpy()
    found: NDArray[float32] = np.frombuffer(bytearray(source), np.float32)  # type: ignore[assignment]
    return found


def flags(source: Octets) -> NDArray[int8]:
    """The same of flags."""
    np = _numpy()
    found: NDArray[int8] = np.frombuffer(bytearray(source), np.int8)  # type: ignore[assignment]
    return found


class Target:
    """A caller's own array that is filled again and again: it is looked over when it is given for the first time."""

    __slots__ = ("size", "format", "_array", "_octets")

    def __init__(self, size: int, format: str) -> None:
        self.size = size
        self.format = format
        self._array: object = None
        self._octets: Octets = memoryview(b"")

    def fill(self, array: object, source: Octets) -> None:
        """Copy so many numbers into an array."""
        if array is not self._array:
            self._octets = octets(array, self.format, self.size)
            self._array = array
        self._octets[ALL] = source


def octets(array: object, format: str, size: int) -> Octets:
    """The memory of an array to be filled, if it has room for just these numbers, one after the other."""
    wanted = f"out=… wants an array of {size} {FORMATS[format]} that can be written, one after the other"
    try:
        memory = memoryview(array)  # type: ignore[arg-type]
    except (TypeError, ValueError, BufferError):
        raise SetupError(f"{wanted}, not {reprlib.repr(array)}") from None
    if memory.format != format:
        raise SetupError(f"{wanted}, not one of {getattr(array, 'dtype', memory.format)}")
    if memory.shape != (size,):
        raise SetupError(f"{wanted}, not one of shape {memory.shape}")
    if not memory.c_contiguous:
        raise SetupError(f"{wanted}; this one has gaps between its numbers")
    if memory.readonly:
        raise SetupError(f"{wanted}; this one is read-only")
    return memory.cast("B")


def _numpy() -> _Numpy:
    if not _found:
        _found.append(_Numpy())
    return _found[0]
