"""`fathom ladder`: let all bots of a game meet, and rate them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ..arena import Ladder, Standing, climb, wilson
from ..kernel import game
from .output import chosen_options, screen, split_bots, write_json
from .sim import percent, progress_bar, span


def ladder(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many seats; two if the game allows it.")] = None,
    bots: Annotated[str, typer.Option(help="The bots, each once.")] = "random,greedy,search:seconds=0.1",
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each bot meets only the next one, not all others.")
    ] = False,
    games: Annotated[int, typer.Option(help="How many games each pair plays.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one for each core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")] = "",
    results: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep results there as Parquet; go on with what is there.")
    ] = None,
    markdown: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the tables there for the docs.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Let all bots meet in pairs, with paired deals and rotated seats, and rate them with 95 % intervals."""
    wanted = Ladder.of(
        game_id,
        seats=seats,
        bots=split_bots(bots),
        options=chosen_options(game(game_id), option or ()),
        games=games,
        seed=seed,
        neighbours=neighbours,
    )
    with progress_bar() as bar:
        task = bar.add_task(f"{game_id}, {wanted.seats} seats", total=len(wanted.matches()) * games)
        standing = climb(
            wanted,
            jobs=jobs,
            ray=ray,
            folder=results,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if markdown is not None:
        markdown.write_text(page(standing), encoding="utf-8")
    if json:
        write_json(standing)
        return
    console = screen()
    for heading, rows in tables(standing):
        grid = Grid(*heading, box=None, pad_edge=False)
        for row in rows:
            grid.add_row(*row)
        console.print(grid)
        console.print()


Grids = list[tuple[Sequence[str], Sequence[Sequence[str]]]]
"""Tables: the headings, and the rows."""


def tables(standing: Standing) -> Grids:
    """Ratings, and what each pair's games gave; alone, how often each bot won."""
    lines = [
        (line.bot, " ".join([other.bot for other in summary.bots if other.bot != line.bot]), line)
        for summary in standing.matches
        for line in summary.bots
    ]
    if standing.ladder.allied:
        alone = [(bot, str(line.games), percent(line.win_rate), span(line.interval)) for bot, _, line in lines]
        return [(("bot", "games", "won", "95 %"), alone)]
    rated = [(one.bot, f"{one.rating:+.0f} ± {one.margin:.0f}", str(one.games)) for one in standing.ratings]
    order = [one.bot for one in standing.ratings]
    met = [
        (bot, other, str(line.games), percent(line.wins / line.games), span(wilson(line.wins, line.games)))
        for bot, other, line in lines
        if order.index(bot) < order.index(other)
    ]
    return [(("bot", "rating", "games"), rated), (("bot", "against", "games", "won", "95 %"), met)]


def page(standing: Standing) -> str:
    """The tables for the docs, with the command that makes them again."""
    ladder = standing.ladder
    defaults = {option.name: option.default for option in game(ladder.game).options}
    options = "".join(
        [f" --option {name}={value}" for name, value in ladder.options.items() if value != defaults[name]]
    )
    command = f"fathom ladder {ladder.game} --seats {ladder.seats} --bots {','.join(ladder.bots)}"
    command += " --neighbours" if ladder.neighbours else ""
    parts = [f"`{command} --games {ladder.games} --seed {ladder.seed}{options}`"]
    for heading, rows in tables(standing):
        parts.append("\n".join([_line(heading), _line(["---"] * len(heading)), *[_line(row) for row in rows]]))
    return "\n\n".join(parts) + "\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
