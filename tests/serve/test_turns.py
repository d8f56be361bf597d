"""Who thinks next: time is shared out fairly, short thoughts and people do not wait for long ones."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import pytest

from fathomfive.serve.thinking import turns
from fathomfive.serve.thinking.turns import PATIENCE, SHORTEST, Turn, Turns

SOMEBODY = ["somebody"]


class Clock:
    """The time, which passes only when somebody thinks."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(turns, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


class Room:
    """Thinkers, and the order in which thoughts were begun."""

    def __init__(self, clock: Clock, places: int = 1) -> None:
        self.clock = clock
        self.turns = Turns(places)
        self.order: list[str] = []
        self.given: list[float] = []

    async def think(self, who: str, took: float = 1.0, long: bool = True, audience: list[str] | None = None) -> None:
        """One thought."""
        async with self.turns.of(Turn(who, long=long, audience=audience)) as seconds:
            self.order.append(who)
            self.given.append(seconds)
            await asyncio.sleep(0)
            self.clock.now += took

    async def play(self, who: str, thoughts: int, took: float = 1.0, audience: list[str] = SOMEBODY) -> None:
        """A table of bots, which thinks again as soon as it has thought."""
        for _ in range(thoughts):
            await self.think(who, took, audience=audience)

    def run(self, *doing: Callable[[], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            await asyncio.gather(*(do() for do in doing))

        asyncio.run(all_of_it())


def test_tables_of_strong_bots_take_turns(clock: Clock) -> None:
    room = Room(clock)
    room.run(*(lambda table=table: room.play(f"table {table}", 3) for table in range(20)))
    for round_ in range(3):
        assert len(set(room.order[20 * round_ : 20 * round_ + 20])) == 20


def test_a_table_that_asks_for_much_at_once_gets_no_more_than_the_others(clock: Clock) -> None:
    room = Room(clock)
    greedy = [lambda: room.play("greedy", 10)] * 4
    room.run(*greedy, *(lambda table=table: room.play(f"table {table}", 10) for table in range(4)))
    assert max(Counter(room.order[:40]).values()) <= 9


def test_who_needs_little_time_comes_up_more_often(clock: Clock) -> None:
    room = Room(clock)
    room.run(
        *(lambda table=table: room.play(f"table {table}", 5) for table in range(20)),
        lambda: room.play("quick", 20, took=0.1),
    )
    last = len(room.order) - room.order[::-1].index("quick")
    assert max(Counter(room.order[:last]).values()) == 20 and last <= 3 * 20 + 20


def test_a_person_who_wants_a_hint_is_next(clock: Clock) -> None:
    room = Room(clock)

    async def hint() -> None:
        while len(room.order) < 45:
            await asyncio.sleep(0)
        await room.think("person")

    room.run(*(lambda table=table: room.play(f"table {table}", 5) for table in range(20)), hint)
    assert room.order.index("person") <= 47


def test_a_short_thought_does_not_wait_for_a_long_one(clock: Clock) -> None:
    async def all_of_it() -> None:
        room = Room(clock)
        end = asyncio.Event()

        async def endless() -> None:
            async with room.turns.of(Turn("long", long=True, audience=SOMEBODY)):
                await end.wait()

        endlessly = [asyncio.create_task(endless()) for _ in range(3)]
        await asyncio.sleep(0)
        await room.think("short", took=0.01, long=False)
        await room.think("short", took=0.01, long=False)
        assert room.order == ["short", "short"]
        end.set()
        await asyncio.gather(*endlessly)

    asyncio.run(all_of_it())


def test_short_thoughts_use_every_place(clock: Clock) -> None:
    async def all_of_it() -> None:
        sharing = Turns(3)
        end = asyncio.Event()
        begun = []

        async def short(number: int) -> None:
            async with sharing.of(Turn(f"table {number}", long=False, audience=SOMEBODY)):
                begun.append(number)
                await end.wait()

        tasks = [asyncio.create_task(short(number)) for number in range(6)]
        await asyncio.sleep(0.0)
        await asyncio.sleep(0.0)
        assert begun == [0, 1, 2, 3]
        end.set()
        await asyncio.gather(*tasks)
        assert len(begun) == 6

    asyncio.run(all_of_it())


def test_bots_for_whom_nobody_waits_come_later_but_they_come(clock: Clock) -> None:
    room = Room(clock)
    room.run(
        *(lambda table=table: room.play(f"alone {table}", 4, audience=[]) for table in range(5)),
        *(lambda table=table: room.play(f"watched {table}", 16) for table in range(2)),
    )
    early = Counter(who.split()[0] for who in room.order[:20])
    assert early["watched"] >= 14 and early["alone"] >= 1
    assert len(room.order) == 5 * 4 + 2 * 16


def test_somebody_who_comes_to_look_speeds_a_waiting_bot_up(clock: Clock) -> None:
    room = Room(clock)
    audience: list[str] = []

    async def arrive() -> None:
        while len(room.order) < 3:
            await asyncio.sleep(0)
        audience.append("a person")

    room.run(
        *(lambda table=table: room.play(f"alone {table}", 1, audience=[]) for table in range(10)),
        lambda: room.play("visited", 1, audience=audience),
        arrive,
    )
    assert room.order.index("visited") <= 5


def test_the_more_people_wait_the_less_time_each_gets(clock: Clock) -> None:
    def given(tables: int, audience: list[str]) -> list[float]:
        room = Room(clock)
        room.run(*(lambda table=table: room.play(f"table {table}", 1, audience=audience) for table in range(tables)))
        return room.given

    assert given(1, SOMEBODY) == [PATIENCE]
    for tables in (4, 20, 1000):
        shares = given(tables, SOMEBODY)[1:]
        assert shares[0] == max(SHORTEST, PATIENCE / (tables - 1)) and shares == sorted(shares)
    assert set(given(20, [])) == {PATIENCE}


def test_whoever_gives_up_leaves_the_place_to_the_next(clock: Clock) -> None:
    async def all_of_it() -> None:
        room = Room(clock)
        end = asyncio.Event()

        async def long(who: str) -> None:
            async with room.turns.of(Turn(who, long=True, audience=SOMEBODY)):
                room.order.append(who)
                await end.wait()

        first, second, third = [asyncio.create_task(long(who)) for who in ("first", "second", "third")]
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await asyncio.sleep(0)
        assert room.order == ["first", "third"]
        fourth = asyncio.create_task(long("fourth"))
        await asyncio.sleep(0)
        end.set()
        await third  # its place is given to the fourth, who gives up before knowing
        fourth.cancel()
        await asyncio.gather(fourth, return_exceptions=True)
        await room.think("fifth")
        assert room.order[-1] == "fifth"

    asyncio.run(all_of_it())
