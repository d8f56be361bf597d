"""The folder that `make static` writes: its sizes over the wire, and the time to a first question.

`.venv/bin/python -m bench.tab` (after `make static`); `--game otys` for another game than Deep Blue. Beside the time
by the wall stands what the browser and its workers took of the processors: on a busy machine that is what tells.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import threading
import time
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.waiting import PATIENCE, until
from tests.web.serving import chromium

DIST = Path(__file__).parents[1] / "dist"
QUICK = """if (!localStorage.getItem("fathom-settings"))
  localStorage.setItem("fathom-settings", '{"pace": "instant", "level": "twilight"}')"""

MEMORY_KEPT = """async () => Boolean(await caches.match(new URL("engine/memory", document.baseURI)))"""
"""What later visits start with is made once, some seconds after the first one."""


class Counting(http.server.SimpleHTTPRequestHandler):
    """A static server that counts what it sends."""

    sent = 0

    def copyfile(self, source: object, outputfile: object) -> None:
        data = source.read()  # type: ignore[attr-defined]
        Counting.sent += len(data)
        outputfile.write(data)  # type: ignore[attr-defined]

    def log_message(self, format: str, *args: object) -> None:
        pass


def processor_seconds() -> float:
    """What everything that this process has started took of the processors."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        parents[int(folder.name)] = int(fields[1])
        ticks[int(folder.name)] = int(fields[11]) + int(fields[12])
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(ticks[pid] for pid in ours - {os.getpid()}) / os.sysconf("SC_CLK_TCK")


def first_question(context: BrowserContext, url: str, game: str) -> tuple[float, float, float, float]:
    """Open the page and start a game at once: seconds to the games, the engine, the first question; and processors'."""
    page = context.new_page()
    spent = processor_seconds()
    began = time.perf_counter()
    page.goto(url)
    page.wait_for_selector(f"[data-play='{game}']")
    home = time.perf_counter() - began
    page.click(f"[data-play='{game}']")
    page.click("[data-start]")
    page.wait_for_selector("[data-engine='ready']", state="attached")
    engine = time.perf_counter() - began
    page.wait_for_selector("[data-question] [data-option], [data-curtain]")
    asked = time.perf_counter() - began
    spent = processor_seconds() - spent
    until(lambda: bool(page.evaluate(MEMORY_KEPT)), "the memory for later visits")
    page.close()
    return home, engine, asked, spent


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="deepblue")
    game = arguments.parse_args().game
    assert (DIST / "files.json").is_file(), "there is no dist/: run `make static` first"
    handler = functools.partial(Counting, directory=str(DIST))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    print("load average " + " ".join(f"{load:.1f}" for load in os.getloadavg()) + f", {os.cpu_count()} cores")
    print(f"{'':8} {'games':>7} {'engine':>7} {'question':>9} {'processors':>11} {'MB sent':>8}")
    with chromium() as browser:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(QUICK)
        for visit in ("cold", "warm", "offline"):
            Counting.sent = 0
            if visit == "offline":
                context.set_offline(True)
                server.shutdown()
            home, engine, asked, spent = first_question(context, url, game)
            times = f"{home:6.1f}s {engine:6.1f}s {asked:8.1f}s {spent:10.1f}s"
            print(f"{visit:8} {times} {Counting.sent / 1e6:8.2f}", flush=True)
    folders = {"engine": 0, "api": 0, "assets": 0}
    for path in DIST.rglob("*"):
        top = path.relative_to(DIST).parts[0]
        if path.is_file() and top in folders:
            folders[top] += path.stat().st_size
    print("on the disk: " + ", ".join(f"{name} {size / 1e6:.2f} MB" for name, size in folders.items()))


if __name__ == "__main__":
    main()
