"""Training: bots play, and a model learns from their games who will win.

Everything follows from the seed: the games, the split into games to learn from and games to check with, the weights at
the beginning and the order in which the positions are learned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec
import numpy as np

from ..bots import Bot, seeded
from ..bots.model import Array, Model
from ..bots.search import result
from ..kernel import AnyAsk, SetupError, Stream, Table, Value, game
from ..kernel.plain import chances
from .adam import Adam
from .crew import Crew
from .match import derived

HIDDEN = 32
BATCH = 512
DECAY = 1e-4
"""How strongly weights are drawn to 0."""
CHECKED = 0.15
"""The share of games that are kept apart to check with."""
PIECE = 25


class Lesson(msgspec.Struct, frozen=True):
    """Which games to learn from: seat counts and options are taken in turn."""

    game: str
    setups: tuple[tuple[int, dict[str, Value]], ...]
    games: int
    seed: int
    by: str = "greedy"
    """The bot that plays all seats."""
    slips: float = 0.04
    """How often it takes any option instead of its own, so that the model sees more than its habits."""
    td: float = 1.0
    """How much a position learns from the end of its game, and how little from the model's own view of the next one."""

    def setup(self, number: int) -> tuple[int, dict[str, Value]]:
        """Seats and options of a game."""
        return self.setups[number % len(self.setups)]


class Position(msgspec.Struct, frozen=True):
    """A table between two turns: every seat's features, and what it won in the end."""

    number: int
    features: list[list[float]]
    won: list[float]


class Point(msgspec.Struct, frozen=True):
    """How well the model predicts after some steps: the mean of -log of the chance it gave to what happened."""

    step: int
    learned: float
    checked: float


class Trained(msgspec.Struct, frozen=True):
    """A model, and how it came about."""

    model: Model
    allied: bool
    positions: int
    curve: list[Point]


def train(
    lesson: Lesson,
    *,
    steps: int = 4000,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[int], None] | None = None,
) -> Trained:
    """Let bots play the games of a lesson, and fit a model to them; the weights that check best are kept."""
    if lesson.games < 20:
        raise SetupError(f"a model learns from at least 20 games, not {lesson.games}")
    if not 0 <= lesson.td <= 1:
        raise SetupError(f"td is a share from 0 to 1, not {lesson.td:g}")
    positions: list[Position] = []
    pieces = [(lesson, list(range(first, min(first + PIECE, lesson.games)))) for first in range(0, lesson.games, PIECE)]
    for done, found in enumerate(Crew.of(jobs, ray).work(gather, pieces), 1):
        positions += found
        if progress is not None:
            progress(min(done * PIECE, lesson.games))
    seats, options = lesson.setup(0)
    table = Table(lesson.game, seats, 0, options)
    allied = table.game.rules.allied(table.state)
    model, curve = fit(positions, allied, seed=lesson.seed, steps=steps, td=lesson.td)
    model.features = tuple(table.game.judge.feature_names(table.state))
    return Trained(model, allied, len(positions), curve)


def gather(lesson: Lesson, numbers: Sequence[int]) -> list[Position]:
    """Play some games of a lesson, and note the table at the beginning of every unit of play."""
    return [position for number in numbers for position in play_lesson(lesson, number, chosen_by)]


def chosen_by(bot: Bot, table: Table, ask: AnyAsk) -> Value:
    """What a bot chooses."""
    return bot.choose(table.seat(ask.seat))


def play_lesson(lesson: Lesson, number: int, choose: Callable[[Bot, Table, AnyAsk], Value]) -> list[Position]:
    """Play one game of a lesson, and note the table at the beginning of every unit of play."""
    the_game = game(lesson.game)
    seats, options = lesson.setup(number)
    table = Table(lesson.game, seats, derived(lesson.seed, number, -2), options)
    stream = Stream(derived(lesson.seed, number, -3))
    bots = [seeded(lesson.by, derived(lesson.seed, number, seat)) for seat in range(seats)]
    seen: list[list[list[float]]] = []
    units = 0
    while not table.over:
        ask = table.asks[0]
        if table.units != units:
            units = table.units
            shown = range(1) if the_game.rules.allied(table.state) else range(seats)
            seen.append([the_game.judge.features(table.state, seat) for seat in shown])
        if stream.unit() < lesson.slips:
            table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
        else:
            table.answer(choose(bots[ask.seat], table, ask), ask.seat)
    won = worth(table)
    return [Position(number, features, won[: len(features)]) for features in seen]


def worth(table: Table) -> list[float]:
    """What a finished game teaches: who won it, and among rivals half of it how clearly."""
    won = result(table)
    if table.game.rules.allied(table.state):
        return won
    clearly = chances(table.scores, table.game.judge.SPREAD)
    return [(one + other) / 2 for one, other in zip(won, clearly, strict=True)]


