"""A table as text."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.kernel import AnyGame, State


def board(
    game: AnyGame, s: State, viewer: int, language: str, names: Sequence[str], width: int
) -> list[tuple[str, str]]:
    return [(f"Table for {viewer}", f"{language} {names[0]} {width}")]
