"""The browser's own picture of a table as an array of pixels (extra `picture`): the real client, photographed.

A server of our own shows the table to a Chromium without a window. Both start with the first picture, which takes some
seconds, and end with `close`. Playwright wants a thread without a running event loop, so it gets one of its own:
pictures can be taken in notebooks, too.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..kernel import SetupError, Table
from ..kernel.errors import needs_extra

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZE = (1280, 720)
SERVED = "served at "
CLIENT = Path(__file__).parents[1] / "serve" / "web" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--disable-gpu", "--disable-partial-raster")
"""The second: what changes is drawn again whole, or edges would depend on what was there before."""
BUNDLE = "fathomfive/table/1"
IDLE = "random"
"""Has the other seats while a picture is taken; it is never asked before the seat in the picture has answered."""
CALM = """
localStorage.setItem("fathom-settings", JSON.stringify({ pace: "instant", coach: false, warn: "never", lang: "en" }));
"""
WEIGHED = "() => !document.querySelector('[data-question]:not([data-weighed])')"
"""Odds, which come after the question, are there."""
SETTLED = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Letters and pictures are there."""
PIXELS = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const blob = new Blob([pen.getImageData(0, 0, image.width, image.height).data]);
  const reader = new FileReader();
  await new Promise((done) => { reader.onload = done; reader.readAsDataURL(blob); });
  return reader.result.slice(reader.result.indexOf(",") + 1);
}"""
"""The pixels of a PNG, four bytes each."""
SHOTS = 12
"""So many pictures at most until nothing moves any more."""
PATIENCE = 300_000
"""Milliseconds that a page may take on a machine that has much else to do."""


class Camera:
    """Takes pictures of tables in the browser client, as a seat or a spectator sees them."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        try:
            import playwright.sync_api  # noqa: F401
        except ImportError:
            raise needs_extra("a picture of a table", "picture") from None
        if not CLIENT.is_file():
            raise SetupError("the browser client is not built here: `make play` builds it, and wheels have it")
        self.size = size
        self._thread = ThreadPoolExecutor(1, "camera")
        self._server: Server | None = None
        self._page: Page | None = None
        self._darkroom: Page | None = None
        self._close_browser: Any = None

    def picture(self, table: Table, seat: int | None = None) -> NDArray[np.uint8]:
        """A table as a seat sees it, or a spectator: height × width × red, green and blue."""
        names = table.names or [f"Seat {number + 1}" for number in range(table.seats)]
        return self._thread.submit(self._take, {**table.record(), "names": names}, table.seats, seat).result()

    def close(self) -> None:
        """End browser and server."""
        if self._close_browser is not None:
            self._thread.submit(self._close_browser).result()
            self._close_browser = self._page = self._darkroom = None
        if self._server is not None:
            self._server.stop()
            self._server = None

    def _take(self, record: dict[str, Any], seats: int, seat: int | None) -> NDArray[np.uint8]:
        if self._server is None:
            self._server = Server()
        if self._page is None or self._darkroom is None:
            self._page, self._darkroom = self._open_browser()
        bots = [None if seat is None or number == seat else IDLE for number in range(seats)]
        made = self._server.post("tables/bundle", {"format": BUNDLE, "record": record, "bots": bots})
        path = made["watch"] if seat is None else made["seats"][0]["url"]
        page = self._page
        page.goto(self._server.address + path)
        page.wait_for_selector("main#main .icon, main#main svg, .plain", state="attached")
        page.wait_for_load_state("networkidle")
        page.wait_for_function(WEIGHED)
        page.evaluate(SETTLED)
        png = base64.b64encode(_still(page)).decode()
        pixels = base64.b64decode(self._darkroom.evaluate(PIXELS, png))
        width, height = self.size
        return np.frombuffer(pixels, np.uint8).reshape(height, width, 4)[:, :, :3].copy()

    def _open_browser(self) -> tuple[Page, Page]:
        """A page for the table, and one in which pictures become pixels."""
        from playwright.sync_api import Error, sync_playwright

        playwright = sync_playwright().start()
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        try:
            browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS, *as_root], timeout=PATIENCE)
        except Error as error:
            playwright.stop()
            raise SetupError(f"no Chromium to take a picture with: `playwright install chromium` ({error})") from None

        def close() -> None:
            browser.close()
            playwright.stop()

        self._close_browser = close
        width, height = self.size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(CALM)
        return context.new_page(), browser.new_page()


def _still(page: Page) -> bytes:
    """A picture like the one before it: everything has found its place."""
    before = b""
    for _ in range(SHOTS):
        shot = page.screenshot(animations="disabled")
        if shot == before:
            break
        before = shot
    return before


class Server:
    """`fathom serve` on a free port of this machine, with tables that are gone when it ends."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="fathom-pictures-"))
        command = ["serve", "--port", "0", "--rate", "0", "--thinkers", "1", "--store", f"sqlite:///{folder}/tables.db"]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "fathomfive.cli", *command], stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.stop = weakref.finalize(self, _end, process, folder)
        assert process.stdout is not None
        told = process.stdout.readline()
        if SERVED not in told:
            said = (folder / "log").read_text().strip()[-500:]
            self.stop()
            raise SetupError(f"the server that is to show the table did not start (extra serve): {said}")
        self.address = told.partition(SERVED)[2].strip()

    def post(self, path: str, body: object) -> Any:
        """What the server answers to something sent to it."""
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise SetupError(f"the table cannot be shown: {error.read().decode()}") from None


def _end(process: subprocess.Popen[str], folder: Path) -> None:
    process.terminate()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()
    shutil.rmtree(folder, ignore_errors=True)
