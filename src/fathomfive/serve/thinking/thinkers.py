"""What all thinkers share: turns, and the rule of thumb for whoever does not come back."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sized
from typing import Any

import msgspec

from ...kernel import RulesError
from ...party.thoughts import RULE_OF_THUMB, Choice, Thought, takes_long, think
from .engine import Engine
from .turns import Turn, Turns

log = logging.getLogger(__name__)


class Lost(Exception):
    """A thought did not come back: it took too long, or its process died."""


class Thinkers(ABC):
    """Something that thinks, so many long thoughts at once."""

    def __init__(self, places: int, engine: str = "") -> None:
        self._turns = Turns(places)
        self.engine = Engine(engine)

    async def think(self, thought: Thought, who: str, audience: Sized | None = None) -> Any:
        """What comes of a thought, in plain data; a bot that is lost over it is replaced by the rule of thumb, at once.

        `who` names the table, or the person, whose share of the thinkers' time is used; `audience` are those who look
        at the table of a bot that is asked.
        """
        async with self._turns.of(Turn(who, long=takes_long(thought), audience=audience)) as seconds:
            limited = msgspec.structs.replace(thought, seconds=min(seconds, thought.seconds or seconds))
            try:
                return await self._work(limited)
            except Lost as lost:
                log.warning("a thinker was lost", extra={"error": str(lost), "bot": thought.bot})
        if thought.work in ("history", "errand"):
            raise RulesError(f"no thinker came back with the {thought.work}")
        return await _by_rule_of_thumb(thought)

    async def choose(self, thought: Thought, who: str, audience: Sized | None = None) -> Choice:
        """What a bot answers; the rule of thumb, too, if a thinker fails at it or says what nobody here understands:
        it may run a build of other rules than ours."""
        try:
            return msgspec.convert(await self.think(thought, who, audience), Choice)
        except (RulesError, msgspec.ValidationError) as error:
            log.error("a thinker cannot play", extra={"error": str(error), "bot": thought.bot})
        return msgspec.convert(await _by_rule_of_thumb(thought), Choice)

    @abstractmethod
    async def _work(self, thought: Thought) -> Any:
        """Do the work somewhere, now; raise `Lost` if it does not come back."""

    async def warm(self) -> None:  # noqa: B027  (most need nothing)
        """Be ready for the first thought."""

    @abstractmethod
    async def close(self) -> None:
        """Stop thinking."""


async def _by_rule_of_thumb(thought: Thought) -> Any:
    return await asyncio.to_thread(_here, msgspec.structs.replace(thought, bot=RULE_OF_THUMB))


def _here(thought: Thought) -> Any:
    """What a rule of thumb needs, and what is shown again, this process can do by itself."""
    try:
        return think(thought)
    except Exception as error:
        raise RulesError(f"thinking failed: {type(error).__name__}: {error}") from None
