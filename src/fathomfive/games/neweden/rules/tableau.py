"""The card tableau: four rows of three fields, and how cards sink (NE-1.1, NE-4.5, NE-4.21)."""

from __future__ import annotations

from ....kernel import tell
from ..content.tables import COLUMNS, FIELDS_OF_TABLEAU, ROWS
from .state import EMPTY, NewEdenState


def take_card(s: NewEdenState, field: int) -> int:
    """Take a card off the tableau; if its row is empty now, the rows above sink (NE-4.5)."""
    card = s.tableau[field]
    if lift(s.tableau, field):
        tell(s, "sinks", field // COLUMNS + 1)
    return card


def lift(fields: list[int], field: int) -> bool:
    """Empty a field; whether cards sank because of it (NE-4.5, NE-R1)."""
    fields[field] = EMPTY
    first = field - field % COLUMNS
    if fields[first] >= 0 or fields[first + 1] >= 0 or fields[first + 2] >= 0:
        return False
    return sink(fields, field // COLUMNS)


def sink(fields: list[int], row: int) -> bool:
    """Move all cards above an empty row down by exactly one row; whether there were any (NE-4.5)."""
    end = (row + 1) * COLUMNS
    kept = fields[: row * COLUMNS]
    fields[:end] = [EMPTY] * COLUMNS + kept
    return any([card >= 0 for card in kept])


def remove_dearest(s: NewEdenState) -> None:
    """Remove the leftmost card, the dearest of its column (NE-4.21, NE-R1)."""
    field = dearest_left(s.tableau)
    if field >= 0:
        card = take_card(s, field)
        s.gone.append(card)
        tell(s, "removes", card)


def dearest_left(fields: list[int]) -> int:
    """The field of the leftmost card, the dearest of its column; -1 when there is none (NE-4.21)."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            if fields[row * COLUMNS + column] >= 0:
                return row * COLUMNS + column
    return -1


def cheapest_right(fields: list[int]) -> int:
    """The field of the rightmost card, the cheapest of its column; -1 when there is none (NE-12.3)."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS - 1, -1, -1):
            if fields[row * COLUMNS + column] >= 0:
                return row * COLUMNS + column
    return -1


def clear_tableau(s: NewEdenState) -> None:
    """Put what is left on the tableau, and the rest of the deck, back in the box (NE-5.1, NE-7.5)."""
    for field in range(FIELDS_OF_TABLEAU):
        if s.tableau[field] >= 0:
            s.gone.append(s.tableau[field])
            s.tableau[field] = EMPTY
    s.gone += s.deck.pool
    s.deck.pool.clear()
