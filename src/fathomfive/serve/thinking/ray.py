"""Thinking on a Ray cluster."""

from __future__ import annotations

import asyncio
import importlib
from typing import Any

from ...kernel import SetupError
from ..settings import Settings
from .thoughts import Thought, think


class RayThinkers:
    """Sends thoughts to a cluster; Ray starts a lost one again."""

    def __init__(self, settings: Settings) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise SetupError("thinking on a Ray cluster needs the package `ray`") from None
        self._ray = ray
        self._seconds = settings.thought
        if not ray.is_initialized():
            ray.init(address=None if settings.ray == "local" else settings.ray, log_to_driver=False)
        self._think = ray.remote(max_retries=2)(think)

    async def think(self, thought: Thought) -> Any:
        """What comes of a thought."""
        return await asyncio.wait_for(asyncio.wrap_future(self._think.remote(thought).future()), self._seconds)

    async def warm(self) -> None:
        """Ray starts what it needs by itself."""

    async def close(self) -> None:
        """Leave the cluster."""
        await asyncio.to_thread(self._ray.shutdown)
