"""All commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import __version__, compiled
from .analyse import analyse
from .bench import bench
from .data import data
from .fuzz import fuzz
from .games import games
from .lab import lab
from .ladder import ladder
from .learn import learn
from .mcp import mcp
from .output import Commands
from .pack import packs
from .play import play
from .replay import replay
from .review import review
from .serve import backup, restore, serve
from .sim import sim
from .train import learn as train

app = typer.Typer(
    name="fathom",
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    help="Five deep-sea board games: play them, let bots play them, replay and check them.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fathom {__version__}, {'compiled' if compiled else 'interpreted'}")
        raise typer.Exit


@app.callback()
def _fathom(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Without a command, say which there are."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _command in (
    games, play, learn, sim, ladder, lab, replay, review, analyse, bench, data, fuzz, mcp, serve, backup, restore,
):  # fmt: skip
    app.command()(_command)
app.command("train")(train)
app.add_typer(packs, name="pack")
