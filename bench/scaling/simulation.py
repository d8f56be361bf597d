"""Some seconds of many nodes on one database, answer by answer, with the measured costs.

An answer arrives at a node, waits for its core, then for the node's writer: what waits is written in one transaction,
as `serve/store/commits.py` does it. A transaction takes a core of PostgreSQL, then its turn at the flush, one after the
other: whoever notifies holds a lock that all share until it is durable. Then the answer is acknowledged, and every
other node that listens spends its time on having heard of it.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from itertools import count

import msgspec

from .costs import Costs

HOLDS = 0.98
"""The share of answers that must have been acknowledged before the end: more wait only where something falls behind."""
PATIENCE = 250.0
"""Milliseconds that 99 of 100 answers may take."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How nodes and databases are arranged."""

    nodes: int
    rate: float
    """Answers a second and node."""
    databases: int = 1
    """Tables are shared out among so many by their ids."""
    cores: int = 4
    """Of each database."""
    everybody_hears: bool = True
    """Whether each node hears of every change; otherwise requests go to a table's own node, and only it needs to."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of it."""

    p50: float
    p99: float
    """Milliseconds until an answer was acknowledged."""
    node: float
    database: float
    flush: float
    """Shares of the time for which a node's core, the databases' cores and their flushes were busy, at most 1."""
    batch: float
    """Answers in a transaction."""
    done: float
    """The share of the answers that was acknowledged before the end, but for those that came right before it."""


class _Node:
    def __init__(self) -> None:
        self.free = 0.0
        """When its core has done what it has to do so far."""
        self.busy = 0.0
        self.waiting: deque[float] = deque()
        """When those arrived that are ready to be written."""
        self.writing = False


class _Database:
    def __init__(self, cores: int) -> None:
        self.cores = [0.0] * cores
        self.flushed = 0.0
        self.busy = self.flushing = 0.0


def simulated(costs: Costs, plan: Plan, seconds: float = 2.0, seed: int = 0) -> Outcome:
    """Let answers come by chance at a steady rate."""
    chance, numbers = random.Random(seed), count()
    nodes = [_Node() for _ in range(plan.nodes)]
    databases = [_Database(plan.cores) for _ in range(plan.databases)]
    share = plan.databases / plan.nodes
    events: list[tuple[float, int, str, int, list[float]]] = []
    took: list[float] = []
    given = done = transactions = 0
    due = seconds - PATIENCE / 1000
    """Whoever comes until then should have been answered in the end."""

    def later(at: float, what: str, node: int, answers: list[float]) -> None:
        heapq.heappush(events, (at, next(numbers), what, node, answers))

    def write(at: float, which: int) -> None:
        """The node's writer takes all that waits."""
        nonlocal transactions
        node, database = nodes[which], databases[int(which * share) % plan.databases]
        answers = list(node.waiting)
        node.waiting.clear()
        node.writing = True
        transactions += 1
        listeners = (plan.nodes / plan.databases if plan.everybody_hears else 1.0) - 1
        work = costs.database_commit + len(answers) * (costs.database_answer + listeners * costs.database_listener)
        begun = max(at, database.cores[0])
        heapq.heapreplace(database.cores, begun + work / 1e6)
        database.flushed = max(begun + work / 1e6, database.flushed) + costs.flush / 1e6
        database.busy += work / 1e6
        database.flushing += costs.flush / 1e6
        later(database.flushed, "written", which, answers)

    for which in range(plan.nodes):
        later(chance.expovariate(plan.rate), "answer", which, [])
    while events:
        at, _, what, which, answers = heapq.heappop(events)
        if at > seconds:
            break
        node = nodes[which]
        if what == "answer":
            given += at < due
            later(at + chance.expovariate(plan.rate), "answer", which, [])
            node.free = max(at, node.free) + costs.node_answer / 1e6
            node.busy += costs.node_answer / 1e6
            later(node.free, "ready", which, [at])
        elif what == "ready":
            node.waiting += answers
            if not node.writing:
                write(at, which)
        else:
            took += [at - arrived for arrived in answers]
            done += sum(arrived < due for arrived in answers)
            node.writing = False
            if plan.everybody_hears:
                for other in nodes:
                    if other is not node:
                        other.free = max(at, other.free) + len(answers) * costs.node_heard / 1e6
                        other.busy += len(answers) * costs.node_heard / 1e6
            if node.waiting:
                write(at, which)
    took.sort()
    return Outcome(
        p50=1000 * took[len(took) // 2] if took else float("inf"),
        p99=1000 * took[int(0.99 * len(took))] if took else float("inf"),
        node=min(1.0, max(node.busy for node in nodes) / seconds),
        database=min(1.0, max(one.busy for one in databases) / plan.cores / seconds),
        flush=min(1.0, max(one.flushing for one in databases) / seconds),
        batch=len(took) / max(1, transactions),
        done=done / max(1, given),
    )


def most(costs: Costs, plan: Plan, seconds: float = 1.0) -> Plan:
    """The highest rate a node that the plan holds, within a twentieth."""
    low, high = 1.0, 1e6 / costs.node_answer
    while high - low > low / 20:
        middle = (low * high) ** 0.5 if low > 10 else (low + high) / 2
        came = simulated(costs, msgspec.structs.replace(plan, rate=middle), seconds)
        if came.done >= HOLDS and came.p99 <= PATIENCE:
            low = middle
        else:
            high = middle
    return msgspec.structs.replace(plan, rate=low)


def bottleneck(outcome: Outcome) -> str:
    """What is busiest."""
    shares = {"the nodes' cores": outcome.node, "PostgreSQL's cores": outcome.database, "the flush": outcome.flush}
    return max(shares, key=lambda name: shares[name])
