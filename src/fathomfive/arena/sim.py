"""Many games of a match, over as many processes as one likes, with the same result whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

import msgspec

from ..kernel import SetupError
from .match import Collect, Match, Result, play_game
from .stats import Summary, summarise

CHUNKS = 16
"""Into how many pieces the work of a process is cut: progress is seen, and none waits long for the others."""


def simulate(
    match: Match,
    games: int,
    *,
    jobs: int = 1,
    collect: Collect | None = None,
    keep: Callable[[Result], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play the first games of a match and sum them up.

    `collect` counts something about each finished game (with several jobs it must be a function of a module); the
    summary has the sums. `keep` is called, in order, with each result and its record. `progress` is told how many
    games have ended.
    """
    if games < 1:
        raise SetupError(f"a simulation plays at least 1 game, not {games}")
    if jobs < 1:
        raise SetupError(f"a simulation needs at least 1 job, not {jobs}")
    begun = perf_counter()
    results: list[Result] = []
    for result in played(match, range(games), jobs=jobs, record=keep is not None, collect=collect):
        if keep is not None:
            keep(result)
            result = msgspec.structs.replace(result, record=None)
        results.append(result)
        if progress is not None:
            progress(len(results))
    return summarise(match, results, perf_counter() - begun)


def played(
    match: Match, numbers: range, *, jobs: int = 1, record: bool = False, collect: Collect | None = None
) -> Iterator[Result]:
    """Games of a match by number, in order, as they end."""
    jobs = min(jobs, len(numbers))
    if jobs == 1:
        for number in numbers:
            yield play_game(match, number, record=record, collect=collect)
        return
    # Spawned, not forked: a progress bar has a thread, and forking under a thread may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        size = max(1, len(numbers) // (jobs * CHUNKS))
        chunks = [numbers[i : i + size] for i in range(0, len(numbers), size)]
        futures = [pool.submit(_chunk, match, chunk, record, collect) for chunk in chunks]
        try:
            for future in futures:
                yield from future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunk(match: Match, numbers: range, record: bool, collect: Collect | None) -> list[Result]:
    return [play_game(match, number, record=record, collect=collect) for number in numbers]
