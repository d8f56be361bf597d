"""Numbers for Prometheus."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counted: Any = {"registry": self.registry, "namespace": "fathom"}
        self.requests = Counter("requests", "HTTP requests", ["method", "status"], **counted)
        self.seconds = Histogram("request_seconds", "How long requests took", buckets=_SECONDS, **counted)
        self.entries = Counter("entries", "Entries made durable", ["kind"], **counted)
        self.commit_seconds = Histogram("commit_seconds", "Until an entry was durable", buckets=_SECONDS, **counted)
        self.created = Counter("tables_created", "Tables set up", ["game"], **counted)
        self.finished = Counter("tables_finished", "Tables played to the end", ["game"], **counted)
        self.thoughts = Counter("thoughts", "Answers of bots", ["bot"], **counted)
        self.races = Counter("races_lost", "Entries that another node wrote first", **counted)
        self.pushes = Counter("pushes", "Documents pushed to web sockets", **counted)
        self.refused = Counter("refused", "Requests refused by a limit", ["limit"], **counted)
        self.sockets = Gauge("sockets", "Open web sockets", **counted)
        self.live = Gauge("live_tables", "Tables in memory", **counted)
        self.thinking = Gauge("thinking", "Bots that think", **counted)

    def text(self) -> bytes:
        """All numbers in Prometheus' text format."""
        return generate_latest(self.registry)
