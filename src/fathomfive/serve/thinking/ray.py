"""Thinking on a Ray cluster."""

from __future__ import annotations

import asyncio
import importlib
from typing import Any

from ...kernel import RulesError, SetupError
from ...kernel.errors import needs_extra
from ...party.thoughts import Thought, think
from ..settings import Settings
from .thinkers import Lost, Thinkers

AHEAD = 2
"""How many thoughts there may be for each core: some wait there already, and a cluster that can grow sees why."""


class RayThinkers(Thinkers):
    """Sends thoughts to a cluster, by its address (`local`: one on this machine)."""

    def __init__(self, settings: Settings) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise needs_extra("thinking on a Ray cluster", "ray") from None
        self._ray = ray
        self._seconds = settings.thought
        self._ours = not ray.is_initialized()
        if self._ours:
            where: dict[str, Any] = {"address": settings.ray}
            if settings.ray == "local":
                where = {"num_cpus": settings.thinkers or None, "include_dashboard": False}
            try:
                ray.init(log_to_driver=False, **where)
            except ConnectionError as error:
                raise SetupError(f"no Ray cluster at {settings.ray!r}: {error}") from None
        self._think = ray.remote(max_retries=0)(think)
        super().__init__(AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))

    async def _work(self, thought: Thought) -> Any:
        errors = self._ray.exceptions
        task = self._think.remote(thought)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(task.future()), self._seconds)
        except errors.RayTaskError as error:
            raise RulesError(f"thinking failed: {error.cause!r}") from None
        except (TimeoutError, errors.RayError) as error:
            self._ray.cancel(task, force=True)
            raise Lost(type(error).__name__) from None

    async def close(self) -> None:
        """Leave the cluster."""
        if self._ours:
            await asyncio.to_thread(self._ray.shutdown)
