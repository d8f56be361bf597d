"""A thinker's process: reads thoughts from standard input, writes what comes of them to standard output."""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO

from ...party.thoughts import worked

LENGTH = struct.Struct(">I")
NICE = 5
READY = b"!"
"""What a thinker says first, once it has loaded all it needs."""


def read(source: BinaryIO) -> bytes | None:
    """One frame; None at the end."""
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def main() -> None:
    """Think until the server goes away."""
    os.nice(NICE)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sink.write(READY)
    sink.flush()
    while (frame := read(source)) is not None:
        answer = worked(frame)
        try:
            sink.write(LENGTH.pack(len(answer)) + answer)
            sink.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody is left to hear it


if __name__ == "__main__":
    main()
