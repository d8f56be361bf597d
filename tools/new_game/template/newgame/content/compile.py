"""From the entries of the files to the tables of the rules."""

from __future__ import annotations

from fathomfive.kernel import Decoded, InvalidContent

from .entries import CardsFile
from .tables import HAND, MOST_SEATS, Content


def compile(decoded: Decoded) -> Content:
    """The tables; a box with too few cards is refused."""
    c = Content()
    for card in decoded.file(CardsFile).cards:
        c.ids.append(card.id)
        c.worth.append(card.worth)
        c.copies.append(card.copies)
    if sum(c.copies) < HAND * MOST_SEATS:
        raise InvalidContent(f"cards.toml: there are at least {HAND * MOST_SEATS} cards, not {sum(c.copies)}")
    return c
