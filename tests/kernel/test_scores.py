"""What a viewer may know of the scores while the game goes on."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import pytest

from fathomfive.kernel import Fields, Game, Plain, SetupError, State, Table, fields, plain, sight
from fathomfive.kernel.questions import Rules
from fathomfive.kernel.scores import keeps_secrets, known_scores
from fathomfive.kernel.sight import NOBODY
from tests.kernel.playing import play_out, play_until, stepped
from tests.kernel.toys import GAMES
from tests.kernel.toys.lagoon import LagoonState


class Hold(Plain):
    """What lies in a ship."""

    FIELDS: ClassVar[Fields] = fields(public="crates", concealed="silver")
    __slots__ = FIELDS
    crates: int
    silver: int

    def __init__(self) -> None:
        self.crates = 0
        self.silver = 0


class Captain(Plain):
    """A seat's own part: numbers in every place that can be concealed."""

    FIELDS: ClassVar[Fields] = fields(
        public="medals main holds",
        concealed="gold pearls sworn oath",
        parts={"main": Hold, "holds": Hold},
    )
    __slots__ = FIELDS
    medals: int
    main: Hold
    holds: list[Hold]
    gold: int
    pearls: list[int]
    sworn: bool
    oath: str

    def __init__(self) -> None:
        self.medals = 0
        self.main = Hold()
        self.holds = [Hold(), Hold()]
        self.gold = 0
        self.pearls = [0, 0]
        self.sworn = False
        self.oath = ""


class Voyage(State):
    """Two captains, and a list with an entry for each of them."""

    FIELDS: ClassVar[Fields] = fields(public="captains", concealed="debts", parts={"captains": Captain})
    __slots__ = FIELDS
    captains: list[Captain]
    debts: list[list[int]]

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.captains = [Captain(), Captain()]
        self.debts = [[0], [0, 0]]


class Counting:
    """Rules that only count; which things count is chosen by the test."""

    KINDS: ClassVar[dict[str, Any]] = {}

    def __init__(self, what: str) -> None:
        self.what = what

    def new(self, content: object, seats: int, options: object, /) -> Voyage:
        return Voyage()

    def play(self, s: Voyage, /) -> Rules:
        raise NotImplementedError

    def scores(self, s: Voyage, /) -> list[int]:
        return [self.points(s, seat, captain) for seat, captain in enumerate(s.captains)]

    def points(self, s: Voyage, seat: int, captain: Captain) -> int:
        counted = {
            "medals": captain.medals,
            "gold": captain.gold,
            "pearls": sum(captain.pearls),
            "first pearl": captain.pearls[0],
            "sworn": int(captain.sworn),
            "oath": len(captain.oath),
            "main": captain.main.silver,
            "crates": captain.main.crates,
            "holds": captain.holds[1 - seat].silver,
            "debts": sum(s.debts[seat]),
        }
        return counted[self.what]

    def ranks(self, s: Voyage, /) -> list[int]:
        return plain.ranked(self.scores(s))

    def invariants(self, s: Voyage, /) -> list[str]:
        return []

    known_scores = staticmethod(plain.known_scores)
    allied = staticmethod(plain.allied)
    view = staticmethod(sight.view)
    redeal = staticmethod(sight.redeal)


def counting(what: str) -> Any:
    return Game(__name__, id="voyage", seats=range(2, 3), bound=1, rules=cast(Any, Counting(what)))


@pytest.mark.parametrize("what", ["medals", "crates", "oath"])
def test_what_everybody_sees_everybody_can_count(what: str) -> None:
    for viewer in (NOBODY, 0, 1):
        assert known_scores(counting(what), Voyage(), viewer) == [0, 0]


@pytest.mark.parametrize("what", ["gold", "pearls", "first pearl", "sworn", "main", "holds", "debts"])
def test_what_is_concealed_only_its_owner_can_count(what: str) -> None:
    s = Voyage()
    assert known_scores(counting(what), s, 0) == [0, None]
    assert known_scores(counting(what), s, 1) == [None, 0]
    assert known_scores(counting(what), s, NOBODY) == [None, None]
    assert s == Voyage(), "looking changed the table"


@pytest.mark.parametrize("sworn", [False, True])
def test_what_is_known_does_not_depend_on_what_is_hidden(sworn: bool) -> None:
    s = Voyage()
    s.captains[1].sworn = sworn
    assert known_scores(counting("sworn"), s, 0) == [0, None]


def test_a_state_keeps_secrets_if_a_part_of_it_does() -> None:
    class Open(State):
        FIELDS: ClassVar[Fields] = fields(public="captain", parts={"captain": Captain})
        __slots__ = FIELDS
        captain: Captain

        def __init__(self) -> None:
            super().__init__()
            self.captain = Captain()

    assert keeps_secrets(Open) and keeps_secrets(Hold) and not keeps_secrets(State)


def test_where_nothing_is_hidden_every_score_is_known() -> None:
    table = stepped(1, 1, seats=2)
    assert table.known_scores() == table.known_scores(0) == table.scores


def test_a_seat_knows_its_own_purse() -> None:
    table = play_until(Table("lagoon", 3, 5), lambda table: any(cast(LagoonState, table.state).purses))
    for seat in range(3):
        assert table.known_scores(seat) == [table.scores[other] if other == seat else None for other in range(3)]
    assert table.known_scores() == [None] * 3


def test_at_the_end_everybody_knows_every_score() -> None:
    table = play_out(Table("lagoon", 2, 5))
    assert table.known_scores() == table.known_scores(1) == table.scores


def test_rules_may_say_themselves_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["cards"].rules, "known_scores", lambda s, viewer: [viewer, None])
    assert Table("cards", 2, 1).known_scores(1) == [1, None]


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    with pytest.raises(SetupError, match="there is no seat 2; there are seats 0 to 1"):
        Table("cards", 2, 1).known_scores(2)
