"""`python -m tools.regold GAME [--check]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from fathomfive.kernel import games

from . import changes
from .change import TESTS


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the generated files of a game again, and tell what is different."""
    parser = argparse.ArgumentParser(prog="python -m tools.regold", description="Make generated files again.")
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--check", action="store_true", help="tell what would change, and write nothing; 1 if anything")
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder of all tests, if not ours")
    chosen = parser.parse_args(arguments)
    found = changes(chosen.game, chosen.tests)
    for change in found:
        print(change.told())
        if not chosen.check:
            change.write()
    files = "1 file" if len(found) == 1 else f"{len(found)} files"
    done = "would change" if chosen.check else "made again"
    print(f"{chosen.game}: {files} {done}" if found else f"{chosen.game}: all is as it was")
    return 1 if chosen.check and found else 0


if __name__ == "__main__":
    sys.exit(main())
