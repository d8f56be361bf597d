"""Webhooks: who is told of a turn, where, and how often it is tried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from fathomfive.party import clocks, snapshots
from fathomfive.party.people import Sitter
from fathomfive.serve.hooks import PAUSE, TRIES, Messenger, notices
from tests.serve.hook import listening
from tests.serve.serving import Tables, asked, patient, running

NewStore = Callable[[str], str]


def test_a_webhook_is_told_when_it_is_the_seats_turn(new_store: NewStore) -> None:
    with listening() as hook:
        settings = patient(store=new_store("sqlite"), webhooks=(f"{hook.address}/ok/",))
        with running(settings) as server:
            tables = Tables(server)
            table, players = tables.new("endeavor")
            player, _ = asked(players)
            other = next(p for p in players if p is not player)
            for url in (
                f"{hook.address}/other", f"{hook.address}/ok/../other", f"{hook.address}/ok/%2E%2e/other#/",
                "http://example.org/", "file:///etc/passwd",
            ):  # fmt: skip
                assert other.post("/webhook", {"url": url}, 403)["status"] == 403
            seat = other.look()["seat"]
            assert other.post("/webhook", {"url": f"{hook.address}/ok/1"}) == {
                "seat": seat,
                "url": f"{hook.address}/ok/1",
            }
            while other.look()["question"] is None:
                player.answer_first()
            path, body = hook.next()
            assert path == "/ok/1"
            assert msgspec.json.decode(body) == {
                "table": table, "game": "endeavor", "seat": seat, "name": f"P{seat}", "url": f"/table/{table}",
            }  # fmt: skip
            assert other.post("/webhook", {"url": None})["url"] is None
            tables.close()


def test_one_turn_is_one_notice_however_many_questions_it_has() -> None:
    party, _ = snapshots.begin("t", "deepblue", [Sitter("human", "", None, seat) for seat in range(2)], {}, 3, 0, {})
    party.state.hooks = {0: "http://a.example/0", 1: "http://a.example/1"}
    own = others = 0
    for number in range(120):
        asked_now = party.table.questions[0]
        entry = party.answer(asked_now.seat, party.state.number, asked_now.options[number % len(asked_now.options)])
        assert entry is not None
        party.note(entry, 0)
        told = [url for url, _ in notices(party, entry, ("http://a.example/",))]
        assert told == [f"http://a.example/{seat}" for seat in party.asked if seat != asked_now.seat]
        own, others = own + (party.asked == [asked_now.seat]), others + len(told)
        assert notices(party, entry, ("http://b.example/",)) == []
    assert own > 10 and others > 10


def test_whoever_is_long_silent_is_reminded_once() -> None:
    party, _ = snapshots.begin("t", "deepblue", [Sitter("human", "", None, seat) for seat in range(2)], {}, 3, 0, {})
    party.state.hooks = {0: "http://a.example/0", 1: "http://a.example/1"}
    seat = party.asked[0]
    assert clocks.fallen_due(party, clocks.DAY - 1) is None
    entry = clocks.fallen_due(party, clocks.DAY)
    assert entry is not None
    party.note(entry, clocks.DAY)
    ((url, body),) = notices(party, entry, ("http://a.example/",))
    assert url == f"http://a.example/{seat}" and msgspec.json.decode(body)["reminder"] is True
    assert clocks.fallen_due(party, 9 * clocks.DAY) is None


def test_no_webhook_without_the_operators_leave(one: Tables) -> None:
    _, players = one.new()
    assert players[0].post("/webhook", {"url": "http://127.0.0.1:9/"}, 403)["status"] == 403


# --- trying again ---


def told(monkeypatch: pytest.MonkeyPatch, url: str) -> list[float]:
    """Send a notice; gives the pauses between its tries, in which no time passes."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def send() -> None:
        messenger = Messenger()
        await messenger.tell(url, b"{}")
        await messenger.close()

    monkeypatch.setattr(vars(Messenger.tell)["retry"], "sleep", pause)
    asyncio.run(send())
    return pauses


def test_a_notice_that_does_not_arrive_is_sent_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with listening() as hook:
        hook.statuses = [500]
        assert told(monkeypatch, f"{hook.address}/ok/1") == [PAUSE]
        assert [hook.next(), hook.next()] == [("/ok/1", b"{}")] * 2 and hook.received.empty()
    (noted,) = [vars(record) for record in caplog.records if record.name == "fathomfive.serve.hooks"]
    assert (noted["error"], noted["attempt"]) == ("HTTPStatusError", 1)


def test_a_notice_is_given_up_after_a_few_tries_and_never_follows_a_redirect(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with listening() as hook:
        hook.statuses = [404, 307, 503]
        assert told(monkeypatch, f"{hook.address}/ok/1") == [PAUSE, 2 * PAUSE]
        assert [hook.next()[0] for _ in range(TRIES)] == ["/ok/1"] * 3 and hook.received.empty()
        nobody = hook.address
    assert told(monkeypatch, f"{nobody}/ok/1") == [PAUSE, 2 * PAUSE]
    noted = [vars(record) for record in caplog.records if record.name == "fathomfive.serve.hooks"]
    assert [(one["error"], one["attempt"]) for one in noted] == [
        *[("HTTPStatusError", number) for number in (1, 2, 3)],
        *[("ConnectError", number) for number in (1, 2, 3)],
    ]
