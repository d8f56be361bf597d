"""Health and numbers, for whoever runs the server."""

from __future__ import annotations

from tests.serve.serving import Tables, asked


def test_health_and_numbers(one: Tables) -> None:
    _, players = one.new()
    asked(players)[0].answer_first()
    assert one.server.client.get("/healthz").json()["status"] == "ok"
    numbers = one.server.client.get("/metrics")
    assert numbers.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'fathom_entries_total{kind="answer"}' in numbers.text and "fathom_live_tables" in numbers.text
