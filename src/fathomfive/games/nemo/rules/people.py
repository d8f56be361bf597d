"""The people aboard, and what becomes of them (NW-13)."""

from __future__ import annotations

from ....kernel import Rules, tell
from . import effects, kinds
from .bridge import command
from .state import NemoState


def aboard(s: NemoState) -> list[int]:
    """The characters in play."""
    return [who for who, alive in enumerate(s.characters) if alive]


def sacrifice(s: NemoState, who: int) -> Rules:
    """Turn a character over and take the penalty (NW-13.2, NW-R2)."""
    s.characters[who] = 0
    tell(s, "sacrifices", who)
    yield from effects.run(s, s.c.character_penalty[who])


def forced_sacrifice(s: NemoState) -> Rules:
    """Sacrifice a character of the captain's choice, if any is left; it gives no effect (NW-13.2)."""
    candidates = aboard(s)
    if candidates:
        who = yield from command(s, kinds.FORCED_SACRIFICE, candidates)
        yield from sacrifice(s, who)


def revive(s: NemoState) -> Rules:
    """Bring a sacrificed character back; the penalty paid is not returned (NW-13.6)."""
    lost: list[int] = [who for who, alive in enumerate(s.characters) if not alive]
    if lost:
        who = yield from command(s, kinds.REVIVE, lost)
        s.characters[who] = 1
        tell(s, "revives", who)
