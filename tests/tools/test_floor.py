"""The floor that our server is measured beside shows and writes what a game of the load test shows and writes."""

from __future__ import annotations

import msgspec

from bench.floor import played
from fathomfive.party.entries import Answer, Begin, decode


def test_the_floor_has_a_whole_game_with_documents_for_both_seats() -> None:
    moments = played().moments
    entries = [decode(moment.entry.decode()) for moment in moments]
    assert isinstance(entries[0], Begin) and all(isinstance(entry, Answer) for entry in entries[1:])
    shown = [[msgspec.json.decode(document) for document in moment.documents] for moment in moments]
    assert [both[0]["version"] for both in shown] == list(range(1, len(moments) + 1))
    assert all(both[seat]["seat"] == seat for both in shown for seat in (0, 1))
    asked = [sum(document["question"] is not None for document in both) for both in shown]
    assert set(asked[:-1]) <= {1, 2} and asked[-1] == 0 and all(document["over"] for document in shown[-1])
