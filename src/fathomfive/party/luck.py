"""Luck: from the operating system's generator at the moment it falls, so that nobody can know it before.

A table whose seed was named has a stream instead, which the seed decides. That is possible only where one person or
device plays all human seats: whoever knows the seed then cheats nobody but themselves, and every document shows it.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence

import msgspec

from ..kernel import Stream
from .errors import Invalid
from .people import Sitter
from .plainly import AnyJson as Json

_WORDS = struct.Struct("4I")
SEED_BITS = 63
"""Of seeds that nobody named, which only bots think with: too many to try them all."""
REMEMBERED = 500
"""Answers taken back whose luck is remembered, at most."""


def fresh() -> Stream:
    """Luck for one moment. It is kept nowhere: only what nature answered is."""
    return Stream.from_json(list(_WORDS.unpack(secrets.token_bytes(_WORDS.size))))


def unnamed() -> int:
    """A seed for a table at which nobody named one."""
    return secrets.randbits(SEED_BITS)


def check_named(sitters: Sequence[Sitter]) -> None:
    """Refuse a named seed where it would tell one person what another is dealt."""
    if len({sitter.client for sitter in sitters if sitter.kind == "human"}) > 1:
        raise Invalid(
            "a seed can be named only where one person or device plays all human seats: "
            "whoever named it would know every hand and die; leave `seed` out"
        )


def place(answers: Sequence[Json]) -> str:
    """A name for the position that these answers lead to."""
    return hashlib.blake2b(msgspec.json.encode(answers), digest_size=12).hexdigest()
