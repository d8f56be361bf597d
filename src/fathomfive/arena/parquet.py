"""Parquet files, written as a whole or not at all: columns by name and type, a star for lists."""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..kernel.errors import needs_extra


def parquet_library(what: str) -> tuple[Any, Any]:
    """Arrow, and its half that reads and writes Parquet; `what` needs it."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise needs_extra(what, "arena") from None


def write_part(path: Path, types: Mapping[str, str], columns: Mapping[str, Sequence[object]]) -> None:
    """Write one file; it has its name only when it is whole and on the disk."""
    arrow, parquet = parquet_library("a Parquet file")
    table = arrow.table({name: arrow.array(columns[name], type=_type(arrow, kind)) for name, kind in types.items()})
    beside = path.with_suffix(".writing")
    with beside.open("wb") as file:
        parquet.write_table(table, file, compression="zstd")
        file.flush()
        os.fsync(file.fileno())
    beside.rename(path)


def _type(arrow: Any, kind: str) -> Any:
    plain = getattr(arrow, kind.rstrip("*"))()
    return arrow.list_(plain) if kind.endswith("*") else plain
