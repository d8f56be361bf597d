"""What has been played for docs/strength/: one row of a file for each line and seed, and for how its bots think."""

from __future__ import annotations

import csv
import os
from hashlib import blake2b
from pathlib import Path

import msgspec

from fathomfive.bots.plain_model import weights
from fathomfive.kernel import Table
from tools.strength_lines import Line

THINKING = {"search": "1", "learned": "1", "tools.seer": "1"}
"""Raised when such a bot thinks otherwise than before, so that its old games are not added to its new ones."""
COLUMNS = ("game", "seats", "bots", "options", "seed", "thinking", "games", "wins")
Key = tuple[str, ...]
"""All columns but the last two."""


class Played(msgspec.Struct, frozen=True):
    """How many games of a line have been played, from the first one on, and how many its bot has won."""

    games: int = 0
    wins: float = 0.0


def thinking(line: Line) -> str:
    """How the bots of a line think: which way of searching, and by which model."""
    table = Table(line.game, line.seats, 0, line.settings()[0])
    model = weights(line.game, table.game.rules.allied(table.state))
    told: list[str] = []
    for kind in dict.fromkeys([bot.partition(":")[0] for bot in line.bots]):
        if kind in THINKING:
            told.append(f"{kind}.{THINKING[kind]}")
        if kind in ("learned", "tools.seer") and model is not None:
            told[-1] += f"/{blake2b(model, digest_size=4).hexdigest()}"
    return " ".join(told)


def key(line: Line, seed: int) -> Key:
    """Where a line's games are kept."""
    options = msgspec.json.encode(line.each, order="sorted").decode()
    return (line.game, str(line.seats), " ".join(line.bots), options, str(seed), thinking(line))


def total(line: Line, kept: dict[Key, Played]) -> Played:
    """All games of a line, of any seed."""
    same = key(line, 0)
    found = [played for one, played in kept.items() if (*one[:4], one[5]) == (*same[:4], same[5])]
    return Played(sum([one.games for one in found]), sum([one.wins for one in found]))


def read(file: Path) -> dict[Key, Played]:
    """What the file has; nothing if there is none."""
    if not file.exists():
        return {}
    with file.open(newline="", encoding="utf-8") as lines:
        return {
            tuple([row[name] for name in COLUMNS[:-2]]): Played(int(row["games"]), float(row["wins"]))
            for row in csv.DictReader(lines)
        }


def write(file: Path, kept: dict[Key, Played]) -> None:
    """Whole or not at all, even if the machine stops."""
    beside = file.with_suffix(".writing")
    with beside.open("w", newline="", encoding="utf-8") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(COLUMNS)
        for one, played in sorted(kept.items()):
            writer.writerow([*one, played.games, f"{played.wins:.6g}"])
        lines.flush()
        os.fsync(lines.fileno())
    beside.rename(file)
