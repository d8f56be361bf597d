"""What a content file may say."""

from __future__ import annotations

from collections.abc import Mapping

from fathomfive.kernel import Entry, File


class Card(Entry, frozen=True, kw_only=True):
    """A kind of card."""

    copies: int
    worth: int


class CardsFile(File, frozen=True):
    """`cards.toml`."""

    cards: list[Card]


FILES: Mapping[str, type[File]] = {"cards": CardsFile}
