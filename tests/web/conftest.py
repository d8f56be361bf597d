"""A server and a browser for the tests of the client."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.waiting import PATIENCE

from .serving import BUILT, LAPTOP, PHONE, ROOT, Server, chromium

__all__ = ["BUILT", "LAPTOP", "PHONE", "ROOT", "Server"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert BUILT.is_file(), "the browser client is not built: run `npm install --no-save && npm run build` in web/"
    made = Server(tmp_path_factory.mktemp("web"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as made:
        yield made


SETTLED = """
const kept = localStorage.getItem("fathom-settings");
const calm = { pace: "instant", coach: false, warn: "never", groups: false };
if (!kept) localStorage.setItem("fathom-settings", JSON.stringify(calm));
"""
"""No story of the others' turns, no coach, nothing is asked twice, all options in sight, unless a test is about it."""


class Visitor:
    """One person with one browser window, and everything that went wrong in it."""

    def __init__(self, browser: Browser, server: Server, size: dict[str, int], locale: str, **more: Any) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=locale,
            **({"service_workers": "block", "reduced_motion": "reduce"} | more),
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(SETTLED)
        self.page: Page = self.context.new_page()
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

    def make(size: dict[str, int] = LAPTOP, locale: str = "en", at: Server | None = None, **more: Any) -> Visitor:
        visitors.append(Visitor(browser, at or server, size, locale, **more))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        assert visitor.errors == []
        assert visitor.foreign == []
