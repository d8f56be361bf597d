"""`python -m tools.fit GAME [--games N] [--seed S] [--write]`."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from fathomfive.kernel import SetupError
from fathomfive.kernel.weights import Fitted as WeightsFile

from .fitting import Fitted, TooFewGames, refit
from .games import STUDIES
from .play import play
from .regression import Unsettled
from .study import WON
from .writing import weights_file, written


def main(arguments: Sequence[str] | None = None) -> int:
    """Let the rule of thumb play, fit a game's numbers to its games, and tell or write them."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description="Fit the numbers of a weights.toml again.")
    parser.add_argument("game", choices=sorted(STUDIES))
    parser.add_argument("--games", type=int, help="how many games of the rule of thumb (enough, if not given)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same numbers")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play; 0: one for each core")
    parser.add_argument("--write", action="store_true", help="write weights.toml; without it nothing changes")
    parser.add_argument("--file", type=Path, help="the weights.toml to read and write, if not the game's own")
    chosen = parser.parse_args(arguments)
    study = STUDIES[chosen.game]
    games = study.GAMES if chosen.games is None else chosen.games
    least = 2 * len(study.SETUPS)
    if games < least:
        parser.error(f"{chosen.game} is fitted to {least} games at least, not {games}")
    if chosen.seed < 0:
        parser.error(f"a seed is a whole number from 0 on, not {chosen.seed}")
    path = chosen.file or weights_file(chosen.game)
    try:
        text = path.read_text(encoding="utf-8")
        old = msgspec.convert(tomllib.loads(text), WeightsFile).weights
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        parser.error(f"no weights to compare with in {path}: {error}")
    for fit in study.FITS:
        if (names := {*old.get(fit.name, {})}) != {*fit.names}:
            differing = ", ".join(sorted(names ^ {*fit.names}))
            parser.error(f"{path} and the fit {fit.name!r} must name the same numbers; they differ in {differing}")
    try:
        played = play(chosen.game, games, chosen.seed, chosen.jobs, lambda done: told(done, games))
        found = [refit(fit, old[fit.name], played, chosen.seed) for fit in study.FITS]
    except (SetupError, TooFewGames, Unsettled) as error:
        parser.error(str(error))
    print(f"{chosen.game}: {games} games of the rule of thumb, seed {chosen.seed}")
    for one in found:
        print(f"\n{shown(one)}")
    if chosen.write:
        command = f"python -m tools.fit {chosen.game} --games {games} --seed {chosen.seed} --write"
        news = {one.fit.name: one.new for one in found}
        path.write_text(written(text, command, chosen.seed, news), encoding="utf-8")
        print(f"\nwritten: {path}")
    else:
        print("\nnothing written: that takes --write")
    return 0


def told(done: int, games: int) -> None:
    """How far the games are."""
    print(f"\rgame {done} of {games}", end="\n" if done == games else "", file=sys.stderr, flush=True)


def shown(found: Fitted) -> str:
    """A fit as a table: what each weight was and is, its standard error, and how well the weights foretell."""
    fit = found.fit
    wide = max([len(name) for name in fit.names])
    lines = [f"{fit.name} ({found.learned} games to learn from, {found.checked} to check with)"]
    lines.append(f"  {'':{wide}}  {'old':>9}    {'new':>9}    error")
    for name in fit.names:
        lines.append(f"  {name:{wide}}  {found.old[name]:9.4g}  → {found.new[name]:9.4g}  ± {found.errors[name]:.2g}")
    measure = "log-loss (less is better)" if fit.aim == WON else "R²"
    lines.append(f"  {measure} on the games to check with: {found.before:.4f} → {found.after:.4f}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
