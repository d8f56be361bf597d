"""Logs: lines of JSON, and no secret in them."""

from __future__ import annotations

import json
import logging

import pytest

from fathomfive.serve.logs import Lines, hushed
from tests.serve.serving import Tables, asked, received


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
