"""How much the tests of a game notice: breaks its rules one by one, and counts the breaks that some test catches.

`tests/games/<game>/mutants.toml` lists the breaks: the rule, the function that carries it, and what replaces what.
First the tests run that RULES.md names for the rule, then, if they notice nothing, all tests of the game.

    python -m tools.mutants otys [--named] [--tree PATH] [--json]
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
CAUGHT, ELSEWHERE, MISSED = "caught", "elsewhere", "MISSED"


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule broken on purpose."""

    rule: str
    function: str
    old: str
    new: str


class Mutants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`mutants.toml`."""

    mutant: list[Mutant]


def mutants_of(game: str) -> list[Mutant]:
    """The breaks that are listed for a game."""
    path = ROOT / "tests" / "games" / game / "mutants.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Mutants).mutant


def broken(package: Path, mutant: Mutant) -> tuple[Path, str]:
    """The module that a mutant changes, and its changed source."""
    for path in sorted(package.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name == mutant.function:
                whole = ast.get_source_segment(source, node)
                if whole is not None and whole.count(mutant.old) == 1:
                    return path, source.replace(whole, whole.replace(mutant.old, mutant.new))
    raise SystemExit(f"{mutant.rule}: no function {mutant.function} in {package} with just one {mutant.old!r}")


def proofs(package: Path, tests: Path, rule: str) -> list[str]:
    """The tests that RULES.md names for a rule, as pytest wants them."""
    path = package / "RULES.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.search(rf"^\*\*{re.escape(rule)}\*\*(?:.+\n)+?↳ .+? · (.+)$", text, re.M)
    named = re.findall(r"`(\w+)::(\w+)`", found[1]) if found else []
    return [f"{tests / module}.py::{test}" for module, test in named]


class Bench:
    """A copy of a tree's sources in which rules are broken one at a time; the tree itself stays as it is."""

    def __init__(self, tree: Path, game: str, folder: Path) -> None:
        self.tree = tree
        self.game = game
        self.sources = folder / "src"
        self.package = self.sources / "fathomfive" / "games" / game
        shutil.copytree(tree / "src", self.sources, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))

    def is_green(self, tests: Sequence[str] = ()) -> bool:
        """Whether some tests pass, or all of the game."""
        quick = ["--exitfirst", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *(tests or [f"tests/games/{self.game}"]), *quick],
            cwd=self.tree,
            env={**os.environ, "PYTHONPATH": str(self.sources), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if done.returncode not in (0, 1, 2):
            raise SystemExit(f"{self.game}: the tests did not run:\n{done.stdout.decode()[-2000:]}")
        return done.returncode == 0

    def proofs(self, rule: str) -> list[str]:
        """The tests that are named for a rule."""
        return proofs(self.package, Path("tests/games") / self.game, rule)

    @cached_property
    def is_sound(self) -> bool:
        """Whether all tests of the game pass while nothing is broken."""
        return self.is_green()

    def is_caught(self, mutant: Mutant, tests: Sequence[str] = ()) -> bool:
        """Whether one of some tests, or of all of the game, fails while a mutant is in place."""
        path, source = broken(self.package, mutant)
        sound = path.read_bytes()
        path.write_text(source, encoding="utf-8")
        try:
            return not self.is_green(tests)
        finally:
            path.write_bytes(sound)

    def verdict(self, mutant: Mutant, whole: bool = True) -> str:
        """What notices a mutant: the tests that are named for its rule, another test of the game, or none."""
        named = self.proofs(mutant.rule)
        if named and self.is_caught(mutant, named):
            return CAUGHT
        if not whole:
            return MISSED
        if not self.is_sound:
            raise SystemExit(f"{self.game}: its tests fail as they are, so that every break would look caught")
        return ELSEWHERE if self.is_caught(mutant) else MISSED


def main(arguments: list[str] | None = None) -> int:
    """Break every listed rule of a game; status 1 if some break goes unnoticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--tree", type=Path, default=ROOT, help="another checkout, whose rules and tests are tried")
    parser.add_argument("--named", action="store_true", help="run only the tests that RULES.md names for each rule")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    mutants = mutants_of(given.game)
    verdicts: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(given.tree, given.game, Path(folder))
        named = sorted({test for mutant in mutants for test in bench.proofs(mutant.rule)})
        if named and not bench.is_green(named):
            raise SystemExit(
                f"{given.game}: tests of these rules fail as they are, so that every break would look caught"
            )
        for mutant in mutants:
            verdicts.append(bench.verdict(mutant, whole=not given.named))
            if not given.json:
                print(f"{verdicts[-1]:9}  {mutant.rule:8} {mutant.function}: {mutant.old} → {mutant.new}", flush=True)
    caught = len(mutants) - verdicts.count(MISSED)
    if given.json:
        print(json.dumps({"game": given.game, "mutants": len(mutants), "caught": caught}))
    else:
        print(
            f"{caught} of {len(mutants)} caught, {verdicts.count(CAUGHT)} of them by a test that is named for the rule"
        )
    return 0 if caught == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
