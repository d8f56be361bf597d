"""A review in words, in German or English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..kernel import Phrase, SetupError, Words, game
from ..kernel.words import LANGUAGES, common_words, seat_name
from .level import FEW
from .shapes import Review, Summary


@cache
def _words() -> Words:
    return Words([common_words(), files("fathomfive.study") / "words"])


class Wording:
    """What is said of a review in one language."""

    def __init__(self, review: Review, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self._review = review
        self.language = language

    def say(self, id: str, /, **args: int | str) -> str:
        """A message with its arguments."""
        return _words().text(Phrase(id, **args), self.language)

    def game(self) -> str:
        """The name of the game."""
        one = game(self._review.game)
        named = one.catalogue.has("game", self.language)
        return one.catalogue.text(Phrase("game"), self.language) if named else one.id

    def seat(self, seat: int) -> str:
        """A seat's name."""
        return _words().text(seat_name(self._review.names, seat), self.language)

    def level(self, line: Summary) -> str:
        """Which level plays like a seat; nothing where that was not measured."""
        level = line.level
        if level is None:
            return self.say("review-level-none") if line.decisions < FEW else "–"
        if level.low == level.high:
            return self.say("review-like", level=self.say(f"level-{level.at}"))
        return self.say("review-like-range", low=self.say(f"level-{level.low}"), high=self.say(f"level-{level.high}"))

    def scope(self) -> str:
        """How far the review has come."""
        review = self._review
        if review.complete:
            return self.say("review-whole", steps=review.steps)
        return self.say("review-partial", done=review.done, steps=review.steps)


def signed(value: float, digits: int = 0) -> str:
    """A difference of chances in points, with its sign.

    >>> signed(0.083), signed(-0.083, 1), signed(0.0)
    ('+8', '−8.3', '0')
    """
    text = f"{abs(100 * value):.{digits}f}"
    if not float(text):
        return text
    return ("+" if value > 0 else "−") + text
