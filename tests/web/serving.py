"""A server for the tests of the client, and a browser: also for the pictures of the documentation."""

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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

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

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.port = free_port()
        self.prefix = prefix
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        self.store = folder / "tables.db"
        self.output = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--store", f"sqlite:///{self.store}"]
        if self.prefix:
            arguments += ["--root-path", self.prefix]
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

    def advance(self, made: dict[str, Any], until: Callable[[dict[str, Any]], bool], seat: int = 0) -> dict[str, Any]:
        """Answer as the rule of thumb would until the seat's document is as wanted, or the game is over."""
        path, token = f"tables/{made['table']}", made["seats"][seat]["token"]
        for _ in range(4000):
            document: dict[str, Any] = self.call(path, token=token)
            if document["over"] or (document["question"] and until(document)):
                return document
            if document["question"]:
                hint = self.call(f"{path}/hint?seat={seat}&bot=greedy", token=token)
                self.call(f"{path}/answers", {"version": document["version"], "value": hint["value"]}, token)
            else:
                time.sleep(0.02)
        raise AssertionError("the table never came to be as wanted")

    def finish(self, made: dict[str, Any]) -> None:
        """Let bots play for everybody until the game is over."""
        path = f"tables/{made['table']}"
        for link in made["seats"]:
            self.call(f"{path}/seats/{link['seat']}/bot", {"bot": "greedy"}, link["token"])
        for _ in range(3000):
            if self.call(path)["over"]:
                return
            time.sleep(0.1)
        raise AssertionError("the game does not end")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "this needs Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield made
        made.close()
