"""`fathom replay`: a record in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel import Json, SetupError, Table
from ..kernel.values import jsonable
from .language import speech
from .output import replayed, write_json
from .render import Painter, painted


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as `play --record` and `sim --records` write it.")
    ],
    upto: Annotated[int | None, typer.Option(metavar="N", help="Only the first N answers, nature's counted.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Tell it as this seat saw it, from 1; else as a spectator did.")
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="de|en", help="The language; LANG if not given.")] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help="The pack it was played with.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Replay a record: what happened, in words, and the result. A damaged record ends with exit status 1."""
    words = speech(lang)
    if upto is not None and upto < 0:
        raise SetupError(f"--upto is a number of answers from 0 on, not {upto}")
    table = replayed(file, upto=upto, pack=pack, json=json)
    if seat is not None and not 1 <= seat <= table.seats:
        raise SetupError(f"the record has seats 1 to {table.seats}, not {seat}")
    viewer = None if seat is None else seat - 1
    if json:
        write_json(_document(table, words.language, viewer))
        return
    painter = painted(table, words)
    painter.title("replay-header", answers=table.version)
    for line in painter.told(table.facts, -1 if viewer is None else viewer):
        painter.console.print(line)
    _end(table, painter)


def _end(table: Table, painter: Painter) -> None:
    """The result; or, if the game is not over, what is asked now."""
    asked = table.question
    if asked is None:
        painter.result()
    elif asked.seat >= 0:
        painter.say("replay-question", seat=painter.name(asked.seat), prompt=asked.prompt(painter.language))


def _document(table: Table, language: str, viewer: int | None) -> dict[str, Json]:
    asked = table.question
    question: dict[str, Json] | None = None
    if asked is not None:
        question = {
            "seat": asked.seat,
            "kind": asked.kind,
            "prompt": asked.prompt(language),
            "options": [{"value": jsonable(o), "label": asked.label(o, language)} for o in asked.options],
        }
    record = table.record()
    return {
        **{key: record[key] for key in ("game", "rules_version", "seats", "options", "seed", "names", "undone")},
        "version": table.version,
        "hash": table.hash(),
        "over": table.over,
        "scores": [*table.scores],
        "ranks": [*table.ranks],
        "question": question,
        "log": [*table.log(language, viewer)],
    }
