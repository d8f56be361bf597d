"""Answers that stand: given once by a seat, and by the table for it wherever the same question comes again."""

from __future__ import annotations

from .errors import IllegalAnswer
from .questions import AnyAsk
from .state import State
from .values import Value, same


class Standing:
    """An answer that a seat lets stand: the option, and how long and while what it holds.

    `mark` is what the State's field `until` was when it was given, and `at` how many answers had come before.
    """

    __slots__ = ("seat", "kind", "option", "until", "mark", "news", "at")
    seat: int
    kind: str
    option: Value
    until: str
    mark: int
    news: tuple[Value, ...]
    at: int

    def __init__(
        self, seat: int, kind: str, option: Value, until: str, mark: int, news: tuple[Value, ...], at: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.option = option
        self.until = until
        self.mark = mark
        self.news = news
        self.at = at

    def __repr__(self) -> str:
        return f"Standing(seat {self.seat}, {self.kind!r}: {self.option!r})"

    def lasts(self, state: State) -> bool:
        """Whether it may still be given, now or later."""
        return not self.until or _mark(state, self.until) == self.mark

    def answers(self, ask: AnyAsk, state: State) -> bool:
        """Whether it answers a question: the same one, with nothing new in it."""
        stand = ask.stand
        return (
            stand is not None
            and ask.seat == self.seat
            and ask.kind == self.kind
            and stand.option == self.option
            and self.lasts(state)
            and all([news in self.news for news in stand.news])
        )


def let_stand(ask: AnyAsk, option: Value, state: State, at: int) -> Standing:
    """An answer to a question as one that stands, if the question offers that."""
    stand = ask.stand
    if stand is None:
        raise IllegalAnswer(f"no answer to {ask.kind!r} can stand: answer it each time")
    if not same(stand.option, option):
        raise IllegalAnswer(f"{option!r} cannot stand as the answer to {ask.kind!r}; {stand.option!r} can")
    mark = _mark(state, stand.until) if stand.until else 0
    return Standing(ask.seat, ask.kind, option, stand.until, mark, stand.news, at)


def _mark(state: State, name: str) -> int:
    mark = getattr(state, name)
    assert isinstance(mark, int), f"a standing answer holds until a number changes, and {name!r} is none"
    return mark
