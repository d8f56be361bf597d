"""`fathom review`: where a finished game was won and lost."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Column
from rich.table import Table as Grid

from ..arena.crew import Crew
from ..kernel import InvalidRecord, SetupError
from ..study import Moment, NotOver, Review, Reviewing
from ..study.page import page
from ..study.reviewing import Kept, patiently
from ..study.wording import Wording, margin, sentence, signed
from .language import speech
from .output import found, may_write, notes, record_in, screen, write_json

BROAD = 110
"""From so many columns on moments and seats are rows of a table."""
SAID = ("chosen", "better", "why")


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seconds: Annotated[float, typer.Option(help="The budget: more seconds make surer.")] = 60.0,
    seed: Annotated[int, typer.Option(help="The same seed and budget give the same review.")] = 0,
    seat: Annotated[int | None, typer.Option(help="Only this seat's moments, from 1.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="OUT", help="Write a page with charts there.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes work; 0: one for each core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster; `local` starts one.")] = "",
    lang: Annotated[str | None, typer.Option(metavar="de|en", help="The language; LANG if not given.")] = None,
    pack: Annotated[Path | None, typer.Option(metavar="DIR", help="The pack it was played with.")] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep it there, to go on with later.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Review a finished game: course, mistakes, luck. A damaged record or a running game ends with exit status 1.

    Ctrl-C stops it where it is, and what is known by then is told.
    """
    language = speech(lang).language
    may_write(html)
    may_write(keep)
    if seat is not None and seat < 1:
        raise SetupError(f"a seat is a number from 1 on, not {seat}")
    data = record_in(file.read_bytes())
    work = Crew.of(jobs, ray).work
    try:
        study = begun(Reviewing(data, seconds, seed, work=work, pack=pack), keep)
        if seat is not None and seat > len(study.plan.scores):
            raise SetupError(f"the record has seats 1 to {len(study.plan.scores)}, not {seat}")
        told = carried_out(study, seconds, file.name)
    except (InvalidRecord, NotOver, RecursionError) as error:
        found(f"{file}: {_reason(error)}", json=json)
    if keep is not None:
        keep.write_bytes(study.kept().pressed())
    only = None if seat is None else seat - 1
    if html is not None:
        html.write_text(page(told, language, only), encoding="utf-8")
    if json:
        write_json(of_seat(told, only))
    else:
        show(screen(), told, Wording(told, language), only)


def begun(study: Reviewing, keep: Path | None) -> Reviewing:
    """A review with what was kept of it, if anything was."""
    if keep is not None and keep.exists():
        kept = Kept.read(keep.read_bytes())
        if kept.plan != study.plan:
            raise SetupError(f"{keep}: what is kept there is of another game, budget or seed")
        study.found.update(kept.by_step())
    return study


def carried_out(study: Reviewing, seconds: float, name: str) -> Review:
    """What a review comes to, until it is done or somebody stops it."""
    with _bar() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("", total=None)

        def progress(study: Reviewing) -> None:
            bar.update(task, total=study.steps, completed=study.done, description=name)

        patiently(study, seconds=seconds, progress=progress)
    return study.review()


def of_seat(review: Review, seat: int | None) -> Review:
    """The review with the moments and decisions of one seat alone, or of all."""
    if seat is None:
        return review
    return msgspec.structs.replace(
        review,
        moments=[moment for moment in review.moments if moment.seat == seat],
        decisions=[moment for moment in review.decisions if moment.seat == seat],
    )


def _reason(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "not a record: nested too deeply"
    return str(error).removeprefix("record: ")


def _bar() -> Progress:
    console = notes()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def show(console: Console, review: Review, words: Wording, seat: int | None) -> None:
    """Print a review as tables."""
    console.print(f"[bold]{escape(words.say('review-title', game=words.game()))}[/] · {escape(words.scope())}\n")
    moments, broad = of_seat(review, seat).moments, console.width >= BROAD
    if not moments:
        console.print(words.none())
    elif broad:
        console.print(_grid(moments, words))
    else:
        _stacked(console, moments, words)
    if review.summary:
        console.print()
        console.print(_sums(review, words) if broad else _seats(review, words))
        console.print(f"\n[dim]{words.say('review-interval')}[/]")


def _sums(review: Review, words: Wording) -> Grid:
    """What every seat's game came to."""
    sums = Grid(words.say("review-seat"), box=None, pad_edge=False)
    for name in words.sums(review.summary[0]):
        sums.add_column(words.say(f"review-{name}"), justify="left" if name == "level" else "right")
    for line in review.summary:
        sums.add_row(escape(words.seat(line.seat)), *map(escape, words.sums(line).values()))
    return sums


def _seats(review: Review, words: Wording) -> Grid:
    """The same with a column for each seat, where a row would be too narrow to read."""
    columns = [words.sums(line) for line in review.summary]
    longest = max([len(word) for name in columns[0] for word in words.say(f"review-{name}").split()])
    seats = [escape(words.seat(line.seat)) for line in review.summary]
    sums = Grid(Column("", min_width=longest), *seats, box=None, pad_edge=False)
    for name in columns[0]:
        sums.add_row(words.say(f"review-{name}"), *[escape(column[name]) for column in columns])
    return sums


def _grid(moments: list[Moment], words: Wording) -> Grid:
    """A row for each moment."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(words.say("review-move"), justify="right")
    for name in ("seat", "what", "loss-short", *SAID):
        grid.add_column(words.say(f"review-{name}"), justify="right" if name == "loss-short" else "left")
    for moment in moments:
        grid.add_row(*_head(moment, words), *map(escape, _said(moment, words).values()))
    return grid


def _stacked(console: Console, moments: list[Moment], words: Wording) -> None:
    """A few lines for each moment, where a row would be too narrow to read."""
    for number, moment in enumerate(moments):
        if number:
            console.print()
        step, seat, grade, loss = _head(moment, words)
        console.print(f"{words.say('review-move-number', step=step)} · {seat} · [bold]{grade}[/] {loss}".rstrip())
        lines = Grid.grid(padding=(0, 1))
        for name, text in _said(moment, words).items():
            if text:
                lines.add_row(f"  {words.say(f'review-{name}')}:", escape(text))
        console.print(lines)


def _head(moment: Moment, words: Wording) -> tuple[str, str, str, str]:
    """Where and whose a moment is, its grade, and what it lost."""
    loss = "" if moment.better is None else f"{signed(-moment.loss)} {margin(moment.error)}"
    return str(moment.step), escape(words.seat(moment.seat)), words.say(f"review-grade-{moment.grade}"), loss


def _said(moment: Moment, words: Wording) -> dict[str, str]:
    """What was chosen, what would have been better, and why."""
    told = [moment.chosen_said, *([{}, {}] if moment.better is None else [moment.better_said, moment.reason])]
    return {name: sentence(text.get(words.language, "")) for name, text in zip(SAID, told, strict=True)}
