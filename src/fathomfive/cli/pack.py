"""`fathom pack`: content from a box of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel import InvalidContent, SetupError, game
from ..kernel.content import pack_info, schema
from .output import found, screen, write_json

packs = typer.Typer(help="Check packs: folders of content that override ours.")


@packs.command()
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder with pack.toml and content files.")],
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Validate a pack: exit status 0 and a summary, or 1 and what is wrong in which file."""
    if not folder.is_dir():
        raise SetupError(f"{folder} is not a folder; a pack is a folder with pack.toml and content files")
    try:
        info = pack_info(folder)
        decoded = game(info.game).load(folder)[1]
    except SetupError as error:
        found(f"{folder}: pack.toml: {error}", json=json)
    except InvalidContent as error:
        found(
            f"{folder}: {str(error).removeprefix(f'{folder}: ')}; `fathom pack schema` writes what is right", json=json
        )
    except UnicodeDecodeError as error:
        found(f"{folder}: pack.toml: not UTF-8 text (byte {error.start})", json=json)
    sources = decoded.sources()
    if json:
        document = {"ok": True, "game": info.game, "name": info.name, "entries": sources, "content": decoded.digest}
        write_json(document)
        return
    entries = ", ".join(f"{count} {source}" for source, count in sorted(sources.items()))
    screen().print(
        f"[green]✓[/] {info.name}: a pack for [bold]{info.game}[/]\n  entries  {entries}\n  content  {decoded.digest}"
    )


@packs.command("schema")
def schema_of(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
) -> None:
    """Write the JSON Schema of a game's content files, one for each file."""
    write_json(schema(game(game_id).content.FILES))
