"""Tables whose people come one by one: one link for all, seats that change until the start, open tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from fathomfive.party import entries as e
from fathomfive.party import snapshots
from fathomfive.serve.store import open_store
from tests.serve.serving import Player, Running, Tables, closed_with, patient, received, running

Json = Any
NewStore = Callable[[str], str]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def harbour(request: pytest.FixtureRequest, new_store: NewStore) -> Iterator[Running]:
    with running(patient(store=new_store(request.param), lease=1.5, open_tables=True)) as server:
        yield server


@pytest.fixture
def at(harbour: Running) -> Iterator[Tables]:
    tables = Tables(harbour)
    yield tables
    tables.close()


def gathered(tables: Tables, seats: list[Json] | None = None, game: str = "deepblue", **gather: Json) -> Json:
    """A new table whose people are still to come."""
    body = {"game": game, "seats": seats or [{"kind": "human", "name": "Ada"}, {"kind": "human"}], "gather": gather}
    answer = tables.server.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def sits(tables: Tables, made: Json, name: str, join: str | None = "", status: int = 201) -> Any:
    """Somebody comes by the link; gives the player, or the refusal."""
    secret = made["join"].partition("#join=")[2] if join == "" else join
    body = {"name": name} | ({"join": secret} if secret else {})
    answer = tables.server.client.post(f"/api/tables/{made['table']}/sit", json=body)
    assert answer.status_code == status, answer.text
    if status != 201:
        return answer.json()
    (seat,) = answer.json()["seats"]
    return tables.player(made["table"], seat["token"])


def host_of(tables: Tables, made: Json) -> Player:
    return tables.player(made["table"], made["seats"][0]["token"])


def test_nobody_is_asked_before_the_last_one_has_come_and_then_it_begins_by_itself(at: Tables) -> None:
    made = gathered(at)
    assert [seat["seat"] for seat in made["seats"]] == [0]
    host = host_of(at, made)
    waits = host.look()
    assert waits["gathering"] == {"host": 0, "begins": "all", "open": False, "free": [1]}
    assert waits["waiting"] == [] and waits["question"] is None
    assert "not begun" in host.answer(0, status=403)["detail"]
    friend = sits(at, made, "Bo")
    seen = friend.look()
    assert seen["gathering"] is None and seen["waiting"] and seen["seat"] == 1
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Bo"]
    assert "taken" in sits(at, made, "Cleo", status=409)["detail"]
    player = host if host.look()["question"] else friend
    player.answer_first()


def test_only_the_link_opens_a_table_that_is_not_open_to_anyone(at: Tables) -> None:
    made = gathered(at)
    assert sits(at, made, "Eve", join=None, status=403)["status"] == 403
    assert sits(at, made, "Eve", join="x" * 32, status=403)["status"] == 403
    table, _ = at.new()
    assert "link of its own" in sits(at, {"table": table, "join": ""}, "Eve", join="x" * 32, status=409)["detail"]


def test_the_host_begins_at_once_with_a_bot_and_the_friend_takes_its_seat_later(at: Tables) -> None:
    made = gathered(at, begins="host")
    host = host_of(at, made)
    started = host.post("/start", {"bot": "random"})
    assert started["gathering"] is None and started["seats"][1]["bot"] == "random"
    assert not started["seats"][1]["claimed"]
    assert "has begun" in host.post("/start", status=409)["detail"]
    friend = sits(at, made, "Bo")
    seen = friend.look()
    assert seen["seat"] == 1 and seen["seats"][1] == {**seen["seats"][1], "bot": None, "name": "Bo", "claimed": True}


def test_a_table_that_begins_when_the_host_says_so_waits_for_that(at: Tables) -> None:
    made = gathered(at, begins="host")
    host, friend = host_of(at, made), sits(at, made, "Bo")
    assert friend.look()["gathering"]["free"] == []
    assert friend.post("/start", status=403)["status"] == 403
    assert friend.post("/seats", {"seats": [{"kind": "human", "from": 0}]}, 403)["status"] == 403
    assert host.post("/start")["waiting"]


def test_seats_change_in_order_number_and_kind_and_tokens_go_with_their_people(at: Tables) -> None:
    made = gathered(at, [{"kind": "human", "name": "Ada"}, {"kind": "human"}, {"kind": "human"}])
    host, friend = host_of(at, made), sits(at, made, "Bo")
    wanted = [
        {"kind": "bot", "bot": "random", "name": "Nautilus"},
        {"kind": "human", "from": 1},
        {"kind": "human", "from": 0},
        {"kind": "bot", "bot": "calm"},
    ]
    with friend.live() as socket:
        assert received(socket)["seat"] == 1
        seen = host.post("/seats", {"seats": wanted, "begins": "host"})
        assert seen["seat"] == 2 and seen["gathering"]["host"] == 2 and seen["gathering"]["free"] == []
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [
        ("bot", "Nautilus"), ("human", "Bo"), ("human", "Ada"), ("bot", ""),
    ]  # fmt: skip
    assert friend.look()["seat"] == 1
    swapped = [{"kind": "human", "from": 2}, {"kind": "human", "from": 1}]
    assert host.post("/seats", {"seats": swapped})["seat"] == 0
    thrown_out = host.post("/seats", {"seats": [{"kind": "human", "from": 0}, {"kind": "human"}]})
    assert thrown_out["gathering"]["free"] == [1]
    assert friend.http.get("").status_code == 403
    assert sits(at, made, "Cleo").look()["seat"] == 1
    listed = at.server.client.post("/api/tables/mine", json={"tokens": [host.token]}).json()
    assert listed[0]["seats"] == [0] and listed[0]["names"] == ["Ada", "Cleo"]


def test_whoever_follows_from_a_seat_is_sent_home_when_seats_change(at: Tables) -> None:
    made = gathered(at, [{"kind": "human", "name": "Ada"}, {"kind": "human"}, {"kind": "human"}])
    host, friend = host_of(at, made), sits(at, made, "Bo")
    with friend.live() as socket:
        received(socket)
        host.post("/seats", {"seats": [{"kind": "human", "from": 1}, {"kind": "human", "from": 0}]})
        with pytest.raises(Exception, match="4408"):
            received(socket)
    assert friend.look()["seat"] == 0


@pytest.mark.parametrize(
    ("seats", "status"),
    [
        ([{"kind": "human", "from": 1}], 409),
        ([{"kind": "human", "from": 0}, {"kind": "human", "from": 0}], 409),
        ([{"kind": "human", "from": 0}, {"kind": "human", "from": 7}], 409),
        ([{"kind": "human", "from": 0}, {"kind": "bot", "bot": "nobody"}], 400),
        ([{"kind": "human", "from": 0}] + [{"kind": "human"}] * 9, 400),
        ([{"kind": "human", "from": 0, "with": 1}], 400),
        ([], 400),
    ],
)
def test_seats_that_make_no_sense_are_refused_and_change_nothing(at: Tables, seats: list[Json], status: int) -> None:
    made = gathered(at)
    host = host_of(at, made)
    before = host.look()
    assert host.post("/seats", {"seats": seats}, status)["detail"]
    assert host.look() == before


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"seed": 5}, "seed"),
        ({"seats": [{"kind": "bot", "bot": "calm"}] * 2}, "invite"),
        ({"lesson": "first"}, "lesson"),
    ],
)
def test_gatherings_that_make_no_sense_are_refused(at: Tables, more: Json, word: str) -> None:
    body = {"game": "otys", "seats": [{"kind": "human"}, {"kind": "human"}], "gather": {}} | more
    answer = at.server.client.post("/api/tables", json=body)
    assert answer.status_code == 400 and word in answer.json()["detail"]


def test_people_at_one_device_stay_at_it(at: Tables) -> None:
    two = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Al", "with": 0}, {"kind": "human"}]
    made = gathered(at, two)
    host = host_of(at, made)
    assert host.look()["yours"] == [0, 1] and host.look()["gathering"]["free"] == [2]
    turned = [{"kind": "human"}, {"kind": "human", "from": 1}, {"kind": "human", "from": 0}]
    assert host.post("/seats", {"seats": turned})["yours"] == [1, 2]
    assert [seat["client"] for seat in host.look()["seats"]] == [0, 1, 1]


def test_an_open_table_is_listed_until_it_is_full_and_anyone_may_sit_down(at: Tables) -> None:
    client = at.server.client
    made = gathered(
        at, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "calm"}, {"kind": "human"}], open=True
    )
    closed = gathered(at)

    def listed() -> Json:
        return {one["table"]: one for one in client.get("/api/open").json()}

    mine = listed()[made["table"]]
    assert closed["table"] not in listed()
    assert mine["seats"] == [
        {"name": "Ada", "bot": None, "free": False},
        {"name": "", "bot": "calm", "free": False},
        {"name": "", "bot": None, "free": True},
    ]
    host = host_of(at, made)
    seats = [{"kind": "human", "from": 0}, {"kind": "human"}]
    host.post("/seats", {"seats": seats, "open": False})
    assert made["table"] not in listed()
    host.post("/seats", {"seats": seats, "open": True})
    assert len(listed()[made["table"]]["seats"]) == 2
    assert sits(at, made, "Bo", join=None).look()["waiting"]
    assert made["table"] not in listed()


def test_no_open_tables_unless_the_operator_wants_them(one: Tables) -> None:
    client = one.server.client
    assert client.get("/api/open").json() == [] and client.get("/api/server").json()["open_tables"] is False
    body = {"game": "otys", "seats": [{"kind": "human"}, {"kind": "human"}], "gather": {"open": True}}
    assert client.post("/api/tables", json=body).status_code == 403
    made = gathered(one)
    refused = host_of(one, made).post("/seats", {"seats": [{"kind": "human", "from": 0}], "open": True}, 403)
    assert "open to anyone" in refused["detail"]


def test_whoever_sits_down_everywhere_has_to_wait(new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite"), open_tables=True, limit_loopback=True, coming=0.01, coming_burst=2)
    with running(settings) as server:
        tables = Tables(server)
        made = [gathered(tables, open=True) for _ in range(3)]
        for one in made[:2]:
            sits(tables, one, "Eve", join=None)
        assert sits(tables, made[2], "Eve", join=None, status=429)["status"] == 429
        tables.close()


def test_a_gathering_outlives_the_server(new_store: NewStore) -> None:
    store = new_store("sqlite")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        made = gathered(tables, [{"kind": "human", "name": "Ada"}, {"kind": "human"}, {"kind": "human"}])
        host, friend = host_of(tables, made), sits(tables, made, "Bo")
        order = [{"kind": "human"}, {"kind": "human", "from": 1}, {"kind": "human", "from": 0}]
        host.post("/seats", {"seats": order})
        before = [host.look(), friend.look()]
        tokens = host.token, friend.token
        tables.close()
    with running(patient(store=store)) as server:
        tables = Tables(server)
        players = [tables.player(made["table"], token) for token in tokens]
        assert [player.look() for player in players] == before
        third = sits(tables, made, "Cleo")
        assert third.look()["seat"] == 0 and third.look()["waiting"]
        tables.close()


def test_what_is_dealt_in_the_lobby_is_not_what_is_played_with(one: Tables) -> None:
    """Otherwise a host could look at the table, lay it anew, and begin when they like it."""
    made = gathered(one, game="neweden", begins="host")
    host = host_of(one, made)
    sits(one, made, "Bo")
    before = host.look()["view"]
    assert host.post("/start")["view"] != before


def test_entries_alone_make_the_same_table_again(one: Tables) -> None:
    made = gathered(one, [{"kind": "human", "name": "Ada"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}])
    host = host_of(one, made)
    host.post("/seats", {"seats": [{"kind": "human"}, {"kind": "human", "from": 0}]})
    sits(one, made, "Bo")
    seen = host.look()
    house = one.server.house

    async def stored() -> tuple[Json, list[Json]]:
        store = await open_store(house.settings)
        try:
            kept = await store.load(made["table"])
            return kept, await store.entries(made["table"], 0)
        finally:
            await store.close()

    import asyncio

    kept, entries = asyncio.run(stored())
    kinds = [msgspec.json.decode(data)["kind"] for _, _, data in entries]
    assert kinds == ["begin", "lay", "claim", "start"]
    first = [(e.decode(data), at) for _, at, data in entries if _ >= 1]
    party, _ = snapshots.thaw(kept.header, kept.snapshot, first[-len(kept.entries) :], {})
    assert party.asked == seen["waiting"] and party.table.view(1) == seen["view"]
    assert closed_with(one.player(made["table"], "q" * 32)) == 4403
