"""Thinkers: processes that are limited, killed when they are stuck, and replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from fathomfive.bots import seeded
from fathomfive.kernel import AnyGame, RulesError, SetupError, Table, games
from fathomfive.party import thoughts
from fathomfive.party.thoughts import (
    ADVISER,
    BEST,
    Choice,
    Thought,
    choose,
    payload,
    ready,
    takes_long,
    think,
    weigh,
)
from fathomfive.serve import Settings
from fathomfive.serve.thinking import pool
from fathomfive.serve.thinking.pool import Processes, open_thinkers
from tests.kernel.toys.watch import Watch
from tests.serve.serving import patient
from tests.waiting import PATIENCE

TABLE = Table("otys", 2, 3)
SEAT = TABLE.questions[0].seat


def thought(**more: Any) -> Thought:
    return Thought(**{"work": "choose", "save": payload(TABLE), "seat": SEAT, "bot": "random", **more})


def with_thinkers(work: Callable[[Processes], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        thinkers = open_thinkers(patient(**settings))
        assert isinstance(thinkers, Processes)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(run())


def chosen(thought: Any) -> Any:
    """What came of a thought about a question."""
    return msgspec.convert(thought, Choice).value


def options() -> list[Any]:
    return [list(option) if isinstance(option, tuple) else option for option in TABLE.questions[0].options]


def test_a_thought_is_answered_with_an_option() -> None:
    async def work(thinkers: Processes) -> None:
        await thinkers.warm()
        for seed in range(3):
            assert chosen(await thinkers.think(thought(seed=seed), "somebody")) in options()
        assert await thinkers.think(thought(seed=5), "somebody") == await thinkers.think(thought(seed=5), "somebody")

    with_thinkers(work)


def test_a_thinker_that_dies_is_replaced() -> None:
    async def work(thinkers: Processes) -> None:
        await thinkers.think(thought(), "somebody")
        (process,) = thinkers._all
        process.kill()
        assert chosen(await thinkers.think(thought(), "somebody")) in options()
        assert process not in thinkers._all

    with_thinkers(work)


@pytest.mark.parametrize("work", ["choose", "weigh", "odds"])
def test_thinkers_that_died_while_idle_cost_nobody_a_pause(work: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(thinkers: Processes) -> None:
        await thinkers.warm()
        for process in list(thinkers._all):
            process.kill()
            await process.wait()
        started = asyncio.Event()
        start = Processes._start

        async def late(self: Processes) -> Any:
            """A process that starts only when nobody needs it any more."""
            await started.wait()
            return await start(self)

        monkeypatch.setattr(Processes, "_start", late)
        wanted = thought(work=work, bot="search:seconds=1")
        rule = think(thought(work=work, bot="greedy"))
        assert await thinkers.think(wanted, "somebody") == rule, "the rule of thumb, at once"
        started.set()
        assert thinkers._replacing is not None
        await thinkers._replacing
        assert len(thinkers._idle) == 1
        assert await thinkers.think(thought(work=work), "somebody") == think(thought(work=work))

    with_thinkers(run)


def test_a_pipe_that_is_closed_means_the_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(process: object, thought: object) -> Any:
        raise RuntimeError("unable to perform operation: the handler is closed")

    async def run(thinkers: Processes) -> None:
        await thinkers.warm()
        monkeypatch.setattr(pool, "_ask", broken)
        assert await thinkers.think(thought(bot="search:seconds=1"), "somebody") == think(thought(bot="greedy"))

    with_thinkers(run)


@pytest.mark.parametrize("answer", [{"ok": [0, 1]}, {"error": "KeyError: a save of other rules"}])
def test_a_thinker_that_is_not_understood_means_the_rule_of_thumb(
    answer: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def foreign(process: object, thought: object) -> dict[str, Any]:
        return answer

    async def run(thinkers: Processes) -> None:
        await thinkers.warm()
        monkeypatch.setattr(pool, "_ask", foreign)
        rule = msgspec.convert(think(thought(bot="greedy")), Choice)
        assert await thinkers.choose(thought(bot="search:seconds=1"), "somebody") == rule

    with_thinkers(run)


def test_a_thinker_that_is_stuck_is_killed_and_the_rule_of_thumb_answers() -> None:
    async def work(thinkers: Processes) -> None:
        await thinkers.think(thought(), "somebody")
        (process,) = thinkers._all
        os.kill(process.pid, signal.SIGSTOP)
        thinkers._seconds = 0.2
        waiting = asyncio.create_task(thinkers.think(thought(), "somebody"))
        await process.wait()
        thinkers._seconds = PATIENCE
        assert chosen(await waiting) in options()

    with_thinkers(work)


def test_a_bot_takes_no_more_time_than_it_is_given() -> None:
    bots = [ready(spec, 1, 0.5) for spec in ("search:seconds=1", "search:seconds=0.2", "random")]
    assert [repr(bot) for bot in bots] == [
        "Search(seed=1, seconds=0.5)",
        "Search(seed=1, seconds=0.2)",
        "Random(seed=1)",
    ]
    assert repr(ready("search:seconds=1", 1, 0.0)) == "Search(seed=1, seconds=1)"


def test_a_level_that_had_to_stop_early_says_so() -> None:
    level = thought(bot="search:usual=0.01,seconds=9", seed=3)
    assert msgspec.convert(think(level), Choice) == msgspec.convert(think(level), Choice), "visits, not time"
    hurried = msgspec.convert(think(msgspec.structs.replace(level, seconds=1e-6)), Choice)
    assert hurried.early and hurried.value in options()
    assert not msgspec.convert(think(thought(bot="greedy", seconds=1e-6)), Choice).early


def test_searches_are_long_thoughts_and_rules_of_thumb_short_ones() -> None:
    for bot in ("search:seconds=1", "learned:seconds=0.2", "search:visits=9", "abyssal", ""):
        assert takes_long(thought(bot=bot)) and takes_long(thought(bot=bot, work="weigh")), bot
        assert not takes_long(thought(bot=bot, work="odds")), bot
    for bot in ("greedy", "random", "calm", "search:seconds=0.02", "nobody"):
        assert not takes_long(thought(bot=bot)), bot


def test_a_search_weighs_the_best_options_and_a_rule_of_thumb_names_one() -> None:
    advice = weigh(TABLE, SEAT, "search:visits=40", 2)
    assert 1 < len(advice.best) <= BEST and advice.bot == "search:visits=40"
    for one in advice.best:
        assert one.option in options() and 0 < one.share < 1
        assert one.expected is not None and 0 <= one.expected <= 1
        assert one.spread is not None and 0 <= one.spread <= 0.5
    assert len({str(one.option) for one in advice.best}) == len(advice.best)
    (only,) = weigh(TABLE, SEAT, "greedy", 4).best
    assert only.option == choose(TABLE, SEAT, "greedy", 4) and only.expected is None


def test_hints_come_from_a_bot_that_can_judge_the_game() -> None:
    for game in sorted(games()):
        table = Table(game, 2, 3)
        while len(table.questions[0].options) < 2:
            table.answer(table.questions[0].options[0], table.questions[0].seat)
        advice = weigh(table, table.questions[0].seat, "", 1, 0.05)
        assert advice.bot == ADVISER and advice.best[0].expected is not None, game


def test_a_question_with_one_option_needs_no_thought() -> None:
    table = Table(cast(AnyGame, Watch().game()), 1, 3)
    table.answer("quiet")
    advice = weigh(table, 0, "", 1)
    assert [one.option for one in advice.best] == ["yawn"]


def test_a_thought_that_fails_says_why() -> None:
    async def work(thinkers: Processes) -> None:
        with pytest.raises(RulesError, match="InvalidRecord"):
            await thinkers.think(thought(save=b"{}"), "somebody")
        assert chosen(await thinkers.think(thought(), "somebody")) in options()

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


class ThreadsLikeRay:
    """As much of Ray as thinkers use, in threads of this process."""

    class exceptions:  # noqa: N801
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            @property
            def cause(self) -> BaseException | None:
                return self.__cause__

    def __init__(self) -> None:
        self.cancelled: list[Any] = []
        self.threads: ThreadPoolExecutor | None = None

    def is_initialized(self) -> bool:
        return self.threads is not None

    def init(self, **settings: Any) -> None:
        self.threads = ThreadPoolExecutor(settings["num_cpus"])

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, **options: Any) -> Callable[[Callable[[Thought], Any]], Any]:
        def made(work: Callable[[Thought], Any]) -> Any:
            def carefully(thought: Thought) -> Any:
                try:
                    return work(thought)
                except Exception as error:
                    raise self.exceptions.RayTaskError from error

            def begin(thought: Thought) -> Any:
                assert self.threads is not None
                future = self.threads.submit(carefully, thought)
                return SimpleNamespace(future=lambda: future)

            return SimpleNamespace(remote=begin)

        return made

    def cancel(self, task: Any, *, force: bool) -> None:
        self.cancelled.append(task)

    def shutdown(self) -> None:
        assert self.threads is not None
        self.threads.shutdown()
        self.threads = None


def test_thoughts_go_through_ray_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = ThreadsLikeRay()
    monkeypatch.setitem(sys.modules, "ray", cast(ModuleType, ray))
    check_cluster()
    assert len(ray.cancelled) == 1 and not ray.is_initialized()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_a_ray_cluster_thinks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    check_cluster()


def check_cluster() -> None:
    """Thoughts have the same result on a cluster, failures are told, and what takes too long is given up."""

    async def run() -> None:
        thinkers = open_thinkers(patient(ray="local"))
        try:
            await thinkers.warm()
            for work in ("choose", "weigh", "odds"):
                wanted = thought(work=work, bot="search:visits=20", seed=3)
                assert await thinkers.think(wanted, "somebody") == think(wanted)
            with pytest.raises(RulesError, match="InvalidRecord"):
                await thinkers.think(thought(save=b"{}"), "somebody")
            vars(thinkers)["_seconds"] = 0.0
            assert chosen(await thinkers.think(thought(), "somebody")) in options()
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_a_ray_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="ray"):
        open_thinkers(Settings(ray="auto"))
