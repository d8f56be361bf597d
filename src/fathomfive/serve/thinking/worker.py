"""A thinker's process: reads thoughts from standard input, writes what comes of them to standard output."""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO

import msgspec

from .thoughts import Thought, think

LENGTH = struct.Struct(">I")
NICE = 5


def read(source: BinaryIO) -> bytes | None:
    """One frame; None at the end."""
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def main() -> None:
    """Think until the server goes away."""
    os.nice(NICE)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while (frame := read(source)) is not None:
        try:
            answer = msgspec.msgpack.encode({"ok": think(msgspec.msgpack.decode(frame, type=Thought))})
        except Exception as error:
            answer = msgspec.msgpack.encode({"error": f"{type(error).__name__}: {error}"})
        sink.write(LENGTH.pack(len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    main()
