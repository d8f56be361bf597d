"""Results on disk: a folder of Parquet files that only grows, so that a long run goes on where it was interrupted."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import SetupError
from .match import Match, Result
from .parquet import parquet_library

Row = dict[str, object]


class Ledger:
    """The results of matches: one row for each seat of each game.

    | column | |
    |---|---|
    | game, seats, options, seed | the match; options as JSON |
    | bots | the match's line-up |
    | number, deal | which game of the match, and the seed of its deal |
    | seat, bot, score, rank | who sat where, and how it ended |
    | questions | how many questions the game asked of all seats |
    """

    def __init__(self, folder: Path) -> None:
        self._arrow, self._parquet = parquet_library("a folder of results")
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._rows: list[Row] = []
        for part in sorted(folder.glob("part-*.parquet")):
            self._rows += self._read(part)
        self._parts = len(list(folder.glob("part-*.parquet")))

    def add(self, match: Match, results: Sequence[Result]) -> None:
        """Keep results: they are on disk when this returns."""
        rows = [row for result in results for row in _rows(match, result)]
        if not rows:
            return
        table = self._arrow.Table.from_pylist(rows)
        part = self._folder / f"part-{self._parts:06}.parquet"
        beside = part.with_suffix(".writing")
        with beside.open("wb") as file:
            self._parquet.write_table(table, file)
            file.flush()
            os.fsync(file.fileno())
        beside.rename(part)
        self._parts += 1
        self._rows += rows

    def results(self, match: Match, games: int) -> list[Result]:
        """The results that are there of the first games of a match."""
        key = _key(match)
        found: dict[int, list[Row]] = {}
        for row in self._rows:
            number = row["number"]
            assert isinstance(number, int)
            if number < games and all([row[name] == value for name, value in key.items()]):
                found.setdefault(number, []).append(row)
        return [_result(rows) for _, rows in sorted(found.items()) if len(rows) == match.seats]

    def _read(self, part: Path) -> list[Row]:
        try:
            rows: list[Row] = self._parquet.read_table(part).to_pylist()
        except self._arrow.ArrowInvalid as error:
            raise SetupError(f"{part} is no Parquet file of results: {error}") from None
        if rows and set(rows[0]) != set(COLUMNS):
            raise SetupError(f"{part} has the columns {', '.join(rows[0])}, not {', '.join(COLUMNS)}")
        return rows


COLUMNS = (
    "game", "seats", "options", "seed", "bots", "number", "deal", "seat", "bot", "score", "rank", "questions",
)  # fmt: skip


def _key(match: Match) -> Row:
    return {
        "game": match.game,
        "seats": match.seats,
        "options": msgspec.json.encode(match.options, order="sorted").decode(),
        "seed": str(match.seed),
        "bots": " ".join(match.bots),
    }


def _rows(match: Match, result: Result) -> Iterable[Row]:
    for seat, bot in enumerate(result.bots):
        yield {
            **_key(match),
            "number": result.number,
            "deal": str(result.deal),
            "seat": seat,
            "bot": bot,
            "score": result.scores[seat],
            "rank": result.ranks[seat],
            "questions": result.questions,
        }


def _result(rows: list[Row]) -> Result:
    rows.sort(key=lambda row: _number(row["seat"]))
    first: Any = rows[0]
    return Result(
        number=first["number"],
        deal=int(first["deal"]),
        bots=tuple([str(row["bot"]) for row in rows]),
        scores=[_number(row["score"]) for row in rows],
        ranks=[_number(row["rank"]) for row in rows],
        questions=first["questions"],
    )


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
