"""Who sits on a seat."""

from __future__ import annotations

import msgspec


class Sitter(msgspec.Struct):
    """Who sits on a seat."""

    kind: str
    """`human` or `bot`."""
    name: str = ""
    bot: str | None = None
    """The bot that plays now: a bot's own, or one that stands in for a person."""
    client: int = -1
    """The seat whose token also opens this one (hot-seat); its own number otherwise."""
    claimed: bool = False
    resigned: bool = False
