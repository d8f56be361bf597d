"""`fathom sim`: let bots play many games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..arena import Interval, Ledger, Match, Result, Summary, simulate
from ..kernel import Json, dumps, game
from .output import chosen_options, notes, screen, split_bots, write_json


def sim(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many seats; the smallest number if not given.")] = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, repeated in turn if fewer: greedy,random:seed=7")] = "greedy",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one for each core.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")] = "",
    results: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep results there as Parquet; go on with what is there.")
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game's record there.")] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help="Play with the content of a pack.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Let bots play many games: paired deals, rotated seats, win rates with 95 % intervals."""
    the_game = game(game_id)
    match = Match.of(
        game_id,
        seats=seats,
        bots=split_bots(bots),
        options=chosen_options(the_game, option or ()),
        seed=seed,
        pack=str(pack) if pack else None,
    )
    recorder = Recorder(match, records, games) if records else None
    with progress_bar() as bar:
        task = bar.add_task(f"{game_id}, {match.seats} seats", total=max(games, 1))
        summary = simulate(
            match,
            games,
            jobs=jobs,
            ray=ray,
            ledger=Ledger(results) if results else None,
            keep=recorder,
            progress=lambda done: bar.update(task, completed=done),
        )
    if json:
        write_json(summary)
    else:
        show(screen(), summary)


class Recorder:
    """Writes records into a folder, under names that tell the games apart."""

    def __init__(self, match: Match, folder: Path, games: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        defaults = {option.name: option.default for option in game(match.game).options}
        special = [f"{value}" for name, value in match.options.items() if value != defaults[name]]
        bots = "+".join(dict.fromkeys(match.bots))
        parts = [match.game, f"{match.seats}p", *special, bots, f"s{match.seed}"]
        self._stem = re.sub(r"[^A-Za-z0-9.+-]+", "_", "-".join(parts))
        self._width = len(str(games))
        self._folder = folder

    def __call__(self, result: Result) -> None:
        record: dict[str, Json] = result.record or {}
        name = f"{self._stem}-{result.number + 1:0{self._width}}.json"
        (self._folder / name).write_text(dumps(record), encoding="utf-8")


def progress_bar() -> Progress:
    """A bar for many games, on standard error."""
    console = notes()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show(console: Console, summary: Summary) -> None:
    """Print the result of a simulation as tables."""
    match = summary.match
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    console.print(
        f"[bold]{match.game}[/], {match.seats} seats, {summary.games} games, seed {match.seed}"
        + (f", {options}" if options else "")
    )
    by_bot = Grid("bot", box=None, pad_edge=False)
    for heading in (
        "games",
        "seats",
        "wins",
        "win rate",
        "95 %",
        "mean score",
        *(f"seat {i + 1}" for i in range(match.seats)),
    ):
        by_bot.add_column(heading, justify="right")
    for line in summary.bots:
        by_bot.add_row(
            line.bot,
            str(line.games),
            str(line.seats),
            f"{line.wins:.1f}",
            percent(line.win_rate),
            span(line.interval),
            f"{line.mean_score:.1f} ± {line.score_deviation:.1f}",
            *("–" if rate is None else percent(rate) for rate in line.by_seat),
        )
    console.print(by_bot)
    by_seat = Grid("seat", box=None, pad_edge=False)
    for heading in ("wins", "win rate", "95 %", "mean score"):
        by_seat.add_column(heading, justify="right")
    for seat in summary.seats:
        by_seat.add_row(
            str(seat.seat + 1),
            f"{seat.wins:.1f}",
            percent(seat.win_rate),
            span(seat.interval),
            f"{seat.mean_score:.1f}",
        )
    console.print()
    console.print(by_seat)
    par = "won or lost together" if summary.cooperative else f"par {percent(1 / match.seats)}"
    console.print(f"\n{par}, {summary.mean_questions:.1f} questions a game, {summary.games_per_s:.1f} games/s")


def percent(rate: float) -> str:
    """A rate in words."""
    return f"{100 * rate:.1f} %"


def span(interval: Interval) -> str:
    """An interval of rates in words."""
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %"
