"""`fathom analyse`: an analysis server by lines of JSON."""

from __future__ import annotations

import sys
from typing import TextIO

import msgspec

from .. import __version__
from ..kernel import FathomError
from ..study import analyse as analysed


class Wish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One line in: a record and the steps to analyse."""

    id: str | int = ""
    record: msgspec.Raw
    step: int | None = None
    steps: list[int] = []
    seat: int | None = None
    visits: int = 16
    seed: int = 0
    lang: str = "en"


def analyse() -> None:
    """Analyse positions: lines of JSON from standard input, a line of JSON for each step to standard output."""
    listen(sys.stdin, sys.stdout)


def listen(lines: TextIO, out: TextIO) -> None:
    """Answer every line until there are no more."""
    for line in lines:
        if line.strip():
            for reply in answers(line):
                out.write(msgspec.json.encode(reply).decode() + "\n")
                out.flush()


def answers(line: str) -> list[object]:
    """What there is to say to one line: an analysis for each step, or what was wrong."""
    try:
        asked = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        return [{"error": f"not JSON: {error}"}]
    if not isinstance(asked, dict):
        return [{"error": f"a line is an object, not {type(asked).__name__}"}]
    named = {"id": asked["id"]} if isinstance(asked.get("id"), str | int) else {}
    if asked.get("action") == "query_version":
        return [{**named, "action": "query_version", "version": __version__}]
    try:
        wish = msgspec.json.decode(line, type=Wish)
        return [_told(wish, step) for step in ([wish.step] if wish.step is not None else []) + wish.steps] or [
            {**named, "error": "nothing to analyse: give a `step`, or `steps`"}
        ]
    except (msgspec.ValidationError, FathomError) as error:
        return [{**named, "error": str(error)}]


def _told(wish: Wish, step: int) -> dict[str, object]:
    analysis = analysed(
        bytes(wish.record), step, seat=wish.seat, visits=wish.visits, seed=wish.seed, language=wish.lang
    )
    return {"id": wish.id, **msgspec.to_builtins(analysis)}
