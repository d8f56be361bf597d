"""After a rule fix: golden records, perft counts, lists of actions and the server's corpus made again, with one diff.

`make regold GAME=otys`, or `python -m tools.regold otys --check` to see the diff and write nothing.
"""

from __future__ import annotations

from pathlib import Path

from .actions import actions
from .change import TESTS, Change
from .corpus import corpus
from .golden import golden
from .perft import perft

__all__ = ["Change", "changes"]


def changes(game: str, tests: Path = TESTS) -> list[Change]:
    """What the rules as they are now would change in the generated files of a game."""
    return [*golden(game, tests), *perft(game, tests), *corpus(game, tests), *actions(game, tests)]
