"""A ladder: every bot meets every other one, and all are rated; bots that play alone or as one are measured by wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import msgspec

from ..kernel import SetupError, Table, Value, game
from .ledger import Ledger
from .match import Match
from .ratings import Rated, rate
from .sim import simulate
from .stats import BotLine, Summary


class Ladder(msgspec.Struct, frozen=True):
    """Bots of one game, and how they meet."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Value]
    games: int
    """Games of each pair, or of each bot alone."""
    seed: int
    neighbours: bool = False
    """Each bot meets only the next one, not all others."""

    @staticmethod
    def of(
        game_id: str,
        *,
        seats: int | None = None,
        bots: Sequence[str],
        options: Mapping[str, Value] | None = None,
        games: int = 100,
        seed: int = 0,
        neighbours: bool = False,
    ) -> Ladder:
        """Check everything; the best number of seats to compare bots is two."""
        the_game = game(game_id)
        count, chosen = the_game.settle(2 if seats is None and 2 in the_game.seats else seats, options)
        if len(set(bots)) != len(bots) or not bots:
            raise SetupError(f"a ladder has some bots, each once, not {', '.join(bots) or 'none'}")
        if games < 1:
            raise SetupError(f"every pair plays at least 1 game, not {games}")
        ladder = Ladder(game_id, count, tuple(bots), chosen, games, seed, neighbours)
        if len(bots) < 2 and not ladder.allied:
            raise SetupError("rivals need at least two bots")
        ladder.matches()
        return ladder

    @property
    def allied(self) -> bool:
        """Whether the seats win or lose as one, so that bots cannot beat each other."""
        table = Table(self.game, self.seats, self.seed, self.options)
        return table.game.rules.allied(table.state)

    def matches(self) -> list[Match]:
        """Every pair of bots, or of neighbours, or every bot alone."""
        pairs = pairwise(self.bots) if self.neighbours else combinations(self.bots, 2)
        meeting = [(bot,) for bot in self.bots] if self.allied else list(pairs)
        return [
            Match.of(self.game, seats=self.seats, bots=bots, options=self.options, seed=self.seed) for bots in meeting
        ]


class Standing(msgspec.Struct, frozen=True):
    """What came of a ladder."""

    ladder: Ladder
    matches: list[Summary]
    ratings: list[Rated]
    """The best first; nobody where bots do not meet."""

    def line(self, bot: str, other: str | None = None) -> BotLine:
        """How a bot did against another, or alone."""
        for summary in self.matches:
            met = {line.bot: line for line in summary.bots}
            if bot in met and (other is None or other in met):
                return met[bot]
        raise LookupError(f"{bot} and {other} did not meet")


def climb(
    ladder: Ladder,
    *,
    jobs: int = 1,
    ray: str = "",
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Standing:
    """Play all matches; with a folder, results are kept there and an interrupted ladder goes on.

    `progress` is told how many games of how many have ended.
    """
    ledger = Ledger(folder) if folder is not None else None
    summaries: list[Summary] = []
    matches = ladder.matches()
    for number, match in enumerate(matches):

        def tell(done: int, before: int = number * ladder.games) -> None:
            if progress is not None:
                progress(before + done, len(matches) * ladder.games)

        summaries.append(simulate(match, ladder.games, jobs=jobs, ray=ray, ledger=ledger, progress=tell))
    wins = {} if ladder.allied else _wins(summaries)
    return Standing(ladder, summaries, rate(ladder.bots, wins) if wins else [])


def _wins(summaries: Sequence[Summary]) -> dict[tuple[str, str], float]:
    """Who beat whom how often: among several seats, the share of a win that went to either bot's seats."""
    wins: dict[tuple[str, str], float] = {}
    for summary in summaries:
        one, other = summary.bots
        wins[one.bot, other.bot] = one.wins
        wins[other.bot, one.bot] = other.wins
    return wins
