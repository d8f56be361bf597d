"""`fathom games`: what there is to play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from ..kernel import AnyGame, Json, Phrase, game
from ..kernel.installed import game_ids
from ..kernel.values import jsonable
from .language import speech
from .output import screen, write_json


def games(
    lang: Annotated[str | None, typer.Option(metavar="de|en", help="The language; LANG if not given.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """List the games, how many can play, and the options of each."""
    language = speech(lang).language
    listed = [game(id) for id in game_ids()]
    if json:
        write_json([_document(one, language) for one in listed])
        return
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for one in listed:
        grid.add_row(f"[bold]{one.id}[/]", f"{one.seats[0]}–{one.seats[-1]}", f"[bold]{name_of(one, language)}[/]")
        about = _text(one, "game.text", language, "")
        if about:
            grid.add_row("", "", about)
        for option in one.options:
            choices = " ".join(f"[bold]({c})[/]" if c == option.default else str(c) for c in option.choices)
            grid.add_row("", "", f"[cyan]{option.name}[/]  {choices}")
    screen().print(grid)


def name_of(one: AnyGame, language: str) -> str:
    """What a game is called."""
    return _text(one, "game", language, one.id)


def _text(one: AnyGame, id: str, language: str, otherwise: str) -> str:
    return one.catalogue.text(Phrase(id), language) if one.catalogue.has(id, language) else otherwise


def _document(one: AnyGame, language: str) -> dict[str, Json]:
    options: list[Json] = [
        {
            "name": option.name,
            "label": _text(one, f"option-{option.name}", language, option.name),
            "choices": [jsonable(choice) for choice in option.choices],
            "default": jsonable(option.default),
        }
        for option in one.options
    ]
    return {
        "id": one.id,
        "name": name_of(one, language),
        "text": _text(one, "game.text", language, ""),
        "seats": [one.seats[0], one.seats[-1]],
        "options": options,
        "rules_version": one.rules_version,
    }
