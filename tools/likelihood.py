"""How likely redeals make the truth: `python -m tools.likelihood [--games N] [--seed S] [--bot BOT]`.

At the beginning of each unit of play, what rivals really hold is looked up in what the redeal believes, in bits of
surprise: the mean of -log2 of the chance it gave to the truth. In Otys every unseen contract is believed to be as
likely as any other in a hand; beside it stand beliefs that lean to contracts that suit the holder (by what is in sight
for them, as the rule of thumb judges, and by their points). In Deep Blue every way of taking cards back is believed to
be as likely; beside the surprise stands how much there would be if that were so.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log, log2
from typing import Final

from fathomfive.arena.match import derived
from fathomfive.bots import seeded
from fathomfive.games.deepblue.rules.redeal import likely_hands
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.otys.judge.worth import best_promise
from fathomfive.games.otys.rules.state import OtysState
from fathomfive.kernel import State, Table

LEANINGS: Final = ((0.0, 0.0), (0.2, 0.0), (0.5, 0.0), (1.0, 0.0), (0.0, 0.2), (0.5, 0.2), (0.5, 0.4))
"""Weights of what is in sight for a contract, and of its points."""


def moments(game_id: str, seats: int, games: int, seed: int, bot: str) -> Iterator[State]:
    """The table at the beginning of every unit of play, of games between alike bots."""
    for number in range(games):
        table = Table(game_id, seats, derived(seed, number, -1))
        bots = [seeded(bot, derived(seed, number, seat)) for seat in range(seats)]
        units = -1
        while not table.over:
            if table.units != units:
                units = table.units
                yield table.state
            asked = table.questions[0]
            table.answer(bots[asked.seat].choose(table.seat(asked.seat)), asked.seat)


def of_contracts(s: OtysState, leaning: tuple[float, float]) -> list[float]:
    """The surprise of each private contract, card by card, at a belief that leans to what suits its holder."""
    suits, points = leaning
    found: list[float] = []
    for seat in range(s.seats):
        player = s.players[seat]
        unseen = [*player.hand, *s.deck.pool, *s.deck.tail]
        weights = [
            exp(suits * best_promise(s, seat, card, player.zone) + points * s.c.contracts[card].prestige)
            for card in unseen
        ]
        found += [-log2(weights[place] / sum(weights)) for place in range(len(player.hand))]
    return found


def of_hands(s: DeepBlueState) -> list[tuple[float, float]]:
    """The surprise of each hand that is not known, and how much would be expected of it."""
    found: list[tuple[float, float]] = []
    for seat in range(s.seats):
        trace = tuple(s.traces[seat])
        chances = dict(likely_hands(trace)) if trace else {}
        if len(chances) > 1:
            total = sum(chances.values())
            truth = chances[tuple(sorted(s.hands[seat]))]
            expected = sum([weight / total * log(total / weight, 2) for weight in chances.values()])
            found.append((log2(total / truth), expected))
    return found


def mean(numbers: list[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args()
    contracts: dict[tuple[float, float], list[float]] = {leaning: [] for leaning in LEANINGS}
    for state in moments("otys", chosen.seats, chosen.games, chosen.seed, chosen.bot):
        assert isinstance(state, OtysState)
        for leaning, surprises in contracts.items():
            surprises += of_contracts(state, leaning)
    for leaning, surprises in contracts.items():
        print(f"otys, leaning {leaning}: {mean(surprises):.3f} bits a contract ({len(surprises)})")
    hands: list[tuple[float, float]] = []
    for state in moments("deepblue", chosen.seats, chosen.games, chosen.seed, chosen.bot):
        assert isinstance(state, DeepBlueState)
        hands += of_hands(state)
    surprise, expected = mean([one for one, _ in hands]), mean([other for _, other in hands])
    print(f"deepblue: {surprise:.3f} bits a hand that is not known ({len(hands)}), {expected:.3f} expected")


if __name__ == "__main__":
    main()
