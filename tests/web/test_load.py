"""The load test asks as the client does: the same bytes, taken off the wire between Chromium and a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bench import browser
from tests.waiting import until

from .relay import Relay
from .serving import Server

RELEASES = re.compile(rb"(?<=\r\n)(User-Agent|sec-ch-ua): [^\r]*")


@pytest.fixture
def wire(server: Server) -> Iterator[Relay]:
    relay = Relay(server.port)
    yield relay
    relay.close()


def nameless(request: bytes) -> bytes:
    """Without what names the browser's release."""
    return RELEASES.sub(rb"\1", request)


def test_the_load_test_sends_the_bytes_that_the_client_sends(visit: Any, server: Server, wire: Relay) -> None:
    made = server.table("deepblue", people=2, bots=0)
    table = made["table"]
    seat = server.call(f"tables/{table}")["waiting"][0]
    token = made["seats"][seat]["token"]
    seen = server.call(f"tables/{table}", token=token)
    visit(at=wire).sit(made, 1 - seat)
    visitor = visit(at=wire)
    page = visitor.sit(made, seat)
    page.locator("[data-question] [data-option]").first.click()
    (answer,) = until(lambda: wire.requests(b"POST /api/tables/"), "an answer")
    value = seen["question"]["options"][0]["value"]
    ours = browser.answer(wire.host, table, token, seen["version"], value, seat)
    assert nameless(answer) == nameless(ours)
    (socket,) = [one for one in wire.requests(b"GET /api/tables/" + table.encode() + b"/live") if token.encode() in one]
    found = re.search(rb"Sec-WebSocket-Key: (\S+)", socket)
    assert found is not None
    assert nameless(socket) == nameless(browser.socket(wire.host, table, token, found[1].decode()))
    until(lambda: server.call(f"tables/{table}")["version"] > seen["version"], "the answer")
