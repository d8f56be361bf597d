"""A value model: how strong a seat stands, learned from finished games; small enough to ship and to run on numpy.

A network with one hidden layer gives every seat a strength from the game's features of that seat. Chances to win are
the strengths against each other (softmax) or, for seats that win or lose as one, against what it takes (logistic).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from math import exp

from ..kernel import Table
from ..kernel.errors import needs_extra
from ..kernel.plain import chances
from .plain_model import weights

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise needs_extra("a model", "learn") from None

Array = NDArray[np.float64]
LAYERS = ("inner", "inner_bias", "outer", "outer_bias")


class PolicyWeights:
    """The weights of a policy as arrays: by feature and hidden unit, and by mark (a constant, then the units)."""

    __slots__ = ("inner", "inner_bias", "weights", "marks")

    def __init__(self, inner: Array, inner_bias: Array, weights: Array, marks: Sequence[str]) -> None:
        self.inner = inner
        self.inner_bias = inner_bias
        self.weights = weights
        self.marks = tuple(marks)

    def layers(self) -> dict[str, NDArray[np.generic]]:
        """What a file keeps of it; the marks as text, which a reader without numpy can read."""
        text = "\n".join(self.marks).encode()
        return {
            "policy_inner": self.inner.astype(np.float32),
            "policy_bias": self.inner_bias.astype(np.float32),
            "policy_weights": self.weights.astype(np.float32),
            "policy_marks": np.frombuffer(text, dtype=np.uint8),
        }

    @staticmethod
    def of(layers: Mapping[str, NDArray[np.generic]]) -> PolicyWeights | None:
        """The policy in a file, if there is one."""
        if "policy_weights" not in layers:
            return None
        inner, bias, weights = [
            layers[name].astype(np.float64) for name in ("policy_inner", "policy_bias", "policy_weights")
        ]
        return PolicyWeights(inner, bias, weights, layers["policy_marks"].tobytes().decode().split("\n"))


class Model:
    """The weights, the names of the features they weigh, and what they say."""

    __slots__ = (*LAYERS, "features", "policy")

    def __init__(
        self, inner: Array, inner_bias: Array, outer: Array, outer_bias: Array, features: Sequence[str] = ()
    ) -> None:
        self.inner = inner
        self.inner_bias = inner_bias
        self.outer = outer
        self.outer_bias = outer_bias
        self.features = tuple(features)
        self.policy: PolicyWeights | None = None

    def strengths(self, features: Array) -> Array:
        """How strong each row of features is."""
        strengths: Array = np.tanh(features @ self.inner + self.inner_bias) @ self.outer + self.outer_bias
        return strengths

    def outlook(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        game, state = table.game, table.state
        if game.rules.allied(state):
            [strength] = self.strengths(np.array([game.judge.features(state, 0)])).tolist()
            return [1 / (1 + exp(-strength))] * table.seats
        features = np.array([game.judge.features(state, seat) for seat in range(table.seats)])
        return chances(self.strengths(features).tolist(), 1.0)

    def dump(self) -> bytes:
        """The weights as a numpy file."""
        out = BytesIO()
        layers = {name: getattr(self, name).astype(np.float32) for name in LAYERS}
        policy = {} if self.policy is None else self.policy.layers()
        np.savez_compressed(out, features=np.array(self.features, dtype=np.str_), **layers, **policy)  # type: ignore[arg-type]
        return out.getvalue()

    @staticmethod
    def load(data: bytes) -> Model:
        """The model that `dump` wrote."""
        with np.load(BytesIO(data), allow_pickle=False) as layers:
            weights = {name: layers[name].astype(np.float64) for name in LAYERS}
            model = Model(**weights, features=layers["features"].tolist())
            model.policy = PolicyWeights.of(layers)
            return model


@lru_cache(maxsize=16)
def shipped(game: str, allied: bool) -> Model | None:
    """The model of a game that comes with the package, if one does."""
    data = weights(game, allied)
    return None if data is None else Model.load(data)
