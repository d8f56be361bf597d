"""Who sits on a seat, and where to reach them."""

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
    early: int = 0
    """How many answers its bots had to give before they had thought as much as their level does."""


class Device(msgspec.Struct, frozen=True):
    """A browser that wants to be told of a turn even when it is closed, as it described itself (RFC 8291)."""

    endpoint: str
    """The address of its push service."""
    p256dh: str
    """Its public key."""
    auth: str
