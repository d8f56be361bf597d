"""Types that are decoded in threads are made ready before there are any.

msgspec looks a type over when it is decoded for the first time. If another thread decodes it at that moment, it finds
the type half looked over, and the process dies of it (SIGSEGV): a server that has just been started again, with
everybody coming back at once, reads headers of tables in several threads.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec

OURS = __name__.partition(".")[0]


def look_over() -> None:
    """Let msgspec look over all types that the package has, in this thread."""
    for kind in _kinds(msgspec.Struct):
        if kind.__module__.partition(".")[0] == OURS:
            with suppress(TypeError, NameError):  # a type that is only ever written cannot be decoded by anybody
                msgspec.json.Decoder(kind)


def _kinds(of: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)
