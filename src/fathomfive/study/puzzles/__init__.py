"""Puzzles: positions with one clearly best answer. `making` finds them in games between bots, `shelf` has those that
are shipped.
"""

from __future__ import annotations

from .shapes import Puzzle, Weighed
from .shelf import of_the_day, puzzle, puzzles

__all__ = ["Puzzle", "Weighed", "of_the_day", "puzzle", "puzzles"]
