"""What is said of things on the table that a client draws and cannot name by itself: the extension tiles."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import GROUPS
from ..rules.free import TILES
from ..rules.state import NewEdenState
from .phrases import extension_gives


def said(s: NewEdenState, viewer: int) -> dict[str, list[Phrase]]:
    """Every extension by its group: its name, and what it gives."""
    return {
        f"extension/{GROUPS[group]}": [Phrase(f"extension-{GROUPS[group]}"), extension_gives(s, group)]
        for group in TILES
    }
