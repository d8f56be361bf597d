"""A thousand deaths: servers are killed in the middle of play, again and again, and nothing acknowledged may be lost.

    python -m bench.kills --kills 1000 --out DIR                 # half on SQLite, half on two nodes with PostgreSQL
    python -m bench.kills --kills 1000 --out DIR --minutes 20    # begins no round after that; the same command goes on
    python -m bench.kills --kills 600 --first 20 --out DIR       # rounds 20 to 49: a thousand may be parted

In rounds of `ROUND` kills, each on a fresh store. After a round every table is read back, from its snapshot and from
its first entry, and every acknowledged answer must be there once. Rounds lie in DIR as lines of `rounds.jsonl`: an
interrupted run goes on with the next. The page is `README.md`. Leaves with 1 if anything is missing.

A server's start costs a second of imports, which proves nothing here. So each life is forked from a process that has
done all that comes before the store is opened, and starts no thinkers in advance: people play with each other;
`tests/serve/test_crashes.py` kills whole servers, with bots.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec

from tests.serve.crowd import Crowd
from tests.serve.processes import free_port
from tests.serve.stores import Postgres, postgres
from tests.serve.survivors import losses, people
from tests.waiting import until

ROUND = 20
GAMES = ("deepblue", "otys", "neweden", "nemo", "endeavor")
STORES = {"sqlite": 1, "postgresql": 2}
"""By kind of store: how many nodes share it."""
MOMENT = 0.03
"""Seconds within which death comes after the last answer that was waited for."""


class Round(msgspec.Struct, frozen=True):
    """What came of some kills on one store."""

    number: int
    store: str
    kills: int
    answers: int
    """Acknowledged."""
    seconds: float
    lost: tuple[str, ...]


class Mortal:
    """A server with many lives, each forked by `bench.lives`."""

    def __init__(self, store: str, log: Path) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._client = httpx.Client(base_url=self.address, timeout=20, trust_env=False)
        self._log = log
        with log.open("ab") as out:
            self._giver = subprocess.Popen(
                [sys.executable, "-m", "bench.lives", "--store", store, "--port", str(port)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out, text=True, bufsize=1,
            )  # fmt: skip
        self._life = 0
        self.again()

    def again(self) -> None:
        """Live once more, on the same store."""
        assert self._giver.stdin is not None and self._giver.stdout is not None
        print("live", file=self._giver.stdin)
        told = self._giver.stdout.readline()
        if not told:
            raise AssertionError(f"no server comes to life: {self._log.read_text()[-2000:]}")
        self._life = int(told)
        until(self._answers, "the start of a server")

    def _answers(self) -> bool:
        if Path(f"/proc/{self._life}/stat").read_text().rpartition(") ")[2].startswith("Z"):
            raise AssertionError(f"a server ended by itself: {self._log.read_text()[-2000:]}")
        try:
            return self._client.get("/healthz").is_success
        except httpx.TransportError:
            return False

    def die(self) -> None:
        """By SIGKILL."""
        assert self._giver.stdin is not None and self._giver.stdout is not None
        os.kill(self._life, signal.SIGKILL)
        print("bury", file=self._giver.stdin)
        self._giver.stdout.readline()

    def end(self) -> None:
        """No more lives."""
        self._giver.kill()
        self._giver.communicate()
        self._client.close()


def played(number: int, kind: str, kills: int, database: Postgres | None, folder: Path) -> Round:
    """One round."""
    begun = time.monotonic()
    chance = random.Random(number)
    store = database.new() if database else f"sqlite:///{folder / f'{number}.db'}"
    with ExitStack() as ending:
        nodes = [Mortal(store, folder / f"{number}-{one}.log") for one in range(STORES[kind])]
        for node in nodes:
            ending.callback(node.end)
            ending.callback(node.die)
        addresses = [node.address for node in nodes]
        crowd = Crowd(people(addresses[0], addresses, [GAMES[number % 5], GAMES[(number + 2) % 5]]))
        for kill in range(kills):
            crowd.give(chance.randrange(1, 13))
            time.sleep(chance.random() * MOMENT)
            dying = nodes[kill % len(nodes)]
            dying.die()
            dying.again()
        acknowledged = crowd.stop()
    return Round(number, kind, kills, len(acknowledged), time.monotonic() - begun, tuple(losses(store, acknowledged)))


def kinds(kills: int, first: int = 0) -> list[str]:
    """The stores of all rounds from the first on, in turns."""
    names = list(STORES)
    return [names[number % len(names)] for number in range(first, first + -(-kills // ROUND))]


def page(rounds: Sequence[Round]) -> str:
    """The result in words."""
    lines = [
        "# A thousand deaths",
        "",
        f"`python -m bench.kills --kills {sum(one.kills for one in rounds)} --first {rounds[0].number} --out DIR`: "
        "people play all five games, a server is killed by SIGKILL in the middle of it and started again, in rounds of "
        f"{ROUND} on a fresh store. After each round every table is read back, from its snapshot and from its first "
        "entry, and every acknowledged answer must be there once.",
        "",
        "| store | nodes | rounds | kills | answers acknowledged | lost or doubled |",
        "|---|---|---|---|---|---|",
    ]
    for kind, nodes in STORES.items():
        ours = [one for one in rounds if one.store == kind]
        lines.append(
            f"| {kind} | {nodes} | {len(ours)} | {sum(one.kills for one in ours):,} "
            f"| {sum(one.answers for one in ours):,} | {sum(len(one.lost) for one in ours)} |"
        )
    lines += ["", *(f"- round {one.number} ({one.store}): {lost}" for one in rounds for lost in one.lost)]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Kill, or go on killing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round; it is the seed, too")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no round after so many")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    journal: Path = arguments.out / "rounds.jsonl"
    lines = journal.read_bytes().splitlines() if journal.exists() else []
    rounds = [msgspec.json.decode(line, type=Round) for line in lines]
    wanted = kinds(arguments.kills, arguments.first)
    with ExitStack() as ending:
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
        database = ending.enter_context(postgres()) if "postgresql" in wanted[len(rounds) :] else None
        end = time.monotonic() + 60 * arguments.minutes
        for index in range(len(rounds), len(wanted)):
            if time.monotonic() > end:
                break
            kills = min(ROUND, arguments.kills - index * ROUND)
            kind, number = wanted[index], arguments.first + index
            rounds.append(played(number, kind, kills, database if kind == "postgresql" else None, folder))
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(rounds[-1]) + b"\n")
            (arguments.out / "README.md").write_text(page(rounds), encoding="utf-8")
            print(msgspec.json.encode(rounds[-1]).decode(), flush=True)
    return 1 if any(one.lost for one in rounds) else 0


if __name__ == "__main__":
    raise SystemExit(main())
