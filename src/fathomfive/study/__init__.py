"""Study: what a finished game teaches. Pure functions over records; see `review`."""

from __future__ import annotations

from .analyse import Analysis, analyse
from .errors import NoSuchStep, NotOver
from .reviewing import Reviewing, review
from .shapes import Level, Line, Luck, Moment, Point, Review, Summary, Worth

__all__ = [
    "Analysis",
    "Level",
    "Line",
    "Luck",
    "Moment",
    "NoSuchStep",
    "NotOver",
    "Point",
    "Review",
    "Reviewing",
    "Summary",
    "Worth",
    "analyse",
    "review",
]
