"""A review in words, in German or English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..kernel import Phrase, SetupError, Words, game
from ..kernel.words import LANGUAGES, common_words, seat_name
from .grades import SURE
from .level import FEW
from .shapes import Review, Summary

SEVERAL = 2
"""So many decisions have a mean with an error."""


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

    def sums(self, line: Summary) -> dict[str, str]:
        """What a seat's game came to, by the columns of the table of seats; alone there are no others."""
        others = (
            {} if len(self._review.scores) == 1 else {"others": f"{signed(line.others)} {margin(line.others_error)}"}
        )
        return {
            "own": f"{signed(line.own)} {margin(line.own_error)}",
            **others,
            "luck": f"{signed(line.luck)} {margin(line.luck_error)}",
            "residual": signed(line.residual),
            "result": signed(line.result),
            "loss": self._loss(line),
            "level": self.level(line),
        }

    def _loss(self, line: Summary) -> str:
        """The mean loss of a decision; of a single one nothing is known."""
        if line.decisions < SEVERAL:
            return "–"
        text = f"{100 * line.loss:.1f} {margin(line.loss_error, 1)}"
        return text.replace(".", ",") if self.language == "de" else text

    def none(self) -> str:
        """That there are no moments, as far as the review has come."""
        review = self._review
        return self.say(
            "review-none" if review.complete else "review-none-yet" if review.done else "review-nothing-yet"
        )

    def scope(self) -> str:
        """How far the review has come."""
        review = self._review
        if review.complete:
            return self.say("review-whole", steps=review.steps)
        return self.say("review-partial", done=review.done, steps=review.steps)


def sentence(text: str) -> str:
    """What a game says of an option, which begins as a part of a sentence, as a sentence of its own.

    >>> sentence("about 2 points"), sentence("")
    ('About 2 points', '')
    """
    return text[:1].upper() + text[1:]


def margin(error: float, digits: int = 0) -> str:
    """How far off a figure may be, in points: two standard errors, by which grades are given.

    >>> margin(0.012), margin(0.0052, 1)
    ('± 2', '± 1.0')
    """
    return f"± {100 * SURE * error:.{digits}f}"


def signed(value: float, digits: int = 0) -> str:
    """A difference of chances in points, with its sign.

    >>> signed(0.083), signed(-0.083, 1), signed(0.0)
    ('+8', '−8.3', '0')
    """
    text = f"{abs(100 * value):.{digits}f}"
    if not float(text):
        return text
    return ("+" if value > 0 else "−") + text
