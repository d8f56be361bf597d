"""Stored tables for the server's corpus, played at random from a seed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fathomfive.kernel import SetupError, Stream, games
from fathomfive.party import entries, snapshots
from fathomfive.party.people import Sitter
from tests.serve.corpus import StoredTable, halfway, replay


def stored(game: str) -> Iterator[tuple[str, StoredTable]]:
    """A game's tables, by name: with its fewest seats to the end, and with its most for a while."""
    seats = games()[game].seats
    for count, most in ((seats[0], 100_000), (seats[-1], 250)):
        try:
            yield f"{game}-{count}", play(game, count, 11 + count, most)
        except SetupError:
            continue


def paper(table: StoredTable) -> bytes:
    """A stored table as its file has it, one entry a line."""
    lines = ",\n".join([msgspec.json.encode(entry).decode() for entry in table.entries])
    head = msgspec.json.encode(msgspec.structs.replace(table, entries=[])).decode()
    return (head.replace('"entries":[]', f'"entries":[\n{lines}\n]') + "\n").encode()


def snapshot(table: StoredTable) -> bytes:
    """The snapshot that a server would have kept halfway."""
    return snapshots.freeze(replay(table, halfway(table)))


def play(game: str, seats: int, seed: int, most: int) -> StoredTable:
    """A table played at random, with some undo and chat, to its end or for so many answers."""
    sitters = [Sitter("human", f"P{seat}", None, seat) for seat in range(seats)]
    party, begin = snapshots.begin(f"{game}-{seats}-{seed}", game, sitters, {}, seed, 0, {})
    kept: list[entries.Entry] = [begin]
    stream = Stream(seed)
    while not party.table.over and len(kept) < most:
        questions = party.table.questions
        asked = questions[stream.below(len(questions))]
        line = party.state.line
        last = line[-1].seat if line else -1
        entry: entries.Entry | None
        if stream.below(9) == 0 and last >= 0 and party.free(last):
            entry = party.undo(last)
        elif stream.below(25) == 0:
            entry = entries.Chat(asked.seat, f"at {party.state.number}")
        elif stream.below(60) == 0 and len(line) > 3 and any(step.seat == last for step in line):
            entry = entries.Undo(last, line[-1].before, False)
        else:
            entry = party.answer(asked.seat, party.state.number, asked.options[stream.below(len(asked.options))])
        assert entry is not None
        party.note(entry, len(kept))
        kept.append(entry)
    return StoredTable(party.header, kept, party.state.number, party.table.hash(), party.table.scores)
