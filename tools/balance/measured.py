"""`measured.json` of a game: how often the rule of thumb wins a set-up, for people who choose one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

from fathomfive.kernel import Value

GAMES = Path(__file__).parents[2] / "src" / "fathomfive" / "games"


class Row(TypedDict):
    """How often a set-up was won."""

    options: dict[str, Value]
    seats: int
    bot: str
    games: int
    won: float


def noted(options: dict[str, Value], seats: int, games: int, won: float, bot: str = "greedy") -> Row:
    """A set-up, and the share of so many games that was won."""
    return {"options": options, "seats": seats, "bot": bot, "games": games, "won": round(won / max(1, games), 3)}


def save(game: str, new: Iterable[Row]) -> None:
    """Note figures in place of older ones for the same set-ups; the others stay."""
    path = GAMES / game / "measured.json"
    old: list[Row] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    found = {_set_up(one): one for one in [*old, *new]}
    lines = ",\n".join(json.dumps(one) for one in sorted(found.values(), key=_seats))
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _set_up(one: Row) -> str:
    return json.dumps([one["seats"], one["options"]], sort_keys=True)


def _seats(one: Row) -> int:
    return one["seats"]
