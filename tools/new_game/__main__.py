"""`python -m tools.new_game ID [--title TEXT] [--code XX] [--into DIR]`."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from fathomfive.kernel import SetupError, game, games
from fathomfive.kernel.installed import own_ids

from .first import first_records
from .layers import lint_rooms
from .names import names
from .place import among_ours, on_its_own
from .write import write

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\*\*([A-Z]{2})-", re.MULTILINE)


def codes(root: Path) -> set[str]:
    """The letters that the rules of our games are numbered with."""
    pages = sorted((root / "src" / "fathomfive" / "games").glob("*/RULES.md"))
    return {code for page in pages for code in RULE.findall(page.read_text(encoding="utf-8"))}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a new game, and say what to do next."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Scaffold a game.")
    parser.add_argument("id", help="what it is called in Python: pearls")
    parser.add_argument("--title", default="", help='what it is called on the box: "Pearls"')
    parser.add_argument("--code", default="", help="the two letters its rules are numbered with: PE")
    parser.add_argument("--into", type=Path, default=None, metavar="DIR", help="a package of its own, in this folder")
    chosen = parser.parse_args(arguments)
    try:
        called = names(chosen.id, chosen.title, chosen.code, games().keys(), codes(ROOT))
        ours = chosen.into is None
        place = among_ours(called, ROOT) if ours else on_its_own(called, chosen.into)
        written = write(called, place)
        if ours:
            lint_rooms(ROOT / "pyproject.toml", place.package)
    except SetupError as error:
        print(f"new_game: {error}", file=sys.stderr)
        return 2
    if ours:
        own_ids.cache_clear()
        written += first_records(game(called.id), place.tests)
    print(f"{len(written)} files in {place.game} and {place.tests}.")
    print("Next: docs/add-a-game.md says what each room is for; RULES.md comes first.")
    if ours:
        print(f"      make one T=tests/games/{called.id}")
        print(f"      make regold GAME={called.id}: the server's corpus now, and all of it when the rules have changed")
    else:
        print(f"      pip install --editable {chosen.into}, and `fathom play {called.id}` finds it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
