"""What it takes to draw a move: `python -m bench.frames`, with the client built.

A table is open in the system's Chromium without a GPU, with no pauses between the others' turns and without motion,
which would be drawn all the time; its game goes on, and every position that arrives is drawn. Two figures: how long it
took from the arrival of a position to the end of the frame that shows it, which a busy machine lengthens; and how much
processor time the page's own thread spent on a position, all told, which it hardly does.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.waiting import until
from tests.web.serving import LAPTOP, Server, chromium

from .idle import GAMES, TICKS, children

FRAME = 1000 / 60
"""Milliseconds of a frame."""
POSITIONS = 60
"""So many positions of a game are drawn, at least."""
SETTINGS = {"pace": "instant", "coach": False}
WATCH = """
window.drawn = [];
let arrived = 0;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => (arrived = performance.now()));
  }
};
const after = (work) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(0);
};
new MutationObserver(() => {
  const since = arrived;
  requestAnimationFrame(() => after(() => window.drawn.push(performance.now() - since)));
}).observe(document, { subtree: true, attributeFilter: ["data-version"] });
"""
"""Notes for every position how long it took to be drawn, in milliseconds."""


class Drawn(NamedTuple):
    """What drawing a game's positions took, in milliseconds."""

    took: list[float]
    """From its arrival to the end of the frame that shows it, position by position."""
    thread: float
    """Processor time of the page's thread for one position, on average."""

    @property
    def in_time(self) -> float:
        """How many were drawn within two frames."""
        return sum([one <= 2 * FRAME for one in self.took]) / len(self.took)


def _thread_time(processes: set[int]) -> float:
    """Processor time of the threads that run pages, in milliseconds: the first of each process that draws them."""
    total = 0
    for process in processes:
        try:
            if b"--type=renderer" not in Path(f"/proc/{process}/cmdline").read_bytes():
                continue
            status = Path(f"/proc/{process}/task/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(status[11]) + int(status[12])
    return 1000 * total / TICKS


def _late(step: int, document: dict[str, Any]) -> bool:
    return bool(document["step"] >= step)


def drawn(browser: Browser, server: Server, game: str, positions: int = POSITIONS) -> Drawn:
    """Let a game go on and see how its positions are drawn."""
    context = browser.new_context(
        viewport={"width": LAPTOP["width"], "height": LAPTOP["height"]}, reduced_motion="reduce"
    )
    try:
        context.add_init_script(f"localStorage.setItem('fathom-settings', {json.dumps(json.dumps(SETTINGS))})")
        context.add_init_script(WATCH)
        page = context.new_page()
        made = server.table(game, bots=1, seed=4)
        page.goto(f"{server.url}{made['seats'][0]['url']}")
        page.wait_for_selector("[data-question] [data-option]")
        page.evaluate("window.drawn.length = 0")
        processes = children(os.getpid())
        spent = _thread_time(processes)
        server.advance(made, partial(_late, positions))
        until(lambda: page.evaluate("window.drawn.length") >= positions / 3, "the last position to be drawn")
        took: list[float] = page.evaluate("window.drawn")
        return Drawn(took, (_thread_time(processes) - spent) / len(took))
    finally:
        context.close()


def main() -> None:
    """Print a table of all boards."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS, help="how far each game goes on")
    chosen = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        print(
            "| board | positions | half within | 95 % within | in two frames | thread time |\n|---|---|---|---|---|---|"
        )
        with chromium() as browser:
            for game in GAMES:
                took, thread = found = drawn(browser, server, game, chosen.positions)
                half, most = statistics.median(took), sorted(took)[int(0.95 * (len(took) - 1))]
                row = f"{len(took)} | {half:.0f} ms | {most:.0f} ms | {found.in_time:.0%} | {thread:.1f} ms"
                print(f"| {game} | {row} |", flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
