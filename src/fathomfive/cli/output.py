"""What the commands share: where output goes, and how errors are told."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console
from typer.core import TyperGroup

from ..kernel import AnyGame, FathomError, InvalidRecord, SetupError, Table, Value
from ..kernel.record import SAVE_FORMAT

PRESSED_CTRL_C = 130
_Misuse: type[Exception] = typer.BadParameter.__mro__[2]
"""The class of all of typer's complaints about arguments (its name depends on the release)."""


class Exit(IntEnum):
    """How a command ends."""

    OK = 0
    FOUND = 1
    MISUSE = 2


def screen() -> Console:
    """The console for results. Made anew for each command, so that it writes where standard output goes now."""
    return Console(highlight=False)


def notes() -> Console:
    """The console for progress and remarks, which never mix with results."""
    return Console(stderr=True, highlight=False)


def write_json(data: object) -> None:
    """Write one JSON document to standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def complain(message: str) -> None:
    """Say on standard error, in one sentence, what is wrong."""
    sys.stderr.write(f"fathom: {message}\n")


def found(message: str, *, json: bool = False) -> NoReturn:
    """End a command that found something wrong in what it was to look at."""
    if json:
        write_json({"ok": False, "complaint": message})
    complain(message)
    raise typer.Exit(Exit.FOUND)


class Commands(TyperGroup):
    """The group of all commands: whatever goes wrong is one sentence on standard error, never a traceback."""

    def main(self, *args: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run a command and leave with its exit status."""
        try:
            extra["standalone_mode"] = False
            status = super().main(*args, **extra)
        except _Misuse as error:
            complain(_sentence(error))
            status = Exit.MISUSE
        except FathomError as error:
            complain(str(error))
            status = Exit.MISUSE
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            status = Exit.MISUSE
        except typer.Abort:
            status = PRESSED_CTRL_C
        if not standalone_mode:
            return status
        sys.exit(status if isinstance(status, int) else Exit.OK)


def _sentence(error: Exception) -> str:
    said = getattr(error, "format_message", error.__str__)()
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "fathom"
    return f"{str(said).strip() or 'a command is missing'} (see `{command} --help`)"


def loaded(path: Path, pack: Path | None = None) -> Table:
    """The saved table in a file; a damaged or foreign one ends the command."""
    data = path.read_bytes()
    try:
        return Table.load(data, pack=pack)
    except (InvalidRecord, RecursionError) as error:
        found(f"{path}: {_reason(error, 'save')}")


def replayed(path: Path, *, upto: int | None = None, pack: Path | None = None, json: bool = False) -> Table:
    """The table that a file's record leads to; a damaged or foreign one ends the command."""
    data = record_in(path.read_bytes())
    try:
        return Table.replay(data, upto=upto, pack=pack, facts=True, nature="ask")
    except (InvalidRecord, RecursionError) as error:
        found(f"{path}: {_reason(error, 'record')}", json=json)


def record_in(data: bytes) -> bytes:
    """The record itself, also of a file that a table was saved in."""
    try:
        paper = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return data
    saved = paper.get("format") == msgspec.Raw(f'"{SAVE_FORMAT}"'.encode()) and "record" in paper
    return bytes(paper["record"]) if saved else data


def _reason(error: Exception, what: str) -> str:
    if isinstance(error, RecursionError):
        return f"not a {what}: nested too deeply"
    return str(error).removeprefix(f"{what}: ")


def split_bots(given: str) -> list[str]:
    """Split a list of bots at commas, but not inside a bot's settings.

    >>> split_bots("greedy,search:seconds=1,seed=3,random")
    ['greedy', 'search:seconds=1,seed=3', 'random']
    """
    specs: list[str] = []
    for part in given.split(","):
        if "=" in part and ":" not in part and specs:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def may_write(path: Path | None) -> None:
    """Refuse, before anything is played, a file that could not be written in the end."""
    if path is None:
        return
    if path.is_dir():
        raise SetupError(f"{path} cannot be written: it is a folder")
    if not path.absolute().parent.is_dir():
        raise SetupError(f"{path} cannot be written: there is no folder {path.parent}")


def chosen_options(game: AnyGame, given: Sequence[str]) -> dict[str, Value]:
    """Read `name=value` pairs as options of a game."""
    chosen: dict[str, Value] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals or not name:
            raise SetupError(f"an option is given as name=value, not {pair!r}")
        choices = next((option.choices for option in game.options if option.name == name), ())
        matching = [choice for choice in choices if str(choice) == text]
        chosen[name] = matching[0] if matching else text
    return chosen
