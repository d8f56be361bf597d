"""A question as people and programs meet it: with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .questions import NATURE, Ask, Chance, Question
from .values import Value
from .words import Phrase

if TYPE_CHECKING:
    from .table import Table


class Asked:
    """A pending question of a table.

    >>> from fathomfive import Table
    >>> question = Table("deepblue", seats=2, seed=7).question
    >>> question.options[-1], question.label("sail", "en"), question.label("sail", "de")
    ('sail', 'Sail, up to 2 moves', 'Segeln, bis zu 2 Bewegungen')
    """

    __slots__ = ("_table", "_question")

    def __init__(self, table: Table, question: Question) -> None:
        self._table = table
        self._question = question

    @property
    def seat(self) -> int:
        """Who is asked; NATURE (-1) for chance.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.seat
        1
        >>> Table("deepblue", seats=2, seed=7, nature="ask").question.seat
        -1
        """
        return self._question.seat if isinstance(self._question, Ask) else NATURE

    @property
    def kind(self) -> str:
        """What kind of question it is.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.kind
        'action'
        """
        return self._question.kind

    @property
    def about(self) -> Value:
        """The context of the question.

        >>> from fathomfive import Table
        >>> table = Table("deepblue", seats=2, seed=7)
        >>> table.answer(("hire", 1))
        >>> table.question.kind, table.question.about
        ('pay', (2, 0))
        """
        return self._question.about if isinstance(self._question, Ask) else ()

    @property
    def options(self) -> list[Value]:
        """The values that may be answered.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.options
        [('hire', 0), ('hire', 1), ('hire', 2), ('hire', 3), 'sail']
        """
        question = self._question
        if isinstance(question, Ask):
            return list(question.options)
        assert isinstance(question, Chance)
        return [value for value, _ in question.weights()]

    @property
    def ids(self) -> list[int]:
        """The options as numbers of the game's action space, in the same order.

        >>> from fathomfive import Table
        >>> table = Table("deepblue", seats=2, seed=7)
        >>> [table.actions.value(id)[1] for id in table.question.ids] == table.question.options
        True
        """
        if not isinstance(self._question, Ask):
            raise TypeError(f"{self.kind!r} is asked of nature, whose answers have no ids: see outcomes")
        return self._table.actions.ids(self._question)

    @property
    def outcomes(self) -> list[tuple[Value, float]]:
        """For a question to nature: every outcome with its probability.

        >>> from fathomfive import Table
        >>> chance = Table("deepblue", seats=2, seed=7, nature="ask").question
        >>> [(value, round(probability, 3)) for value, probability in chance.outcomes][:2]
        [(0, 0.167), (1, 0.167)]
        """
        if not isinstance(self._question, Chance):
            raise TypeError(f"{self.kind!r} is asked of seat {self.seat}, not of nature: it has options, no outcomes")
        weights = self._question.weights()
        total = sum([weight for _, weight in weights])
        return [(value, weight / total) for value, weight in weights]

    @property
    def stand(self) -> Value | None:
        """The option that may stand as the answer wherever this question comes again, if there is one.

        >>> from fathomfive import Table
        >>> Table("deepblue", seats=2, seed=7).question.stand is None
        True
        """
        stand = self._question.stand if isinstance(self._question, Ask) else None
        return None if stand is None else stand.option

    def prompt(self, language: str) -> str:
        """What is asked, in words.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.prompt("en"), question.prompt("de")
        ('What do you do?', 'Was tust du?')
        """
        game = self._table.game
        if isinstance(self._question, Ask):
            return game.catalogue.text(game.prompt(self._table.state, self._question), language)
        return game.catalogue.text(Phrase(f"nature-{self.kind}"), language)

    def label(self, option: Value, language: str) -> str:
        """An option, in words.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.label(("hire", 0), "en")
        'Hire the Chronicler for $1'
        """
        game = self._table.game
        if isinstance(self._question, Ask):
            return game.catalogue.text(game.label(self._table.state, self._question, option), language)
        return game.catalogue.text(game.words.outcome(self._table.state, self.kind, option), language)

    def stand_label(self, language: str) -> str | None:
        """What it means to let an answer stand, in words: for how long, and what ends it.

        >>> from fathomfive import Table
        >>> Table("deepblue", seats=2, seed=7).question.stand_label("en") is None
        True
        """
        return None if self.stand is None else self._table.game.stand_label(self.kind, language)

    def target(self, option: Value) -> str | None:
        """The thing on the table that an option points at.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.target(("hire", 0))
        'market/0'
        """
        game = self._table.game
        return game.target(self._table.state, self._question, option) if isinstance(self._question, Ask) else None

    def reason(self, option: Value, language: str) -> str | None:
        """What speaks for an option, in words, if the game has something to say.

        >>> from fathomfive import Table
        >>> question = Table("deepblue", seats=2, seed=7).question
        >>> question.reason(("hire", 0), "en")
        'About 2 points in a dive of 7 stones.'
        """
        game = self._table.game
        if not isinstance(self._question, Ask):
            return None
        phrase = game.reason(self._table.state, self._question, option)
        return None if phrase is None else game.catalogue.text(phrase, language)

    def __repr__(self) -> str:
        return f"Asked(seat={self.seat}, kind={self.kind!r}, options={list(self.options)})"
