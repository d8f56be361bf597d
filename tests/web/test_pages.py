"""Every page: accessible, within its window, quick, at home behind any path."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from .conftest import BUILT, ROOT, Server
from .robot import play
from .sizes import SIZES, every_size_and_language

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

PAST = json.dumps(
    [{"table": "x", "game": "nemo", "mode": "solo", "options": {"motive": "war"}, "won": True, "score": 91, "at": 1}]
)

SPILLING = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['page'] : [];
  const table = document.querySelector('section.ask');
  const tall = table && document.documentElement.scrollHeight > innerHeight + 1 ? ['table is too tall'] : [];
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const buttons = [...document.querySelectorAll('button, a, h1, h2, p')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest('.opts, .log, .plain, .hidden, dialog, .hand, .art')) return false;
    if (scrolls(one.parentElement)) return false;
    return box.right > innerWidth + 1 || box.left < -1;
  });
  return [...wide, ...tall, ...buttons.map((one) => one.outerHTML.slice(0, 120))];
}
"""


def violations(page: Any) -> list[str]:
    """What axe finds on the page."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"][:3]]


def check(page: Any) -> None:
    assert page.evaluate(SPILLING) == []
    assert violations(page) == []


@every_size_and_language
def test_pages_are_accessible_and_fit(size: str, locale: str, visit: Any) -> None:
    visitor = visit(SIZES[size], locale)
    visitor.page.add_init_script(f"localStorage.setItem('fathom-history', {PAST!r})")
    waits = {
        "/": "[data-play]",
        "/new/endeavor": "[data-start]",
        "/new/nemo": "[data-past]",
        "/mine": "main h1",
        "/settings": "legend",
        "/rules/otys": "section h2",
    }
    for path, ready in waits.items():
        page = visitor.open(path)
        page.wait_for_selector(ready)
        assert page.evaluate("document.documentElement.lang") == locale
        check(page)


@every_size_and_language
def test_tables_are_accessible_and_fit_whatever_is_asked(size: str, locale: str, server: Server, visit: Any) -> None:
    visitor = visit(SIZES[size], locale)
    for seats in (2, 5):
        page = visitor.sit(server.table("deepblue", bots=seats - 1, seed=seats))
        kinds: set[str | None] = set()
        for turn in range(8):
            page.wait_for_selector("[data-question] [data-option]")
            kind = page.locator("[data-question]").get_attribute("data-question")
            assert page.evaluate(SPILLING) == [], kind
            if kind not in kinds and len(kinds) < 3:
                assert violations(page) == [], kind
            kinds.add(kind)
            play(page, seed=turn, most=1)
    page = visitor.sit(server.table("otys"))  # the other games' boards are looked at in their own tests
    page.wait_for_selector("[data-question] [data-option]")
    check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_themes_and_dialogs_are_accessible(theme: str, server: Server, visit: Any) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    page.wait_for_selector("legend")
    page.locator(f"input[name=theme][value={theme}]").check(force=True)
    page.locator("input[name=palette][value=safe]").check(force=True)
    check(page)
    page = visitor.sit(server.table("deepblue"))
    page.wait_for_selector("[data-question] [data-option]")
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.click("[data-menu]")
    page.wait_for_selector("dialog[open] [data-link]")
    assert violations(page) == []


def test_the_theme_follows_the_system_until_one_is_chosen(visit: Any) -> None:
    page = visit(color_scheme="dark").open("/settings")
    page.wait_for_selector("html[data-theme=dark] legend")
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=light]")
    page.locator("input[name=theme][value=dark]").check(force=True)
    page.wait_for_selector("html[data-theme=dark]")


def test_the_rules_can_be_searched(visit: Any) -> None:
    page = visit().open("/rules/deepblue")
    page.wait_for_selector("section h2")
    page.fill("input[type=search]", "hazard surface")
    page.wait_for_function("() => document.querySelectorAll('section p').length < 30")
    assert page.locator("section p").count() > 0


def test_errors_are_said_in_words(visit: Any) -> None:
    page = visit().open("/table/nothing-there")
    page.wait_for_selector("[role=alert]")
    assert len(page.locator("[role=alert] p").inner_text()) > 10


@pytest.mark.parametrize("size", SIZES)
def test_the_end_and_the_replay_are_accessible_and_fit(size: str, server: Server, visit: Any) -> None:
    visitor = visit(SIZES[size], "de")
    for game, bots in (("deepblue", 2), ("nemo", 0)):
        made = server.table(game, bots=bots, bot="greedy")
        server.finish(made)
        page = visitor.sit(made)
        page.wait_for_selector("dialog[open] h3 ~ a svg")
        check(page)
        visitor.open(f"/replay/{made['table']}?step=3")
        page.wait_for_selector("[data-step='3']")
        check(page)


def test_the_client_is_at_home_behind_any_path(tmp_path: Path, visit: Any) -> None:
    """Also nothing is asked for from elsewhere: a visitor notes every address outside."""
    server = Server(tmp_path, prefix="/sea/games")
    server.start()
    try:
        page = visit(at=server).open("/")
        page.click("[data-play=otys]")
        page.click("[data-start]")
        page.wait_for_selector("[data-question] [data-option]")
        assert "/sea/games/table/" in page.url
        page.reload()
        page.wait_for_selector("[data-question] [data-option]")
        page.goto(f"{server.url}/rules/otys?rule=OT-4.2")
        page.wait_for_selector("p.wanted")
    finally:
        server.stop()


def test_it_can_be_installed_and_starts_without_a_connection(visit: Any) -> None:
    visitor = visit(service_workers="allow")
    page = visitor.open("/")
    page.evaluate("navigator.serviceWorker.ready")
    errors = visitor.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    page.wait_for_function(
        "() => caches.open('fathom-five').then((cache) => cache.keys()).then((kept) => kept.length > 3)"
    )
    page.reload()
    page.wait_for_selector("[data-play]")
    visitor.context.set_offline(True)
    for path in ("/", "/settings"):
        visitor.open(path)
        page.wait_for_selector("main h1")
    visitor.context.set_offline(False)


def test_first_load_is_small() -> None:
    """What the home page needs: its page, scripts, styles and covers compressed, and the fonts as they are."""
    folder = BUILT.parent
    html = BUILT.read_text(encoding="utf-8")
    needed = [folder / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+)"', html)]
    fonts = [path for path in (folder / "assets").iterdir() if path.suffix == ".woff2"]
    covers = [path for path in (folder / "assets").iterdir() if path.suffix == ".svg"]
    assert needed and fonts and len(covers) >= 5

    def small(path: Path) -> int:
        return len(gzip.compress(path.read_bytes(), 6))

    assert sum(map(small, [*needed, *covers])) + sum(font.stat().st_size for font in fonts) < 300_000


RESTING = (
    *("/", "/new/neweden", "/mine", "/settings", "/rules/otys", "/how/nemo", "/learn/deepblue", "/daily", "/logbook"),
    *("/puzzles", "/open"),
)


def test_a_page_that_is_at_rest_asks_the_server_for_nothing(server: Server, visit: Any) -> None:
    made = server.table("otys", bots=1, bot="greedy", seed=3)
    server.finish(made)
    played = [f"/{page}/{made['table']}" for page in ("table", "replay", "review")]
    visitor = visit()
    for path in (*RESTING, *played):
        page = visitor.open(path)
        page.wait_for_selector("main, .ask, .review, .bar")
        page.wait_for_load_state("networkidle")
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.wait_for_timeout(1500)
        assert len(asked) <= 1, f"{path} goes on asking: {asked[:3]}"
