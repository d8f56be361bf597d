"""Small doors that were open: bodies, backups, tokens, files, numbers, webhooks, prefixes."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from fathomfive.kernel import SetupError
from fathomfive.serve import Settings
from fathomfive.serve.backup import FORMAT, LONGEST, Damaged, backup, restore
from fathomfive.serve.hooks import allowed
from tests.serve.serving import Tables, asked, patient, received, running
from tests.waiting import PATIENCE

NewStore = Callable[[str], str]
JSON = {"Content-Type": "application/json"}
DEEP = b"[" * 30_000 + b"]" * 30_000


@pytest.mark.parametrize("body", [b'{"game": "\xff\xfe"}', b"\xff", DEEP, b'{"game":' + DEEP + b"}"])
@pytest.mark.parametrize("path", ["", "/mine", "/{table}/undo", "/{table}/chat", "/{table}/answers"])
def test_a_body_that_is_not_text_or_too_deep_is_the_senders_mistake(body: bytes, path: str, one: Tables) -> None:
    table, players = one.new()
    address = f"{one.server.address}/api/tables{path.format(table=table)}"
    answer = players[0].http.post(address, content=body, headers=JSON)
    assert answer.status_code == 400 and answer.json()["title"] == "Not understood"


def test_the_token_of_a_socket_need_not_stand_in_its_address(one: Tables) -> None:
    table, players = one.new()
    address = f"{one.server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    own = [Subprotocol("fathom"), Subprotocol(f"token.{players[1].token}")]
    with connect(address, subprotocols=own, open_timeout=PATIENCE, proxy=None) as socket:
        assert received(socket)["yours"] == [1] and socket.subprotocol == "fathom"
    with connect(address, open_timeout=PATIENCE, proxy=None) as socket:
        assert received(socket)["yours"] == [] and socket.subprotocol is None


def test_the_root_ends_with_a_slash(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), root_path="/sea")) as server:
        answer = server.client.get("/sea?lang=de")
        assert answer.status_code == 308 and answer.headers["location"] == "/sea/?lang=de"
        assert '<base href="./">' in server.client.get("/sea/").text


def test_only_its_owner_reads_a_store(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.touch(mode=0o644)
    old.chmod(0o644)
    before = os.umask(0o000)
    try:
        for file in (tmp_path / "deep" / "new.db", old):
            with running(patient(store=f"sqlite:///{file}")) as server:
                tables = Tables(server)
                asked(tables.new()[1])[0].answer_first()
                tables.close()
                for kept in file.parent.glob(f"{file.name}*"):
                    assert stat.S_IMODE(kept.stat().st_mode) & 0o077 == 0, kept
        assert stat.S_IMODE((tmp_path / "deep").stat().st_mode) == 0o700
        copy = tmp_path / "copy"
        asyncio.run(backup(Settings(store=f"sqlite:///{old}"), copy))
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_the_numbers_are_for_the_operator(one: Tables, new_store: NewStore) -> None:
    assert one.server.client.get("/metrics").status_code == 200
    elsewhere = {"X-Forwarded-For": "192.0.2.9"}
    refused = one.server.client.get("/metrics", headers=elsewhere)
    assert refused.status_code == 403 and "fathom_" not in refused.text
    with running(patient(store=new_store("sqlite"), metrics=("192.0.2.0/24",))) as server:
        assert server.client.get("/metrics", headers=elsewhere).status_code == 200
        assert server.client.get("/metrics").status_code == 403
    with pytest.raises(SetupError, match="network"):
        Settings(metrics=("everybody",))


@pytest.mark.parametrize(
    "rest",
    [
        "../admin", "a/../../admin", "%2e%2e/admin", "%2E./admin", "..%2fadmin", "..;/admin", ".;/x", "..\\admin",
        "%5c..%5cadmin", "%252e%252e/admin", "a//b", "a b", "a\n", "a%00", "ä", "..",
    ],
)  # fmt: skip
def test_a_webhook_does_not_lead_elsewhere(rest: str) -> None:
    assert not allowed(f"https://chat.example/hooks/{rest}", ("https://chat.example/hooks/",))


def test_a_webhook_begins_as_the_operator_allows() -> None:
    roots = ("https://chat.example/hooks/", "http://127.0.0.1:9000/")
    for url in (
        "https://chat.example/hooks/7?key=a.b&x=1",
        "http://127.0.0.1:9000/x",
        "https://chat.example/hooks/a..b",
    ):
        assert allowed(url, roots), url
    for url in ("https://chat.example/hook/7", "https://chat.example@evil/hooks/", "http://127.0.0.1:90/", "//x/"):
        assert not allowed(url, roots), url


def lines(*rows: object) -> bytes:
    return gzip.compress(b"".join(msgspec.json.encode(row) + b"\n" for row in rows), mtime=0)


HEAD = {"format": FORMAT, "release": "0"}
END = {"end": {"tables": 0, "seats": 0, "entries": 0, "snapshots": 0}}
SEAT = {"table_id": "t", "seat": 0, "token": None}


@pytest.mark.parametrize(
    "data",
    [
        lines(HEAD, ["nothing", {}], END),
        lines(HEAD, ["seats"], END),
        lines(HEAD, 7, END),
        lines(HEAD, None, END),
        lines(HEAD, ["seats", {"table_id": "t"}], END),
        lines(HEAD, ["seats", [1]], END),
        lines(HEAD, ["seats", SEAT | {"token": "not base64!"}], END),
        lines(HEAD, ["seats", SEAT], {"end": {"seats": 1}}),
        lines(HEAD, ["seats", SEAT | {"seat": "first"}], {"end": {"seats": 1}}),
        lines(HEAD, {"end": 7}),
        lines(HEAD, {}),
        gzip.compress(msgspec.json.encode(HEAD) + b'\n"\xff"\n', mtime=0),
        gzip.compress(msgspec.json.encode(HEAD) + b"\n" + DEEP, mtime=0),
    ],
)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_strange_backup_is_one_sentence_and_changes_nothing(
    data: bytes, kind: str, new_store: NewStore, tmp_path: Path
) -> None:
    file = tmp_path / "strange"
    file.write_bytes(data)
    settings = Settings(store=new_store(kind))
    with pytest.raises(Damaged, match="strange"):
        asyncio.run(restore(settings, file))
    file.write_bytes(lines(HEAD, END))
    assert asyncio.run(restore(settings, file)) == 0


def test_a_backup_without_line_ends_does_not_fill_the_memory(new_store: NewStore, tmp_path: Path) -> None:
    file = tmp_path / "bomb"
    with gzip.open(file, "wb", compresslevel=1) as out:
        out.write(msgspec.json.encode(HEAD) + b'\n["')
        for _ in range(LONGEST // (1 << 20) + 2):
            out.write(b"0" * (1 << 20))
    with pytest.raises(Damaged, match="no row has"):
        asyncio.run(restore(Settings(store=new_store("sqlite")), file))
    with pytest.raises(SetupError, match="no file"):
        asyncio.run(restore(Settings(store=new_store("sqlite")), tmp_path / "missing"))
