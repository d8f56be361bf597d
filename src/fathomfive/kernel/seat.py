"""What a bot gets: one seat at a table, and nothing that this seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import arrays
from .asked import Asked
from .errors import IllegalAnswer, SetupError
from .questions import AnyAsk, Ask, Chance
from .random import Stream
from .state import ALL, Fact
from .values import Json

if TYPE_CHECKING:
    from numpy import float32, int8
    from numpy.typing import NDArray

    from .game import GameInfo
    from .table import Table


class Seat:
    """One seat: its question, its view, and tables as they may be for all it knows.

    >>> from fathomfive import Table
    >>> seat = Table("deepblue", seats=2, seed=7).seat(1)
    >>> seat.number, seat.question.kind
    (1, 'action')
    """

    __slots__ = ("_table", "number")

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self.number = number

    def __repr__(self) -> str:
        # nothing of the table's own words, which have its seed
        return f"<Seat {self.number} of {self._table.seats} at {self._table.game.id}>"

    @property
    def game(self) -> GameInfo:
        """Which game this is.

        >>> from fathomfive import Table
        >>> seat = Table("deepblue", seats=2, seed=7).seat(1)
        >>> seat.game
        GameInfo('deepblue', seats 2-5)
        """
        return self._table.game.info

    @property
    def question(self) -> Asked:
        """The question this seat is asked.

        >>> from fathomfive import Table
        >>> seat = Table("deepblue", seats=2, seed=7).seat(1)
        >>> seat.question.options
        [('hire', 0), ('hire', 1), ('hire', 2), ('hire', 3), 'sail']
        >>> Table("deepblue", seats=2, seed=7).seat(0).question
        Traceback (most recent call last):
            ...
        fathomfive.kernel.errors.IllegalAnswer: seat 0 is not asked now
        """
        for asked in self._table.questions:
            if asked.seat == self.number:
                return asked
        raise IllegalAnswer(f"seat {self.number} is not asked now")

    @property
    def view(self) -> dict[str, Json]:
        """What this seat may see.

        >>> from fathomfive import Table
        >>> seat = Table("deepblue", seats=2, seed=7).seat(1)
        >>> seat.view["hands"]
        [[None, None, None, None], [0, 1, 2, 3]]
        """
        return self._table.view(self.number)

    def observe(self, *, out: NDArray[float32] | None = None) -> NDArray[float32]:
        """What this seat sees, as an array of numbers from 0 to 1: `table.observation` says what each of them is.

        With `out` an array of the caller's own is filled and given back, and none is made: of just this size, of
        float32, one after the other. It is looked over when it is given for the first time.

        >>> from fathomfive import Table
        >>> table = Table("deepblue", seats=2, seed=7)
        >>> table.seat(1).observe().shape == (table.observation.size,)
        True
        >>> seen = table.seat(1).observe()
        >>> table.answer("sail")
        >>> (table.seat(1).observe(out=seen) == table.seat(1).observe()).all()
        np.True_
        """
        watch = self._table.watch(self.number)
        if out is None:
            return arrays.floats(watch.octets)
        watch.target.fill(out, watch.octets)
        return out

    def mask(self, *, out: NDArray[int8] | None = None) -> NDArray[int8]:
        """Which actions are legal for this seat now: 1 at their ids, 0 elsewhere, and everywhere if it is not asked.

        With `out` an array of the caller's own is filled and given back: one int8 for each action.

        >>> from fathomfive import Table
        >>> table = Table("deepblue", seats=2, seed=7)
        >>> [table.actions.value(int(id))[1] for id in table.seat(1).mask().nonzero()[0]]
        [('hire', 0), ('hire', 1), ('hire', 2), ('hire', 3), 'sail']
        >>> int(table.seat(0).mask().sum())
        0
        """
        marks = self._table.marks(self.number)
        if out is None:
            return arrays.flags(marks.octets)
        marks.target.fill(out, marks.octets)
        return out

    @property
    def facts(self) -> list[Fact]:
        """Everything that was told to this seat, from the beginning: what it knows with perfect recall.

        >>> from fathomfive import Table
        >>> Table("deepblue", seats=2, seed=7, facts=True).seat(0).facts[-1]
        Fact('begins', (1,))
        """
        table = self._table
        if not table.tells:
            raise SetupError("this table tells no facts: it must be made with facts=True")
        return [fact for fact in table.facts if fact.to == ALL or fact.to == self.number]

    def imagine(self, stream: Stream) -> Table:
        """A table on which everything this seat cannot know is redealt: to play on, and to search in.

        >>> from fathomfive import Stream, Table
        >>> seat = Table("deepblue", seats=2, seed=7).seat(1)
        >>> table = seat.imagine(Stream(1))
        >>> while not table.over:
        ...     table.answer(table.question.options[0])
        >>> len(table.scores)
        2
        """
        table = self._table
        if not isinstance(table.pending, Chance) and self.number not in [ask.seat for ask in table.asks]:
            raise IllegalAnswer(f"seat {self.number} is not asked now: it imagines when it has something to decide")
        return table.imagine(self.number, stream)

    def ask(self) -> AnyAsk:
        """The question as the rules put it.

        >>> from fathomfive import Table
        >>> seat = Table("deepblue", seats=2, seed=7).seat(1)
        >>> seat.ask()
        Ask(1, 'action', [('hire', 0), ('hire', 1), ('hire', 2), ('hire', 3), 'sail'])
        """
        question = self.question._question
        assert isinstance(question, Ask)
        return question
