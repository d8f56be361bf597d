"""`fathom fuzz`: random games of everything, with every law checked, most of them at moments drawn by chance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from .. import __version__, compiled
from ..arena.crew import Crew
from ..arena.storm import SPACING, Gust, Journal, Storm, Wreck, rage
from ..kernel.conformance import OVER
from .output import Exit, notes, screen, write_json
from .sim import progress_bar


class Weather(msgspec.Struct, frozen=True):
    """A storm summed up."""

    storm: Storm
    first: int
    games: int
    questions: int
    tables: dict[str, int]
    choices: dict[str, int]
    checks: dict[str, list[int]]
    """How often each of the storm's laws was checked, by game and kind of question."""
    wrecks: list[Wreck]


def fuzz(
    only: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Which games; all if none is named.")] = None,
    games: Annotated[int, typer.Option(help="How many games in all.")] = 1000,
    first: Annotated[int, typer.Option(help="The number of the first: a storm may be parted, a range to each.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    spacing: Annotated[
        int,
        typer.Option(help="Look closely at the first question of a kind in one of so many games, seldom kinds more."),
    ] = SPACING,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one for each core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one.")] = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep it there, with a page; go on with what is there."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write one JSON document.")] = False,
) -> None:
    """Play random games over all titles, seat counts, modes and options, and check every law of the kernel.

    Leaves with 1 if a law was broken; the records of such games lead to the moment before.
    """
    storm = Storm.of(tuple(only or ()), seed, spacing)
    journal = None if out is None else Journal(out, storm)
    with progress_bar() as bar:
        task = bar.add_task("storm", total=max(games, 1))
        gusts = rage(
            storm,
            games,
            first=first,
            crew=Crew.of(jobs, ray),
            journal=journal,
            progress=lambda done: bar.update(task, completed=done),
        )
    weather = summed(storm, gusts)
    if out is not None:
        (out / "storm.md").write_text(page(weather), encoding="utf-8")
    if json:
        write_json(weather)
    else:
        screen().print(f"{weather.games:,} games, {weather.questions:,} questions, {len(weather.wrecks)} broken laws")
    for wreck in weather.wrecks:
        notes().print(f"game {wreck.setup.number}: {titled(wreck)}: {wreck.complaint}", markup=False)
    if weather.wrecks:
        raise typer.Exit(Exit.FOUND)


def summed(storm: Storm, gusts: list[Gust]) -> Weather:
    """All gusts together."""
    tables: dict[str, int] = {}
    choices: dict[str, int] = {}
    checks: dict[str, list[int]] = {}
    for gust in gusts:
        for counts, more in ((tables, gust.tables), (choices, gust.choices)):
            for name, count in more.items():
                counts[name] = counts.get(name, 0) + count
        for place, checked in gust.checks.items():
            sofar = checks.get(place, [0] * len(checked))
            checks[place] = [one + other for one, other in zip(sofar, checked, strict=True)]
    return Weather(
        storm,
        min((gust.first for gust in gusts), default=0),
        sum(gust.games for gust in gusts),
        sum(gust.questions for gust in gusts),
        dict(sorted(tables.items())),
        dict(sorted(choices.items())),
        dict(sorted(checks.items())),
        [wreck for gust in gusts for wreck in gust.wrecks],
    )


def titled(wreck: Wreck) -> str:
    """What was played, in words."""
    setup = wreck.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    return f"{setup.game} with {setup.seats}, seed {setup.seed}" + (f", {options}" if options else "")


def checked(weather: Weather) -> list[str]:
    """How often each law was checked, and at which kind of question least often, as a table of Markdown."""
    lines = ["| law | checked | kinds of questions | least often |", "|---|---|---|---|"]
    for number, law in enumerate(weather.storm.laws):
        counts = {place: counts[number] for place, counts in weather.checks.items() if counts[number]}
        along = {place: count for place, count in counts.items() if not place.endswith(f"/{OVER}")} or counts
        if along:
            least = min(along, key=lambda place: along[place])
            total = f"{sum(counts.values()):,}"
            lines.append(f"| {law} | {total} | {len(along)} | {least}: {along[least]:,} |")
    return lines


def page(weather: Weather) -> str:
    """The result as a page of Markdown."""
    storm = weather.storm
    versions = ", ".join(f"{id} {version}" for id, version in zip(storm.titles, storm.versions, strict=True))
    lines = [
        "# A storm over all games",
        "",
        f"{weather.games:,} random games, {weather.questions:,} questions, {len(weather.wrecks)} broken laws. "
        "Every question was looked at (its options unique, its kind known, its seat there, something to choose); "
        "the other laws were checked at moments drawn by chance:",
        "",
        *checked(weather),
        "",
        f"Fathom Five {__version__}, {'compiled' if compiled else 'interpreted'}; rules versions: {versions}. "
        f"The same games: `fathom fuzz {' '.join(storm.titles)} --first {weather.first} --games {weather.games} "
        f"--seed {storm.seed} --spacing {storm.spacing}`.",
        "",
        "| game / seats | games |",
        "|---|---|",
        *(f"| {name} | {count:,} |" for name, count in weather.tables.items()),
        "",
        "| option | games |",
        "|---|---|",
        *(f"| {name} | {count:,} |" for name, count in weather.choices.items()),
    ]
    if weather.wrecks:
        lines += ["", "| number | game | law | complaint |", "|---|---|---|---|"]
        lines += [
            f"| {wreck.setup.number} | {titled(wreck)} | {wreck.law} | {wreck.complaint} |" for wreck in weather.wrecks
        ]
    return "\n".join(lines) + "\n"
