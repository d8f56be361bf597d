"""Secrets: long, random, kept as digests, compared in constant time, never written down anywhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from .errors import NoToken

TOKEN_BYTES = 24
TABLE_BYTES = 9


def new_token() -> str:
    """A secret that opens a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """An id that nobody guesses: whoever knows it may watch."""
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "x").replace("_", "y")


def digest(token: str) -> bytes:
    """What is stored of a token. Tokens are long and random, so a plain digest cannot be turned back."""
    return hashlib.sha256(token.encode()).digest()


def digests(tokens: Sequence[str | None]) -> list[bytes | None]:
    """What is stored of the tokens of a table, by seat."""
    return [None if token is None else digest(token) for token in tokens]


def opened(token: str, digests: Sequence[bytes | None]) -> tuple[int, ...]:
    """The seats that a token opens; every digest is compared, and each in constant time."""
    mine = digest(token)
    return tuple([seat for seat, other in enumerate(digests) if other is not None and hmac.compare_digest(mine, other)])


def seats_of(token: str | None, digests: Sequence[bytes | None]) -> tuple[int, ...]:
    """The seats a token opens; none for a spectator, who has no token."""
    if not token:
        return ()
    seats = opened(token, digests)
    if not seats:
        raise NoToken("this token opens no seat of this table")
    return seats
