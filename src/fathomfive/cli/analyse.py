"""`fathom analyse`: an analysis server by lines of JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO, TextIO

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
    listen(sys.stdin.buffer, sys.stdout)


def listen(lines: BinaryIO, out: TextIO) -> None:
    """Answer every line until there are no more."""
    for line in lines:
        if line.strip():
            for reply in answers(line):
                out.write(msgspec.json.encode(reply).decode() + "\n")
                out.flush()


def answers(line: bytes) -> Iterator[object]:
    """What there is to say to one line, as soon as it is known: an analysis of each step, or what was wrong with it."""
    try:
        asked = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        yield {"error": f"not JSON: {error}"}
        return
    if not isinstance(asked, dict):
        yield {"error": f"a line is an object, not {type(asked).__name__}"}
        return
    named = {"id": asked["id"]} if isinstance(asked.get("id"), str | int) else {}
    if asked.get("action") == "query_version":
        yield {**named, "action": "query_version", "version": __version__}
        return
    try:
        wish = msgspec.json.decode(line, type=Wish)
    except msgspec.ValidationError as error:
        yield {**named, "error": str(error)}
        return
    steps = [*([] if wish.step is None else [wish.step]), *wish.steps]
    if not steps:
        yield {**named, "error": "nothing to analyse: give a `step`, or `steps`"}
    for step in steps:
        try:
            yield _told(wish, step)
        except FathomError as error:
            yield {**named, "step": step, "error": str(error)}


def _told(wish: Wish, step: int) -> dict[str, object]:
    analysis = analysed(
        bytes(wish.record), step, seat=wish.seat, visits=wish.visits, seed=wish.seed, language=wish.lang
    )
    return {"id": wish.id, **msgspec.to_builtins(analysis)}
