"""A question as people and programs meet it: with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .questions import NATURE, Ask, Chance, Question
from .values import Value
from .words import Phrase

if TYPE_CHECKING:
    from .table import Table


class Asked:
    """A pending question of a table."""

    __slots__ = ("_table", "_question")

    def __init__(self, table: Table, question: Question) -> None:
        self._table = table
        self._question = question

    @property
    def seat(self) -> int:
        """Who is asked; NATURE (-1) for chance."""
        return self._question.seat if isinstance(self._question, Ask) else NATURE

    @property
    def kind(self) -> str:
        """What kind of question it is."""
        return self._question.kind

    @property
    def about(self) -> Value:
        """The context of the question."""
        return self._question.about if isinstance(self._question, Ask) else ()

    @property
    def options(self) -> list[Value]:
        """The values that may be answered."""
        question = self._question
        if isinstance(question, Ask):
            return list(question.options)
        assert isinstance(question, Chance)
        return [value for value, _ in question.weights()]

    @property
    def outcomes(self) -> list[tuple[Value, float]]:
        """For a question to nature: every outcome with its probability."""
        if not isinstance(self._question, Chance):
            raise TypeError(f"{self.kind!r} is asked of seat {self.seat}, not of nature: it has options, no outcomes")
        weights = self._question.weights()
        total = sum([weight for _, weight in weights])
        return [(value, weight / total) for value, weight in weights]

    def prompt(self, language: str) -> str:
        """What is asked, in words."""
        game = self._table.game
        if isinstance(self._question, Ask):
            return game.words.text(game.prompt(self._table.state, self._question), language)
        return game.words.text(Phrase(f"nature-{self.kind}"), language)

    def label(self, option: Value, language: str) -> str:
        """An option, in words."""
        game = self._table.game
        if isinstance(self._question, Ask):
            return game.words.text(game.label(self._table.state, self._question, option), language)
        return game.words.text(game.outcome(self._table.state, self.kind, option), language)

    def target(self, option: Value) -> str | None:
        """The thing on the table that an option points at."""
        game = self._table.game
        return game.target(self._table.state, self._question, option) if isinstance(self._question, Ask) else None

    def reason(self, option: Value, language: str) -> str | None:
        """What speaks for an option, in words, if the game has something to say."""
        game = self._table.game
        if not isinstance(self._question, Ask):
            return None
        phrase = game.reason(self._table.state, self._question, option)
        return None if phrase is None else game.words.text(phrase, language)

    def __repr__(self) -> str:
        return f"Asked(seat={self.seat}, kind={self.kind!r}, options={list(self.options)})"
