"""The tree of an open-loop search: what has been tried at each question, and what came of it.

Open loop: a node stands for the questions that have been answered, not for a position. Nature and the redealt secrets
differ from visit to visit, so an option may be open in one visit and not in the next: it is weighed by how often it
was open (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from ..kernel import AnyAsk, Value

Question = tuple[int, str, Value]
"""Who is asked, what kind of question, and about what."""
NARROW: Final = 0.02
"""How widely the visits of a question differ at least, for one that has hardly been visited."""


class Edge:
    """One option of a question: how often it was open and taken, what it brought, and which questions came next."""

    __slots__ = ("open", "visits", "total", "next")

    def __init__(self) -> None:
        self.open = 0
        self.visits = 0
        self.total = 0.0
        self.next: dict[Question, Node] = {}

    def after(self, ask: AnyAsk) -> Node:
        """The node of the question that follows."""
        key = (ask.seat, ask.kind, ask.about)
        node = self.next.get(key)
        if node is None:
            node = self.next[key] = Node(ask.seat)
        return node


class Node:
    """A question of the tree."""

    __slots__ = ("seat", "visits", "total", "square", "edges", "chances")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.square = 0.0
        self.edges: dict[Value, Edge] = {}
        self.chances: dict[Value, float] = {}
        """What a policy expects of the options that have been open here."""

    @property
    def spread(self) -> float:
        """How widely what came of the question varies: its standard deviation."""
        mean = self.total / self.visits if self.visits else 0.0
        return sqrt(max(0.0, self.square / self.visits - mean * mean)) if self.visits else 0.0

    def edge(self, option: Value) -> Edge:
        """The edge of an option."""
        edge = self.edges.get(option)
        if edge is None:
            edge = self.edges[option] = Edge()
        return edge

    def learn(self, edge: Edge, worth: float) -> None:
        """Remember what a visit brought."""
        self.visits += 1
        self.total += worth
        self.square += worth * worth
        edge.visits += 1
        edge.total += worth

    def select(self, options: Sequence[Value], advice: Value, curious: float, broad: float) -> Value:
        """The option to try next: the advice first, new ones as the visits grow, else the one with the best prospects.

        `curious` weighs what is little known against what was good; `broad` says how fast the number of options that
        are tried grows with the visits.
        """
        edges = self.edges
        tried: list[tuple[Value, Edge]] = []
        fresh: list[Value] = []
        for option in options:
            edge = edges.get(option)
            if edge is None or not edge.visits:
                fresh.append(option)
            else:
                edge.open += 1
                tried.append((option, edge))
        if fresh and (not tried or len(tried) < broad * sqrt(self.visits)):
            chosen = advice if advice in fresh else fresh[self.visits % len(fresh)]
            self.edge(chosen).open = 1
            return chosen
        best, most = tried[0][0], -1e9
        bold = curious * self.spread
        for option, edge in tried:
            prospect = edge.total / edge.visits + bold * sqrt(log(edge.open) / edge.visits)
            if prospect > most:
                best, most = option, prospect
        return best

    def expects(self, options: Sequence[Value]) -> bool:
        """Whether a policy has said what it expects of all these options."""
        chances = self.chances
        for option in options:
            if option not in chances:
                return False
        return True

    def expect(self, options: Sequence[Value], chances: Sequence[float]) -> None:
        """Remember what a policy expects of options that are open for the first time."""
        for number in range(len(options)):
            if options[number] not in self.chances:
                self.chances[options[number]] = chances[number]

    def follow(self, options: Sequence[Value], bold: float) -> Value:
        """The option to try next, by what a policy expects and by what came of it (PUCT, as in AlphaZero).

        What is new promises what the question has brought so far; `bold` weighs the policy against what came of things.
        """
        mean = self.total / self.visits if self.visits else 0.5
        reach = bold * max(self.spread, NARROW) * sqrt(self.visits + 1)
        best, most = options[0], -1e9
        for option in options:
            edge = self.edges.get(option)
            chance = self.chances[option]
            if edge is None or not edge.visits:
                prospect = mean + reach * chance
            else:
                prospect = edge.total / edge.visits + reach * chance / (1 + edge.visits)
            if prospect > most:
                best, most = option, prospect
        return best
