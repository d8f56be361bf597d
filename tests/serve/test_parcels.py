"""Parcels from one device to another: fetched once, soon, and bounded in size and number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathomfive.serve.http.parcels import LARGEST
from fathomfive.serve.parcels import LIFE
from tests.serve.serving import Running, patient, running


def leave(server: Running, sealed: str = "abc") -> Any:
    return server.client.post("/api/parcels", json={"sealed": sealed})


def fetch(server: Running, id: str) -> Any:
    return server.client.post(f"/api/parcels/{id}")


def test_a_parcel_is_handed_out_once(server: Running) -> None:
    left = leave(server, "A-b_9" * 1000)
    assert left.status_code == 201, left.text
    first, second = fetch(server, left.json()["id"]), fetch(server, left.json()["id"])
    assert (first.status_code, first.json()["sealed"]) == (200, "A-b_9" * 1000)
    assert second.status_code == 404 and "has been used" in second.json()["detail"]
    assert fetch(server, "nothing").status_code == 404


def test_a_parcel_is_forgotten_after_a_while(one_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    id = leave(one_server).json()["id"]
    clock, now = one_server.house.clock, one_server.house.clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + LIFE + 60_000)
    assert fetch(one_server, id).status_code == 404


def test_parcels_are_bounded_in_size_and_shape(one_server: Running) -> None:
    assert leave(one_server, "a" * LARGEST).status_code == 201
    assert leave(one_server, "a" * (LARGEST + 1)).status_code in (400, 413)
    assert leave(one_server, "a" * (2 * LARGEST)).status_code == 413
    assert leave(one_server, "not sealed: {}").status_code == 400
    assert leave(one_server, "").status_code == 400


def test_parcels_are_bounded_in_number_of_one_visitor_and_of_all(new_store: Callable[[str], str]) -> None:
    limits = patient(store=new_store("sqlite"), parcels=5, parcels_of_one=3, limit_loopback=True)
    with running(limits) as server:
        assert [leave(server).status_code for _ in range(4)] == [201, 201, 201, 429]
    with running(patient(store=new_store("sqlite"), parcels=2)) as server:
        ids = [leave(server).json()["id"] for _ in range(2)]
        full = leave(server)
        assert full.status_code == 429 and int(full.headers["retry-after"]) > 0
        fetch(server, ids[0])
        assert leave(server).status_code == 201, "what was fetched makes room"
