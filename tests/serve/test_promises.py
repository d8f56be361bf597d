"""The server's page says what the settings are, and its example of an installation has limits."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

from fathomfive.serve import Settings
from fathomfive.serve.live import BACKLOG, HEAVY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_page_names_the_limits_as_they_are() -> None:
    limits = Settings()
    rows = dict(re.findall(r"^  \| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE))
    for row, values in {
        "a request": (
            limits.max_head // 1024,
            limits.max_body // 1024,
            limits.head_time,
            limits.body_time,
            limits.stalled_time,
        ),
        "connections": (limits.max_connections_per_address, limits.max_connections),
        "requests": (limits.rate, limits.burst),
        "seats taken at tables": (limits.coming * 60, limits.coming_burst),
        "new tables, rematches too": (limits.new_tables * 60, limits.new_tables_burst, limits.max_tables),
        "what a seat does beside answering": (limits.acting, limits.acting_burst),
        "frames of a socket": (limits.max_frame // 1024, limits.frames, limits.frames_burst),
        "reviews": (limits.review, limits.reviews, limits.all_reviews),
        "hints, odds and warnings": (limits.thoughts, limits.all_thoughts),
        "replays": (limits.shown, limits.shown_burst),
        "who follows a table": (limits.max_sockets_per_table, limits.max_sockets_per_seat, limits.max_sockets),
        "what waits for a slow follower": (BACKLOG, HEAVY >> 20),
        "documents remembered": (limits.shelf >> 20,),
        "tables in memory": (limits.live_tables,),
    }.items():
        for value in values:
            assert re.search(rf"\b{value:,.0f}\b", rows[row]), (row, value)


def test_the_example_of_an_installation_has_limits() -> None:
    (text,) = re.findall(r"```ini\n(.*?)```", PAGE, re.DOTALL)
    unit = configparser.ConfigParser(allow_no_value=True)
    unit.read_string(text)
    service = unit["Service"]
    for name in ("LimitNOFILE", "MemoryMax", "TasksMax"):
        assert service[name]
    assert service["NoNewPrivileges"] == "yes" and service["ProtectSystem"] == "strict"
    assert service["UMask"] == "0077" and service["StateDirectoryMode"] == "0700"


def test_a_weakness_can_be_reported() -> None:
    assert "Report a vulnerability" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
