"""Environments and batches, beside a bare table, a loop over tables and other libraries: `python -m bench.batch`.

Random play in processor seconds of this process. *bare* is a table answered at random, *observed* the same with
observation and mask of whoever is asked, in arrays that are made for each look, *filled* with them in the same two
arrays again and again, *agents* our PettingZoo environment with all its wrappers, driven as its
documentation shows, just as connect four is; *batch N* are N tables stepped together with observation and mask. A
decision is one question asked of a seat.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import sys
from collections.abc import Callable, Sequence

import numpy as np

from bench.peers import PeerError, measure
from fathomfive import compiled
from fathomfive.batch import Batch
from fathomfive.envs.pettingzoo import env
from fathomfive.kernel import Stream, Table, game
from fathomfive.kernel.installed import game_ids

SIZES = (1, 64, 4096)
PEER = "pettingzoo:connect_four"
OTHERS = ("open_spiel:backgammon", "open_spiel:breakthrough")
"""Written in C++, without observations."""
SEED = 5
WARM = 24
"""Steps before a batch is measured: the first look of each seat writes everything, and is paid once a game."""


def spent() -> float:
    """Processor seconds of this process so far."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def rate(work: Callable[[], int], seconds: float) -> float:
    """Decisions a second of something that gives how many it took."""
    work()
    done, start = 0, spent()
    while spent() - start < seconds:
        done += work()
    return done / (spent() - start)


class Bare:
    """A table answered at random, game after game: nothing is observed."""

    def __init__(self, id: str, seats: int) -> None:
        self.id, self.seats, self.games = id, seats, 0
        self.stream = Stream(SEED)

    def play(self) -> int:
        """One game."""
        self.games += 1
        table, decisions = Table(self.id, self.seats, self.games), 0
        while not table.over:
            ask = table.asks[0]
            self.look(table, ask.seat)
            table.answer(ask.options[self.stream.below(len(ask.options))], ask.seat)
            decisions += 1
        return decisions

    def look(self, table: Table, seat: int) -> None:
        """Nothing is looked at."""


class Loop(Bare):
    """The same with observation and mask of whoever is asked."""

    def look(self, table: Table, seat: int) -> None:
        """What an agent gets."""
        asked = table.seat(seat)
        asked.observe()
        asked.mask()


class Filled(Bare):
    """The same in arrays of the caller's own."""

    def __init__(self, id: str, seats: int) -> None:
        super().__init__(id, seats)
        self.seen = np.zeros(game(id).observation(seats).size, np.float32)
        self.legal = np.zeros(len(game(id).actions(seats)), np.int8)

    def look(self, table: Table, seat: int) -> None:
        """What an agent gets that brings its arrays."""
        asked = table.seat(seat)
        asked.observe(out=self.seen)
        asked.mask(out=self.legal)


class Together:
    """A batch, stepped at random."""

    def __init__(self, id: str, seats: int, tables: int) -> None:
        self.batch = Batch(id, tables, seats, seed=SEED)
        self.rows = np.arange(tables)
        self.rng = np.random.default_rng(SEED)
        for _ in range(WARM):
            self.play()

    def play(self) -> int:
        """One step of all tables."""
        batch = self.batch
        pick = (self.rng.random(len(batch)) * batch.counts).astype(np.int64)
        batch.step(batch.legal[self.rows, pick])
        return len(batch)


class Agents:
    """Our PettingZoo environment."""

    def __init__(self, id: str, seats: int) -> None:
        self.env = env(id, seats)
        self.rng = random.Random(SEED)

    def play(self) -> int:
        """One game: each agent takes an action that its mask allows, finished agents nothing."""
        self.env.reset(seed=self.rng.randrange(2**32))
        decisions = 0
        for _ in self.env.agent_iter():
            seen, _, terminated, truncated, _ = self.env.last()
            if terminated or truncated:
                self.env.step(None)
                continue
            self.env.step(self.rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions


def measured(id: str, seconds: float, sizes: Sequence[int]) -> dict[str, float]:
    """Decisions a second of one game, in each way."""
    seats = game(id).seats[-1]
    found = {
        "bare": rate(Bare(id, seats).play, seconds),
        "observed": rate(Loop(id, seats).play, seconds),
        "filled": rate(Filled(id, seats).play, seconds),
        "agents": rate(Agents(id, seats).play, seconds),
    }
    for tables in sizes:
        found[f"batch {tables}"] = rate(Together(id, seats, tables).play, seconds)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.batch", description="Measure environments and batches of tables."
    )
    parser.add_argument("--game", action="append", choices=sorted(game_ids()), help="only this game; may be repeated")
    parser.add_argument("--tables", type=int, action="append", help=f"batches of this size, not {SIZES}")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor seconds for each figure")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args(arguments)
    try:
        peers = {one.name: one.decisions_per_s for one in measure(chosen.seconds, [PEER, *OTHERS])}
    except PeerError as error:
        print(error, file=sys.stderr)
        return 1
    found = {id: measured(id, chosen.seconds, chosen.tables or SIZES) for id in chosen.game or sorted(game_ids())}
    if chosen.json:
        print(json.dumps({"compiled": compiled, "peers": peers, "games": found}, indent=2))
    else:
        print(table(peers, found))
    return 0


def table(peers: dict[str, float], found: dict[str, dict[str, float]]) -> str:
    """Decisions a second, the share of the bare table's, and how many times connect four's, for people to read."""
    ways = list(next(iter(found.values())))
    lines = [f"ours {'compiled' if compiled else 'interpreted'}; decisions/s of others:"]
    lines += [f"{name}: {each:,.0f}" for name, each in peers.items()]
    lines += ["", "| game | " + " | ".join(ways) + " |", "|---" * (1 + len(ways)) + "|"]
    for id, rates in found.items():
        cells = [
            f"{rates[way]:,.0f} · {rates[way] / rates['bare']:.0%} · {rates[way] / peers[PEER]:.1f} ×" for way in ways
        ]
        lines.append(f"| {id} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
