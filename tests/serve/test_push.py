"""Web push: who is told, by whom it is signed, to whom it is sealed, and where nothing is ever sent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathomfive.kernel import SetupError
from fathomfive.party import entries as e
from fathomfive.party import snapshots
from fathomfive.party.people import Sitter
from fathomfive.party.sitters import Device as Known
from fathomfive.serve.hooks import Messenger
from fathomfive.serve.push import Push, served
from fathomfive.serve.settings import Settings
from tests.serve.hook import Hook, listening
from tests.serve.push_service import Device
from tests.serve.serving import Player, Tables, asked, patient, running
from tests.waiting import until

NewStore = Callable[[str], str]
CONTACT = "mailto:harbour@example.org"


def pushing(hook: Hook, tmp_path: Path, store: str) -> Settings:
    return patient(
        store=store,
        push_key=str(tmp_path / "push.pem"),
        push_contact=CONTACT,
        push_services=(f"{hook.address}/device/",),
    )


def turn_of(other: Player, player: Player) -> None:
    while other.look()["question"] is None:
        player.answer_first()


def test_a_device_is_told_of_its_turn_by_a_signed_and_sealed_notice(tmp_path: Path, new_store: NewStore) -> None:
    with listening() as hook, running(pushing(hook, tmp_path, new_store("sqlite"))) as server:
        tables = Tables(server)
        table, players = tables.new("endeavor")
        player, _ = asked(players)
        other = next(p for p in players if p is not player)
        seat = other.look()["seat"]
        device = Device(hook, "/device/1")
        version = other.look()["version"]
        told = {"seat": seat, "endpoint": device.endpoint, "told": True}
        assert other.post("/push", device.subscription) == told
        assert other.post("/push", device.subscription) == told
        assert other.look()["version"] == version + 1, "said twice, kept once"
        turn_of(other, player)
        key = server.client.get("/api/server").json()["push"]
        assert device.next(key, CONTACT) == {
            "table": table, "game": "endeavor", "seat": seat, "name": f"P{seat}", "url": f"/table/{table}",
        }  # fmt: skip
        assert other.post("/push", {"endpoint": device.endpoint})["told"] is False
        assert server.house.live(table) is not None and hook.received.empty()
        tables.close()


def test_a_device_that_is_there_no_more_is_forgotten(tmp_path: Path, new_store: NewStore) -> None:
    with listening() as hook, running(pushing(hook, tmp_path, new_store("sqlite"))) as server:
        hook.statuses = [410]
        tables = Tables(server)
        table, players = tables.new("endeavor")
        player, _ = asked(players)
        other = next(p for p in players if p is not player)
        seat = other.look()["seat"]
        other.post("/push", Device(hook, "/device/old").subscription)
        turn_of(other, player)
        hook.next()
        live = server.house.known(table)
        assert live is not None and live._party is not None
        state = live._party.state
        until(lambda: not state.devices[seat], "the forgetting of the device")
        assert hook.received.empty(), "one that is gone is not tried again"
        tables.close()


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"endpoint": "https://elsewhere.example/device/1"}, 403),
        ({"endpoint": "{service}/device/../admin"}, 403),
        ({"keys": {"p256dh": "A" * 87, "auth": "A" * 22}}, 409),
        ({"keys": {"p256dh": "short", "auth": "A" * 22}}, 400),
        ({"more": 1}, 400),
    ],
)
def test_a_device_that_cannot_or_must_not_be_told_is_refused(
    wish: dict[str, Any], status: int, tmp_path: Path, new_store: NewStore
) -> None:
    with listening() as hook, running(pushing(hook, tmp_path, new_store("sqlite"))) as server:
        tables = Tables(server)
        _, players = tables.new("otys")
        asked_for = Device(hook, "/device/1").subscription | wish
        asked_for["endpoint"] = asked_for["endpoint"].replace("{service}", hook.address)
        version = players[0].look()["version"]
        assert players[0].post("/push", asked_for, status)["status"] == status
        assert players[0].look()["version"] == version and hook.received.empty()
        tables.close()


def test_without_a_key_no_device_is_told(one: Tables) -> None:
    assert one.server.client.get("/api/server").json()["push"] is None
    _, players = one.new()
    with listening() as hook:
        assert players[0].post("/push", Device(hook, "/device/1").subscription, 403)["status"] == 403


def test_only_the_newest_devices_of_a_seat_are_told(tmp_path: Path) -> None:
    with listening() as hook:
        push = Push(pushing(hook, tmp_path, ""), Messenger())
        party, _ = snapshots.begin("t", "otys", [Sitter("human", "", None, seat) for seat in range(2)], {}, 3, 0, {})
        mover = party.table.questions[0].seat
        for number in range(6):
            party.note(e.Subscribe(1 - mover, Known(f"{hook.address}/device/{number}", "k", "a")), 0)
        told: list[str] = []
        while not told:
            question = party.table.questions[0]
            entry = party.answer(question.seat, party.state.number, question.options[0])
            assert entry is not None
            party.note(entry, 0)
            told = [device.endpoint for _, device, _ in push.notices(party, entry)]
        assert told == [f"{hook.address}/device/{number}" for number in (2, 3, 4, 5)]


def test_an_operators_key_is_kept_and_a_wrong_one_refused(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    settings = Settings(push_key=str(file), push_contact=CONTACT)
    key = Push(settings, Messenger()).key
    assert key is not None and len(key) == 87 and file.stat().st_mode & 0o077 == 0
    assert Push(settings, Messenger()).key == key
    file.write_text("no key")
    with pytest.raises(SetupError, match="holds no private key"):
        Push(settings, Messenger())
    with pytest.raises(SetupError, match="cannot be kept"):
        Push(Settings(push_key=str(tmp_path / "no" / "push.pem"), push_contact=CONTACT), Messenger())
    with pytest.raises(SetupError, match="whom to ask"):
        Settings(push_key=str(file))


def test_the_services_of_the_common_browsers_are_allowed_and_nothing_that_looks_like_them() -> None:
    services = Settings().push_services
    assert served("https://fcm.googleapis.com/fcm/send/a:b-c_d", services)
    assert served("https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d", services)
    for other in (
        "http://fcm.googleapis.com/fcm/send/a", "https://fcm.googleapis.com.example/", "https://notify.windows.com/w/",
        "https://127.0.0.1/.notify.windows.com/", "https://a@b.notify.windows.com/", "https://fcm.googleapis.com/../x",
    ):  # fmt: skip
        assert not served(other, services), other
