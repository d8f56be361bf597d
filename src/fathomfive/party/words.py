"""Words for clients: phrases rendered once, and which language a client wants."""

from __future__ import annotations

from ..kernel import AnyGame, Phrase
from ..kernel.words import LANGUAGES as LANGUAGES

DEFAULT = "en"


def text(game: AnyGame, phrase: Phrase, language: str) -> str:
    """A phrase in words."""
    return game.catalogue.text(phrase, language)


def has(game: AnyGame, id: str, language: str) -> bool:
    """Whether there is such a message."""
    return game.catalogue.has(id, language)


def language(wanted: str | None, accepted: str = "") -> str:
    """The language asked for, or the first accepted one that we speak.

    >>> language(None, "fr-CH, de;q=0.8, en;q=0.5")
    'de'
    """
    if wanted in LANGUAGES:
        return wanted
    for part in accepted.split(",")[:20]:
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return DEFAULT
