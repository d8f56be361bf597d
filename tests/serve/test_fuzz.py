"""Nonsense of all kinds: generated requests over the whole interface, and frames on web sockets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from fathomfive.serve.app import interface
from tests.serve.serving import Player, Running, Tables, received
from tests.waiting import PATIENCE

MANY = pytest.mark.slow
MANY_REQUESTS, MANY_FRAMES = 170, 300
"""Of each kind of request; handfuls of frames."""
PATIENT = settings(
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture],
)


INTERFACE = schemathesis.openapi.from_dict(interface())
OPERATIONS = {found.ok().label: found.ok() for found in INTERFACE.get_all_operations() if isinstance(found, Ok)}


@pytest.fixture(scope="module")
def target(one_server: Running) -> Iterator[Player]:
    """Somebody at a table that requests and frames are aimed at."""
    tables = Tables(one_server)
    _, players = tables.new("deepblue")
    yield players[0]
    tables.close()


@pytest.mark.parametrize("examples", [8, pytest.param(MANY_REQUESTS, marks=MANY)])
@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_no_request_brings_the_server_down(label: str, examples: int, target: Player) -> None:
    @given(case=OPERATIONS[label].as_strategy(), aimed=st.booleans())
    @settings(parent=PATIENT, max_examples=examples)
    def send(case: Any, aimed: bool) -> None:
        headers = dict(case.headers or {})
        if "table" in (case.path_parameters or {}) and aimed:
            case.path_parameters["table"] = target.table
            headers["Authorization"] = f"Bearer {target.token}"
        case.headers = headers
        if "after" in (case.query or {}):
            case.query["wait"] = 0
        response = case.call(base_url=target.address, timeout=PATIENCE)
        assert response.status_code < 500, (case.as_curl_command(), response.text)
        case.validate_response(response, checks=[status_code_conformance, response_schema_conformance])

    send()


def test_slowly_there_are_ten_thousand_of_them() -> None:
    assert MANY_REQUESTS * len(OPERATIONS) + MANY_FRAMES >= 10_000


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
frames = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    anything.map(lambda value: msgspec.json.encode(value).decode()),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["look", "ping", "answer", ""])}, optional={"seat": anything, "lang": anything}
    ).map(lambda value: msgspec.json.encode(value).decode()),
    st.just("[" * 2000),
)


params = st.dictionaries(
    st.sampled_from(["seat", "lang", "log", "x"]), st.text("0123456789abcdef-%25", min_size=1, max_size=12), max_size=3
)


@pytest.mark.parametrize("examples", [40, pytest.param(MANY_FRAMES, marks=MANY)])
def test_no_frame_brings_the_server_down(examples: int, target: Player) -> None:
    @given(sent=st.lists(frames, min_size=1, max_size=4), params=params)
    @settings(parent=PATIENT, max_examples=examples)
    def send(sent: list[str | bytes], params: dict[str, str]) -> None:
        check_frames(target, sent, params)

    send()


def check_frames(target: Player, sent: list[str | bytes], params: dict[str, str]) -> None:
    """Frames are answered, or end the connection with a code, and the table is still there."""
    with target.live(**params) as socket:
        try:
            received(socket)
            for frame in sent:
                socket.send(frame)
            socket.send('{"type":"ping"}')
            while received(socket) != {"type": "pong"}:
                pass
        except ConnectionClosed:
            assert socket.close_code in (4400, 4403, 1003, 1007, 1009), socket.close_code
    assert target.look()["table"] == target.table
