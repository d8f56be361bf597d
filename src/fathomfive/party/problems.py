"""What went wrong, as a document (RFC 9457) with a sentence for whoever caused it."""

from __future__ import annotations

from ..kernel import FathomError, IllegalAnswer, InvalidRecord, SetupError
from .errors import Refused
from .shapes import Problem


def problem_of(error: FathomError) -> Problem | None:
    """What a table, the rules or the house refuse; None: it is nobody's fault but ours."""
    if isinstance(error, Refused):
        return Problem(error.title, error.status, str(error))
    if isinstance(error, IllegalAnswer):
        return Problem("Not an option", 400, error.reason)
    if isinstance(error, SetupError):
        return Problem("Not possible", 400, str(error))
    if isinstance(error, InvalidRecord):
        return Problem("Made by another release", 410, str(error))
    return None
