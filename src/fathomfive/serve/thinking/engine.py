"""Which build of the rules the thinkers run: this process' own, or a compiled one that is made beside it.

Compiling takes minutes, and nobody should wait for it. So a server may be told of a folder in which the same package
appears compiled (`make play` does that): it plays at once, and thinkers take the build up when its mark is there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from ...kernel.built import compiled

BUILT, FAILED = ".built", ".failed"
"""Marks in the folder: all is there; nothing more will come."""
State = Literal["compiled", "compiling", "interpreted"]


class Engine:
    """The folder, and what has become of it."""

    def __init__(self, folder: str = "") -> None:
        self._folder = None if compiled or not folder else Path(folder).resolve()

    @property
    def behind(self) -> Path | None:
        """The compiled build, once it is whole."""
        if self._folder is not None and (self._folder / BUILT).exists():
            return self._folder
        return None

    @property
    def state(self) -> State:
        """What bots think with now, or soon."""
        if compiled or self.behind is not None:
            return "compiled"
        if self._folder is None or (self._folder / FAILED).exists():
            return "interpreted"
        return "compiling"

    @property
    def progress(self) -> float:
        """How much of it is compiled, from 0 to 1: objects beside the C files they are made of."""
        if self.state != "compiling" or self._folder is None:
            return float(self.state == "compiled")
        sources = len(list(self._folder.parent.glob("__native_*.c")))
        objects = len(list(self._folder.parent.glob("temp*/**/__native_*.o")))
        return min(objects / sources, 0.99) if sources else 0.0

    def environment(self) -> dict[str, str] | None:
        """What a new thinker is started with; None: what this process has."""
        if self.behind is None:
            return None
        others = [part for part in (os.environ.get("PYTHONPATH", ""),) if part]
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.behind), *others])}
