"""From the sets of a trial to its figures."""

from __future__ import annotations

from pathlib import Path

from .games import Games, spread
from .options import Options
from .shapes import Chart, Choice, Figures, Rate
from .trial import Trial
from .watch import TENTHS

ENOUGH = 30
"""A choice offered less often tells too little to be called a dead end."""


def figures(trial: Trial, games: int, folder: Path) -> Figures:
    """What the first games of a trial have shown."""
    seats = trial.match.seats
    held = Games(folder, games, seats)
    return Figures(
        trial=trial,
        games=games,
        allied=held.allied,
        won=Rate.counted(float((held.shares.max(axis=1) > 0).sum()), games),
        seats=held.by_seat(),
        places=held.by_place(),
        score=float(held.scores.mean()),
        best=float(held.best.mean()),
        margin=float(held.margin.mean()),
        questions=spread(held.questions),
        rounds=spread(held.rounds),
        changes=spread(held.changes),
        tenths=[held.tenth(tenth) for tenth in range(1, TENTHS)],
        set_ups=held.by_set_up(),
        charts=Options(folder, games, seats, held.allied).charts(),
    )


def dead_ends(found: Figures) -> tuple[list[tuple[Chart, Choice]], list[tuple[Chart, Choice]]]:
    """Choices that were never taken, and those that always were, of all that were offered often enough."""
    told = [(chart, one) for chart in found.charts for one in chart.choices if one.picked.of >= ENOUGH]
    never = [(chart, one) for chart, one in told if not one.picked.hits]
    always = [(chart, one) for chart, one in told if one.picked.hits == one.picked.of]
    return never, always
