"""What is printed on cards, tiles and the action table: their names, and what they do."""

from __future__ import annotations

from typing import Final

from ....kernel import Phrase
from ..content.tables import Content
from ..content.vocabulary import ACTIONS, BANDS, MOTIVES, TABLES
from ..rules import kinds
from .phrases import card_word

MOMENTS: Final = (kinds.NEW_COURSE, kinds.ATTACK, kinds.STRIKE, kinds.SPOILS, kinds.ROW)
"""Questions that point at no piece, and have a heading on the board."""


def printed(c: Content) -> dict[str, list[Phrase]]:
    """Cards, technologies, motives, tiles by number; actions and moments by name; bands of the action table by both."""
    found = {f"card/{card}": with_text(card_word(c, card)) for card in range(len(c.card_ids))}
    found |= {f"technology/{what}": with_text(f"technology-{id}") for what, id in enumerate(c.technology_ids)}
    found |= {f"motive/{motive}": with_text(f"motive-{id}") for motive, id in enumerate(MOTIVES)}
    found |= {f"sky/{tile}": with_text(f"tile-{id}") for tile, id in enumerate(c.tile_ids)}
    found |= {f"action/{action}": with_text(f"action-{action}") for action in ACTIONS}
    for table in TABLES:
        for band in range(len(BANDS) + 1):
            found[f"band/{table}/{band}"] = [Phrase(f"band-{band}"), band_range(band), Phrase(f"result-{table}-{band}")]
    found |= {kind.name: with_text(f"printed-{kind.name}") for kind in MOMENTS}
    return found


def with_text(name: str) -> list[Phrase]:
    """A name, and what stands below it."""
    return [Phrase(name), Phrase(f"{name}.text")]


def band_range(band: int) -> Phrase:
    """Which results of two dice and modifiers a band of the action table is for (NW-7.2)."""
    if band == 0:
        return Phrase("printed-at-most", most=BANDS[0] - 1)
    if band == len(BANDS):
        return Phrase("printed-at-least", least=BANDS[-1])
    return Phrase("printed-range", least=BANDS[band - 1], most=BANDS[band] - 1)
