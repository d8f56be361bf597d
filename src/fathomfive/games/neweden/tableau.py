"""The card tableau: four rows of three fields, and how cards sink (NE-1.1, NE-4.5, NE-4.21)."""

from __future__ import annotations

from ...kernel import tell
from .state import EMPTY, NewEdenState
from .tables import COLUMNS, FIELDS_OF_TABLEAU, ROWS


def take_card(s: NewEdenState, field: int) -> int:
    """Take a card off the tableau; if its row is empty now, the rows above sink (NE-4.5)."""
    card = s.tableau[field]
    s.tableau[field] = EMPTY
    row = field // COLUMNS
    if is_empty(s, row):
        sink(s, row)
    return card


def is_empty(s: NewEdenState, row: int) -> bool:
    """Whether no card lies in a row."""
    first = row * COLUMNS
    return s.tableau[first] < 0 and s.tableau[first + 1] < 0 and s.tableau[first + 2] < 0


def sink(s: NewEdenState, row: int) -> None:
    """Move all cards above an empty row down by exactly one row (NE-4.5)."""
    end = (row + 1) * COLUMNS
    kept = s.tableau[: row * COLUMNS]
    s.tableau[:end] = [EMPTY] * COLUMNS + kept
    if any([card >= 0 for card in kept]):
        tell(s, "sinks", row + 1)


def remove_dearest(s: NewEdenState) -> None:
    """Remove the leftmost card, the dearest of its column (NE-4.21, NE-R1)."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            if s.tableau[row * COLUMNS + column] >= 0:
                card = take_card(s, row * COLUMNS + column)
                s.gone.append(card)
                tell(s, "removes", card)
                return


def cheapest_right(s: NewEdenState) -> int:
    """The field of the rightmost card, the cheapest of its column; -1 when there is none (NE-12.3)."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS - 1, -1, -1):
            if s.tableau[row * COLUMNS + column] >= 0:
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
