"""The figures of docs/balance/neweden.md: `python -m tools.balance.neweden --games 2000`.

`--save` notes how often Deep Thought is beaten in the game's `measured.json`.
"""

from __future__ import annotations

import argparse
from collections import Counter

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import DECKS
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.kernel import Stream, Table
from tools.balance.measured import noted, save

FIELD_ROWS = ("top", "second", "third", "bottom")


class Figures:
    """What many games with the same number of seats have shown."""

    def __init__(self, seats: int, difficulty: int = 0, standing: bool = False) -> None:
        self.seats = seats
        self.standing = standing
        self.difficulty = difficulty
        self.games = 0
        self.kinds: Counter[str] = Counter()
        self.wins = [0.0] * seats
        self.starter_wins = 0.0
        self.points = 0
        self.machine = 0
        self.stations = 0
        self.collapsed = 0
        self.fields: Counter[int] = Counter()
        self.shown: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()
        self.ordered: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.price: Counter[str] = Counter()
        self.auctioned: Counter[str] = Counter()
        self.bonus: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()
        self.rows: Counter[int] = Counter()
        self.sold: Counter[int] = Counter()
        self.prices: Counter[int] = Counter()

    def play(self, seed: int) -> None:
        """One game of the rule of thumb.

        It reads nothing that is hidden from the asked seat, so it is asked directly, without a redealt table: twice as
        fast as the bot `greedy`, and answer for answer the same (`test_advise`).
        """
        table = Table("neweden", self.seats, seed, {"difficulty": self.difficulty}, facts=True)
        state = table.state
        assert isinstance(state, NewEdenState)
        first = state.nautilus
        stage = 0, 0
        seen: set[int] = set()
        while not table.over:
            if (state.round, state.phase) != stage:
                stage = state.round, state.phase
                seen.update(card for card in state.tableau if card >= 0)
            asked = table.questions[0]
            value = GAME.advise(state, table.seat(asked.seat).ask(), Stream(1))
            if asked.kind == "turn" and isinstance(value, tuple) and value[0] == "buy" and isinstance(value[1], int):
                self.fields[value[1]] += 1
            if asked.kind == "market" and isinstance(value, tuple):
                hand = state.stations[asked.seat].hand
                self.ordered.update(state.c.ids[hand[number]] for number in value if isinstance(number, int))
            table.answer(value, asked.seat, standing=self.standing and asked.stand is not None and asked.stand == value)
            self.kinds[asked.kind] += 1
            state = table.state
            assert isinstance(state, NewEdenState)
        self.count(table, state, first, seen)

    def count(self, table: Table, state: NewEdenState, first: int, seen: set[int]) -> None:
        """Note how a game has ended."""
        self.games += 1
        best = table.ranks.count(1)
        for seat, rank in enumerate(table.ranks):
            if rank == 1:
                self.wins[seat] += 1 / best
                if seat == first:
                    self.starter_wins += 1 / best
        for seat, station in enumerate(state.stations):
            if seat < self.seats:
                self.stations += 1
                self.points += station.points
                self.collapsed += station.collapsed
            else:
                self.machine += station.points
        size = 0
        in_auction = False
        cards = range(sum(len(deck) for deck in state.c.decks))
        for fact in table.facts:
            args = [arg for arg in fact.args if isinstance(arg, int)]
            if fact.kind == "places" and args[1] in cards:
                seen.add(args[1])
                self.taken[state.c.ids[args[1]]] += 1
                self.auctioned[state.c.ids[args[1]]] += in_auction
            elif fact.kind in ("round", "reveals_rows"):
                in_auction = fact.kind == "reveals_rows"
            elif fact.kind == "buys":
                self.bought[state.c.ids[args[1]]] += 1
                self.price[state.c.ids[args[1]]] += args[2]
            elif fact.kind == "dealt":
                seen.add(args[0])
                self.dealt[state.c.ids[args[0]]] += 1
            elif fact.kind == "bonus":
                card = args[0]
                self.bonus[state.c.bonus_ids[card]] += len(state.stations)
                self.paid[state.c.bonus_ids[card]] += sum(
                    bool(station.arms[state.c.bonus_group[card]]) for station in state.stations
                )
            elif fact.kind == "offers":
                size = args[2]
                self.rows[size] += 1
            elif fact.kind == "wins":
                self.sold[size] += 1
                self.prices[size] += args[2]
        self.shown.update(state.c.ids[card] for card in seen)

    def report(self) -> None:
        """Print it."""
        print(f"\n{self.seats} seats, difficulty {self.difficulty}: {self.games} games")
        wins = ", ".join(f"{100 * won / self.games:.1f}" for won in self.wins)
        print(f"  wins by seat {wins} %; starter {100 * self.starter_wins / self.games:.1f} %")
        print(f"  points {self.points / self.stations:.1f}, collapsed {100 * self.collapsed / self.stations:.1f} %")
        each = {kind: count / self.stations for kind, count in self.kinds.most_common()}
        print(
            f"  questions a game and seat {sum(each.values()):.1f}:", ", ".join(f"{k} {n:.1f}" for k, n in each.items())
        )
        if self.seats == 1:
            print(f"  points of Deep Thought {self.machine / self.games:.1f}")
        for row, name in enumerate(FIELD_ROWS):
            shares = [f"{100 * self.fields[3 * row + column] / self.games / 3:.0f}" for column in range(3)]
            print(f"  bought from the {name} row, by column, per 100 rounds: {' '.join(shares)}")
        for size in range(4):
            if self.rows[size]:
                price = self.prices[size] / max(1, self.sold[size])
                sold = 100 * self.sold[size] / self.rows[size]
                print(f"  rows with {size} cards: {self.rows[size]}, sold {sold:.0f} %, mean price {price:.1f}")
        taken = {id: 100 * self.taken[id] / max(1, self.shown[id]) for id in DECK_OF}
        for deck in ("1a", "1b", "2a", "2b", "3a", "3b"):
            own = [id for id in DECK_OF if DECK_OF[id] == deck]
            sold = 100 * sum(self.auctioned[id] for id in own) / max(1, sum(self.shown[id] for id in own))
            mean = sum(taken[id] for id in own) / len(own)
            print(f"  taken of deck {deck}: {mean:.0f} %, by auction {sold:.0f} %")
        print("  taken", extremes(taken))
        print(
            "  bought on the black market", extremes({id: 100 * self.ordered[id] / self.dealt[id] for id in self.dealt})
        )
        print("  mean price in phase A", extremes({id: self.price[id] / self.bought[id] for id in self.bought}))
        paid = {id: 100 * self.paid[id] / count for id, count in self.bonus.items()}
        print("  bonus paid:", ", ".join(f"{id[6:]} {share:.0f}" for id, share in sorted(paid.items())))


def extremes(figures: dict[str, float]) -> str:
    """The lowest and the highest of some figures."""
    ordered = [f"{id} {figure:.1f}" for id, figure in sorted(figures.items(), key=lambda item: item[1])]
    return f"least: {', '.join(ordered[:8])}; most: {', '.join(ordered[-8:])}"


DECK_OF: dict[str, str] = {}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--standing", action="store_true", help="let every answer stand that may")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--save", action="store_true")
    chosen = parser.parse_args()
    start = Table("neweden", 2, 0).state
    assert isinstance(start, NewEdenState)
    for name, deck in zip(DECKS, start.c.decks, strict=True):
        DECK_OF.update((start.c.ids[card], name.lower()) for card in deck)
    for seats in chosen.seats:
        for difficulty in (0, 1, 2, 3) if seats == 1 else (0,):
            figures = Figures(seats, difficulty, chosen.standing)
            for number in range(chosen.games):
                figures.play(chosen.seed + number)
            figures.report()
            if chosen.save and seats == 1:
                save(GAME.id, [noted({"difficulty": difficulty}, 1, figures.games, figures.wins[0])])


if __name__ == "__main__":
    main()
