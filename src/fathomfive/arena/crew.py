"""Who plays the games: this process, several, or a Ray cluster. The games are the same whoever plays them."""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from ..kernel import SetupError
from ..kernel.errors import needs_extra

T = TypeVar("T")
AHEAD = 2
"""How many pieces of work a worker of a cluster has waiting for it."""


class Crew(msgspec.Struct, frozen=True):
    """`jobs` processes of this machine, or a Ray cluster by its address (`local`: one on this machine)."""

    jobs: int = 1
    ray: str = ""

    @staticmethod
    def of(jobs: int, ray: str = "") -> Crew:
        """Check the wish; 0 jobs are as many as the machine has cores."""
        if jobs < 0:
            raise SetupError(f"a crew has at least 1 job (0: all cores), not {jobs}")
        return Crew(jobs or os.cpu_count() or 1, ray)

    def work(self, do: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """`do(*piece)` for every piece, in order, as they are done."""
        if self.ray:
            return _on_cluster(self.ray, do, pieces)
        if self.jobs == 1 or len(pieces) < 2:
            return (do(*piece) for piece in pieces)
        return _on_cores(min(self.jobs, len(pieces)), do, pieces)


def _on_cores(jobs: int, do: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    # Spawned, not forked: a progress bar has a thread, and forking under a thread may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(do, *piece) for piece in pieces]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_cluster(address: str, do: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise needs_extra("a Ray cluster", "ray") from None
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
        except ConnectionError as error:
            raise SetupError(f"no Ray cluster at {address!r}: {error}") from None
    remote = ray.remote(max_retries=3)(do)
    window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for piece in pieces:
            waiting.append(remote.remote(*piece))
            if len(waiting) >= window:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        if ours:
            ray.shutdown()
