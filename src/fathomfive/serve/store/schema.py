"""The tables of the store."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

FORMAT = 1
"""Raised when the shape of the store changes."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("header", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bots_asked", Boolean, nullable=False),
    Column("thinker", String(40), nullable=False, default=""),
    Column("thinking_until", BigInteger, nullable=False, default=0),
)
"""One row a table: what it was set up with, and a summary of how it stands, so that lists need not play it."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", LargeBinary(32), nullable=True),
)
"""The digest of the token that opens a seat; none for bots."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)
"""What happened: never changed, never deleted. The key decides who was first."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""How a table stood after so many entries: only a shortcut, but the one that newer releases go on from."""

histories = Table(
    "histories",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Finished games as they were played, in words and views: no rules are needed to show them."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Reviews of finished games, as far as they have come: after so many answers."""

untouched = Table(
    "untouched",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)
"""Tables at which no person has done anything yet: after a while they are deleted."""

dues = Table(
    "dues",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("due", BigInteger, nullable=False),
)
"""When something is to be done about time at a table: a clock stands at zero, or somebody is to be reminded."""

open_tables = Table(
    "open_tables",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)
"""Tables at which anyone may still sit down, as they are listed."""

archives = Table(
    "archives",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""The entries and the snapshot of a table that nobody has used for long, in one piece, instead of their rows."""

dives = Table(
    "dives",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("date", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("folded", String(120), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("table_id", String(40), nullable=True),
    Column("luck", Float, nullable=True),
    Column("luck_error", Float, nullable=True),
    UniqueConstraint("date", "folded"),
)
"""Results of daily dives, each with its record; a name dives once a day."""

parcels = Table(
    "parcels",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("visitor", String(80), nullable=False),
    Column("sealed", Text, nullable=False),
)
"""What devices send each other: sealed, fetched once, forgotten after a while. No backup keeps it."""

about = Table(
    "about",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

Index("seats_by_token", seats.c.token)
Index("tables_with_bots", tables.c.bots_asked, tables.c.thinking_until)
Index("dues_by_time", dues.c.due)
Index("tables_over", tables.c.over)
