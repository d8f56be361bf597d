"""Content: TOML files, decoded strictly into typed entries that say where they come from; packs override them."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from .errors import InvalidContent

Source = Literal["rulebook", "published", "house", "pack"]
"""Where an entry comes from: the rulebook, the box, our own design, or the owner of a box."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One component. Every kind of entry extends this."""

    id: str
    source: Source


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One content file: lists of entries. Every kind of file extends this."""


F = TypeVar("F", bound=File)
T = TypeVar("T")


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: what a pack is for."""

    game: str
    name: str


class Decoded:
    """All files of a game's content, decoded, with their digest."""

    def __init__(self, files: Mapping[str, File], digest: str, pack: str) -> None:
        self._files = files
        self.digest = digest
        self.pack = pack

    def file(self, kind: type[F]) -> F:
        """The one file of this kind."""
        for file in self._files.values():
            if type(file) is kind:
                return file
        raise KeyError(kind.__name__)

    def sources(self) -> dict[str, int]:
        """How many entries come from where."""
        counts: dict[str, int] = {}
        for file in self._files.values():
            for name in file.__struct_fields__:
                for entry in _listed(file, name):
                    counts[entry.source] = counts.get(entry.source, 0) + 1
        return counts


def decode(game: str, folder: Traversable, kinds: Mapping[str, type[File]], pack: Path | None = None) -> Decoded:
    """Decode a game's content folder, with a pack laid over it."""
    overlay = _overlay(game, kinds, pack) if pack is not None else {}
    info = overlay.pop("pack", {})
    files: dict[str, File] = {}
    raw: dict[str, object] = {}
    for name, kind in kinds.items():
        data = _toml(f"{name}.toml", (folder / f"{name}.toml").read_text(encoding="utf-8"))
        if name in overlay:
            data = _merged(f"{name}.toml", data, overlay[name])
        raw[name] = data
        files[name] = _convert(f"{name}.toml", data, kind)
        _unique_ids(f"{name}.toml", files[name])
    digest = hashlib.blake2b(msgspec.json.encode(raw, order="sorted"), digest_size=8).hexdigest()
    return Decoded(files, digest, str(info.get("name", "")))


def schema(kinds: Mapping[str, type[File]]) -> dict[str, object]:
    """The JSON Schema of every content file, for editors and pack makers."""
    return {f"{name}.toml": msgspec.json.schema(kind) for name, kind in kinds.items()}


def _overlay(game: str, kinds: Mapping[str, type[File]], pack: Path) -> dict[str, dict[str, object]]:
    if not pack.is_dir():
        raise InvalidContent(f"{pack}: not a folder; a pack is a folder with pack.toml and content files")
    known = {"pack", *kinds}
    overlay: dict[str, dict[str, object]] = {}
    for path in sorted(pack.glob("*.toml")):
        if path.stem not in known:
            raise InvalidContent(
                f"{path.name}: unknown file; {game} has {', '.join(f'{name}.toml' for name in sorted(known))}"
            )
        overlay[path.stem] = _read(path)
    if "pack" not in overlay:
        raise InvalidContent(f"{pack.name}: no pack.toml; it says for which game the pack is, and its name")
    info = _convert("pack.toml", overlay["pack"], PackInfo)
    if info.game != game:
        raise InvalidContent(f"pack.toml: the pack is for {info.game!r}, not for {game!r}")
    return overlay


def pack_info(pack: Path) -> PackInfo:
    """Read `pack.toml` alone."""
    path = pack / "pack.toml"
    if not path.is_file():
        raise InvalidContent(f"{pack}: no pack.toml; a pack is a folder with pack.toml and content files")
    return _convert("pack.toml", _read(path), PackInfo)


def _read(path: Path) -> dict[str, object]:
    try:
        return _toml(path.name, path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise InvalidContent(f"{path.name}: not UTF-8 text (byte {error.start})") from None


def _toml(name: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidContent(f"{name}: {error}") from None


def _merged(name: str, base: dict[str, object], over: dict[str, object]) -> dict[str, object]:
    """Lay a pack's file over ours: entries by id, key by key; new ids are added; `remove` lists ids that go."""
    merged = dict(base)
    removed = _strings(name, over.get("remove", []))
    for table, entries in over.items():
        if table == "remove":
            continue
        if table not in base:
            raise InvalidContent(f"{name}: unknown table {table!r}; there are {', '.join(sorted(base))}")
        known = {_id(name, table, entry): entry for entry in _tables(name, table, base[table])}
        for entry in _tables(name, table, entries):
            key = _id(name, table, entry)
            known[key] = {**known.get(key, {}), "source": "pack", **entry}
        merged[table] = list(known.values())
    for table, entries in merged.items():
        if isinstance(entries, list):
            merged[table] = [e for e in entries if not isinstance(e, dict) or e.get("id") not in removed]
    gone = removed - {e.get("id") for entries in base.values() for e in _entries(entries)}
    if gone:
        raise InvalidContent(f"{name}: cannot remove {', '.join(map(repr, sorted(gone)))}: no such id")
    return merged


def _entries(data: object) -> list[dict[str, object]]:
    return [entry for entry in data if isinstance(entry, dict)] if isinstance(data, list) else []


def _strings(name: str, data: object) -> set[str]:
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise InvalidContent(f"{name}: 'remove' is a list of ids, not {data!r}")
    return set(data)


def _tables(name: str, table: str, data: object) -> list[dict[str, object]]:
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        raise InvalidContent(f"{name}: {table!r} is a list of entries ([[{table}]])")
    return data


def _id(name: str, table: str, entry: dict[str, object]) -> str:
    key = entry.get("id")
    if not isinstance(key, str):
        raise InvalidContent(f"{name}: an entry of [[{table}]] has no id")
    return key


def _convert(name: str, data: dict[str, object], kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise InvalidContent(f"{name}: {_place(str(error), data)}") from None


def _place(message: str, data: dict[str, object]) -> str:
    """Say which entry is meant by its id, where the decoder only gives its number."""
    found = re.search(r"\$\.(\w+)\[(\d+)\]", message)
    if found is None:
        return message
    entries = data[found[1]]
    entry = entries[int(found[2])] if isinstance(entries, list) else None
    key = entry.get("id", "without id") if isinstance(entry, dict) else "not a table"
    return f"[[{found[1]}]] {key}: {message}"


def _unique_ids(name: str, file: File) -> None:
    for table in file.__struct_fields__:
        seen: set[str] = set()
        for entry in _listed(file, table):
            if entry.id in seen:
                raise InvalidContent(f"{name}: [[{table}]] {entry.id}: this id stands twice")
            seen.add(entry.id)


def _listed(file: File, table: str) -> list[Entry]:
    held: object = getattr(file, table)
    return [entry for entry in held if isinstance(entry, Entry)] if isinstance(held, (list, tuple)) else []
