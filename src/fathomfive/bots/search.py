"""The bot that searches: it plays on, again and again, on tables as they may be for all its seat knows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from ..kernel import AnyAsk, Seat, SetupError, Stream, Table, Value
from .pace import pace
from .policy import Policy
from .race import Race, Racer
from .tree import Edge, Node, Question

MOST: Final = 100_000
"""Visits of one search, whatever the time allows."""
_clock: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""The processor's time, so that a busy machine makes no bot weaker; where that is not known, as in a browser, any."""
ALLIED: Final = 2.0
"""So much more doubt is due where all win or lose as one: a game costs more time there, and fewer trials tell less."""


class Weighed(msgspec.Struct, frozen=True):
    """An option as a search sees it."""

    option: Value
    expected: float
    """The chance to win with it."""
    spread: float
    """How much that varies from one imagined course of the game to another: its standard deviation."""
    share: float
    """How much of the search went into it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Information-set Monte-Carlo tree search over redealt tables, open loop.

    Each visit imagines the table anew, goes down the tree, plays on by the game's rule of thumb for some turns, and
    asks the game for its outlook. Seconds of processor time or visits are the budget; with visits
    alone, the same seed chooses the same. `usual=0.1` stands for as many visits as a usual machine makes in a tenth of
    a second: then seconds are a limit for slower ones.

    `turns` says how many units of play to look ahead (0: as many as suit the game), `curious` and `broad` how the tree
    grows, `doubt` by how many standard errors an option must be better than the rule of thumb's to be taken instead
    (twice as many for allies).

    With a policy, its favourite takes the place of the rule of thumb's option, at the question and in the tree below,
    whoever is asked there; options whose chance is below `least` of the favourite's are not tried, and `bold` weighs
    the policy against what came of things.
    """

    SETTINGS: ClassVar[dict[str, type]] = {
        "seed": int, "seconds": float, "visits": int, "turns": int, "curious": float, "broad": float,
        "doubt": float, "least": float, "bold": float, "usual": float,
    }  # fmt: skip
    KIND: ClassVar[str] = "search"

    def __init__(
        self,
        seed: int = 0,
        seconds: float = 0.0,
        visits: int = 0,
        turns: int = 0,
        curious: float = 0.25,
        broad: float = 1.0,
        doubt: float = 1.0,
        least: float = 0.01,
        bold: float = 1.5,
        usual: float = 0.0,
    ) -> None:
        if min(seconds, visits, turns, curious, doubt, least, bold, usual) < 0 or broad <= 0:
            raise SetupError(
                "a search has seconds, visits, turns, curious, doubt, least, bold and usual from 0 on, "
                "and broad above 0"
            )
        self._seed = seed
        self._stream = Stream(seed)
        self.seconds = seconds
        self._visits = visits or (MOST if seconds else 200)
        self._turns = turns
        self._curious = curious
        self._broad = broad
        self._doubt = doubt
        self._least = least
        self._bold = bold
        self._usual = usual
        self.policy: Policy | None = None
        """Which options to try first, if somebody has learned that."""
        self._next: dict[Question, Node] = {}
        self.simulations = 0
        """How often it has played on so far."""
        self.decisions = 0
        """How many questions it has answered while it did."""
        self.early = 0
        """How often it had to stop before its visits were done, because the time was up."""

    def choose(self, seat: Seat) -> Value:
        options = seat.question.options
        return options[0] if len(options) == 1 else self.ponder(seat)[0]

    def ponder(self, seat: Seat) -> tuple[Value, dict[Value, int]]:
        """The choice, and how often each option was tried for it: what a policy learns from."""
        root, race = self._searched(seat)
        chosen = race.winner().option
        self._next = root.edge(chosen).next
        return chosen, {racer.option: len(racer.worths) for racer in race.racers}

    def weigh(self, seat: Seat) -> list[Weighed]:
        """What the search thinks of each option it has tried, the best first, all on the luck that the best one met."""
        _, race = self._searched(seat)
        trials = sum([len(racer.worths) for racer in race.racers])
        best = race.winner()
        tried = [racer for racer in race.racers if racer.worths]
        tried.sort(key=lambda racer: (racer is best, racer in race.running, racer.mean), reverse=True)
        weighed: list[Weighed] = []
        for one in tried:
            paired = best.mean + one.lead(best)[0] if len(one.worths) > 1 else one.mean
            expected = min(1.0, max(0.0, paired))
            weighed.append(Weighed(one.option, expected, one.spread, len(one.worths) / trials))
        return weighed

    def _ahead(self, table: Table) -> int:
        """How many units of play to look ahead."""
        return self._turns or table.game.judge.horizon(table.state)

    def _outlook(self, table: Table) -> list[float]:
        """Every seat's chance to win on a table where the search stops."""
        return table.game.judge.outlook(table.state)

    def _searched(self, seat: Seat) -> tuple[Node, Race]:
        """The tree and the race of the seat's question, on what an earlier search of the same turn has found."""
        ask = seat.ask()
        root = self._next.get((ask.seat, ask.kind, ask.about)) or Node(ask.seat)
        base = int(self._stream.bits()) << 32
        stream = Stream(base)
        table = seat.imagine(stream)
        ahead = self._ahead(table)
        race = self._race(table, ask, stream)
        visits = self._budget(table)
        start = _clock()
        done = 0
        share = 0.0
        while share < 1.0 and len(race.running) > 1:
            self._try(seat, root, race.next(), base, ahead)
            done += 1
            share = done / visits
            if self.seconds:
                share = max(share, (_clock() - start) / self.seconds)
            race.drop(share)
            race.prune()
        if share >= 1.0 and done < visits < MOST:
            self.early += 1
        return root, race

    def _budget(self, table: Table) -> int:
        """How many visits a question is worth at most."""
        if not self._usual:
            return self._visits
        allied = table.game.rules.allied(table.state)
        return max(1, int(self._usual * pace(table.game.id, self.KIND, allied)))

    def _try(self, seat: Seat, root: Node, racer: Racer, base: int, ahead: int) -> None:
        """Imagine a table, go down the tree and beyond, and remember what came of it.

        The n-th trial of every option meets the same luck, so that they are compared on equal terms.
        """
        stream = Stream(base + len(racer.worths))
        table = seat.imagine(stream)
        horizon = table.units + ahead
        edge = root.edge(racer.option)
        path: list[tuple[Node, Edge]] = [(root, edge)]
        table.answer(racer.option, root.seat)
        advise = table.game.judge.ADVISE
        policy = self.policy
        known = edge.visits > 0
        answers = 1
        while not table.over and table.units < horizon:
            ask = table.asks[0]
            if known and policy is not None:
                node = edge.after(ask)
                if not node.expects(ask.options):
                    node.expect(ask.options, policy.prior(table, ask))
                chosen = node.follow(ask.options, self._bold)
                edge = node.edge(chosen)
                path.append((node, edge))
                known = edge.visits > 0
            else:
                chosen = advise[ask.kind](table.state, ask, stream)
                if known:
                    node = edge.after(ask)
                    chosen = node.select(ask.options, chosen, self._curious, self._broad)
                    edge = node.edge(chosen)
                    path.append((node, edge))
                    known = edge.visits > 0
            table.answer(chosen, ask.seat)
            answers += 1
        self.simulations += 1
        self.decisions += answers
        worth = result(table) if table.over else self._outlook(table)
        racer.note(worth[root.seat])
        for node, edge in path:
            node.learn(edge, worth[node.seat])

    def _race(self, table: Table, ask: AnyAsk, stream: Stream) -> Race:
        """The options of a question at the start, with the policy's or the rule of thumb's to beat."""
        doubt = self._doubt * (ALLIED if table.game.rules.allied(table.state) else 1.0)
        if self.policy is not None:
            chances = self.policy.prior(table, ask)
            most = max(chances)
            promising: list[Value] = []
            for number in range(len(chances)):
                if chances[number] >= self._least * most:
                    promising.append(ask.options[number])
            return Race(promising, ask.options[chances.index(most)], doubt, stream)
        return Race(ask.options, table.game.advise(table.state, ask, stream), doubt, stream)

    def __repr__(self) -> str:
        budget = f"seconds={self.seconds:g}" if self.seconds else f"visits={self._visits}"
        usual = f"usual={self._usual:g}, " if self._usual else ""
        return f"{type(self).__name__}(seed={self._seed}, {usual}{budget})"


def result(table: Table) -> list[float]:
    """What each seat has won of a game that is over: rivals who win it share it."""
    ranks = table.ranks
    share = 1.0 if table.game.rules.allied(table.state) else 1.0 / max(1, ranks.count(1))
    return [share if rank == 1 else 0.0 for rank in ranks]
