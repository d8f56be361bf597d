"""The gate: limits on rates, security headers, prefixes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from fathomfive.serve import Settings
from fathomfive.serve.buckets import Buckets
from fathomfive.serve.http.addresses import is_local, visitor
from fathomfive.serve.http.gate import Gate
from fathomfive.serve.metrics import Metrics
from tests.serve.serving import Tables, asked, closed_with, patient, play, received, running

NewStore = Callable[[str], str]


def test_every_answer_carries_security_headers(one: Tables) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/metrics"):
        headers = one.server.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer" and "server" not in headers
    assert one.server.client.get("/api/games").headers["cache-control"] == "no-store"


def test_limits_hold(new_store: NewStore) -> None:
    settings = patient(
        store=new_store("sqlite"), limit_loopback=True, rate=0.001, burst=14, new_tables=0.001, new_tables_burst=3,
        max_tables=2, max_sockets_per_table=1,
    )  # fmt: skip
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new()
        tables.new()
        body = {"game": "deepblue", "seats": [{"kind": "human"}] * 2}
        full = server.client.post("/api/tables", json=body)
        assert full.status_code == 429 and "at most 2" in full.json()["detail"]
        often = server.client.post("/api/tables", json=body)
        assert often.status_code == 429 and "new tables" in often.json()["detail"]
        spectator = tables.player(table)
        with spectator.live() as socket:
            received(socket)
            assert closed_with(spectator) == 4429
        answers = [server.client.get("/healthz").status_code for _ in range(14)]
        assert answers[0] == 200 and answers[-1] == 429
        limited = server.client.get("/healthz")
        assert limited.headers["retry-after"] == "1000" and limited.json()["title"] == "Too much at once"
        with pytest.raises(InvalidStatus), players[0].live():
            pass
        assert table
        tables.close()


def test_buckets_fill_again() -> None:
    buckets = Buckets(2.0, 3)
    assert [buckets.allows("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.allows("b", 0.0)
    assert not buckets.allows("a", 0.4) and buckets.allows("a", 1.0)
    assert all(Buckets(0, 0).allows("a", 0.0) for _ in range(9))


def test_buckets_say_how_long_to_wait() -> None:
    buckets = Buckets(2.0, 3)
    assert buckets.wait("a", 0.0, cost=3.0) == 0.0
    assert buckets.wait("a", 0.0) == 0.5 and buckets.wait("a", 0.25, cost=2.0) == 0.75


@pytest.mark.parametrize("address", ["2001:db8:1:2::7", "2001:db8:1:2:ffff:1:2:3"])
def test_an_ipv6_network_is_one_visitor(address: str) -> None:
    assert visitor(address) == visitor("2001:db8:1:2::1") != visitor("2001:db8:1:3::1")
    assert visitor("::ffff:192.0.2.1") == "192.0.2.1" and visitor("somewhere") == "somewhere"
    assert is_local("::ffff:127.0.0.1") and is_local("::1") and not is_local("127.example.org")


def test_new_tables_are_counted_whatever_the_path_and_the_address_in_a_network(new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite"), new_tables=0.001, new_tables_burst=3)
    body = {"game": "deepblue", "seats": [{"kind": "human"}] * 2}
    with running(settings) as server:
        statuses = []
        for number, path in enumerate(("/api/tables", "//api/tables", "/api//tables", "/api/tables/", "//api/tables/")):
            headers = {"X-Forwarded-For": f"2001:db8:7:7::{number + 1}"}
            statuses.append(server.client.post(f"{server.address}{path}", json=body, headers=headers).status_code)
        assert statuses.count(201) == 3 and 429 in statuses
        elsewhere = {"X-Forwarded-For": "2001:db8:7:8::1"}
        assert server.client.post("/api/tables", json=body, headers=elsewhere).status_code == 201


def test_rematches_are_counted_as_new_tables(new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite"), new_tables=0.001, new_tables_burst=1)
    with running(settings) as server:
        tables = Tables(server)
        ended = [tables.new("neweden", people=1)[1] for _ in range(2)]
        for players in ended:
            play(players, 10_000)
        elsewhere = {"X-Forwarded-For": "192.0.2.9"}
        answers = [players[0].http.post("/rematch", headers=elsewhere) for players in ended]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert int(answers[-1].headers["retry-after"]) > 100
        tables.close()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({}, 415),
        ({"Content-Type": "application/json; charset=utf-8"}, 201),
        ({"Content-Type": "application/json", "Origin": "http://evil.example"}, 403),
        ({"Content-Type": "application/json", "Origin": "null"}, 403),
        ({"Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "application/json", "Sec-Fetch-Site": "same-site"}, 403),
        ({"Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", "Origin": "http://dev.example"}, 201),
        ({"Content-Type": "application/json", "Origin": "http://a.example", "X-Forwarded-Host": "a.example"}, 201),
        ({"Content-Type": "application/json", "Origin": "http://a.example", "Host": "a.example"}, 201),
    ],
)
def test_only_json_from_the_same_origin_changes_anything(headers: dict[str, str], status: int, one: Tables) -> None:
    body = b'{"game": "deepblue", "seats": [{"kind": "human"}, {"kind": "human"}]}'
    answer = one.server.client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    if status != 201:
        assert answer.headers["content-type"] == "application/problem+json"


def test_answers_are_json_too(one: Tables) -> None:
    _, players = one.new()
    player, seen = asked(players)
    body = {"version": seen["version"], "value": seen["question"]["options"][0]["value"]}
    plain = player.http.post("/answers", content=msgspec.json.encode(body), headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415 and player.look()["step"] == seen["step"]


def test_a_prefix_is_known_from_the_settings_or_from_the_proxy(one: Tables, new_store: NewStore) -> None:
    body = {"game": "deepblue", "seats": [{"kind": "human"}] * 2}
    made = one.server.client.post("/api/tables", json=body, headers={"X-Forwarded-Prefix": "/games"}).json()
    assert made["watch"] == f"/games/table/{made['table']}"
    made = one.server.client.post("/api/tables", json=body, headers={"X-Forwarded-Prefix": "//evil.example"}).json()
    assert made["watch"] == f"/table/{made['table']}"
    with running(patient(store=new_store("sqlite"), root_path="/sea/")) as server:
        made = server.client.post("/sea/api/tables", json=body).json()
        assert made["seats"][0]["url"].startswith("/sea/table/")
        assert server.client.get(f"/sea/api/tables/{made['table']}").status_code == 200
        assert server.client.get("/sea/healthz").json()["status"] == "ok"


def test_whoever_waits_when_the_server_stops_is_told_to_come_again() -> None:
    async def cancelled(scope: Any, receive: Any, send: Any) -> None:
        raise asyncio.CancelledError

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    gate = Gate(cast(Any, cancelled), Settings(), Metrics())
    scope = {"type": "http", "method": "GET", "path": "/api/games", "query_string": b"", "headers": [], "state": {}}
    asyncio.run(gate(cast(Any, {**scope, "client": ("127.0.0.1", 1)}), cast(Any, None), send))
    assert sent[0]["status"] == 503
    assert (b"retry-after", b"2") in sent[0]["headers"]
    assert b"restarted" in sent[1]["body"]
