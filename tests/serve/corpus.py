"""The corpus of stored tables: what a server kept, as files, each with the hash it must lead to.

Beside the entries of a table lies a snapshot of it, taken when half of them had been written.
`make regold GAME=…` writes a game's anew; do so only when its rules version has been raised.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from fathomfive.kernel import Table
from fathomfive.kernel.values import plain
from fathomfive.party import entries
from fathomfive.party.party import Party
from fathomfive.party.people import Header, PartyState, Sitter

FOLDER = Path(__file__).parent / "corpus"


class StoredTable(msgspec.Struct):
    """A table as it was kept."""

    header: Header
    entries: list[entries.Entry]
    version: int
    hash: str
    scores: list[int]


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def read(path: Path) -> StoredTable:
    return msgspec.json.decode(path.read_bytes(), type=StoredTable)


def laid(header: Header, sitters: list[Sitter]) -> Party:
    """A table before its first entry, as its header says."""
    table = Table(
        header.game,
        header.seats,
        header.seed,
        {name: plain(value) for name, value in header.options.items()},
        nature="ask",
        names=[sitter.name for sitter in sitters],
        facts=True,
    )
    return Party(header, PartyState(table=table, sitters=sitters), {})


def replay(stored: StoredTable, upto: int | None = None) -> Party:
    """Play a stored table from its first entry, to the last or to an earlier one."""
    header = stored.header
    party = laid(header, [Sitter("human", f"P{seat}", None, seat) for seat in range(header.seats)])
    for number, entry in enumerate(stored.entries[:upto]):
        party.apply(entry, number)
    return party


def halfway(stored: StoredTable) -> int:
    """How many entries there were when the snapshot was taken."""
    return len(stored.entries) // 2


def snapshot(path: Path) -> bytes:
    """The snapshot that lies beside a stored table."""
    return path.with_suffix(".snapshot").read_bytes()
