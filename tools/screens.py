"""Pictures of every screen of the browser client: `python -m tools.screens [NAME …]`, with the client built."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.serving import LAPTOP, PHONE, Server, chromium

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 0.75

TO_WEBP = """
async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
"""

Ready = Callable[[dict[str, Any]], bool]


def late(step: int, *kinds: str) -> Ready:
    """A question in the middle of the game, of one of these kinds if any is named."""
    return lambda document: document["step"] >= step and (not kinds or document["question"]["kind"] in kinds)


def in_a_dive(document: dict[str, Any]) -> bool:
    """Deep down, and asked whether to go on."""
    return document["question"]["kind"] == "go_on" and len(document["view"]["drawn"]) >= 5


TABLES: dict[str, tuple[str, int, dict[str, Any], Ready]] = {
    "deepblue": ("deepblue", 4, {}, late(60, "action")),
    "deepblue-dive": ("deepblue", 4, {}, in_a_dive),
    "otys": ("otys", 4, {}, late(120, "key")),
    "neweden": ("neweden", 4, {}, late(90)),
    "endeavor": ("endeavor", 3, {}, late(90)),
    "nemo": ("nemo", 1, {}, late(60, "action")),
}
"""Name of the picture: game, seats, options, and when to take it."""

PAGES = {
    "home": ("/", "[data-play]"),
    "new-table": ("/new/nemo", "[data-start]"),
    "rules": ("/rules/deepblue?rule=DB-7.10", "p.wanted"),
    "settings": ("/settings", "legend"),
}


class Camera:
    """Takes pictures and makes them small."""

    def __init__(self, browser: Browser, server: Server, wanted: set[str]) -> None:
        self.browser, self.server, self.wanted = browser, server, wanted
        self.darkroom = browser.new_page()

    def wants(self, name: str) -> bool:
        return not self.wanted or name in self.wanted

    def take(
        self, name: str, path: str, ready: str, *, phone: bool = False, lang: str = "en", dark: bool = False
    ) -> None:
        """Open a page, wait, and write its picture."""
        size = PHONE if phone else LAPTOP
        context = self.browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(self.server.url + path)
        page.wait_for_selector(ready, timeout=60_000)
        page.wait_for_timeout(1200)
        self.write(name, page)
        context.close()

    def write(self, name: str, page: Page) -> None:
        png = base64.b64encode(page.screenshot()).decode()
        webp = base64.b64decode(self.darkroom.evaluate(TO_WEBP, [png, QUALITY]))
        (PICTURES / f"{name}.webp").write_bytes(webp)
        print(f"{name}.webp {len(webp) // 1000} kB")


def main() -> None:
    """Every screen, or those that are named."""
    wanted = set(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        camera = Camera(browser, server, wanted)
        try:
            for name, (path, ready) in PAGES.items():
                if camera.wants(name):
                    camera.take(name, path, ready)
            for name, (game, seats, options, until) in TABLES.items():
                if not camera.wants(name) and not camera.wants(f"{name}-phone"):
                    continue
                made = server.table(game, bots=seats - 1, bot="greedy", seed=11, **options)
                server.advance(made, until)
                url, ready = made["seats"][0]["url"], "[data-question] [data-option]"
                camera.take(name, url, ready)
                camera.take(f"{name}-phone", url, ready, phone=True, lang="de")
            if camera.wants("end"):
                made = server.table("deepblue", bots=2, bot="greedy", seed=2)
                server.finish(made)
                camera.take("end", made["seats"][0]["url"], "dialog[open] h3 ~ a svg")
                camera.take("replay", f"/replay/{made['table']}?step=60", "[data-step='60']", dark=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
