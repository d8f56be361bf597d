"""Nobody can know luck before it falls; a named seed is possible where it cheats nobody, and is shown."""

from __future__ import annotations

import msgspec
import pytest

from fathomfive.kernel import Stream, Table
from fathomfive.party import entries as e
from fathomfive.party import luck, snapshots
from fathomfive.party.party import Party
from fathomfive.party.people import Sitter
from tests.serve.serving import Json, Tables

PERSON, BOT = {"kind": "human"}, {"kind": "bot", "bot": "greedy"}
really_checked = luck.check_named


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "check_named", really_checked)


def begun(seed: int | None = None, game: str = "deepblue", seats: int = 2) -> tuple[Party, e.Begin]:
    return snapshots.begin("t", game, [Sitter("human", "", None, seat) for seat in range(seats)], {}, seed, 0, {})


def answered(party: Party, pick: int = 0) -> e.Answer:
    seat = party.asked[0]
    options = list(party.table.seat(seat).question.options)
    entry = party.answer(seat, party.state.number, options[pick % len(options)])
    assert entry is not None
    party.note(entry, 1)
    return entry


def to_nature(party: Party) -> tuple[Party, int]:
    """Answer until nature has answered at once, with more than one way it could have gone."""
    for _ in range(200):
        twin = snapshots.thaw(party.header, snapshots.freeze(party), [], {})[0]
        options = list(party.table.seat(party.asked[0]).question.options)
        for pick in range(len(options)):
            found = snapshots.thaw(party.header, snapshots.freeze(party), [], {})[0]
            if len(answered(found, pick).nature) > 2 and not found.table.over:
                return twin, pick
        answered(party)
    raise AssertionError("nature was never asked")


@pytest.mark.parametrize(
    ("seats", "status"),
    [
        ([PERSON, PERSON], 400),
        ([PERSON, PERSON, {"kind": "human", "with": 0}], 400),
        ([PERSON, {"kind": "human", "with": 0}], 201),
        ([PERSON, BOT], 201),
        ([BOT, BOT], 201),
    ],
)
def test_a_seed_is_named_only_where_one_person_or_device_plays(seats: Json, status: int, one: Tables) -> None:
    answer = one.server.client.post("/api/tables", json={"game": "deepblue", "seats": seats, "seed": 7})
    assert answer.status_code == status
    if status == 400:
        assert "one person or device" in answer.json()["detail"]
    else:
        assert one.player(answer.json()["table"]).look()["seed"] == 7


def test_a_document_says_that_nobody_named_a_seed(one: Tables) -> None:
    table, players = one.made({"game": "deepblue", "seats": [PERSON, PERSON]})
    assert players[0].look()["seed"] is None and one.player(table).look()["seed"] is None


def test_what_is_stored_does_not_tell_luck_before_it_falls() -> None:
    party, begin = begun()
    foretold = Party(party.header, msgspec.structs.replace(party.state), {})
    foretold.state.table = Table("deepblue", 2, party.header.seed, nature="ask")
    foretold.state.stream = Stream(party.header.seed)
    assert foretold.settle() != begin.nature and begin.stream == [] and party.state.stream is None
    twin, pick = to_nature(party)
    frozen = snapshots.freeze(twin)
    falls = [answered(snapshots.thaw(twin.header, frozen, [], {})[0], pick).nature for _ in range(12)]
    assert any(fall != falls[0] for fall in falls), "the same snapshot always leads to the same luck"


def test_a_named_seed_decides_all_luck() -> None:
    one, two = begun(11), begun(11)
    assert one[0].header.seeded and one[1] == two[1]
    assert answered(one[0]) == answered(two[0])


def test_another_node_applies_the_luck_that_was_recorded() -> None:
    party, begin = begun()
    frozen = snapshots.freeze(party)
    later: list[tuple[e.Entry, int]] = [(answered(party, number), 1) for number in range(30)]
    twin, release = snapshots.thaw(party.header, frozen, later, {})
    assert release is None and twin.table.hash() == party.table.hash() and begin.nature


def test_an_answer_taken_back_and_given_again_brings_the_same_luck() -> None:
    party, pick = to_nature(begun()[0])
    frozen = snapshots.freeze(party)
    falls = []
    for _ in range(8):
        entry = answered(party, pick)
        falls.append(entry.nature)
        party.note(e.Undo(entry.seat, party.state.line[-1].before, False), 1)
    assert falls == [falls[0]] * 8 and party.state.crossed == 8
    other = snapshots.thaw(party.header, frozen, [], {})[0]
    fresh = [answered(snapshots.thaw(party.header, frozen, [], {})[0], pick).nature for _ in range(12)]
    assert any(nature != falls[0] for nature in fresh) and not other.state.fallen
    kept, _ = snapshots.thaw(party.header, snapshots.freeze(party), [], {})
    assert answered(kept, pick).nature == falls[0]
