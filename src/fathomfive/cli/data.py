"""`fathom data`: decisions of bots, for whoever learns from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..arena.crew import Crew
from ..arena.match import Match
from ..kernel import game
from .output import chosen_options, screen, split_bots, write_json
from .sim import progress_bar


def data(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to; goes on with what is there.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats; the smallest number if not given.")] = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, repeated in turn if fewer.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    features: Annotated[
        bool, typer.Option("--features", help="The judge's features (which may know too much), not what the seat saw.")
    ] = False,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one for each core.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Write down every decision of many games as Parquet: seen, legal, chosen, what a search thought, the result."""
    from ..arena import data as sets

    match = Match.of(
        game_id,
        seats=seats,
        bots=split_bots(bots),
        options=chosen_options(game(game_id), option or ()),
        seed=seed,
    )
    wish = sets.Wish(match, "features" if features else "observation")
    with progress_bar() as bar:
        task = bar.add_task(f"{game_id}, {match.seats} seats", total=max(games, 1))
        card = sets.write(
            wish,
            games,
            out,
            version=__version__,
            crew=Crew.of(jobs, ray),
            progress=lambda done: bar.update(task, completed=done),
        )
    if json:
        write_json(card)
    else:
        screen().print((out / "README.md").read_text(encoding="utf-8"), markup=False)
