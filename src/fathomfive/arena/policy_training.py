"""How a policy learns: by cross-entropy, to like the options that searches came to like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..bots.model import Array, PolicyWeights
from ..bots.policy import THUMB
from .adam import Adam
from .selfplay import Harvest
from .training import CHECKED, DECAY

UNITS = 16
BATCH = 256
"""Decisions of one step."""
SEEN = 20
"""Marks of fewer options than that are left out: nothing can be learned of them but chance."""


class PolicyPoint(msgspec.Struct, frozen=True):
    """How well a policy foretells a search after some steps, in decisions learned and in decisions kept apart."""

    step: int
    learned: float
    """The mean of -log of the chance that it gave to what the search liked."""
    checked: float
    agreed: float
    """How often its favourite is what the search liked most, in decisions kept apart."""
    thumb: float
    """How often the rule of thumb's is."""


class _Decisions:
    """Decisions as arrays: one row for each option, those of one decision together."""

    def __init__(self, harvests: Sequence[Harvest], names: Sequence[str]) -> None:
        known = {name: number for number, name in enumerate(names)}
        nothing = len(names)
        features: list[list[float]] = []
        rows: list[list[int]] = []
        values: list[list[float]] = []
        wanted: list[float] = []
        counts: list[int] = []
        self.games: list[int] = []
        width = 1 + max([len(option) for harvest in harvests for one in harvest.decisions for option in one.marks])
        for harvest in harvests:
            numbers = [known.get(mark, nothing) for mark in harvest.marks]
            for one in harvest.decisions:
                thumbs = [known.get(f"{one.kind}!{name}", nothing) for name in THUMB]
                features.append(one.features)
                counts.append(len(one.wanted))
                wanted += one.wanted
                self.games.append(one.number)
                for option, said in zip(one.marks, one.said, strict=True):
                    spare = width - len(option)
                    rows.append([*[numbers[mark] for mark in option], *[nothing] * spare, *thumbs])
                    values.append([*[1.0] * len(option), *[0.0] * spare, *said])
        self.features = np.array(features)
        self.rows: NDArray[np.int64] = np.array(rows)
        self.values = np.array(values)
        self.wanted = np.array(wanted)
        self.counts: NDArray[np.int64] = np.array(counts)
        self.firsts: NDArray[np.int64] = np.concatenate([[0], np.cumsum(self.counts)[:-1]])

    def options(self, which: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
        """Of some decisions: the rows of their options, which of the decisions each belongs to, where each begins."""
        counts = self.counts[which]
        begins: NDArray[np.int64] = np.concatenate([[0], np.cumsum(counts)[:-1]])
        whose = np.repeat(np.arange(len(which)), counts)
        return np.arange(len(whose)) - begins[whose] + self.firsts[which][whose], whose, begins


def mark_names(harvests: Sequence[Harvest], before: PolicyWeights | None = None) -> list[str]:
    """The marks to learn: those before, then new ones that were seen often enough, in the order of their names."""
    counted: Counter[str] = Counter()
    for harvest in harvests:
        for one in harvest.decisions:
            counted.update([f"{one.kind}!{name}" for name in THUMB for _ in one.marks])
            counted.update([harvest.marks[mark] for option in one.marks for mark in option])
    old = [] if before is None else list(before.marks)
    return old + sorted([name for name, count in counted.items() if count >= SEEN and name not in {*old}])


def fit_policy(
    harvests: Sequence[Harvest], *, seed: int, steps: int, before: PolicyWeights | None = None
) -> tuple[PolicyWeights, list[PolicyPoint]]:
    """Fit a policy by Adam, from another one or from nothing; the weights that check best are kept."""
    dice = np.random.default_rng(seed)
    names = mark_names(harvests, before)
    data = _Decisions(harvests, names)
    games = sorted({*data.games})
    apart = {*dice.permutation(games)[: max(1, round(CHECKED * len(games)))].tolist()}
    kept = np.array([game in apart for game in data.games])
    learn, check = np.flatnonzero(~kept), np.flatnonzero(kept)
    width = data.features.shape[1]
    policy = PolicyWeights(
        dice.normal(0, width**-0.5, (width, UNITS)),
        np.zeros(UNITS),
        np.zeros((len(names) + 1, UNITS + 1)),
        names,
    )
    policy.weights[:, 1:] = dice.normal(0, 0.02, (len(names) + 1, UNITS))
    if before is not None:
        policy.inner, policy.inner_bias = before.inner.copy(), before.inner_bias.copy()
        policy.weights[: len(before.marks)] = before.weights
    policy.weights[-1] = 0.0
    adam = Adam([policy.inner, policy.inner_bias, policy.weights])
    some = learn[dice.permutation(len(learn))[: len(check)]]
    curve: list[PolicyPoint] = []
    best, least = policy, np.inf
    every = max(1, steps // 10)
    for step in range(1, steps + 1):
        adam.learn(*_slopes(policy, data, learn[dice.integers(0, len(learn), BATCH)]))
        if step % every == 0:
            curve.append(PolicyPoint(step, _loss(policy, data, some), *_checked(policy, data, check)))
            if curve[-1].checked < least:
                least = curve[-1].checked
                best = PolicyWeights(policy.inner.copy(), policy.inner_bias.copy(), policy.weights[:-1].copy(), names)
    return best, curve


def _logs(
    policy: PolicyWeights, data: _Decisions, which: NDArray[np.int64]
) -> tuple[Array, NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], Array, Array]:
    """Of some decisions: log chances by option, their rows, decisions and beginnings, hidden units, weights."""
    rows, whose, begins = data.options(which)
    hidden = np.tanh(data.features[which] @ policy.inner + policy.inner_bias)
    units = np.concatenate([np.ones((len(which), 1)), hidden], axis=1)
    weights = np.einsum("rk,rku->ru", data.values[rows], policy.weights[data.rows[rows]])
    logits = (weights * units[whose]).sum(1)
    logits -= np.maximum.reduceat(logits, begins)[whose]
    logs: Array = logits - np.log(np.add.reduceat(np.exp(logits), begins))[whose]
    return logs, rows, whose, begins, units, weights


def _slopes(policy: PolicyWeights, data: _Decisions, which: NDArray[np.int64]) -> list[Array]:
    logs, rows, whose, begins, units, weights = _logs(policy, data, which)
    slope = (np.exp(logs) - data.wanted[rows]) / len(which)
    by_option = slope[:, None] * units[whose]
    marks = np.zeros_like(policy.weights)
    np.add.at(marks, data.rows[rows], data.values[rows][:, :, None] * by_option[:, None, :])
    marks[-1] = 0.0
    back = np.add.reduceat(slope[:, None] * weights, begins, axis=0)[:, 1:] * (1 - units[:, 1:] ** 2)
    return [
        data.features[which].T @ back + DECAY * policy.inner,
        back.sum(0),
        marks + 0.1 * DECAY * policy.weights,
    ]


def _loss(policy: PolicyWeights, data: _Decisions, which: NDArray[np.int64]) -> float:
    logs, rows, *_ = _logs(policy, data, which)
    return float(-(logs * data.wanted[rows]).sum() / len(which))


def _checked(policy: PolicyWeights, data: _Decisions, which: NDArray[np.int64]) -> tuple[float, float, float]:
    """The loss, how often the favourite is the search's, and how often the rule of thumb's advice is."""
    logs, rows, _, begins, _, _ = _logs(policy, data, which)
    wanted = data.wanted[rows]
    advised = data.values[rows, -len(THUMB)]
    ends = [*begins[1:].tolist(), len(rows)]
    agreed = thumbs = 0
    for begin, end in zip(begins.tolist(), ends, strict=True):
        liked = int(wanted[begin:end].argmax())
        agreed += int(logs[begin:end].argmax()) == liked
        thumbs += int(advised[begin:end].argmax()) == liked
    count = len(which)
    return float(-(logs * wanted).sum() / count), agreed / count, thumbs / count
