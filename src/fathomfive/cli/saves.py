"""Save files: written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ..kernel import NATURE, Json, SetupError, Table, dumps


def write(path: Path, text: str) -> None:
    """Replace a file in one step, so that an interruption leaves the old one or the new one."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


class SaveFile:
    """The newest save of a table: in memory and, if a file was named, on disk."""

    def __init__(self, table: Table, path: Path | None, *, loaded: Path | None = None) -> None:
        if path is not None and path != loaded and path.exists():
            raise SetupError(f"{path} already exists: load it with --load, or save to another file")
        self.path = path
        self.file = path or loaded
        """The newest file the table was loaded from or saved in."""
        self.anything = False
        """Whether there is something new to keep."""
        self._table = table
        self._save: Mapping[str, Json] = table.save()

    def note(self) -> None:
        """Take down how the table stands now."""
        self._save = self._table.save()
        self.anything = True
        if self.path is not None:
            write(self.path, dumps(self._save))

    def answers(self) -> list[int]:
        """Who gave each answer up to the last note: a seat; or nature, or the table where an answer stood."""
        record, automatic = self._save["record"], self._save["automatic"]
        assert isinstance(record, dict) and isinstance(automatic, list)
        answers = record["answers"]
        assert isinstance(answers, list)
        seats = [entry[0] for entry in answers if isinstance(entry, list) and isinstance(entry[0], int)]
        return [NATURE if number in automatic else seat for number, seat in enumerate(seats)]

    def turn_start(self) -> int:
        """How many answers had been given when the unit of play of the last note began."""
        rest = self._save["rest"]
        assert isinstance(rest, int)
        return rest

    def write(self, path: Path, *, over: bool = False) -> bool:
        """Write the save to a file; False when another file is in the way."""
        if path.exists() and not over and path != self.file:
            return False
        write(path, dumps(self._save))
        self.file = path
        self.anything = False
        return True

    def suggestion(self) -> Path:
        """A file to save in when nobody names another: the newest one, or one that does not exist yet."""
        if self.file is not None:
            return self.file
        number = 1
        while (path := Path(f"{self._table.game.id}-{number}.save.json")).exists():
            number += 1
        return path

    def rescue(self) -> Path | None:
        """After an interruption: where the table is kept, if anything has happened."""
        if self.path is not None or not self.anything:
            return self.file
        folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "fathomfive"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self._table.game.id}.save.json"
        write(path, dumps(self._save))
        return path
