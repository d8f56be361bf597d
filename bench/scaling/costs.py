"""What was measured, as the simulation needs it."""

from __future__ import annotations

from pathlib import Path

import msgspec

KEPT = Path(__file__).parent / "costs.json"


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """Processor time in µs, memory in KiB, everything on one machine."""

    machine: str
    """How busy it was, and whether the rules were compiled."""
    node_answer: float
    """A node's time for an answer at a table with two sockets: request, rules, words, store, two pushes."""
    node_heard: float
    """Another node's time for one table of which it hears that it has changed, and which it does not hold."""
    database_commit: float
    """PostgreSQL's time for a transaction, whatever is in it."""
    database_answer: float
    """And for each answer in it."""
    database_listener: float
    """And for each answer and each other node that listens."""
    flush: float
    """µs until the disk has what was written to it."""
    proxy_answer: float
    """A proxy's time for an answer with its two pushes."""
    proxy_socket: float
    """A proxy's memory for an open socket."""
    table: float
    """A node's memory for a table at play with its two sockets."""
    socket: float
    """And for each more socket."""
    node: float
    """And for itself, without thinkers."""
    pushed: float
    """Bytes of a pushed document."""
    stored: float
    """Bytes that an answer adds to the database, with its indices and snapshots."""
    written: float
    """Bytes that it adds to the write-ahead log."""


def kept() -> Costs:
    """As they were measured last."""
    return msgspec.json.decode(KEPT.read_bytes(), type=Costs)
