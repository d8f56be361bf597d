"""A match: which bots play which deals in which seats; and one game of it, played to the end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from ..bots import Bot, named, seeded
from ..kernel import Json, SetupError, Table, Value, game

Collect: TypeAlias = Callable[[Table], Mapping[str, int]]
"""Counts something about a finished game, from its facts or its final state."""


class Match(msgspec.Struct, frozen=True):
    """Bots at a game: game number `i` follows from this alone, so any machine can play any part of it.

    Every deal is played once for each different way to seat the bots in a circle (paired seeds, rotated seats), so
    that neither a lucky deal nor a good seat favours a bot. Alike bots give no different ways: then every game is a
    new deal.

    >>> match = Match.of("deepblue", seats=4, bots=["greedy", "random"], seed=7)
    >>> match.lineup(0), match.lineup(1)
    (('greedy', 'random', 'greedy', 'random'), ('random', 'greedy', 'random', 'greedy'))
    >>> match.deal(0) == match.deal(1) == 7, match.deal(2) == 7
    (True, False)
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    """One for each seat."""
    options: dict[str, Value]
    seed: int
    pack: str | None = None

    @staticmethod
    def of(
        game_id: str,
        *,
        seats: int | None = None,
        bots: Sequence[str | Bot],
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        pack: str | None = None,
    ) -> Match:
        """Check everything, and repeat a list of bots, or of names for them, that is shorter than the seats."""
        count, chosen = game(game_id).settle(seats, options)
        if not bots:
            raise SetupError("a match needs at least one bot")
        if len(bots) > count:
            raise SetupError(f"{len(bots)} bots for {count} seats: name at most one for each seat")
        specs = [named(bot) for bot in bots]
        for spec in specs:
            seeded(spec, 0)
        if not 0 <= seed < 1 << 96:
            raise SetupError(f"a seed is a whole number from 0 to 2^96 - 1, not {seed}")
        lineup = tuple(specs[i % len(specs)] for i in range(count))
        return Match(game_id, count, lineup, chosen, seed, pack)

    @property
    def ways(self) -> int:
        """How many different ways there are to seat the bots in a circle."""
        line = self.bots
        return next(step for step in range(1, len(line) + 1) if line[step:] + line[:step] == line)

    def turned(self, number: int) -> int:
        """By how many seats the bots have moved on in a game."""
        return number % self.ways

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        turned = self.turned(number)
        return tuple(self.bots[(seat - turned) % self.seats] for seat in range(self.seats))

    def deal(self, number: int) -> int:
        """The seed of a game: the match's own for the first deal, then seeds that no other match shares."""
        deal = number // self.ways
        return self.seed if deal == 0 else derived(self.seed, deal, -1)

    def players(self, number: int) -> list[Bot]:
        """Fresh bots for a game, by seat. A bot keeps its own stream in all games of one deal, wherever it sits."""
        deal, turned = number // self.ways, self.turned(number)
        return [
            seeded(spec, derived(self.seed, deal, (seat - turned) % self.seats))
            for seat, spec in enumerate(self.lineup(number))
        ]


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: list[int]
    ranks: list[int]
    questions: int
    """How many questions were asked of seats."""
    counts: dict[str, int] = {}
    record: dict[str, Json] | None = None


def play_game(match: Match, number: int, *, record: bool = False, collect: Collect | None = None) -> Result:
    """Play one game of a match to its end."""
    lineup = match.lineup(number)
    table = Table(
        match.game,
        match.seats,
        match.deal(number),
        match.options,
        pack=match.pack,
        names=[f"{spec} {seat + 1}" for seat, spec in enumerate(lineup)],
        facts=collect is not None,
    )
    questions = play_on(table, match.players(number))
    return Result(
        number=number,
        deal=match.deal(number),
        bots=lineup,
        scores=table.scores,
        ranks=table.ranks,
        questions=questions,
        counts=dict(collect(table)) if collect is not None else {},
        record=table.record() if record else None,
    )


def play_on(table: Table, players: Sequence[Bot]) -> int:
    """Let bots, one a seat, answer until the game is over; gives the number of questions they were asked."""
    questions = 0
    while (asked := table.question) is not None:
        table.answer(players[asked.seat].choose(table.seat(asked.seat)), asked.seat)
        questions += 1
    return questions


def derived(seed: int, deal: int, position: int) -> int:
    """A seed of 48 bits that depends on all three numbers and on nothing else."""
    digest = hashlib.blake2b(f"{seed}/{deal}/{position}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")
