"""A server and a browser for the tests of the client."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/fathomfive/serve/web/index.html"
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`fathom serve` on a port of its own, which can be stopped and started again on the same store."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.store = folder / "tables.db"
        self.output = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--store", f"sqlite:///{self.store}"]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "fathomfive.cli", *arguments],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.output.read_text()}")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)

    def call(self, path: str, body: object = None, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def table(
        self, game: str, people: int = 1, bots: int = 1, seed: int = 5, bot: str = "random", **options: object
    ) -> dict[str, Any]:
        """A new table: people first, then bots."""
        names = ["Ada", "Bo", "Cleo", "Dai", "Eve"]
        seats: list[dict[str, str]] = [{"kind": "human", "name": names[i]} for i in range(people)]
        seats += [{"kind": "bot", "bot": bot, "name": names[people + i]} for i in range(bots)]
        made: dict[str, Any] = self.call("tables", {"game": game, "seats": seats, "seed": seed, "options": options})
        return made


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert BUILT.is_file(), "the browser client is not built: run `npm ci && npm run build` in web/"
    made = Server(tmp_path_factory.mktemp("web"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "these tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield made
        made.close()


class Visitor:
    """One person with one browser window, and everything that went wrong in it."""

    def __init__(self, browser: Browser, server: Server, size: dict[str, int], locale: str) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale=locale, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._note(request.url))

    def _note(self, url: str) -> None:
        if not url.startswith((self.server.url, "data:", "blob:")):
            self.foreign.append(url)

    def open(self, path: str) -> Page:
        self.page.goto(f"{self.server.url}/{path.lstrip('/')}")
        return self.page

    def sit(self, made: dict[str, Any], seat: int = 0) -> Page:
        """Open a seat's link and wait for the table."""
        page = self.open(made["seats"][seat]["url"])
        page.wait_for_selector("main#main .icon, main#main svg, .plain", state="attached")
        return page


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Any]:
    visitors: list[Visitor] = []

    def make(size: dict[str, int] = LAPTOP, locale: str = "en") -> Visitor:
        visitors.append(Visitor(browser, server, size, locale))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        assert visitor.errors == []
        assert visitor.foreign == []
