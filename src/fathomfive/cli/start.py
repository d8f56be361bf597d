"""Where `fathom` starts: it says which extras a command needs before anything wants their packages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from ..kernel.errors import needs_extra

EXTRAS = {"cli": "typer", "serve": "litestar", "learn": "numpy", "arena": "numpy", "mcp": "mcp"}
"""By extra: a package that tells whether it is installed."""
COMMANDS = {
    "serve": "serve",
    "backup": "serve",
    "restore": "serve",
    "train": "learn",
    "ladder": "arena",
    "data": "arena",
    "lab": "arena",
    "mcp": "mcp",
}
"""By command: the extra it needs beside `cli`."""
MISUSE = 2


def missing(arguments: Sequence[str]) -> list[str]:
    """The extras that a command line needs and that are not installed; to be described, a command needs only `cli`."""
    extra = COMMANDS.get(command(arguments))
    wanted = ["cli"] if extra is None or "--help" in arguments else ["cli", extra]
    return [one for one in wanted if find_spec(EXTRAS[one]) is None]


def command(arguments: Sequence[str]) -> str:
    """The command that is to run, if one is named."""
    return next((one for one in arguments if not one.startswith("-")), "")


def main() -> None:
    """Run the command line."""
    arguments = sys.argv[1:]
    if extras := missing(arguments):
        what = f"`fathom {command(arguments)}".rstrip() + "`"
        sys.stderr.write(f"fathom: {needs_extra(what, *extras)}\n")
        sys.exit(MISUSE)
    from .app import app

    app(prog_name="fathom")
