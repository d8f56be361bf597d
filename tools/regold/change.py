"""A file that comes out differently, and what is different about it, in words."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fathomfive.kernel import NATURE, Asked
from fathomfive.kernel.values import Value, jsonable

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
TOLD = 5
"""So many differences of one file are told; what follows from them is only counted."""


class Change(msgspec.Struct, frozen=True):
    """A file, what is to stand in it, and the differences."""

    path: Path
    content: bytes
    differences: list[str]

    def told(self) -> str:
        """The change, for people to read."""
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        lines = [f"  {one}" for one in self.differences[:TOLD]]
        more = len(self.differences) - TOLD
        return "\n".join([str(path), *lines, *([f"  … and {more} more"] if more > 0 else [])])

    def write(self) -> None:
        """Put the new content into the file."""
        self.path.write_bytes(self.content)


def changed(path: Path, content: bytes, differences: list[str]) -> list[Change]:
    """The change of a file, if there is one."""
    old = path.read_bytes() if path.exists() else None
    if content == old:
        return []
    return [Change(path, content, differences or ["is new" if old is None else "is written differently"])]


def paper(value: Value) -> str:
    """A value as records have it."""
    return msgspec.json.encode(jsonable(value)).decode()


def asked_of(seat: int) -> str:
    """Who is asked."""
    return "nature" if seat == NATURE else f"seat {seat}"


def named(asked: Asked, option: Value) -> str:
    """An option as records have it and, if words say more, as people read it."""
    label = asked.label(option, "en")
    return f"{paper(option)} ({label})" if label and label != str(option) else paper(option)
