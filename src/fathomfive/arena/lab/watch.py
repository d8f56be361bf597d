"""One game watched from beginning to end: who stood how when, and every option that was offered or taken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from ...kernel import AnyAsk, State, Table, Value
from ..stats import win_shares
from .naming import Known, known
from .trial import Trial

TENTHS = 10
"""How finely the course of a game is looked at."""
COUNTERS = ("round", "turns", "turn")
"""What games call their count of rounds; a field that ever falls is something else, such as whose turn it is."""
NOBODY = -1
EVEN = 0.5


class Offer(msgspec.Struct):
    """One kind of choice of one seat in one game: how often it was offered, and how often taken."""

    offered: int = 0
    picked: int = 0


Offers = dict[tuple[int, str, Known], Offer]
"""By seat, kind of question, and label."""


class Watched(msgspec.Struct):
    """What one game has shown."""

    number: int
    deal: int
    set_up: dict[str, Value]
    bots: tuple[str, ...]
    allied: bool
    scores: list[int]
    shares: list[float]
    """What each seat won of the game."""
    first: int
    """Who was asked first when the set-up was over; -1 where all were asked together."""
    questions: int
    rounds: int
    """The game's own count, or its units of play."""
    changes: int
    """How often the lead went from one seat to another; allied: how often the outlook crossed a half."""
    leads: list[int]
    """Who led by points after each tenth of the game; -1 where nobody led alone."""
    chances: list[float]
    """Every seat's chance to win by the judge after each tenth, seat by seat."""
    offers: Offers


class Course:
    """The standings of a game, noted at the beginning of every unit of play."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._units = 0
        self._counters: dict[str, list[int]] = {}
        self.points: list[list[int]] = []
        self.outlooks: list[list[float]] = []

    def look(self) -> None:
        """Note how everybody stands, if a unit of play has begun since the last look."""
        table = self._table
        if table.units == self._units:
            return
        self._units = table.units
        state, game = table.state, table.game
        self.points.append(game.rules.scores(state)[: table.seats])
        self.outlooks.append(game.judge.outlook(state)[: table.seats])
        for name in COUNTERS:
            value = getattr(state, name, None)
            if isinstance(value, int) and not isinstance(value, bool):
                self._counters.setdefault(name, []).append(value)

    def rounds(self, state: State) -> int:
        """How many rounds there were: the first counter that never fell, or else the units of play."""
        for name, seen in self._counters.items():
            counted = [*seen, int(getattr(state, name))]
            if counted == sorted(counted) and counted[-1] > counted[0]:
                return counted[-1]
        return self._table.units

    def after(self, tenth: int) -> int:
        """Which of the looks was the last one up to so many tenths of the game."""
        return min(len(self.points) - 1, tenth * len(self.points) // TENTHS)


def leader(points: Sequence[int]) -> int:
    """Who leads alone.

    >>> leader([3, 7, 5]), leader([7, 7, 5])
    (1, -1)
    """
    most = max(points)
    return points.index(most) if list(points).count(most) == 1 else NOBODY


def lead_changes(leads: Sequence[int]) -> int:
    """How often another seat took the lead; while nobody leads alone, the last leader has not lost it.

    >>> lead_changes([-1, 0, -1, 0, 1, -1, 2])
    2
    """
    held = [seat for seat in leads if seat != NOBODY]
    return sum(before != after for before, after in pairwise(held))


def watch(trial: Trial, number: int) -> Watched:
    """Play one game of a trial to its end, and note what it shows."""
    match = trial.match_of(number)
    table = Table(match.game, match.seats, match.deal(number), match.options, pack=match.pack)
    players = match.players(number)
    course = Course(table)
    offers: Offers = {}
    questions, first = 0, NOBODY
    while True:
        course.look()
        asks = table.asks
        if not asks:
            break
        ask = asks[0]
        if first == NOBODY and table.units > 1 and len(asks) == 1:
            first = ask.seat
        option = players[ask.seat].choose(table.seat(ask.seat))
        if len(ask.options) > 1:
            note(table, ask, option, offers)
        table.answer(option, ask.seat)
        questions += 1
    allied = table.game.rules.allied(table.state)
    leads = [leader(points) for points in course.points]
    hopes = [int(chances[0] > EVEN) for chances in course.outlooks]
    looks = [course.after(tenth) for tenth in range(1, TENTHS)]
    return Watched(
        number=number,
        deal=match.deal(number),
        set_up=trial.set_up(number),
        bots=match.lineup(number),
        allied=allied,
        scores=table.scores[: table.seats],
        shares=win_shares(table.ranks, allied),
        first=first,
        questions=questions,
        rounds=course.rounds(table.state),
        changes=lead_changes(hopes if allied else leads),
        leads=[leads[look] for look in looks],
        chances=[chance for look in looks for chance in course.outlooks[look]],
        offers=offers,
    )


def note(table: Table, ask: AnyAsk, taken: Value, offers: Offers) -> None:
    """Count what a question offers, each choice once, and what was taken; a question with one choice tells nothing."""
    game, state = table.game, table.state
    labels = {option: known(game.label(state, ask, option)) for option in ask.options}
    choices = dict.fromkeys(labels.values())
    if len(choices) < 2:
        return
    for label in choices:
        offers.setdefault((ask.seat, ask.kind, label), Offer()).offered += 1
    offers[ask.seat, ask.kind, labels[taken]].picked += 1
