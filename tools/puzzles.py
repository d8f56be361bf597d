"""Make puzzles from games that bots play: `python -m tools.puzzles GAME --count 40 --seats 2,3,4 --seed 1`.

Writes `src/fathomfive/study/puzzles/shipped/GAME-MODE.json`, by who plays against whom (rivals, alone, together); with
`--pool FILE` all that was found is kept, and a later call goes on from there. The same seeds find the same puzzles, up
to what the searching levels fail: they think by the clock.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic

import msgspec

from fathomfive.kernel import Value
from fathomfive.study.puzzles.making import chosen, found
from fathomfive.study.puzzles.shapes import Puzzle

SHIPPED = Path(__file__).parent.parent / "src" / "fathomfive" / "study" / "puzzles" / "shipped"

PLENTY = 4.0
"""So many times as many are found as are wanted: the hardest, and the most different, are taken."""


class Pool(msgspec.Struct):
    """What was found so far, and the seed of the next game."""

    seed: int
    puzzles: list[Puzzle]


def main() -> None:
    """Find puzzles until there are enough, or the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--pool", type=Path, help="keep everything that is found here")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, in turn")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as name=value")
    parser.add_argument("--plenty", type=float, default=PLENTY, help="find so many times as many as are wanted")
    parser.add_argument("--minutes", type=float, default=60.0)
    args = parser.parse_args()
    pool = Pool(args.seed, [])
    if args.pool and args.pool.exists():
        pool = msgspec.json.decode(args.pool.read_bytes(), type=Pool)
    until = monotonic() + 60 * args.minutes
    options: dict[str, Value] = {name: int(text) if text.isdigit() else text for name, text in pairs(args.option)}
    seats = [int(count) for count in args.seats.split(",")]
    while len(pool.puzzles) < args.plenty * args.count and monotonic() < until:
        for one in found(args.game, seats[pool.seed % len(seats)], pool.seed, options):
            pool.puzzles.append(one)
            print(
                f"{len(pool.puzzles):4} {one.id} {one.kind}: grade {one.grade}, {one.loss:.3f} ± {one.error:.3f}",
                flush=True,
            )
        pool.seed += 1
        if args.pool:
            args.pool.write_bytes(msgspec.json.encode(pool))
    SHIPPED.mkdir(exist_ok=True)
    for mode in sorted({one.mode for one in pool.puzzles}):
        many = [one for one in pool.puzzles if one.mode == mode]
        row = chosen(many, args.count)
        lines = b",\n".join([msgspec.json.encode(one) for one in row])
        (SHIPPED / f"{args.game}-{mode}.json").write_bytes(b"[\n" + lines + b"\n]\n")
        print(f"{len(row)} of {len(many)} puzzles of {pool.seed - args.seed} games in {args.game}-{mode}.json")


def pairs(options: list[str]) -> list[tuple[str, str]]:
    """Options as they are written: `name=value`."""
    return [(name, text) for name, _, text in [option.partition("=") for option in options]]


if __name__ == "__main__":
    main()
