"""Thinkers: processes that are limited, killed when they are stuck, and replaced when they die."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import signal
import sys
import types
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from fathomfive.bots import seeded
from fathomfive.kernel import RulesError, SetupError, Table
from fathomfive.serve import Settings
from fathomfive.serve.thinking import thoughts
from fathomfive.serve.thinking.pool import Processes, open_thinkers
from fathomfive.serve.thinking.thoughts import Thought, choose, payload

TABLE = Table("otys", 2, 3)
SEAT = TABLE.questions[0].seat


def thought(**more: Any) -> Thought:
    return Thought(**{"work": "choose", "save": payload(TABLE), "seat": SEAT, "bot": "random", **more})


def with_thinkers(work: Callable[[Processes], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        thinkers = open_thinkers(Settings(thinkers=1, **settings))
        assert isinstance(thinkers, Processes)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


def options() -> list[Any]:
    return [list(option) if isinstance(option, tuple) else option for option in TABLE.questions[0].options]


def test_a_thought_is_answered_with_an_option() -> None:
    async def work(thinkers: Processes) -> None:
        await thinkers.warm()
        for seed in range(3):
            assert await thinkers.think(thought(seed=seed)) in options()
        assert await thinkers.think(thought(seed=5)) == await thinkers.think(thought(seed=5))

    with_thinkers(work)


def test_a_thinker_that_dies_is_replaced() -> None:
    async def work(thinkers: Processes) -> None:
        await thinkers.think(thought())
        (process,) = thinkers._all
        process.kill()
        assert await thinkers.think(thought()) in options()
        assert process not in thinkers._all

    with_thinkers(work)


def test_a_thinker_that_is_stuck_is_killed_and_the_rule_of_thumb_answers() -> None:
    async def work(thinkers: Processes) -> None:
        await thinkers.think(thought())
        (process,) = thinkers._all
        os.kill(process.pid, signal.SIGSTOP)
        thinkers._seconds = 0.2
        waiting = asyncio.create_task(thinkers.think(thought()))
        await process.wait()
        thinkers._seconds = 60
        assert await waiting in options()

    with_thinkers(work)


def test_a_thought_that_fails_says_why() -> None:
    async def work(thinkers: Processes) -> None:
        with pytest.raises(RulesError, match="InvalidRecord"):
            await thinkers.think(thought(save=b"{}"))
        assert await thinkers.think(thought()) in options()

    with_thinkers(work)


def test_a_bot_that_fails_is_replaced_by_the_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = choose(TABLE, SEAT, "greedy", 4)

    def make(spec: str, seed: int) -> Any:
        if spec == "broken":
            raise SetupError("no such bot")
        return seeded(spec, seed)

    monkeypatch.setattr(thoughts, "seeded", make)
    assert choose(TABLE, SEAT, "broken", 4) == expected
    monkeypatch.setattr(thoughts, "seeded", lambda spec, seed: make("broken", seed))
    assert choose(TABLE, SEAT, "broken", 4) in TABLE.questions[0].options


def test_a_bot_keeps_the_seed_of_its_settings() -> None:
    assert repr(seeded("random:seed=9", 4)) == "Random(seed=9)"
    assert repr(seeded("random", 4)) == "Random(seed=4)"


def test_thoughts_go_to_a_ray_cluster_when_one_is_configured(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = types.SimpleNamespace(begun=None, stopped=False)

    def remote(**settings: Any) -> Callable[[Any], Any]:
        def wrap(work: Any) -> Any:
            def call(argument: Any) -> Any:
                done: concurrent.futures.Future[Any] = concurrent.futures.Future()
                done.set_result(work(argument))
                return types.SimpleNamespace(future=lambda: done)

            return types.SimpleNamespace(remote=call)

        return wrap

    ray.is_initialized = lambda: False
    ray.init = lambda **settings: setattr(ray, "begun", settings)
    ray.shutdown = lambda: setattr(ray, "stopped", True)
    ray.remote = remote
    monkeypatch.setitem(sys.modules, "ray", ray)

    async def run() -> None:
        thinkers = open_thinkers(Settings(ray="ray://head:10001"))
        await thinkers.warm()
        assert await thinkers.think(thought()) in options()
        await thinkers.close()

    asyncio.run(run())
    assert ray.begun["address"] == "ray://head:10001" and ray.stopped


def test_a_ray_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="ray"):
        open_thinkers(Settings(ray="auto"))
