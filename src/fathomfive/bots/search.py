"""The bot that searches: it plays on, again and again, on tables as they may be for all its seat knows."""

from __future__ import annotations

from time import perf_counter

import msgspec

from ..kernel import Seat, SetupError, Stream, Table, Value
from .tree import Edge, Node, Question

MOST = 100_000
"""Visits of one search, whatever the time allows."""
DOUBT = 0.5
"""How many standard errors an option must be better than the rule of thumb's to be taken instead."""


class Weighed(msgspec.Struct, frozen=True):
    """An option as a search sees it."""

    option: Value
    expected: float
    """The chance to win with it."""
    spread: float
    """How much that varies from one imagined course of the game to another: its standard deviation."""
    share: float
    """How much of the search went into it."""


class Search:
    """Information-set Monte-Carlo tree search over redealt tables, open loop.

    Each visit imagines the table anew, goes down the tree, plays on by the game's rule of thumb for some turns, and
    asks the game for its outlook. Time or visits are the budget; with visits alone, the same seed chooses the same.
    """

    def __init__(
        self,
        seed: int = 0,
        seconds: float = 0.0,
        visits: int = 0,
        turns: int = 4,
        curious: float = 0.25,
        broad: float = 1.0,
    ) -> None:
        if seconds < 0 or visits < 0 or turns < 1 or curious < 0 or broad <= 0:
            raise SetupError("a search has seconds, visits and curious from 0 on, at least 1 turn, and broad above 0")
        self._seed = seed
        self._stream = Stream(seed)
        self.seconds = seconds
        self._visits = visits or (MOST if seconds else 200)
        self._turns = turns
        self._curious = curious
        self._broad = broad
        self._next: dict[Question, Node] = {}

    def choose(self, seat: Seat) -> Value:
        options = seat.question.options
        if len(options) == 1:
            return options[0]
        root = self._grown(seat)
        chosen = root.best(DOUBT)
        self._next = root.edges[chosen].next
        return chosen

    def weigh(self, seat: Seat) -> list[Weighed]:
        """What the search thinks of each option it has tried, the best first."""
        root = self._grown(seat)
        visits = sum([edge.visits for edge in root.edges.values()])
        weighed = [Weighed(option, edge.mean, edge.spread, edge.visits / visits) for option, edge in root.edges.items()]
        best = root.best(DOUBT)
        return sorted(weighed, key=lambda one: (one.option == best, one.expected), reverse=True)

    def _outlook(self, table: Table) -> list[float]:
        """Every seat's chance to win on a table where the search stops."""
        return table.game.outlook(table.state)

    def _grown(self, seat: Seat) -> Node:
        """The tree of the seat's question, on what an earlier search of the same turn has found."""
        ask = seat.ask()
        root = self._next.get((ask.seat, ask.kind, ask.about)) or Node(ask.seat)
        root.keep(ask.options)
        base = int(self._stream.bits()) << 32
        until = perf_counter() + self.seconds if self.seconds else None
        done = 0
        while done < self._visits and (not done or until is None or perf_counter() < until):
            self._visit(seat, root, base)
            done += 1
        return root

    def _visit(self, seat: Seat, root: Node, base: int) -> None:
        """Imagine a table, go down the tree and beyond, and remember what came of it.

        The n-th visit of every option of the root meets the same luck, so that they are compared on equal terms.
        """
        ask = seat.ask()
        if root.advice is None:
            root.advice = self._advice(seat, Stream(base))
        chosen = root.select(ask.options, root.advice, self._curious, self._broad)
        edge = root.edges[chosen]
        stream = Stream(base + edge.visits)
        table = seat.imagine(stream)
        horizon = table.units + self._turns
        path: list[tuple[Node, Edge]] = [(root, edge)]
        table.answer(chosen, ask.seat)
        advise = table.game.advise
        known = edge.visits > 0
        while not table.over and table.units < horizon:
            ask = table.asks[0]
            chosen = advise(table.state, ask, stream)
            if known:
                node = edge.after(ask)
                chosen = node.select(ask.options, chosen, self._curious, self._broad)
                edge = node.edges[chosen]
                path.append((node, edge))
                known = edge.visits > 0
            table.answer(chosen, ask.seat)
        worth = result(table) if table.over else self._outlook(table)
        for node, edge in path:
            node.visits += 1
            edge.learn(worth[node.seat])

    def _advice(self, seat: Seat, stream: Stream) -> Value:
        """The rule of thumb for the seat's question."""
        table = seat.imagine(stream)
        return table.game.advise(table.state, seat.ask(), stream)

    def __repr__(self) -> str:
        budget = f"seconds={self.seconds:g}" if self.seconds else f"visits={self._visits}"
        return f"{type(self).__name__}(seed={self._seed}, {budget})"


def result(table: Table) -> list[float]:
    """What each seat has won of a game that is over: rivals who win it share it."""
    ranks = table.ranks
    share = 1.0 if table.game.allied(table.state) else 1.0 / max(1, ranks.count(1))
    return [share if rank == 1 else 0.0 for rank in ranks]
