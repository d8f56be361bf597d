"""`fathom train`: let bots play, and teach a model to judge by their games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..kernel import AnyGame, SetupError, Value, game
from .generations import climbed
from .output import chosen_options, screen
from .sim import progress_bar

if TYPE_CHECKING:
    from ..arena.training import Lesson, Trained


def learn(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as `fathom games` lists them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the model there (.npz).")],
    seats: Annotated[str, typer.Option(metavar="N,N", help="Seat counts to learn, in turn; all if not given.")] = "",
    by: Annotated[str, typer.Option(metavar="BOT", help="The bot whose games to learn from.")] = "greedy",
    games: Annotated[int, typer.Option(help="How many games to learn from.")] = 2000,
    steps: Annotated[int, typer.Option(min=20, help="How many batches of positions to learn.")] = 4000,
    td: Annotated[
        float, typer.Option(help="λ of TD(λ), 0 to 1: 1 learns from the end of games alone; less suits few games.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same model.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    each: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Learn all values of this option, in turn.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one for each core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")] = "",
    card: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write how it was made there, for the docs.")
    ] = None,
    generations: Annotated[
        int,
        typer.Option(min=0, help="Let the best model play against itself, so many times, and learn from its searches."),
    ] = 0,
    visits: Annotated[int, typer.Option(min=2, help="Generations: visits of a search for each question.")] = 40,
    gate: Annotated[int, typer.Option(min=2, help="Generations: games a new model must win 55 % of.")] = 200,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Generations: keep everything there, and go on from there; FILE.run if not given.",
        ),
    ] = None,
    scratch: Annotated[
        bool, typer.Option("--scratch", help="Generations: begin without the model that comes with the package.")
    ] = False,
) -> None:
    """Let bots play games, and teach a value model who wins them."""
    from ..arena.training import Lesson, train  # needs numpy, which the other commands do without

    the_game = game(game_id)
    options = chosen_options(the_game, option or ())
    counts = [int(part) for part in seats.split(",") if part.isdecimal()] if seats else list(the_game.seats)
    if not counts:
        raise SetupError(f"seats are numbers with commas, not {seats!r}")
    settings = [{**options, **values} for values in combined(the_game, each or ())]
    setups = tuple([the_game.settle(count, chosen) for chosen in settings for count in counts])
    given = [*[f"--option {one}" for one in option or ()], *[f"--each {one}" for one in each or ()]]
    if generations:
        from ..arena.generations import Plan

        plan = Plan(game_id, setups, games, visits, steps, gate, seed, td=td, scratch=scratch)
        seated = [f"--seats {','.join([str(count) for count in counts])}", *given]
        text = climbed(plan, generations, results or out.with_suffix(".run"), out, seated, jobs, ray)
        _tell(text, card)
        return
    lesson = Lesson(game_id, setups, games, seed, by, td=td)
    with progress_bar() as bar:
        task = bar.add_task(f"{game_id}, games", total=games)
        trained = train(lesson, steps=steps, jobs=jobs, ray=ray, progress=lambda done: bar.update(task, completed=done))
    out.write_bytes(trained.model.dump())
    _tell(told(lesson, counts, given, trained, steps), card)


def _tell(text: str, card: Path | None) -> None:
    if card is not None:
        card.write_text(text, encoding="utf-8")
    screen().print(text, markup=False)


def combined(the_game: AnyGame, names: Sequence[str]) -> list[dict[str, Value]]:
    """All combinations of the values of some options."""
    known = {option.name: option.choices for option in the_game.options}
    for name in names:
        if name not in known:
            raise SetupError(f"{the_game.id} has no option {name!r}; there are {', '.join(known) or 'none'}")
    return [dict(zip(names, values, strict=True)) for values in product(*[known[name] for name in names])]


def told(lesson: Lesson, counts: Sequence[int], given: Sequence[str], trained: Trained, steps: int) -> str:
    """How a model was made, and how well it predicts."""
    seats = ",".join([str(count) for count in counts])
    by = [] if lesson.by == "greedy" else [f"--by {lesson.by}"]
    td = [] if lesson.td == 1 else [f"--td {lesson.td:g}"]
    learned = [*by, f"--games {lesson.games}", f"--steps {steps}", *td, f"--seed {lesson.seed}"]
    command = " ".join([f"fathom train {lesson.game}", f"--seats {seats}", *given, *learned])
    weights = sum([trained.model.inner.size, trained.model.inner_bias.size, trained.model.outer.size + 1])
    rows = [f"| {point.step} | {point.learned:.4f} | {point.checked:.4f} |" for point in trained.curve]
    return "\n".join(
        [
            f"`{command}`",
            "",
            f"{'Allies' if trained.allied else 'Rivals'}; {trained.positions} positions, {weights} weights."
            " Loss is the mean of -log of the chance that the model gave to what happened.",
            "",
            "| step | learned games | checked games |",
            "| --- | --- | --- |",
            *rows,
            "",
        ]
    )
