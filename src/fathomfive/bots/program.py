"""The bot that is another program: any language that can read and write lines of JSON (docs/bots.md)."""

from __future__ import annotations

import shlex
import subprocess
import weakref
from collections.abc import Mapping
from threading import Timer
from typing import ClassVar

import msgspec

from ..kernel import FathomError, Json, Seat, SetupError, Value
from ..kernel.values import jsonable, plain

PATIENCE = 60.0
"""Seconds that a program may think about one question."""


class BotError(FathomError):
    """A program that does not keep to the protocol."""


class Program:
    """Starts a program, writes each question to it as a line, and reads its answer as a line."""

    SETTINGS: ClassVar[dict[str, type]] = {"command": str, "seed": int}

    def __init__(self, command: str = "", seed: int = 0) -> None:
        if not command:
            raise SetupError("the bot 'program' needs a command: program:command=./my_bot")
        self._command = command
        self._seed = seed
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, seat: Seat) -> Value:
        asked = seat.question
        answer = self._ask(
            {
                "game": seat.game.id,
                "seat": seat.number,
                "seed": self._seed,
                "kind": asked.kind,
                "about": jsonable(asked.about),
                "prompt": asked.prompt("en"),
                "options": [
                    {"value": jsonable(option), "label": asked.label(option, "en"), "target": asked.target(option)}
                    for option in asked.options
                ],
                "view": seat.view,
            }
        )
        try:
            return plain(answer["answer"])
        except (KeyError, TypeError):
            raise BotError(f'{self._command!r} answered {answer!r}, not {{"answer": …}}') from None

    def _ask(self, question: Mapping[str, Json]) -> dict[str, Json]:
        process = self._running()
        assert process.stdin is not None and process.stdout is not None
        late = Timer(PATIENCE, process.kill)
        late.start()
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = b""
        finally:
            late.cancel()
        if not line:
            raise BotError(f"{self._command!r} ended, or thought for more than {PATIENCE:g} seconds")
        try:
            answer: dict[str, Json] = msgspec.json.decode(line, type=dict)
            return answer
        except msgspec.MsgspecError as error:
            raise BotError(f"{self._command!r} wrote a line that is no JSON object: {error}") from None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except OSError as error:
                raise BotError(f"{self._command!r} cannot be started: {error.strerror}") from None
            weakref.finalize(self, _end, self._process)
        return self._process

    def __repr__(self) -> str:
        return f"Program({self._command!r}, seed={self._seed})"


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let a program know that there are no more questions, and wait for it."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    try:
        process.wait(2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
