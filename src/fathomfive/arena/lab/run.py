"""A lab from beginning to end: play what is missing, count, compare, and write the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ...kernel import SetupError
from ..crew import Crew
from .compare import Comparison, compare
from .figures import figures
from .fortune import fortune
from .page import page
from .prompts import prompts
from .shapes import Figures
from .store import fill
from .trial import Trial
from .verdict import sentences
from .wording import Wording

Progress = Callable[[str, int], None]
"""Told how many games of which half have been played."""


class Wish(msgspec.Struct, frozen=True):
    """What a lab is to find out."""

    trial: Trial
    games: int
    against: Trial | None = None
    study: int = 0
    """How many games are reviewed for luck and skill."""


class Lab(msgspec.Struct, frozen=True):
    """What a lab has found."""

    figures: Figures
    comparison: Comparison | None
    verdict: list[str]
    """The comparison in words."""


def beside(html: Path) -> Path:
    """Where the data of a page lie."""
    return html.with_name(f"{html.stem}-data")


def run(wish: Wish, html: Path, language: str, how: str, crew: Crew, progress: Progress | None = None) -> Lab:
    """Play, count and write; `how` is the command that does the same again."""
    if wish.study < 0:
        raise SetupError(f"a number of games to study is at least 0, not {wish.study}")
    folder = beside(html)
    halves = {"a": wish.trial} if wish.against is None else {"a": wish.trial, "b": wish.against}
    for name, trial in halves.items():
        fill(trial, wish.games, folder / name, crew, _part_of(progress, name))
    found = figures(wish.trial, wish.games, folder / "a")
    if wish.study:
        found = msgspec.structs.replace(found, fortune=fortune(wish.trial, wish.study, crew))
    against = None
    if wish.against is not None:
        against = compare(wish.trial, wish.against, wish.games, (folder / "a", folder / "b"))
    words = Wording(wish.trial, language, prompts(wish.trial, {chart.kind for chart in found.charts}))
    html.write_text(page(found, words, how, folder.name, against), encoding="utf-8")
    return Lab(found, against, [] if against is None else sentences(against, words))


def _part_of(progress: Progress | None, name: str) -> Callable[[int], None] | None:
    return None if progress is None else lambda done: progress(name, done)
