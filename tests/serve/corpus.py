"""The corpus of stored tables: what a server kept, as files, each with the hash it must lead to.

`python -m tests.serve.corpus [GAME …]` writes it anew; do so only when a game's rules version has been raised.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from fathomfive.kernel import SetupError, Stream, games
from fathomfive.serve import entries, keeping
from fathomfive.serve.party import Party
from fathomfive.serve.sitting import Header, Sitter

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


def replay(stored: StoredTable) -> Party:
    """Play a stored table from its first entry."""
    header = stored.header
    party = keeping.laid(header, [Sitter("human", f"P{seat}", None, seat) for seat in range(header.seats)], {})
    for number, entry in enumerate(stored.entries):
        party.apply(entry, number)
    return party


def play(game: str, seats: int, seed: int, most: int) -> StoredTable:
    """A table played at random, with some undo and chat, to its end or for so many answers."""
    sitters = [Sitter("human", f"P{seat}", None, seat) for seat in range(seats)]
    party, begin = keeping.begin(f"{game}-{seats}-{seed}", game, sitters, {}, seed, 0, {})
    kept: list[entries.Entry] = [begin]
    stream = Stream(seed)
    while not party.table.over and len(kept) < most:
        questions = party.table.questions
        asked = questions[stream.below(len(questions))]
        last = party.line[-1].seat if party.line else -1
        entry: entries.Entry | None
        if stream.below(9) == 0 and last >= 0 and party.free(last):
            entry = party.undo(last)
        elif stream.below(25) == 0:
            entry = entries.Chat(asked.seat, f"at {party.number}")
        elif stream.below(60) == 0 and len(party.line) > 3 and any(step.seat == last for step in party.line):
            entry = entries.Undo(last, party.line[-1].before, False)
        else:
            entry = party.answer(asked.seat, party.number, asked.options[stream.below(len(asked.options))])
        assert entry is not None
        party.note(entry, len(kept))
        kept.append(entry)
    return StoredTable(party.header, kept, party.number, party.table.hash(), party.table.scores)


def write(*wanted: str) -> None:
    """Write the corpus: each game (or those that are named) with its fewest and its most seats, one to the end."""
    FOLDER.mkdir(exist_ok=True)
    for game, info in games().items():
        if wanted and game not in wanted:
            continue
        for seats, most in ((info.seats[0], 100_000), (info.seats[-1], 250)):
            try:
                stored = play(game, seats, 11 + seats, most)
            except SetupError:
                continue
            lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in stored.entries)
            head = msgspec.json.encode(msgspec.structs.replace(stored, entries=[])).decode()
            text = head.replace('"entries":[]', f'"entries":[\n{lines}\n]')
            (FOLDER / f"{game}-{seats}.json").write_text(text + "\n")


if __name__ == "__main__":
    write(*sys.argv[1:])
