"""Health and numbers, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Callable

from tests.serve.serving import Tables, asked, patient, running


def test_health_and_numbers(one: Tables) -> None:
    _, players = one.new()
    asked(players)[0].answer_first()
    assert one.server.client.get("/healthz").json()["status"] == "ok"
    numbers = one.server.client.get("/metrics")
    assert numbers.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'fathom_entries_total{kind="answer"}' in numbers.text and "fathom_live_tables" in numbers.text


def test_nobody_is_sent_to_a_server_that_is_about_to_stop(new_store: Callable[[str], str]) -> None:
    with running(patient(store=new_store("sqlite"))) as server:
        assert server.client.get("/readyz").json()["status"] == "ready"
        server.house.stopping = True
        refused = server.client.get("/readyz")
        assert refused.status_code == 503 and refused.headers["retry-after"]
        assert server.client.get("/healthz").status_code == 200, "what is under way can still be stored"
        server.house.stopping = False
