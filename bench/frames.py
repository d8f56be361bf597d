"""What it takes to draw a move: `python -m bench.frames`, with the client built.

A table is open in the system's Chromium without a GPU, with no pauses between the others' turns and without motion,
which would be drawn all the time; its game goes on, one position after another as people answer, each when the page has
come to rest. Chromium's own trace tells of every position how long it took from its arrival to the frame on the screen
that shows it, which a busy machine lengthens; and how much processor time the page's thread and the painting of tiles
on other threads spent on it, which it hardly does. `floor` is a page of the same size on which one number changes.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.web.serving import LAPTOP, Server, chromium

from .idle import GAMES

FRAME = 1000 / 60
"""Milliseconds of a frame."""
POSITIONS = 40
"""So many positions of a game are drawn."""
REST = 450
"""Milliseconds for a page to come to rest: it asks for odds, hyphenates, and gives memory back."""
SETTINGS = {"pace": "instant", "coach": False}
WATCH = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => performance.mark("arrived"));
  }
};
new MutationObserver(() => performance.mark("changed"))
  .observe(document, { subtree: true, attributeFilter: ["data-version"] });
"""
"""Notes when a position arrives, and when it has changed the page."""
EMPTY = "<body style='margin:0;background:#0a2336;color:white'><p data-version='0'>0</p>"
CHANGE = """(version) => {
  performance.mark("arrived");
  const text = document.querySelector("p");
  text.dataset.version = text.textContent = version;
}"""
CATEGORIES = ["blink.user_timing", "cc", "benchmark", "devtools.timeline", "disabled-by-default-devtools.timeline"]
SHOWN = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
PARTS = {
    "script": ("FunctionCall", "RunMicrotasks", "EvaluateScript", "MinorGC", "MajorGC"),
    "layout": ("UpdateLayoutTree", "Layout", "HitTest"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
"""What the page's thread does, by the names of Chromium's tasks: our own code, and what Chromium makes of it."""
PART_OF = {name: part for part, names in PARTS.items() for name in names}

Event = dict[str, Any]
"""Something in a trace of Chromium; times in microseconds."""


class Drawn(NamedTuple):
    """What drawing a game's positions took, in milliseconds."""

    took: list[float]
    """From its arrival to the frame on the screen that shows it, position by position."""
    thread: float
    """Processor time of the page's thread on the way, for one position, on average."""
    parts: dict[str, float]
    """The same by part; what belongs to none is the browser's own doing around it."""
    tiles: float
    """Processor time of the threads that paint tiles on the way, for one position, on average."""

    @property
    def in_time(self) -> float:
        """How many were shown within two frames."""
        return sum([one <= 2 * FRAME for one in self.took]) / len(self.took)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Event]]:
    """What happens in Chromium meanwhile, in the order of time; complete once it is left."""
    session = browser.new_browser_cdp_session()
    found: list[Event] = []
    complete: list[Event] = []
    session.on("Tracing.dataCollected", lambda part: found.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda told: complete.append(told))
    wanted = {"includedCategories": CATEGORIES, "recordMode": "recordAsMuchAsPossible"}
    session.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})
    yield found
    session.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    found.sort(key=lambda event: event.get("ts", 0))
    session.detach()


def shown(events: list[Event]) -> list[tuple[float, float]]:
    """When the page's own work on a frame was handed over, and when that frame was on the screen."""
    found: list[tuple[float, float]] = []
    begun: dict[tuple[int, str], tuple[bool, float | None]] = {}
    for event in events:
        frame = (event.get("pid", 0), event.get("id2", {}).get("local", ""))
        match event["name"], event["ph"]:
            case "PipelineReporter", "b":
                begun[frame] = (event["args"]["frame_reporter"]["state"] in SHOWN, None)
            case "Commit", "b" if frame in begun:
                begun[frame] = (begun[frame][0], event["ts"])
            case "PipelineReporter", "e" if frame in begun:
                presented, handed = begun.pop(frame)
                if presented and handed is not None:
                    found.append((handed, event["ts"]))
    return found


def _marks(events: list[Event], name: str) -> list[float]:
    return [event["ts"] for event in events if event["name"] == name and "blink.user_timing" in event["cat"]]


