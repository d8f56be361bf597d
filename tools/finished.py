"""Finished games between bots, and what there is to be found in each of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import process_time
from typing import TypeVar

import msgspec

from fathomfive.bots import make
from fathomfive.cli.output import chosen_options
from fathomfive.kernel import Table, game
from fathomfive.study.evaluator import Evaluator
from tools.finds import by_game, cost

T = TypeVar("T")


def played(args: argparse.Namespace, spec: str, number: int) -> Table:
    """The finished game of some number between bots."""
    table = Table(args.game, args.seats, args.seed + number, chosen_options(game(args.game), args.option))
    bots = [make(f"{spec}{',' if ':' in spec else ':'}seed={number * 8 + seat}") for seat in range(table.seats)]
    while not table.over:
        seat = table.asks[0].seat
        table.answer(bots[seat].choose(table.seat(seat)), seat)
    return table


def games(args: argparse.Namespace, spec: str) -> Iterator[Table]:
    """Finished games between bots."""
    for number in range(args.games):
        yield played(args, spec, number)


def setting(args: argparse.Namespace) -> str:
    """All that what is found in a game depends on: the call, and the figures of calibration."""
    call = {name: value for name, value in vars(args).items() if name not in ("games", "keep")}
    return msgspec.json.encode([call, beginning(args).calibration]).decode()


def beginning(args: argparse.Namespace) -> Evaluator:
    """Who judges games of these settings."""
    return Evaluator(Table(args.game, args.seats, args.seed, chosen_options(game(args.game), args.option)))


def each(args: argparse.Namespace, find: Callable[[Table, int], T], kind: type[T]) -> Iterator[T]:
    """What there is to be found in each finished game, which is not played where that is known."""
    return by_game(
        args.keep, setting(args), args.games, lambda number: find(played(args, args.by, number), number), kind
    )


def told_cost(args: argparse.Namespace, clock: float) -> str:
    """What it took of the processor."""
    if args.keep is None:
        return f"{process_time() - clock:.0f} s of processor time"
    return f"{cost(args.keep, setting(args)):.2f} s of processor time a game"
