"""The soak's look at the store in the end finds what was acknowledged, and says what is missing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import delete

from bench.soaking.guests import Place, Town
from bench.soaking.ledger import lost
from fathomfive.serve import Settings
from fathomfive.serve.store.opening import open_store
from fathomfive.serve.store.schema import archives, entries
from tests.serve.serving import Player, Tables, patient, play, running
from tests.serve.test_tidying import count
from tests.waiting import until

NewStore = Callable[[str], str]


def place(player: Player, seat: int) -> Place:
    """A guest's place, with every answer that its seat has given."""
    answers = player.http.get("/record").json()["answers"]
    given = [msgspec.json.encode(value).decode() for who, value in answers if who == seat]
    return Place("otys", player.table, player.token or "", seat, given)


def town(*places: Place) -> Town:
    guests = Town([], 10, 5, 0)
    for one in places:
        guests.places.setdefault(one.table, []).append(one)
    return guests


def test_answers_are_found_in_open_tables_and_in_archived_ones(new_store: NewStore) -> None:
    store = new_store("sqlite")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        _, players = tables.new()
        play(players, 25)
        places = [place(player, seat) for seat, player in enumerate(players)]
        tables.close()
    assert all(one.given for one in places)
    assert asyncio.run(lost(store, town(*places))) == []
    with running(patient(store=store, lease=0.5, archive=0.0, tidying=0.0)) as server:
        until(lambda: count(server, archives) == 1, "the archive")
    assert asyncio.run(lost(store, town(*places))) == []


def test_an_answer_that_is_not_there_is_named(new_store: NewStore) -> None:
    store = new_store("sqlite")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        _, players = tables.new()
        play(players, 15)
        places = [place(player, seat) for seat, player in enumerate(players)]
        tables.close()
    table, given = places[1].table, len(places[1].given)
    invented = Place("otys", table, "", 1, [*places[1].given, '"never"'])
    assert asyncio.run(lost(store, town(places[0], invented))) == [f"table {table}, seat 1: 1 of {given + 1} answers"]
    asyncio.run(forget_entries(store))
    assert len(asyncio.run(lost(store, town(*places)))) == 2


async def forget_entries(address: str) -> None:
    """What a broken disk might do."""
    store = await open_store(Settings(store=address))
    await store.write(lambda connection: connection.execute(delete(entries)).close())
    await store.close()
