"""`weights.toml` with other numbers: what is said about their meaning stays."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HEADER: Final = "# Fitted numbers, by the names of their features: `command` writes them again.\n"
TABLE: Final = re.compile(r'^\[weights\.(?:"(?P<quoted>[^"]+)"|(?P<bare>[\w-]+))\]')
NUMBER: Final = re.compile(r'^(?P<key>"(?P<quoted>[^"]+)"|(?P<bare>[\w-]+)) = (?P<number>\S+)')


def weights_file(game: str) -> Path:
    """A game's `weights.toml`."""
    return ROOT / "src" / "fathomfive" / "games" / game / "judge" / "weights.toml"


def written(text: str, command: str, seed: int, fits: Mapping[str, Mapping[str, float]]) -> str:
    """The text of a `weights.toml` with the numbers of some fits; other tables stay as they are."""
    lines = text.splitlines()
    while lines and (lines[0].startswith("#") or not lines[0]):
        lines.pop(0)
    table = ""
    found: list[str] = []
    for line in lines:
        if title := TABLE.match(line):
            table = title["quoted"] or title["bare"]
        elif not table and line.startswith("command ="):
            line = f'command = "{command}"'
        elif not table and line.startswith("seed ="):
            line = f"seed = {seed}"
        elif table in fits and (entry := NUMBER.match(line)):
            line = f"{entry['key']} = {fits[table][entry['quoted'] or entry['bare']]!r}{line[entry.end() :]}"
        found.append(line)
    return HEADER + "\n".join(found) + "\n"
