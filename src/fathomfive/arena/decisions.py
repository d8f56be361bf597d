"""Sets of decisions, read again: how they were made, and their arrays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..kernel import SetupError
from .parquet import parquet_library

CARD = "card.json"
SET = "a set of decisions"
Seen = Literal["observation", "features"]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """How a set was made; two sets with the same card hold the same decisions."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    seen: Seen
    size: int
    """Numbers in an observation."""
    actions: int
    """How many actions there are, and what tells two lists of them apart."""
    actions_digest: str
    rules_version: int
    content: str
    version: str


def read_card(folder: Path) -> Card:
    """How the set in a folder was made."""
    try:
        return msgspec.json.decode((folder / CARD).read_bytes(), type=Card)
    except FileNotFoundError:
        raise SetupError(f"{folder} holds no decisions: there is no {CARD}") from None
    except msgspec.MsgspecError as error:
        raise SetupError(f"{folder / CARD} does not describe decisions: {error}") from None


class Decisions:
    """A set of decisions as arrays. It has a length and items, so it is also a dataset for torch's DataLoader.

    `seen` is (n, size) float32, `choice` (n,) int32, `result` (n,) float32; `mask(i)` and `policy(i)`
    are over all actions.
    """

    def __init__(self, folder: Path | str) -> None:
        folder = Path(folder)
        self.card = read_card(folder)
        arrow, parquet = parquet_library(SET)
        parts = sorted(folder.glob("games-*.parquet"))
        if not parts:
            raise SetupError(f"{folder} holds no decisions: there are no files games-*.parquet")
        table = arrow.concat_tables([parquet.read_table(part) for part in parts]).combine_chunks()
        self._legal, self._starts = _ragged(table, "legal")
        self._share, self._shares = _ragged(table, "share")
        self.seen: NDArray[np.float32] = _ragged(table, "seen")[0].reshape(len(table), self.card.size)
        self.number, self.step, self.seat, self.choice, self.result, self.score = (
            table[name].to_numpy() for name in ("number", "step", "seat", "choice", "result", "score")
        )
        self.kind: list[str] = table["kind"].to_pylist()

    def __len__(self) -> int:
        return len(self.choice)

    def legal(self, index: int) -> NDArray[np.int32]:
        """The ids of the legal actions of a decision."""
        return self._legal[self._starts[index] : self._starts[index + 1]]

    def mask(self, index: int) -> NDArray[np.int8]:
        """1 for every legal action, 0 for the others."""
        found = np.zeros(self.card.actions, np.int8)
        found[self.legal(index)] = 1
        return found

    def policy(self, index: int) -> NDArray[np.float32]:
        """How much of a search went into each action; 1 for the choice where nobody searched."""
        found = np.zeros(self.card.actions, np.float32)
        share = self._share[self._shares[index] : self._shares[index + 1]]
        if len(share):
            found[self.legal(index)] = share
        else:
            found[self.choice[index]] = 1.0
        return found

    def __getitem__(self, index: int) -> dict[str, Any]:
        if not 0 <= index < len(self):
            raise IndexError(f"there are {len(self)} decisions, not {index}")
        return {
            "seen": self.seen[index],
            "mask": self.mask(index),
            "choice": self.choice[index],
            "policy": self.policy(index),
            "result": self.result[index],
        }

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[index] for index in range(len(self)))


def _ragged(table: Any, name: str) -> tuple[NDArray[Any], NDArray[np.int32]]:
    """A column of lists as one array, and where each list begins."""
    column = table[name].chunk(0)
    return column.flatten().to_numpy(), column.offsets.to_numpy()
