"""The server's corpus: stored tables, each with the snapshot that lies beside it."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import msgspec

from tests.serve.corpus import StoredTable, read

from .change import TESTS, Change, changed
from .stored import paper, snapshot, stored


def corpus(game: str, tests: Path = TESTS) -> list[Change]:
    """The stored tables of a game that go otherwise now; an older snapshot is kept for as long as its table is."""
    found: list[Change] = []
    for name, table in stored(game):
        path = tests / "serve" / "corpus" / f"{name}.json"
        differences = _differences(read(path), table) if path.exists() else []
        change = changed(path, paper(table), differences)
        if change:
            found += [*change, *changed(path.with_suffix(".snapshot"), snapshot(table), ["follows its table"])]
    return found


def _differences(old: StoredTable, new: StoredTable) -> list[str]:
    """Where two stored tables part, and how each ends."""
    told = [
        f"{name} was {getattr(old.header, name)}, is {getattr(new.header, name)}"
        for name in ("rules_version", "content")
        if getattr(old.header, name) != getattr(new.header, name)
    ]
    for number, (was, now) in enumerate(zip_longest(old.entries, new.entries), 1):
        if was != now:
            told.append(f"entry {number}: was {_entry(was)}, is {_entry(now)}; all that follows is random from there")
            break
    if old.scores != new.scores:
        told.append(f"scores in the end were {old.scores}, are {new.scores}")
    return told


def _entry(entry: object) -> str:
    return "nothing" if entry is None else msgspec.json.encode(entry).decode()
