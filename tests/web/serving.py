"""A server for the tests of the client, and a browser: also for the pictures of the documentation."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserType, sync_playwright

from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/fathomfive/serve/web/index.html"
LAPTOP = {"width": 1366, "height": 768}
KNOWN_LUCK = """
from fathomfive.cli import main
from fathomfive.party import luck
luck.check_named = lambda sitters: None
main()
"""
"""`fathom` for tests, which may name the seed at any table."""
PHONE = {"width": 390, "height": 844}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`fathom serve` on a port of its own, which can be stopped and started again on the same store."""

    def __init__(self, folder: Path, prefix: str = "", more: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.more = list(more)
        self.prefix = prefix
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        self.store = folder / "tables.db"
        self.output = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--store", f"sqlite:///{self.store}"]
        arguments += self.more
        if self.prefix:
            arguments += ["--root-path", self.prefix]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", KNOWN_LUCK, *arguments],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        until(self._answers, f"the start of the server ({self.output})")

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended with {self.process.returncode}: {self.output.read_text()[-2000:]}")
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)

    def call(self, path: str, body: object = None, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
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

    def advance(self, made: dict[str, Any], wanted: Callable[[dict[str, Any]], bool], seat: int = 0) -> dict[str, Any]:
        """Answer as the rule of thumb would until the seat's document is as wanted, or the game is over."""
        path, token = f"tables/{made['table']}", made["seats"][seat]["token"]
        document: dict[str, Any] = self.call(path, token=token)
        for _ in range(4000):
            if document["over"] or (document["question"] and wanted(document)):
                return document
            version = document["version"]
            if document["question"]:
                hint = self.call(f"{path}/hint?seat={seat}&bot=greedy", token=token)
                document = self.call(f"{path}/answers", {"version": version, "value": hint["value"]}, token)
            else:
                document = self.call(f"{path}?after={version}", token=token)
        raise AssertionError("the table never came to be as wanted")

    def finish(self, made: dict[str, Any]) -> None:
        """Let bots play for everybody until the game is over."""
        path = f"tables/{made['table']}"
        for link in made["seats"]:
            self.call(f"{path}/seats/{link['seat']}/bot", {"bot": "greedy"}, link["token"])
        document = self.call(path)
        while not document["over"]:
            document = until(partial(self._later, path, document["version"]), "the next move of a bot")

    def _later(self, path: str, version: int) -> dict[str, Any] | None:
        """The document once its version is higher; None if that takes longer than the server lets anybody wait."""
        document: dict[str, Any] = self.call(f"{path}?after={version}")
        return document if document["version"] > version else None


WINDOWED = ("chromium", "chromium-browser", "google-chrome")
BROWSERS = ("chromium-headless-shell", *WINDOWED)
"""Which Chromium is taken, the first that is there: one without windows takes a third of the time."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        made = launched(playwright.chromium)
        yield made
        made.close()


def launched(kind: BrowserType, wanted: Sequence[str] = BROWSERS) -> Browser:
    """The first of these browsers that is there."""
    found = next(filter(None, map(shutil.which, wanted)), None)
    assert found, "this needs Chromium: sh tools/system.sh chromium"
    return kind.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"], timeout=1000 * PATIENCE)
