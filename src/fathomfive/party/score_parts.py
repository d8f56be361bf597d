"""What the scores of a finished game are made of, if the game can tell."""

from __future__ import annotations

from ..kernel import Table
from . import words
from .shapes import TallyPart


def tally(table: Table, language: str) -> list[TallyPart] | None:
    """Null before the end; empty when the game cannot tell, or when not all that happened is remembered."""
    if not table.over:
        return None
    found = table.game.words.parts(table.state, table.facts)
    if [sum(scores) for scores in zip(*[scores for _, _, scores in found], strict=True)] != table.scores:
        return []
    return [TallyPart(words.text(table.game, label, language), rule, scores) for label, rule, scores in found]
