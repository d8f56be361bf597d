"""Backup and restore: everything in one file, whichever store it comes from or goes to."""

from __future__ import annotations

import base64
import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, IntegrityError, StatementError

from .. import __version__
from ..kernel import FathomError, SetupError
from .settings import Settings
from .store import open_store
from .store.schema import (
    archives,
    dives,
    dues,
    entries,
    histories,
    open_tables,
    reviews,
    seats,
    snapshots,
    tables,
    untouched,
)

FORMAT = "fathomfive/backup/1"
KEPT = (tables, seats, entries, snapshots, histories, reviews, untouched, archives, dues, open_tables, dives)
CHUNK, CHUNK_BYTES = 500, 8 << 20
"""Rows, and bytes of them, that are held at once."""
LONGEST = 32 << 20
"""Bytes of one line: far more than the longest game needs."""


class Damaged(FathomError):
    """A file that is not a backup, or not all of one."""


async def backup(settings: Settings, file: Path) -> int:
    """Write everything as of one moment; the file is there whole or not at all. Gives the number of tables."""
    _check_there(settings)
    store = await open_store(settings)
    handle, temporary = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0) as out:
                counts = await store.database.read(partial(_write, out=out))
            raw.flush()
            os.fsync(raw.fileno())
        Path(temporary).replace(file)
        return counts["tables"]
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    finally:
        await store.close()


def _write(connection: Connection, out: gzip.GzipFile) -> dict[str, int]:
    """One line of JSON a row, all read in one transaction."""
    counts = {str(table.name): 0 for table in KEPT}
    out.write(_line({"format": FORMAT, "release": __version__}))
    for table in KEPT:
        rows = connection.execution_options(yield_per=CHUNK).execute(select(table).order_by(*table.primary_key.columns))
        for row in rows:
            out.write(_line([str(table.name), {str(name): _plain(value) for name, value in row._mapping.items()}]))
            counts[table.name] += 1
    out.write(_line({"end": counts}))
    return counts


def _check_there(settings: Settings) -> None:
    """There must be something to keep: opening a file that does not exist would make it."""
    url = make_url(settings.address())
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise SetupError(f"there is no store {url.database}")


async def restore(settings: Settings, file: Path) -> int:
    """Read a backup into an empty store, all of it or nothing. Gives the number of tables."""
    _check_kind(file, next(_lines(file), (None, 0))[0])
    store = await open_store(settings)
    try:
        return await store.database.write(lambda connection: _read(connection, file))
    finally:
        await store.close()


def _check_kind(file: Path, first: object) -> None:
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise Damaged(f"{file} is not a backup of this kind")


def _read(connection: Connection, file: Path) -> int:
    if connection.scalar(select(func.count()).select_from(tables)):
        raise SetupError("the store is not empty: restore into a new one")
    counts = {str(table.name): 0 for table in KEPT}
    known = {table.name: table for table in KEPT}
    for name, rows in _chunks(file, counts):
        try:
            connection.execute(known[name].insert(), rows)
        except (IntegrityError, DataError, StatementError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise Damaged(f"{file}: rows of {name} do not fit: {reason}") from None
    return counts["tables"]


def _chunks(file: Path, counts: dict[str, int]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, some at a time; complains if the end is missing."""
    known = {table.name: table for table in KEPT}
    current = ""
    rows: list[dict[str, Any]] = []
    size = 0
    for number, (line, length) in enumerate(_lines(file)):
        if number == 0:
            _check_kind(file, line)
            continue
        if isinstance(line, dict):
            if rows:
                yield current, rows
            if not _agrees(line.get("end"), counts):
                raise Damaged(f"{file}: its end says {line.get('end')}, but it holds {counts}")
            return
        name, row = _named(file, number, line, known)
        if name != current or len(rows) >= CHUNK or size > CHUNK_BYTES:
            if rows:
                yield current, rows
            current, rows, size = name, [], 0
        rows.append(row)
        size += length
        counts[name] += 1
    raise Damaged(f"{file}: its end is missing")


def _agrees(end: object, counts: dict[str, int]) -> bool:
    """Whether the end of a backup counts what was found; an older one knows nothing of newer kinds of rows."""
    return isinstance(end, dict) and counts == dict.fromkeys(counts, 0) | end


def _named(file: Path, number: int, line: Any, known: dict[str, Table]) -> tuple[str, dict[str, Any]]:
    """A row with its kind."""
    try:
        name, row = line
        return name, _row(known[name], row)
    except (TypeError, ValueError, KeyError, AttributeError):
        raise Damaged(f"{file}: line {number + 1} is not a row of a backup") from None


def _lines(file: Path) -> Iterator[tuple[Any, int]]:
    try:
        with gzip.open(file, "rb") as source:
            while line := source.readline(LONGEST + 1):
                if len(line) > LONGEST:
                    raise Damaged(f"{file}: a line has more than {LONGEST} bytes, which no row has")
                yield msgspec.json.decode(line), len(line)
    except gzip.BadGzipFile:
        raise Damaged(f"{file} is not a backup of this kind") from None
    except FileNotFoundError:
        raise SetupError(f"there is no file {file}") from None
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged(f"{file} is damaged: {error}") from None


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row, with bytes where the store wants bytes."""
    if row.keys() != {column.name for column in table.columns}:
        raise ValueError("other columns")
    binary = {column.name for column in table.columns if column.type.python_type is bytes}
    return {
        name: base64.b64decode(value, validate=True) if name in binary and isinstance(value, str) else value
        for name, value in row.items()
    }


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, (bytes, memoryview)) else value


def _line(data: object) -> bytes:
    return msgspec.json.encode(data) + b"\n"
