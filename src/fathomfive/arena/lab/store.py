"""Where a lab keeps what it has seen: two Parquet sets, one row a game and one row an option, that only grow.

Each piece of work is a file in either set, so that an interrupted lab goes on where it was; `games` is written last and
says that a piece is there. Any reader of Parquet takes a folder as one table.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from ... import __version__
from ...kernel import SetupError, Table
from ..crew import Crew
from ..parquet import parquet_library, write_part
from .naming import written
from .trial import Trial
from .watch import Watched, watch

CARD = "card.json"
LAB = "a lab"
PIECE = 20
"""Games in a file: an interruption loses no more of them for each process."""
GAMES = {
    "number": "int32",
    "deal": "string",
    "set_up": "string",
    "bots": "string*",
    "allied": "bool_",
    "scores": "int32*",
    "shares": "float64*",
    "first": "int8",
    "questions": "int32",
    "rounds": "int32",
    "changes": "int32",
    "leads": "int8*",
    "chances": "float32*",
}
"""One row a game: `Watched` says what each column is; a star is a list."""
OPTIONS = {
    "number": "int32",
    "seat": "int8",
    "kind": "string",
    "label": "string",
    "offered": "int32",
    "picked": "int32",
    "won": "float64",
}
"""One row for each choice that a seat had in a game: the kind of question, the label without its numbers, how often it
was offered and taken, and what the seat won of the game."""


class Card(msgspec.Struct, frozen=True):
    """How a set was made; two sets with the same card hold the same games."""

    trial: Trial
    rules_version: int
    content: str
    version: str

    @staticmethod
    def of(trial: Trial) -> Card:
        """The card of a set that is to be made; a game that cannot be set up is refused here."""
        for number in range(0, len(trial.set_ups) * trial.match.ways, trial.match.ways):
            match = trial.match_of(number)
            table = Table(match.game, match.seats, 0, match.options, pack=match.pack)
        return Card(trial, table.game.rules_version, str(table.record()["content"]), __version__)


def fill(trial: Trial, games: int, folder: Path, crew: Crew, progress: Callable[[int], None] | None = None) -> None:
    """Play the first games of a trial into a folder, but for those that are there."""
    if games < 1:
        raise SetupError(f"a lab plays at least 1 game, not {games}")
    parquet_library(LAB)
    claim(folder, Card.of(trial))
    missing = [(trial, str(folder), *one) for one in stretches(games) if part(folder, "games", *one) is None]
    done = games - sum(count for *_, count in missing)
    for count in crew.work(fill_part, missing):
        done += count
        if progress is not None:
            progress(done)


def stretches(games: int) -> list[tuple[int, int]]:
    """The pieces that so many games fall into: the first of each, and how many they are."""
    return [(first, min(PIECE, games - first)) for first in range(0, games, PIECE)]


def claim(folder: Path, card: Card) -> None:
    """Make a folder this set's own, or refuse one that holds another."""
    for name in ("games", "options"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    path = folder / CARD
    if path.exists() and path.read_bytes() != _encoded(card):
        raise SetupError(f"{folder} holds the games of another lab: remove it, or choose another place for the page")
    path.write_bytes(_encoded(card))


def _encoded(card: Card) -> bytes:
    return msgspec.json.format(msgspec.json.encode(card), indent=2) + b"\n"


def part(folder: Path, name: str, first: int, count: int) -> Path | None:
    """The file of at least so many games from one on, if it is there."""
    for path in sorted((folder / name).glob(f"part-{first:07}-*.parquet")):
        if int(path.stem.rsplit("-", 1)[1]) >= count:
            return path
    return None


def fill_part(trial: Trial, folder: str, first: int, count: int) -> int:
    """Play some games into a file of each set; gives how many. A shorter file of the same stretch gives way."""
    watched = [watch(trial, number) for number in range(first, first + count)]
    for name, types, rows in (
        ("options", OPTIONS, [row for one in watched for row in _options(one)]),
        ("games", GAMES, [_game(one) for one in watched]),
    ):
        path = Path(folder) / name / f"part-{first:07}-{count}.parquet"
        columns = {column: [row[place] for row in rows] for place, column in enumerate(types)}
        write_part(path, types, columns)
        for older in path.parent.glob(f"part-{first:07}-*.parquet"):
            if older != path:
                older.unlink()
    return count


def _game(one: Watched) -> list[object]:
    set_up = msgspec.json.encode(one.set_up, order="sorted").decode()
    values = {**msgspec.structs.asdict(one), "deal": str(one.deal), "set_up": set_up, "bots": list(one.bots)}
    return [values[name] for name in GAMES]


def _options(one: Watched) -> Iterable[list[object]]:
    for (seat, kind, label), offer in one.offers.items():
        yield [one.number, seat, kind, written(label), offer.offered, offer.picked, one.shares[seat]]


def read(folder: Path, name: str, games: int) -> Any:
    """The rows of the first games, as one Arrow table, in the order of play."""
    arrow, parquet = parquet_library(LAB)
    compute = importlib.import_module("pyarrow.compute")
    parts = [part(folder, name, *stretch) for stretch in stretches(games)]
    try:
        table = arrow.concat_tables([parquet.read_table(path) for path in parts])
    except arrow.ArrowInvalid as error:
        raise SetupError(f"{folder / name} is no Parquet set of a lab: {error}") from None
    return table.filter(compute.less(table["number"], games)).combine_chunks()
