"""What requests may hold: sizes, types, and who may send them."""

from __future__ import annotations

from tests.serve.serving import Tables


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
