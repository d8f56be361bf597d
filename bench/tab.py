"""The folder that `make static` writes: its sizes over the wire, and the time to a first question.

`.venv/bin/python -m bench.tab` (after `make static`); `--game otys` for another game than Deep Blue.
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

from tests.waiting import PATIENCE
from tests.web.serving import chromium

DIST = Path(__file__).parents[1] / "dist"
QUICK = """if (!localStorage.getItem("fathom-settings"))
  localStorage.setItem("fathom-settings", '{"pace": "instant", "level": "twilight"}')"""


class Counting(http.server.SimpleHTTPRequestHandler):
    """A static server that counts what it sends."""

    sent = 0

    def copyfile(self, source: object, outputfile: object) -> None:
        data = source.read()  # type: ignore[attr-defined]
        Counting.sent += len(data)
        outputfile.write(data)  # type: ignore[attr-defined]

    def log_message(self, format: str, *args: object) -> None:
        pass


def first_question(context: BrowserContext, url: str, game: str) -> tuple[float, float, float]:
    """Open the page and start a game at once: seconds to the games, to the engine, and to the first question."""
    page = context.new_page()
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
    page.close()
    return home, engine, asked


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
    print(f"{'':8} {'games':>7} {'engine':>7} {'question':>9} {'MB sent':>8}")
    with chromium() as browser:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(QUICK)
        for visit in ("cold", "warm", "offline"):
            Counting.sent = 0
            if visit == "offline":
                context.set_offline(True)
                server.shutdown()
            home, engine, asked = first_question(context, url, game)
            print(f"{visit:8} {home:6.1f}s {engine:6.1f}s {asked:8.1f}s {Counting.sent / 1e6:8.2f}", flush=True)
    folders = {"engine": 0, "api": 0, "assets": 0}
    for path in DIST.rglob("*"):
        top = path.relative_to(DIST).parts[0]
        if path.is_file() and top in folders:
            folders[top] += path.stat().st_size
    print("on the disk: " + ", ".join(f"{name} {size / 1e6:.2f} MB" for name, size in folders.items()))


if __name__ == "__main__":
    main()
