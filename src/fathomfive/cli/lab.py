"""`fathom lab`: what many games say about a game, as one page with plots, and the data beside it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from ..arena.crew import Crew
from ..arena.match import Match
from ..arena.parquet import parquet_library
from ..kernel import SetupError, game
from .language import speech
from .output import chosen_options, may_write, screen, split_bots, write_json
from .sim import percent, progress_bar, span

if TYPE_CHECKING:
    from ..arena.lab.run import Lab, Wish

SCENARIO = "scenario"
"""The option that goes round by itself, in games that have it."""


def lab(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
    html: Annotated[Path, typer.Option(metavar="OUT", help="Write the page there; the data go beside it.")],
    games: Annotated[int, typer.Option(help="How many games; with --against, how many pairs.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many seats; the smallest number if not given.")] = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, repeated in turn if fewer.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same page.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Let the choices of an option go round, deal by deal.")
    ] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help="Play with the content of a pack.")] = None,
    against: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Compare with another option, on the same deals.")
    ] = None,
    against_content: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Compare with the content of a pack, on the same deals.")
    ] = None,
    study: Annotated[int, typer.Option(help="So many games are reviewed, for luck and skill.")] = 4,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one for each core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")] = "",
    lang: Annotated[str | None, typer.Option(metavar="de|en", help="The language; LANG if not given.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Play many games and say what they show: wins, cards, options, length, leads, dead ends, luck; or what differs."""
    may_write(html)
    parquet_library("a lab")
    from ..arena.lab import run as labs
    from ..arena.lab.trial import Trial

    the_game = game(game_id)
    chosen = chosen_options(the_game, option or ())
    if vary is None:
        named = {*chosen, *chosen_options(the_game, against or ())}
        vary = [one.name for one in the_game.options if one.name == SCENARIO and one.name not in named]
    for name in vary:
        if name in chosen:
            raise SetupError(f"option {name!r} is either given or varied, not both")
    match = Match.of(
        game_id, seats=seats, bots=split_bots(bots), options=chosen, seed=seed, pack=str(pack) if pack else None
    )
    trial = Trial.of(match, vary)
    other = None
    if against or against_content:
        content = str(against_content) if against_content else match.pack
        other = trial.changed(chosen_options(the_game, against or ()), content)
    wish = labs.Wish(trial, games, other, study)
    language = speech(lang).language
    with progress_bar() as bar:
        tasks = {name: bar.add_task(f"{game_id} {name}", total=max(1, games), visible=name == "a") for name in "ab"}
        found = labs.run(
            wish,
            html,
            language,
            command(wish, html, language),
            Crew.of(jobs, ray),
            lambda half, done: bar.update(tasks[half], completed=done, visible=True),
        )
    if json:
        write_json(found)
    else:
        show(screen(), found, html, labs.beside(html))


def command(wish: Wish, html: Path, language: str) -> str:
    """The command that makes the same page again."""
    match = wish.trial.match
    words = ["fathom", "lab", match.game, "--games", str(wish.games), "--seats", str(match.seats)]
    words += ["--bots", ",".join(match.bots), "--seed", str(match.seed)]
    usual = {option.name: option.default for option in game(match.game).options}
    for name, value in match.options.items():
        if value != usual[name] and name not in wish.trial.vary:
            words += ["--option", f"{name}={value}"]
    for name in wish.trial.vary:
        words += ["--vary", name]
    words += ["--pack", match.pack] if match.pack else []
    if wish.against is not None:
        theirs = wish.against.match
        for name, value in theirs.options.items():
            if value != match.options[name]:
                words += ["--against", f"{name}={value}"]
        words += ["--against-content", theirs.pack] if theirs.pack and theirs.pack != match.pack else []
    words += ["--study", str(wish.study), "--lang", language, "--html", html.name]
    return shlex.join(words)


def show(console: Console, found: Lab, html: Path, data: Path) -> None:
    """Say the most important figures, the verdict, and where the rest is."""
    figures = found.figures
    match = figures.trial.match
    console.print(f"[bold]{match.game}[/], {match.seats} seats, {figures.games} games, seed {match.seed}")
    if figures.allied:
        console.print(f"won {percent(figures.won.value)} ({span(figures.won.interval)})")
    else:
        wins = " / ".join(percent(rate.value) for rate in figures.seats)
        console.print(f"wins by seat {wins}")
        if figures.places:
            first = figures.places[0]
            console.print(f"whoever begins wins {percent(first.value)} ({span(first.interval)})")
    console.print(
        f"{figures.questions.mean:.1f} questions and {figures.rounds.mean:.1f} rounds a game, "
        f"{figures.changes.mean:.1f} lead changes"
    )
    for line in found.verdict:
        console.print(escape(line))
    console.print(f"{html}: the page; {data}: the data", soft_wrap=True)
