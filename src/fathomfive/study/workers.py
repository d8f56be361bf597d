"""Who does the work of a study: this process, or several. What is found is the same whoever found it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ..kernel import SetupError

T = TypeVar("T")
Work = Callable[[Callable[..., Any], Sequence[tuple[Any, ...]]], Iterator[Any]]
"""Does `do(*piece)` for every piece, in order, as they are done: such as the arena's crew, on a cluster."""


def workers(jobs: int) -> Work:
    """So many processes; 0: one for each core."""
    if jobs < 0:
        raise SetupError(f"a review has at least 1 job (0: all cores), not {jobs}")
    count = jobs or os.cpu_count() or 1
    return _alone if count == 1 else _Several(count)


def _alone(do: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    return (do(*piece) for piece in pieces)


class _Several:
    def __init__(self, count: int) -> None:
        self._count = count

    def __call__(self, do: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        # Imported here: a browser has no processes, and no modules for them.
        import signal
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        # Spawned, not forked: a progress bar has a thread, and forking under a thread may hang.
        # Ctrl-C is for whoever asked; a process that works ends with its pool.
        quiet = signal.SIGINT, signal.SIG_IGN
        count = min(self._count, max(1, len(pieces)))
        with ProcessPoolExecutor(count, get_context("spawn"), signal.signal, quiet) as pool:
            futures = [pool.submit(do, *piece) for piece in pieces]
            try:
                for future in futures:
                    yield future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