def fit(
    positions: Sequence[Position],
    allied: bool,
    *,
    seed: int,
    steps: int,
    td: float = 1.0,
    before: Model | None = None,
) -> tuple[Model, list[Point]]:
    """Fit a model by Adam, on positions of any seat count; games follow one another, each in its order of play.

    It begins with the weights of the model `before`, if there is one, and keeps them if nothing checks better.
    """
    dice = np.random.default_rng(seed)
    games = sorted({position.number for position in positions})
    checked = set(dice.permutation(games)[: max(1, round(CHECKED * len(games)))].tolist())
    learned = [one for one in positions if one.number not in checked]
    learn, check = _stacked(learned), _stacked([one for one in positions if one.number in checked])
    last = [one.number != other.number for one, other in pairwise(learned)]
    width = len(positions[0].features[0])
    model = Model(
        dice.normal(0, width**-0.5, (width, HIDDEN)),
        np.zeros(HIDDEN),
        dice.normal(0, 0.1 * HIDDEN**-0.5, HIDDEN),
        np.zeros(()),
    )
    if before is not None:
        model = Model(before.inner.copy(), before.inner_bias.copy(), before.outer.copy(), before.outer_bias.copy())
    adam = Adam([model.inner, model.inner_bias, model.outer, model.outer_bias])
    curve: list[Point] = []
    best, least = Model.load(model.dump()), np.inf if before is None else _loss(model, *check, allied)
    features, won, seated = learn
    lessons = won
    for step in range(1, steps + 1):
        batch = dice.integers(0, len(features), BATCH)
        adam.learn(*_slopes(model, features[batch], lessons[batch], seated[batch], allied))
        if step % max(1, steps // 20) == 0:
            curve.append(Point(step, _loss(model, *learn, allied), _loss(model, *check, allied)))
            if curve[-1].checked < least:
                least, best = curve[-1].checked, Model.load(model.dump())
            if td < 1:
                lessons = looked_back(_chances(model.strengths(features), seated, allied), won, last, td)
    return best, curve


def looked_back(chances: Array, won: Array, last: Sequence[bool], td: float) -> Array:
    """What each position learns by TD(λ): something of what followed it, the rest of how the next one looks.

    The end of a game is so much luck that few games teach more in this way. `last` tells of every position but the
    final one whether its game ends there.
    """
    lessons = won.copy()
    for at in range(len(won) - 2, -1, -1):
        if not last[at]:
            lessons[at] = td * lessons[at + 1] + (1 - td) * chances[at + 1]
    return lessons


def _stacked(positions: Sequence[Position]) -> tuple[Array, Array, Array]:
    """Features by position, seat and number; what was won by position and seat; and which seats there are."""
    seats = max([len(position.won) for position in positions])
    width = len(positions[0].features[0])
    features = np.zeros((len(positions), seats, width))
    won, seated = np.zeros((len(positions), seats)), np.zeros((len(positions), seats))
    for i, position in enumerate(positions):
        count = len(position.won)
        features[i, :count], won[i, :count], seated[i, :count] = position.features, position.won, 1.0
    return features, won, seated


def _chances(strengths: Array, seated: Array, allied: bool) -> Array:
    if allied:
        lonely: Array = 1 / (1 + np.exp(-strengths))
        return lonely
    weights = np.exp(strengths - strengths.max(1, keepdims=True)) * seated
    chances: Array = weights / weights.sum(1, keepdims=True)
    return chances


def _loss(model: Model, features: Array, won: Array, seated: Array, allied: bool) -> float:
    chances = np.clip(_chances(model.strengths(features), seated, allied), 1e-9, 1 - 1e-9)
    losses = won * np.log(chances) + ((1 - won) * np.log(1 - chances) if allied else 0.0)
    return float(-(losses * seated).sum(1).mean())


def _slopes(model: Model, features: Array, won: Array, seated: Array, allied: bool) -> list[Array]:
    """How the loss changes with each weight."""
    hidden = np.tanh(features @ model.inner + model.inner_bias)
    chances = _chances(hidden @ model.outer + model.outer_bias, seated, allied)
    # A game that nobody has won teaches rivals nothing: there is nobody to prefer.
    weight = seated if allied else seated * won.sum(1, keepdims=True)
    strength = (chances - won) * weight / len(features)
    inner = strength[..., None] * model.outer * (1 - hidden * hidden)
    return [
        np.einsum("nsf,nsh->fh", features, inner) + DECAY * model.inner,
        inner.sum((0, 1)),
        np.einsum("ns,nsh->h", strength, hidden) + DECAY * model.outer,
        strength.sum(),
    ]
