"""Every board on every screen, measured: `python -m tools.layout FOLDER [GAME …]`, with the client built.

Eleven screens, both languages, every number of seats, an early and a later moment. What lies outside, under something
else, or is too small is printed; pictures of all stay in the folder, to be looked at. It takes about half an hour.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.web.layout import LANGUAGES, MOMENTS, SEATS, SHAPES, measured, positions
from tests.web.serving import Server, chromium


def main() -> None:
    """Measure and print; the exit tells whether anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where pictures are kept")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seats", nargs="+", type=int, help="only these numbers of seats")
    parser.add_argument("--screens", nargs="+", default=list(SHAPES), choices=SHAPES, help="only these screens")
    parser.add_argument("--moments", nargs="+", default=list(MOMENTS), choices=MOMENTS, help="only these moments")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES, help="only these languages")
    parser.add_argument("--size", type=float, default=1, help="how large letters are: 1.3 is `large`")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as store, chromium() as browser:
        server = Server(Path(store))
        server.start()
        try:
            for game in chosen.games or SEATS:
                counts = [seats for seats in SEATS[game] if seats in (chosen.seats or SEATS[game])]
                for at in positions(server, game, counts, chosen.moments):
                    for language in chosen.languages:
                        screens, folder = chosen.screens, chosen.folder
                        found = measured(browser, server, at, screens, language, folder, chosen.size)
                        wrong += len(found)
                        print(*found, sep="\n", end="\n" if found else "", flush=True)
        finally:
            server.stop()
    print(f"{wrong} faults")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
