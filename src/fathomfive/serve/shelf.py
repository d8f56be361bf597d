"""Documents made once for all who see the same: as many as fit on one shelf, for all tables together."""

from __future__ import annotations

from collections import OrderedDict

from ..party.document import Viewer

EACH = 64
"""Documents of one table, at most."""


class Shelf:
    """Keeps the documents of tables as they stand, up to so many bytes; those of the table that was looked at longest
    ago go first. Nobody can fill it with wishes of their own: what does not fit is made again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[str, dict[Viewer, bytes]] = OrderedDict()
        self.bytes = 0

    def get(self, table: str, viewer: Viewer) -> bytes | None:
        """A document that was made since the table last changed."""
        documents = self._tables.get(table)
        return None if documents is None else documents.get(viewer)

    def put(self, table: str, viewer: Viewer, data: bytes) -> None:
        """Keep a document, if there is room."""
        documents = self._tables.get(table)
        if documents is None:
            documents = self._tables[table] = {}
        else:
            self._tables.move_to_end(table)
        self.bytes += len(data) - len(documents.get(viewer, b""))
        documents[viewer] = data
        while len(documents) > EACH:
            self.bytes -= len(documents.pop(next(iter(documents))))
        while self.bytes > self._most:
            self.drop(next(iter(self._tables)))

    def drop(self, table: str) -> None:
        """A table has changed, or is forgotten: nothing of it holds any more."""
        documents = self._tables.pop(table, None)
        if documents is not None:
            self.bytes -= sum(map(len, documents.values()))
