"""One position on its own: what each option is worth, how surely, and what would follow. For programs."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..kernel import NATURE, SetupError, Table, Value
from ..kernel.record import Record
from .actions import Data
from .decisions import line_after
from .errors import NoSuchStep
from .evaluator import Evaluator, base
from .luck import Strata
from .plan import check_seed
from .race import Action, Trials, race
from .shapes import Line


class Option(msgspec.Struct, frozen=True):
    """An option of a question, as the seat can judge it; or an answer of nature, with its odds."""

    value: Value
    label: str
    worths: list[float]
    """Every seat's chance to win with it."""
    error: float
    """The standard error of the asked seat's chance (of the first seat's, when nature is asked)."""
    visits: int
    odds: float | None = None
    line: list[Line] = []


class Analysis(msgspec.Struct, frozen=True):
    """A position: who is asked what, and its options, the best first."""

    step: int
    seat: int
    kind: str
    prompt: str
    chances: list[float]
    errors: list[float]
    options: list[Option]
    chosen: Value | None
    """What the record goes on with."""


def analyse(
    record: Data,
    step: int,
    *,
    seat: int | None = None,
    visits: int = 16,
    seed: int = 0,
    language: str = "en",
    pack: Path | str | None = None,
) -> Analysis:
    """Analyse the position after so many answers of a record, by what the asked seat knows.

    `visits` is the number of courses of the game for each of the best options. Where several seats are asked together,
    `seat` says who; the one that answered next, if nobody says.
    """
    answers = Record.read(record).answers
    if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step <= len(answers):
        raise NoSuchStep(f"the record has steps 0 to {len(answers)}, not {step!r}")
    if isinstance(visits, bool) or not isinstance(visits, int) or not 1 <= visits <= 100_000:
        raise SetupError(f"visits are a number from 1 to 100000, not {visits!r}")
    check_seed(seed)
    table = Table.replay(record, upto=step, pack=pack, nature="ask")
    if table.over:
        raise NoSuchStep(f"the game is over after {step} answers: there is nothing to choose")
    following = answers[step] if step < len(answers) else None
    if table.asks:
        return _seat(table, following, seat, visits, seed, language)
    return _nature(table, following, visits, seed, language)


def _nature(table: Table, following: tuple[int, Value] | None, visits: int, seed: int, language: str) -> Analysis:
    evaluator = Evaluator(table)
    asked = table.question
    assert asked is not None
    strata = Strata(table, evaluator, base(seed, table.version, "luck"), 2 * max(visits, len(asked.options)))
    options = [
        Option(value, asked.label(value, language), sample.means(), evaluator.error(sample, 0), len(sample), odds)
        for value, odds, sample in strata.samples
    ]
    chosen = None if following is None else following[1]
    worded = table.game.catalogue.has(f"nature-{asked.kind}", language)
    prompt = asked.prompt(language) if worded else asked.kind
    return Analysis(table.version, NATURE, asked.kind, prompt, *strata.before(), options, chosen)


def _seat(
    table: Table, following: tuple[int, Value] | None, wanted: int | None, visits: int, seed: int, language: str
) -> Analysis:
    asked_seats = [ask.seat for ask in table.asks]
    seat = wanted if wanted is not None else following[0] if following is not None else asked_seats[0]
    if seat not in asked_seats:
        raise NoSuchStep(f"at step {table.version} seat {seat} is not asked; seats {asked_seats} are")
    evaluator = Evaluator(table)
    asked = table.seat(seat).question
    action = Action(seat, table.version, [table], [asked.options[0]])
    ways = [action.gone(), *action.others()]
    trials = Trials(action, evaluator, base(seed, table.version, "race"))
    race(trials, ways, (), seat, visits)
    ways.sort(key=lambda way: (len(way.sample), way.sample.mean(seat)), reverse=True)
    value = evaluator.value(table, base(seed, table.version, "course"), visits)
    options = [
        Option(
            way.option,
            asked.label(way.option, language),
            way.sample.means(),
            evaluator.error(way.sample, seat),
            len(way.sample),
            None,
            line_after(action, way, base(seed, table.version, "line")),
        )
        for way in ways
    ]
    chosen = following[1] if following is not None and following[0] == seat else None
    prompt = asked.prompt(language)
    return Analysis(table.version, seat, asked.kind, prompt, value.means(), evaluator.errors(value), options, chosen)
