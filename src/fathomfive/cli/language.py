"""The command line's own words, in German or English."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from ..kernel import Phrase, SetupError, Words
from ..kernel.words import LANGUAGES, common_words


@cache
def _words() -> Words:
    return Words([common_words(), files("fathomfive.cli") / "words"])


class Speech:
    """One language.

    >>> Speech("de").say("undone")
    'Zurückgenommen.'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, id: str, /, **args: int | str) -> str:
        """A message with its arguments."""
        return _words().text(Phrase(id, **args), self.language)


def speech(wanted: str | None) -> Speech:
    """The wanted language, or the one the environment asks for."""
    return Speech(wanted) if wanted is not None else Speech(_from_environment())


def _from_environment() -> str:
    """German if the locale is German, otherwise English; the first variable that is set counts."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"
