"""What a lab's page says, in German or English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ...kernel import Phrase, SetupError, Words, game
from ...kernel.words import LANGUAGES, common_words
from ..stats import Interval
from .naming import Label, said
from .shapes import Chart, Choice
from .trial import Trial

TELLING = 8
"""A title with fewer letters, such as *… → …, … moves*, says nothing; the question itself says more."""


@cache
def _words() -> Words:
    return Words([common_words(), files("fathomfive.arena.lab") / "words"])


class Wording:
    """Words about one trial in one language; `prompts` are what each kind of question asks."""

    def __init__(self, trial: Trial, language: str, prompts: dict[str, str]) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.trial = trial
        self.language = language
        self._game = game(trial.match.game)
        self._prompts = prompts

    def say(self, id: str, /, **args: int | str) -> str:
        """A message with its arguments."""
        return _words().text(Phrase(id, **args), self.language)

    def game(self) -> str:
        """The name of the game."""
        named = self._game.catalogue.has("game", self.language)
        return self._game.catalogue.text(Phrase("game"), self.language) if named else self._game.id

    def prompt(self, kind: str) -> str:
        """What a kind of question asks."""
        return said(self._game, self.language, _decoded(self._prompts[kind])) if kind in self._prompts else kind

    def title(self, chart: Chart) -> str:
        """What the choices of a chart have in common."""
        if not chart.form:
            return self.say("lab-others")
        text = self._capital(Label(chart.example).say(self._game, self.language, frozenset(chart.open)))
        if sum(letter.isalpha() for letter in text) < TELLING:
            text = self.prompt(chart.kind)
        return f"{text} ({self.say('lab-by', argument=chart.argument.strip('_'))})" if chart.argument else text

    def choice(self, chart: Chart, choice: Choice) -> str:
        """What tells a choice from the others of its chart, if that is one thing, or its whole label."""
        if chart.argument:
            return self._capital(said(self._game, self.language, _decoded(choice.label)))
        label = Label(choice.label)
        if len(chart.open) == 1 and label.args.get(chart.open[0]) is not None:
            return self._capital(said(self._game, self.language, label.args[chart.open[0]]))
        return self.label(choice.label)

    def label(self, text: str) -> str:
        """A whole label."""
        return self._capital(Label(text).say(self._game, self.language))

    def set_up(self, trial: Trial, varied: bool = True) -> str:
        """The options of a trial that are not as usual, and its pack."""
        usual = {option.name: option.default for option in self._game.options}
        shown = [
            f"{name}={value}"
            for name, value in trial.match.options.items()
            if value != usual[name] and name not in trial.vary
        ]
        shown += [f"{name}=*" for name in trial.vary] if varied else []
        content = self.say("lab-pack", pack=trial.match.pack) if trial.match.pack else self.say("lab-house")
        return ", ".join([*shown, content])

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it.

        >>> words = Wording(Trial.of(__import__("fathomfive.arena").arena.Match.of("otys", bots=["random"])), "de", {})
        >>> words.number(1234.56), words.percent(0.123)
        ('1.234,6', '12,3 %')
        """
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference, with its sign."""
        text = self.number(abs(value), digits)
        return text if not value or not text.strip("0.,") else ("+" if value > 0 else "−") + text

    def percent(self, rate: float) -> str:
        """A share."""
        return f"{self.number(100 * rate)} %"

    def span(self, interval: Interval) -> str:
        """An interval of shares."""
        return f"{self.number(100 * interval.low)}–{self.number(100 * interval.high)} %"

    @staticmethod
    def _capital(text: str) -> str:
        return text[:1].upper() + text[1:]


def _decoded(text: str) -> object:
    return msgspec.json.decode(text)
