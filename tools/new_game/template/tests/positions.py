"""Positions to test in."""

from __future__ import annotations

from typing import cast

from fathomfive.kernel import AnyGame, Pile, Table
from tools.new_game.template.newgame import GAME
from tools.new_game.template.newgame.rules.state import NewGameState

SHELL, PEARL, CROWN = range(3)


def table(seats: int, seed: int) -> Table:
    """A new table of this game."""
    return Table(cast(AnyGame, GAME), seats, seed)


def laid(hands: list[list[int]], deck: list[int]) -> NewGameState:
    """A State with these hands and this deck, at the turn of seat 0."""
    content, _ = GAME.load()
    s = GAME.rules.new(content, len(hands), {})
    s.seats = len(hands)
    s.turn = 0
    s.hands = [sorted(hand) for hand in hands]
    s.rows = [[] for _ in hands]
    s.deck = Pile(deck)
    return s


def state(table: Table) -> NewGameState:
    """The State of a table of this game."""
    assert isinstance(table.state, NewGameState)
    return table.state