def read(events: list[Event]) -> Drawn:
    """Every position's way from its arrival to the screen, out of a trace."""
    arrived, frames = _marks(events, "arrived"), shown(events)
    ways: list[tuple[float, float]] = []
    for changed in _marks(events, "changed"):
        since = max(time for time in arrived if time <= changed)
        until = min((time for time in arrived if time > changed), default=math.inf)
        seen = min((there for handed, there in frames if changed <= handed < until), default=None)
        if seen is not None:  # else nothing changed that this seat can see
            ways.append((since, seen))
    pages = {(one["pid"], one["tid"]) for one in events if one["name"] == "changed"}
    work = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) in pages]
    tiles = [one for one in events if one["name"] == "RasterTask"]

    def awaited(task: Event) -> bool:
        """Whether a position waited for a task."""
        return any(since < task["ts"] + task["dur"] and task["ts"] <= seen for since, seen in ways)

    def spent(tasks: list[Event]) -> float:
        """Processor time of those tasks that a position waited for."""
        total: float = sum(task.get("tdur", 0) for task in tasks if awaited(task))
        return total / 1000 / len(ways)

    inside = [one for one in events if one["ph"] == "X" and (one["pid"], one["tid"]) in pages]
    parts = {part: time / 1000 / len(ways) for part, time in by_part([one for one in inside if awaited(one)]).items()}
    return Drawn([(seen - since) / 1000 for since, seen in ways], spent(work), parts, spent(tiles))


def by_part(tasks: list[Event]) -> dict[str, float]:
    """Processor time by part, of one thread's tasks, which lie in one another: time is that of the innermost part."""
    found = dict.fromkeys(PARTS, 0.0)
    around: list[tuple[float, str | None]] = []
    for task in sorted(tasks, key=lambda task: (task["ts"], -task["dur"])):
        while around and around[-1][0] <= task["ts"]:
            around.pop()
        outer = around[-1][1] if around else None
        part = PART_OF.get(task["name"], outer)
        time = task.get("tdur", 0)
        if part != outer:
            if part is not None:
                found[part] += time
            if outer is not None:
                found[outer] -= time
        around.append((task["ts"] + task["dur"], part))
    return found


def floor(browser: Browser, positions: int = POSITIONS) -> Drawn:
    """The same with a page on which one number changes: less than this no page takes."""
    return _drawn(
        browser, lambda page: page.set_content(EMPTY), lambda page, at: bool(page.evaluate(CHANGE, at)), positions
    )


def drawn(browser: Browser, server: Server, game: str, positions: int = POSITIONS) -> Drawn:
    """Let a game go on and see how its positions are drawn."""
    made = server.table(game, people=1 if game == "nemo" else 2, bots=0, seed=4)

    def begin(page: Page) -> None:
        page.goto(f"{server.url}{made['seats'][0]['url']}")
        page.wait_for_selector("[data-version]")

    return _drawn(browser, begin, lambda page, at: not _answered(server, made), positions)


def _answered(server: Server, made: Event) -> bool:
    """Let whoever is asked answer by the rule of thumb; false once the game is over."""
    path = f"tables/{made['table']}"
    for link in made["seats"]:
        document = server.call(path, token=link["token"])
        if document["question"]:
            seat = document["question"]["seat"]
            hint = server.call(f"{path}/hint?seat={seat}&bot=greedy", token=link["token"])
            server.call(f"{path}/answers", {"version": document["version"], "value": hint["value"]}, link["token"])
            return True
    return False


def _drawn(browser: Browser, begin: Callable[[Page], None], step: Callable[[Page, int], bool], positions: int) -> Drawn:
    """Open a page, change it again and again, and read the trace of it; a step says whether it was the last."""
    context = browser.new_context(
        viewport={"width": LAPTOP["width"], "height": LAPTOP["height"]}, reduced_motion="reduce"
    )
    try:
        context.add_init_script(f"localStorage.setItem('fathom-settings', {json.dumps(json.dumps(SETTINGS))})")
        context.add_init_script(WATCH)
        page = context.new_page()
        begin(page)
        page.wait_for_timeout(2 * REST)
        with traced(browser, page) as events:
            for at in range(positions):
                if step(page, at + 1):
                    break
                page.wait_for_timeout(REST)
        return read(events)
    finally:
        context.close()


def row(name: str, found: Drawn) -> str:
    """A line of the table."""
    half, most = statistics.median(found.took), sorted(found.took)[int(0.95 * (len(found.took) - 1))]
    times = f"{half:.0f} ms | {most:.0f} ms | {found.in_time:.0%} | {found.thread:.1f} ms"
    parts = " | ".join(f"{time:.1f} ms" for time in found.parts.values())
    return f"| {name} | {len(found.took)} | {times} | {parts} | {found.tiles:.1f} ms |"


def main() -> None:
    """Print a table of all boards."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="how many positions of each game")
    chosen = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        print(
            f"| board | positions | half within | 95 % within | in two frames | thread | {' | '.join(PARTS)} | tiles |"
        )
        print("|---|---|---|---|---|---|" + "---|" * (len(PARTS) + 1))
        with chromium() as browser:
            print(row("floor", floor(browser, chosen.positions)), flush=True)
            for game in chosen.games or GAMES:
                print(row(game, drawn(browser, server, game, chosen.positions)), flush=True)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
