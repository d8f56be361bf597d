"""What can be refused at a table, each with a sentence for the person who asked for it."""

from __future__ import annotations

import math

from ..kernel import FathomError


class Refused(FathomError):
    """Something that cannot be done now. The table has not changed."""

    status = 409
    title = "Not possible now"


class Invalid(Refused):
    """A request that makes no sense at any table."""

    status = 400
    title = "Not understood"


class NotYours(Refused):
    """Not your seat, or not your turn."""

    status = 403
    title = "Not your seat or not your turn"


class Stale(Refused):
    """An answer to a question that no longer stands."""

    status = 409
    title = "Stale version"


class NotFound(Refused):
    """Something that is not there: a game, its words in a language, its rules."""

    status = 404
    title = "Not found"


class NoTable(Refused):
    """No table with this id."""

    status = 404
    title = "No such table"


class NoToken(Refused):
    """A token that opens no seat of this table."""

    status = 403
    title = "Not your seat"


class Gone(Refused):
    """A table that this release can no longer play."""

    status = 410
    title = "Made by another release"


class Full(Refused):
    """A limit of this server is reached."""

    status = 429
    title = "Too much at once"

    def __init__(self, message: str, retry: float = 1.0) -> None:
        super().__init__(message)
        self.retry = max(1, math.ceil(retry))
        """Seconds after which it may be tried again."""


class Unavailable(Refused):
    """The store does not answer; what was not acknowledged may or may not have happened, and may be sent again."""

    status = 503
    title = "The store does not answer"
