"""Rules under way: tests answer their questions one by one."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, Self, TypeVar

from fathomfive.kernel import AnyAsk, Ask, Chance, Question, Stream, Value

S = TypeVar("S")


class Played(Generic[S]):
    """Rules at one of their questions; nature's are answered like any other."""

    def __init__(self, s: S, rules: Generator[Question, Value, Any]) -> None:
        self.s = s
        self.question: Question | None = None
        self.result: Any = None
        self._rules = rules
        self._go_on(None)

    @property
    def over(self) -> bool:
        """Whether the rules have come to their end."""
        return self.question is None

    @property
    def kind(self) -> str:
        """What is asked."""
        return "" if self.question is None else self.question.kind

    @property
    def ask(self) -> AnyAsk:
        """The question to a seat."""
        assert isinstance(self.question, Ask), f"no single seat is asked, but {self.question}"
        return self.question

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.ask.seat

    @property
    def weights(self) -> dict[Value, int]:
        """How likely each of nature's answers is."""
        assert isinstance(self.question, Chance), f"nature is not asked, but {self.question}"
        return dict(self.question.weights())

    @property
    def options(self) -> list[Value]:
        """What may be answered."""
        return list(self.weights) if isinstance(self.question, Chance) else list(self.ask.options)

    def _give(self, value: Value) -> None:
        assert value in self.options, f"{value!r} is not offered by {self.question}"
        self._go_on(value)

    def _go_on(self, value: Value | None) -> None:
        try:
            self.question = next(self._rules) if value is None else self._rules.send(value)
        except StopIteration as stop:
            self.question = None
            self.result = stop.value


class Briefly(Played[S]):
    """Answered by values alone."""

    def answer(self, *values: Value) -> Self:
        """Give answers, each of which must be offered."""
        for value in values:
            self._give(value)
        return self


class ByName(Played[S]):
    """Answered by what is asked, and who."""

    def answer(self, kind: str, *values: Value, seat: int | None = None) -> Self:
        """Answer questions of one kind, each with a value that must be offered."""
        for value in values:
            assert self.kind == kind, f"{kind!r} is not asked, but {self.question}"
            assert seat is None or self.seat == seat, f"seat {self.seat} is asked for {kind!r}, not seat {seat}"
            self._give(value)
        return self


class Dealt(Briefly[S]):
    """Answered by values alone; nature answers as it is told, and then by chance."""

    def __init__(self, s: S, rules: Generator[Question, Value, Any], nature: Sequence[Value] = ()) -> None:
        self.asked: list[AnyAsk] = []
        self._nature = list(nature)
        self._stream = Stream(1)
        super().__init__(s, rules)

    def _go_on(self, value: Value | None) -> None:
        super()._go_on(value)
        while isinstance(self.question, Chance):
            drawn = self._nature.pop(0) if self._nature else self.question.sample(self._stream)
            assert drawn in self.options
            super()._go_on(drawn)
        if isinstance(self.question, Ask):
            self.asked.append(self.question)
