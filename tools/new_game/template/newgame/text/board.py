"""What one viewer sees, in blocks of a title and lines with markup."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.kernel import Game
from fathomfive.kernel.pen import Pen
from fathomfive.kernel.sight import NOBODY

from ..content.tables import Content
from ..rules.scoring import scores
from ..rules.state import NewGameState


def board(
    game: Game[NewGameState, Content], s: NewGameState, viewer: int, language: str, names: Sequence[str], width: int
) -> list[tuple[str, str]]:
    """The rows of all seats, and the own hand at the bottom."""
    if not s.hands:
        return []
    pen = Pen(game, s, viewer, language, names, width)
    points = scores(s)
    blocks = [(pen.say("text-deck"), str(len(s.deck)))]
    for seat in range(s.seats):
        blocks.append((f"[seat{seat + 1}]{pen.seat(seat)}[/]  {points[seat]}", cards(pen, s.rows[seat])))
    if viewer != NOBODY:
        blocks.append((pen.say("text-hand"), cards(pen, s.hands[viewer])))
    return blocks


def cards(pen: Pen[NewGameState], held: Sequence[int]) -> str:
    """Cards by name."""
    return "  ".join([pen.piece("card", card) for card in held]) or "[dim]·[/]"
