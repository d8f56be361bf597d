"""Many games of a match, by whatever crew one likes, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

import msgspec

from ..kernel import SetupError
from .crew import Crew
from .ledger import Ledger
from .match import Collect, Match, Result, play_game
from .stats import Summary, summarise

CHUNKS = 16
"""Into how many pieces the work of a process is cut: progress is seen, and none waits long for the others."""
LARGEST = 50
"""Games in a piece at most: an interruption loses no more of them."""


def simulate(
    match: Match,
    games: int,
    *,
    jobs: int = 1,
    ray: str = "",
    ledger: Ledger | None = None,
    collect: Collect | None = None,
    keep: Callable[[Result], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play the first games of a match and sum them up.

    `collect` counts something about each finished game (with several jobs it must be a function of a module); the
    summary has the sums. `keep` is called, in order, with each result and its record. A `ledger` keeps every result at
    once, and games that it has are not played again. `progress` is told how many games have ended.
    """
    if games < 1:
        raise SetupError(f"a simulation plays at least 1 game, not {games}")
    begun = perf_counter()
    results: list[Result] = ledger.results(match, games) if ledger is not None else []
    kept = {result.number for result in results}
    missing = [number for number in range(games) if number not in kept]
    for result in played(
        match, missing, crew=Crew.of(jobs, ray), record=keep is not None, collect=collect, ledger=ledger
    ):
        if keep is not None:
            keep(result)
            result = msgspec.structs.replace(result, record=None)
        results.append(result)
        if progress is not None:
            progress(len(results))
    return summarise(match, sorted(results, key=lambda result: result.number), perf_counter() - begun)


def played(
    match: Match,
    numbers: Sequence[int],
    *,
    crew: Crew,
    record: bool = False,
    collect: Collect | None = None,
    ledger: Ledger | None = None,
) -> Iterator[Result]:
    """Games of a match by number, in order, as they end."""
    size = min(LARGEST, max(1, len(numbers) // (crew.jobs * CHUNKS)))
    pieces = [(match, list(numbers[i : i + size]), record, collect) for i in range(0, len(numbers), size)]
    for results in crew.work(play_games, pieces):
        if ledger is not None:
            ledger.add(match, results)
        yield from results


def play_games(match: Match, numbers: Sequence[int], record: bool, collect: Collect | None) -> list[Result]:
    """Some games of a match: a piece of work."""
    return [play_game(match, number, record=record, collect=collect) for number in numbers]
