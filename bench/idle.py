"""What a table costs that waits for a person: `python -m bench.idle`, with the client built.

Every board is opened in the system's Chromium without a GPU and with all its motion, and left alone. After a while the
processor time of all of Chromium's processes is measured, as a share of one core.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from tests.web.serving import LAPTOP, Server, chromium

GAMES = ("deepblue", "otys", "neweden", "endeavor", "nemo")
HOME = "home"
SETTLING = 12.0
"""Seconds until a table counts as left alone."""
TICKS = os.sysconf("SC_CLK_TCK")


def children(of: int) -> set[int]:
    """All processes below one."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                status = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents.setdefault(int(status[1]), []).append(int(folder.name))
    found: set[int] = set()
    waiting = [of]
    while waiting:
        for child in parents.get(waiting.pop(), []):
            found.add(child)
            waiting.append(child)
    return found


def processor_time(processes: set[int]) -> float:
    """Seconds of processor time that some processes have used."""
    total = 0
    for process in processes:
        try:
            status = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(status[11]) + int(status[12])
    return total / TICKS


def share(server: Server, game: str, seconds: float) -> float:
    """The share of a core that an open table, or the home page, takes while it waits."""
    before = children(os.getpid())
    with chromium() as browser:
        page = browser.new_context(
            viewport={"width": LAPTOP["width"], "height": LAPTOP["height"]}, reduced_motion="no-preference"
        ).new_page()
        if game == HOME:
            page.goto(server.url + "/")
            page.wait_for_selector("[data-cover] svg .move-bob", state="attached")
        else:
            page.goto(server.url + "/" + server.table(game, bots=1, seed=4)["seats"][0]["url"].lstrip("/"))
            page.wait_for_selector("[data-question] [data-option]")
        page.wait_for_timeout(1000 * SETTLING)
        processes = children(os.getpid()) - before
        start, began = processor_time(processes), time.monotonic()
        page.wait_for_timeout(1000 * seconds)
        return (processor_time(processes) - start) / (time.monotonic() - began)


def main() -> None:
    """Print a table of all boards."""
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each board is watched")
    chosen = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        print("| board | share of a core |\n|---|---|")
        for game in (*GAMES, HOME):
            print(f"| {game} | {share(server, game, chosen.seconds):.1%} |", flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
