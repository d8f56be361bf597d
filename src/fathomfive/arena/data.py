"""Decisions as data: what was seen, legal and chosen, and what came of it, as a folder of Parquet files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot
from ..bots.search import Search
from ..kernel import Seat, SetupError, Table, Value
from . import parquet
from .crew import Crew
from .decisions import CARD, SET, Card, Seen, read_card
from .match import Match
from .parquet import parquet_library

CHUNK = 20
"""Games in a file: an interruption loses no more of them for each process."""


class Wish(msgspec.Struct, frozen=True):
    """What is to be written down: which games, and what of every seat's sight."""

    match: Match
    seen: Seen = "observation"


def card(wish: Wish, version: str) -> Card:
    """The card of a set that is to be made."""
    match = wish.match
    table = Table(match.game, match.seats, 0, match.options, pack=match.pack)
    if wish.seen == "features":
        size = len(table.game.judge.features(table.state, 0))
    else:
        size = table.observation.size
    return Card(
        game=match.game,
        seats=match.seats,
        options=dict(match.options),
        bots=match.bots,
        seed=match.seed,
        seen=wish.seen,
        size=size,
        actions=len(table.actions),
        actions_digest=table.actions.digest,
        rules_version=table.game.rules_version,
        content=str(table.record()["content"]),
        version=version,
    )


def write(
    wish: Wish,
    games: int,
    folder: Path,
    *,
    version: str,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Card:
    """Play games and write every decision of every seat down; what the folder has already is not played again."""
    if games < 1:
        raise SetupError(f"a set of decisions comes from at least 1 game, not {games}")
    made = card(wish, version)
    parquet_library(SET)
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / CARD).exists() and read_card(folder) != made:
        raise SetupError(f"{folder} holds another set of decisions: choose another folder")
    (folder / CARD).write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")
    stretches = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    missing = [(wish, str(folder), *stretch) for stretch in stretches if not _part(folder, *stretch).exists()]
    done = games - sum(count for _, _, _, count in missing)
    for count in (crew or Crew()).work(write_part, missing):
        done += count
        if progress is not None:
            progress(done)
    (folder / "README.md").write_text(described(made, folder), encoding="utf-8")
    return made


def write_part(wish: Wish, folder: str, first: int, count: int) -> int:
    """Play some games of a match into one file; gives how many."""
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for number in range(first, first + count):
        _play(wish, number, columns)
    parquet.write_part(_part(Path(folder), first, count), COLUMNS, columns)
    return count


COLUMNS = {
    "number": "int32",
    "step": "int32",
    "seat": "int8",
    "kind": "string",
    "seen": "float32*",
    "legal": "int32*",
    "choice": "int32",
    "share": "float32*",
    "worth": "float32*",
    "result": "float32",
    "score": "int32",
}
"""Names and types; a star is a list.

`number` and `step` say which game and which of its questions; `seen` is what the seat observed, `legal` and `choice`
are ids of actions; `share` and `worth` say, for every legal action, how much of a search went into it and what it was
worth (empty for bots that do not search; `worth` is -1 where nothing was tried); `result` is the
seat's return in the end.
"""


def _play(wish: Wish, number: int, columns: dict[str, list[Any]]) -> None:
    match = wish.match
    table = Table(match.game, match.seats, match.deal(number), match.options, pack=match.pack)
    players = match.players(number)
    first, step = len(columns["seat"]), 0
    while (asked := table.question) is not None:
        seat = table.seat(asked.seat)
        ids = table.actions.ids(seat.ask())
        chosen, share, worth = _decided(players[asked.seat], seat, asked.options)
        row = {
            "number": number,
            "step": step,
            "seat": asked.seat,
            "kind": asked.kind,
            "seen": seat.observe()
            if wish.seen == "observation"
            else table.game.judge.features(table.state, asked.seat),
            "legal": ids,
            "choice": ids[asked.options.index(chosen)],
            "share": share,
            "worth": worth,
        }
        for name, value in row.items():
            columns[name].append(value)
        table.answer(chosen, asked.seat)
        step += 1
    seats = columns["seat"][first:]
    columns["result"] += [table.returns[seat] for seat in seats]
    columns["score"] += [table.scores[seat] for seat in seats]


def _decided(bot: Bot, seat: Seat, options: list[Value]) -> tuple[Value, list[float], list[float]]:
    """What a bot chooses, and what a search thought of each option."""
    if not isinstance(bot, Search) or len(options) == 1:
        return bot.choose(seat), [], []
    weighed = bot.weigh(seat)
    known = {one.option: one for one in weighed}
    share = [known[option].share if option in known else 0.0 for option in options]
    worth = [known[option].expected if option in known else -1.0 for option in options]
    return weighed[0].option, share, worth


def _part(folder: Path, first: int, count: int) -> Path:
    return folder / f"games-{first:07}-{count}.parquet"


def described(made: Card, folder: Path) -> str:
    """The card in words."""
    files = sorted(folder.glob("games-*.parquet"))
    _, library = parquet_library(SET)
    rows = sum(library.read_metadata(file).num_rows for file in files)
    size = sum(file.stat().st_size for file in files)
    games = sum(int(file.stem.rsplit("-", 1)[1]) for file in files)
    wishes = [f"--games {games} --seats {made.seats} --bots {','.join(made.bots)} --seed {made.seed}"]
    wishes += [f"--option {name}={value}" for name, value in made.options.items()]
    wishes += ["--features"] if made.seen == "features" else []
    return f"""# Decisions of {made.game}

{rows:,} decisions of {games:,} games with {made.seats} seats, {size / 1e6:.1f} MB; every question of every seat.

```sh
fathom data {made.game} {" ".join(wishes)} --out DIR
```

Fathom Five {made.version}, rules version {made.rules_version}, content {made.content};
{made.actions:,} actions ({made.actions_digest}), {made.size:,} numbers seen ({made.seen}).
The same command on the same version writes the same decisions, unless a bot thinks by seconds.
`fathomfive.arena.decisions.Decisions` reads them.
"""
