"""Clocks: whose time runs, what it brings to take back, and what happens at zero. Nobody waits: time is set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from fathomfive.party import clocks, snapshots
from fathomfive.party import entries as e
from fathomfive.party.party import Party
from fathomfive.party.people import Sitter
from fathomfive.party.shapes import ClockRules
from tests.serve.serving import Running, Tables, asked, patient, running
from tests.waiting import until

NewStore = Callable[[str], str]
TURN = {"kind": "turn", "seconds": 60}
BANK = {"kind": "bank", "seconds": 300, "increment": 10}


def party_with(rules: dict[str, Any], game: str = "deepblue", seats: int = 2) -> Party:
    sitters = [Sitter("human", "", None, seat) for seat in range(seats)]
    return snapshots.begin("t", game, sitters, {}, 3, 1000, {}, clock=ClockRules(**rules))[0]


def answer(party: Party, at: int, pick: int = 0) -> int:
    """Whoever is asked answers at a moment; gives the seat."""
    now = party.table.questions[0]
    entry = party.answer(now.seat, party.state.number, now.options[pick % len(now.options)])
    assert entry is not None
    party.note(entry, at)
    return now.seat


def passes(party: Party, at: int) -> tuple[int, int]:
    """Answer, second by second, until another seat is asked; gives the seat that was, and the moment."""
    seat = party.asked[0]
    for _ in range(200):
        at += 1000
        answer(party, at)
        if seat not in party.asked:
            return seat, at
    raise AssertionError("the turn never ended")


def test_time_a_turn_runs_while_a_seat_is_asked_and_is_whole_again_afterwards() -> None:
    party = party_with(TURN)
    clock = party.state.clock
    assert clock is not None and clock.left == [60_000, 60_000] and clock.running == party.asked
    seat = party.asked[0]
    party.note(e.Chat(seat, "hm"), 11_000)
    assert clock.left[seat] == 50_000 and clock.left[1 - seat] == 60_000
    same, at = passes(party, 11_000)
    assert same == seat and clock.left == [60_000, 60_000] and clock.running == [1 - seat]
    assert clocks.due(party) == at + 60_000


def test_a_bank_is_used_up_and_a_little_comes_back_after_every_turn() -> None:
    party = party_with(BANK)
    clock = party.state.clock
    assert clock is not None
    seat, at = passes(party, 1000)
    used = at - 1000
    assert clock.left[seat] == 300_000 - used + 10_000 and clock.left[1 - seat] == 300_000
    passes(party, at + 20_000)
    assert clock.left[1 - seat] < 300_000 - 20_000 + 10_000


def test_taking_back_brings_no_time_and_costs_the_others_none() -> None:
    party = party_with(BANK)
    clock = party.state.clock
    assert clock is not None
    seat, at = passes(party, 1000)
    when_given = clock.left[seat] - 10_000
    party.note(e.Chat(seat, "wait!"), at + 30_000)
    assert clock.left[1 - seat] == 270_000
    back = party.state.line[-1].before
    party.note(e.Undo(seat, back, free=False), at + 31_000)
    assert party.asked == [seat] and clock.running == [seat]
    assert clock.left[seat] == when_given and clock.left[1 - seat] == 300_000
    assert len(clock.marks) == len(party.state.line)
    for number in range(5):  # nobody wins time by going back and forth
        answer(party, at + 32_000 + 2000 * number)
        party.note(e.Undo(seat, party.state.line[-1].before, free=False), at + 33_000 + 2000 * number)
    assert clock.left[seat] == when_given - 5 * 1000


def test_at_zero_a_bot_answers_for_this_turn_or_the_seat_is_waited_for() -> None:
    for zero in ("bot", "wait"):
        party = party_with({**TURN, "zero": zero, "bot": "random"})
        seat = party.asked[0]
        assert clocks.fallen_due(party, 60_999) is None
        late = clocks.fallen_due(party, 61_000)
        assert late == e.TimeUp(seat)
        party.note(late, 61_000)
        assert clocks.fallen_due(party, 99_000) is None and clocks.due(party) is None
        assert party.bots_asked() == ([(seat, "random")] if zero == "bot" else [])
        party.note(e.Chat(seat, "sorry"), 71_000)
        assert party.state.clock is not None
        assert party.state.clock.left[seat] == (0 if zero == "bot" else -10_000)
        passes(party, 71_000)
        assert party.state.clock.left[seat] == 60_000 and party.state.clock.out == []
        assert not [one for one in party.bots_asked() if one[0] == seat]


def test_no_clock_runs_for_a_bot() -> None:
    party = party_with(TURN)
    seat = party.asked[0]
    party.note(e.Substitute(seat, "random", seat), 21_000)
    assert party.state.clock is not None and party.state.clock.running == [] and clocks.due(party) is None
    party.note(e.Substitute(seat, None, seat), 500_000)
    assert clocks.due(party) == 500_000 + 40_000


def test_a_snapshot_keeps_the_clock() -> None:
    party = party_with(BANK)
    _, at = passes(party, 1000)
    again, _ = snapshots.thaw(party.header, snapshots.freeze(party), [], {})
    assert again.state.clock == party.state.clock
    assert clocks.due(again) == clocks.due(party)
    passes(again, at)
    passes(party, at)
    assert again.state.clock == party.state.clock


def test_who_plays_by_day_is_reminded_once_before_the_time_is_up() -> None:
    party = party_with({"kind": "turn", "seconds": 86_400})
    seat = party.asked[0]
    party.state.hooks = {seat: "https://chat.example/1"}
    early = 1000 + 86_400_000 * 3 // 4
    assert clocks.due(party) == early and clocks.fallen_due(party, early - 1) is None
    assert clocks.fallen_due(party, early) == e.Remind(seat)
    party.note(e.Remind(seat), early)
    assert clocks.due(party) == 1000 + 86_400_000 and clocks.fallen_due(party, early + 1) is None
    unclocked, _ = snapshots.begin(
        "t", "deepblue", [Sitter("human", "", None, seat) for seat in range(2)], {}, 3, 0, {}
    )
    assert clocks.due(unclocked) is None
    unclocked.state.hooks = {unclocked.asked[0]: "https://chat.example/1"}
    assert clocks.due(unclocked) == clocks.DAY


# --- at a server ---


class Later:
    """A server whose database says that it is later than it is."""

    def __init__(self, server: Running) -> None:
        self.house = server.house
        self.by = 0
        real = self.house.store.time

        async def shifted() -> int:
            return await real() + self.by

        self.house.store.time = shifted  # type: ignore[method-assign]

    def pass_by(self, seconds: float) -> None:
        self.by += int(seconds * 1000)
        self.house.clock.set(self.house.clock.now() + int(seconds * 1000))


@contextmanager
def later(store: str) -> Iterator[tuple[Tables, Later]]:
    with running(patient(store=store, lease=0.6)) as server:
        tables = Tables(server)
        yield tables, Later(server)
        tables.close()


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_clock_that_runs_out_lets_a_bot_answer_and_says_so(new_store: NewStore, store: str) -> None:
    with later(new_store(store)) as (tables, time):
        _, players = tables.new("otys", clock={**TURN, "seconds": 3000, "bot": "random"})
        player, seen = asked(players)
        seat = seen["seat"]
        assert seen["clock"]["running"] == [seat] and seen["clock"]["left"] == [3_000_000] * 2
        time.pass_by(2000)
        assert player.post("/chat", {"text": "I think"})["step"] == 0
        time.pass_by(1200)
        after = until(lambda: (now := player.look())["waiting"] != [seat] and now, "the bot's turn")
        assert after["step"] > 0 and after["clock"]["left"][seat] == 3_000_000
        assert [said["kind"] for said in after["chat"]] == ["chat", "time-up"]
        assert after["seats"][seat]["bot"] is None


def test_a_clock_goes_on_while_the_server_is_down(new_store: NewStore) -> None:
    store = new_store("sqlite")
    with later(store) as (tables, _):
        table, players = tables.new("otys", clock={**TURN, "seconds": 3000, "bot": "random"})
        player, seen = asked(players)
        token, seat = player.token, seen["seat"]
    with later(store) as (tables, time):
        time.pass_by(3100)
        player = tables.player(table, token)
        until(lambda: time.house.known(table) or False, "that the store said what was due")
        until(lambda: player.look()["waiting"] != [seat], "the bot's turn")


def test_a_seat_that_is_waited_for_may_be_replaced_and_comes_back_with_one_word(new_store: NewStore) -> None:
    with later(new_store("sqlite")) as (tables, time):
        _, players = tables.new("otys", people=3, clock={**TURN, "seconds": 3000, "zero": "wait"})
        player, seen = asked(players)
        seat = seen["seat"]
        other = next(one for one in players if one is not player)
        assert other.post(f"/seats/{seat}/bot", {"bot": "random"}, 403)["status"] == 403
        time.pass_by(3001)
        until(lambda: other.look()["clock"]["out"] == [seat], "the clock's zero")
        assert other.look()["waiting"] == [seat]
        assert other.post(f"/seats/{seat}/bot", {"bot": "random"})["seats"][seat]["bot"] == "random"
        assert player.post(f"/seats/{seat}/bot", {"bot": None})["seats"][seat]["bot"] is None


def test_a_seat_that_is_missed_is_replaced_if_all_the_others_want_it(new_store: NewStore) -> None:
    with later(new_store("sqlite")) as (tables, time):
        _, players = tables.new("otys", people=3)
        player, seen = asked(players)
        seat = seen["seat"]
        first, second = [one for one in players if one is not player]
        assert "few minutes" in first.post(f"/seats/{seat}/bot", {"bot": "random"}, 403)["detail"]
        time.pass_by(121)
        voted = first.post(f"/seats/{seat}/bot", {"bot": "random"})
        mine, its = voted["seat"], second.look()["seat"]
        assert voted["votes"] == [{"seat": seat, "agreed": [mine], "waiting": [its]}]
        assert voted["seats"][seat]["bot"] is None
        assert first.post(f"/seats/{seat}/bot", {"bot": "random"})["version"] == voted["version"]
        assert second.post(f"/seats/{seat}/bot", {"bot": "random"})["seats"][seat]["bot"] == "random"
        back = player.post(f"/seats/{seat}/bot", {"bot": None})
        assert back["seats"][seat]["bot"] is None and back["votes"] == []


def test_an_answer_ends_the_vote(new_store: NewStore) -> None:
    with later(new_store("sqlite")) as (tables, time):
        _, players = tables.new("otys", people=3)
        player, seen = asked(players)
        time.pass_by(121)
        other = next(one for one in players if one is not player)
        assert other.post(f"/seats/{seen['seat']}/bot", {"bot": "random"})["votes"]
        assert player.answer_first()["votes"] == []


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn"}, {"kind": "turn", "seconds": 1}, {"kind": "hourglass", "seconds": 60}, {"seconds": 60},
        {"kind": "bank", "seconds": 60, "increment": -1}, {"kind": "turn", "seconds": 60, "zero": "lose"},
        {"kind": "turn", "seconds": 60, "bot": "nobody"}, {"kind": "turn", "seconds": "60"},
    ],
)  # fmt: skip
def test_clocks_that_make_no_sense_are_refused(one: Tables, clock: dict[str, Any]) -> None:
    body = {"game": "otys", "seats": [{"kind": "human"}, {"kind": "human"}], "clock": clock}
    assert one.server.client.post("/api/tables", json=body).status_code == 400
