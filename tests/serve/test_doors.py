"""The doors: limits, headers, the client's files, prefixes, numbers, logs without secrets."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fathomfive.serve import Settings, keeping
from fathomfive.serve.buckets import Buckets
from fathomfive.serve.hooks import notices
from fathomfive.serve.logs import Lines, hushed
from fathomfive.serve.sitting import Sitter
from tests.serve.serving import Player, Running, Tables, asked, received, running, until

NewStore = Callable[[str], str]


def closed_with(player: Player, **params: str) -> int:
    """The code a socket is closed with."""
    with player.live(**params) as socket:
        for _ in range(100):
            try:
                received(socket)
            except ConnectionClosed:
                return socket.close_code or 0
    raise AssertionError("the socket was not closed")


def test_every_answer_carries_security_headers(one: Tables) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/metrics"):
        headers = one.server.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer" and "server" not in headers
    assert one.server.client.get("/api/games").headers["cache-control"] == "no-store"


def test_health_and_numbers(one: Tables) -> None:
    _, players = one.new()
    asked(players)[0].answer_first()
    assert one.server.client.get("/healthz").json()["status"] == "ok"
    numbers = one.server.client.get("/metrics")
    assert numbers.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'fathom_entries_total{kind="answer"}' in numbers.text and "fathom_live_tables" in numbers.text


def test_the_interface_is_described(one: Tables) -> None:
    schema = one.server.client.get("/api/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    for path in ("/api/tables", "/api/tables/{table}", "/api/tables/{table}/answers", "/api/games", "/healthz"):
        assert path in schema["paths"]


def test_a_body_that_is_too_large_is_refused(one: Tables) -> None:
    _, players = one.new()
    answer = players[0].http.post("/chat", json={"text": "x" * 100_000})
    assert answer.status_code == 413 and answer.json()["status"] == 413
    assert players[0].post("/chat", {"text": "x" * 1000}, 400)["status"] == 400


def test_only_a_seat_speaks(one: Tables) -> None:
    table, _ = one.new()
    assert one.player(table).post("/chat", {"text": "hello"}, 403)["status"] == 403


def test_wrong_types_are_refused(one: Tables) -> None:
    _, players = one.new()
    for path, body in (
        ("/answers", {"version": "1", "value": 0}),
        ("/answers", {"version": 1.5, "value": 0}),
        ("/answers", {"version": -1, "value": 0}),
        ("/answers", {"value": 0}),
        ("/answers", [1]),
        ("/undo", {"version": "x"}),
        ("/undo/consent", {"agree": 1}),
        ("/claim", {"name": 7}),
        ("/chat", {"text": ""}),
        ("/seats/0/bot", {}),
        ("/seats/0/bot", {"bot": 5}),
    ):
        assert players[0].post(path, body, 400)["detail"], path


def test_sockets_are_refused_with_a_code(one: Tables) -> None:
    table, players = one.new()
    assert closed_with(one.player("nowhere")) == 4404
    assert closed_with(one.player(table, "x" * 32)) == 4403
    assert closed_with(players[0], seat="1") == 4403
    with players[0].live() as socket:
        received(socket)
        socket.send('{"type":"look","seat":1}')
        with pytest.raises(ConnectionClosed) as closed:
            received(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_limits_hold(new_store: NewStore) -> None:
    settings = Settings(
        store=new_store("sqlite"), limit_loopback=True, rate=0.001, burst=14, new_tables=0.001, new_tables_burst=3,
        max_tables=2, max_sockets_per_table=1, thinkers=1,
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
        with players[0].live() as socket:
            received(socket)
            assert closed_with(players[1]) == 4429
        answers = [server.client.get("/healthz").status_code for _ in range(14)]
        assert answers[0] == 200 and answers[-1] == 429
        limited = server.client.get("/healthz")
        assert limited.headers["retry-after"] == "1" and limited.json()["title"] == "Too much at once"
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


def test_idle_sockets_are_closed(new_store: NewStore) -> None:
    with running(Settings(store=new_store("sqlite"), idle_socket=0.05, thinkers=1, lease=0.3)) as server:
        tables = Tables(server)
        _, players = tables.new()
        assert closed_with(players[0]) == 4408
        tables.close()


def test_long_frames_are_refused(one: Tables) -> None:
    _, players = one.new()
    with players[0].live() as socket:
        received(socket)
        socket.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            received(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


# --- the client's files ---


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<html><head><base href="/"><title>F</title></head></html>')
    (tmp_path / "assets" / "app-1a2b3c4d.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def test_the_client_is_served_at_any_depth(new_store: NewStore, site: Path) -> None:
    with running(Settings(store=new_store("sqlite"), web=str(site), thinkers=1)) as server:
        for path, base in (("/", "./"), ("/table/abc", "../"), ("/replay/abc/7", "../../"), ("/index.html", "./")):
            page = server.client.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.text == f'<html><head><base href="{base}"><title>F</title></head></html>'
        script = server.client.get("/assets/app-1a2b3c4d.js")
        assert script.text == "1" and script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        plain = server.client.get("/assets/app-1a2b3c4d.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "1" and "content-encoding" not in plain.headers
        icon = server.client.get("/icon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        again = server.client.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
        assert again.status_code == 304 and not again.content
        assert server.client.head("/icon.svg").status_code == 200
        for path in ("/missing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = server.client.get(path)
            assert answer.status_code == 404 and answer.text != "secret"


def test_without_a_client_there_is_a_page_that_says_so(one: Tables) -> None:
    assert "<base href=" in one.server.client.get("/").text


def test_a_prefix_is_known_from_the_settings_or_from_the_proxy(one: Tables, new_store: NewStore) -> None:
    body = {"game": "deepblue", "seats": [{"kind": "human"}] * 2}
    made = one.server.client.post("/api/tables", json=body, headers={"X-Forwarded-Prefix": "/games"}).json()
    assert made["watch"] == f"/games/table/{made['table']}"
    made = one.server.client.post("/api/tables", json=body, headers={"X-Forwarded-Prefix": "//evil.example"}).json()
    assert made["watch"] == f"/table/{made['table']}"
    with running(Settings(store=new_store("sqlite"), root_path="/sea/", thinkers=1)) as server:
        made = server.client.post("/sea/api/tables", json=body).json()
        assert made["seats"][0]["url"].startswith("/sea/table/")
        assert server.client.get(f"/sea/api/tables/{made['table']}").status_code == 200
        assert server.client.get("/sea/healthz").json()["status"] == "ok"


# --- logs ---


def test_logs_are_lines_of_json_without_secrets() -> None:
    record = logging.makeLogRecord(
        {"name": "x", "levelno": 20, "levelname": "INFO", "msg": "GET /live?token=%s&lang=de", "args": ("abc-_1",)}
    )
    record.table = "t1"
    line = json.loads(Lines().format(record))
    assert line["message"] == "GET /live?token=…&lang=de" and line["table"] == "t1" and line["level"] == "info"
    assert hushed('{"Authorization": "Bearer abc.def"}') == '{"Authorization": "Bearer …"}'


def test_tokens_are_never_logged(one: Tables, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "fathomfive"):
        _, players = one.new()
        player, _ = asked(players)
        with player.live() as socket:
            received(socket)
            player.answer_first()
            received(socket)
    assert caplog.records
    for record in caplog.records:
        if record.name.startswith("fathomfive"):
            assert str(player.token) not in Lines().format(record)
            assert str(player.token) not in str(vars(record))


# --- webhooks ---


def test_a_webhook_is_told_when_it_is_the_seats_turn(new_store: NewStore) -> None:
    from tests.serve.hook import listening

    with listening() as hook:
        settings = Settings(store=new_store("sqlite"), webhooks=(f"{hook.address}/ok/",), thinkers=1)
        with running(settings) as server:
            tables = Tables(server)
            table, players = tables.new("endeavor")
            player, _ = asked(players)
            other = next(p for p in players if p is not player)
            for url in (f"{hook.address}/other", "http://example.org/", "file:///etc/passwd"):
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
    party, _ = keeping.begin("t", "deepblue", [Sitter("human", "", None, seat) for seat in range(2)], {}, 3, 0, {})
    party.hooks = {0: "http://a.example/0", 1: "http://a.example/1"}
    own = others = 0
    for number in range(120):
        asked_now = party.table.questions[0]
        entry = party.answer(asked_now.seat, party.number, asked_now.options[number % len(asked_now.options)])
        assert entry is not None
        party.note(entry, 0)
        told = [url for url, _ in notices(party, entry, ("http://a.example/",))]
        assert told == [f"http://a.example/{seat}" for seat in party.asked if seat != asked_now.seat]
        own, others = own + (party.asked == [asked_now.seat]), others + len(told)
        assert notices(party, entry, ("http://b.example/",)) == []
    assert own > 10 and others > 10


def test_no_webhook_without_the_operators_leave(one: Tables) -> None:
    _, players = one.new()
    assert players[0].post("/webhook", {"url": "http://127.0.0.1:9/"}, 403)["status"] == 403


# --- stopping ---


def test_a_server_that_stops_sends_everybody_home(new_store: NewStore) -> None:
    server = Running(Settings(store=new_store("sqlite"), thinkers=1))
    tables = Tables(server)
    _, players = tables.new()
    version = players[0].look()["version"]
    polled: list[int] = []
    waiting = threading.Thread(target=lambda: polled.append(players[1].look(after=version)["version"]))
    with players[0].live() as socket:
        received(socket)
        waiting.start()
        until(lambda: players[0].get("/presence")["online"] == [0, 1], "the poll")
        server.stop()
        with pytest.raises(ConnectionClosed):
            received(socket)
        assert socket.close_code == 1012
    waiting.join()
    assert polled == [version]
    tables.close()
