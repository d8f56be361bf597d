"""The whole application from a folder of files: `dist/`, any web server, and from then on no network at all."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from fathomfive.kernel.installed import game, own_ids
from tests.waiting import PATIENCE, until
from tools.static.__main__ import write_list

from .conftest import LAPTOP, PHONE, ROOT
from .robot import play
from .serving import free_port
from .sizes import SIZES
from .test_lessons import Learner

PREFIX = "/games/of/mine"
pytestmark = pytest.mark.slow
READY = "[data-engine='ready']"
ASKED = "[data-question] [data-option]:not([aria-disabled='true'])"
QUICK = """if (origin !== "null" && !localStorage.getItem("fathom-settings"))
  localStorage.setItem("fathom-settings",
    '{"pace": "instant", "coach": false, "warn": "never", "level": "twilight"}')"""
"""Nobody waits for the story of the others' turns, and bots follow the rule of thumb. A blank page keeps nothing."""
SHORT = ROOT / "tests" / "games" / "endeavor" / "golden" / "together-1.json"
"""A finished game that is soon reviewed."""
GOLDEN = sorted((ROOT / "tests" / "games").glob("*/golden/*.json"))


LOOKS = list(product((LAPTOP, PHONE), ("en", "de")))
"""On which screens and in which languages people come."""


class Host:
    """`python -m http.server` with the folder below a path."""

    def __init__(self, folder: Path, dist: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{PREFIX}/"
        self.folder = folder
        (folder / PREFIX.strip("/")).parent.mkdir(parents=True)
        self.publish(dist)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--directory", str(self.folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self._answers, "the start of the static server")

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def publish(self, dist: Path) -> None:
        """Put another release of the folder in the place of this one."""
        at = self.folder / PREFIX.strip("/")
        at.unlink(missing_ok=True)
        at.symlink_to(dist, target_is_directory=True)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)
            self.process = None


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, built from what is here; workers that test at the same time share it."""
    base = tmp_path_factory.getbasetemp()
    target = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "dist"
    lock = target.with_suffix(".lock")
    try:
        lock.touch(exist_ok=False)
    except FileExistsError:
        until(lambda: (target / "files.json").is_file(), "the folder that another worker builds")
        return target
    subprocess.run([sys.executable, "-m", "tools.static", str(target)], cwd=ROOT, check=True)
    return target


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path, dist)
    made.start()
    yield made
    made.stop()


class Visitor:
    """A browser with the folder open, and everything that went wrong or elsewhere."""

    def __init__(self, browser: Browser, host: Host, size: dict[str, int] = LAPTOP, locale: str = "en") -> None:
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale=locale, reduced_motion="reduce"
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(QUICK)
        self.host = host
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.context.on("request", lambda request: self._note(request.url))
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, url: str) -> None:
        if not url.startswith((self.host.url, "data:", "blob:")):
            self.foreign.append(url)

    def arrive(self) -> Page:
        """Open the folder and wait for the engine."""
        self.page.goto(self.host.url)
        self.page.wait_for_selector("[data-play]")
        self.page.wait_for_selector(READY, state="attached")
        return self.page

    def begin(self, game: str, *, people: int = 1) -> Page:
        """Set a table up, and sit down."""
        page = self.page
        page.click(f"[data-tile='{game}'] h2")
        page.wait_for_selector("[data-start]")
        if people > 1:
            page.locator("select.field").nth(1).select_option("here")
        page.click("[data-start]")
        page.wait_for_selector(f"{ASKED}, [data-curtain]")
        return page

    def leave(self) -> None:
        self.context.close()
        assert self.errors == []
        assert self.foreign == []


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Visitor]:
    made = Visitor(browser, host)
    yield made
    made.leave()


def cut(visitor: Visitor) -> None:
    """No network from now on, and no server either."""
    visitor.context.set_offline(True)
    visitor.host.stop()


@pytest.fixture
def around(browser: Browser, host: Host, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Visitors in turn: on a laptop or a phone, in English or in German."""
    made = Visitor(browser, host, *LOOKS[sorted(own_ids()).index(request.param) % len(LOOKS)])
    yield made
    made.leave()


@pytest.mark.parametrize(("around", "game"), [(game, game) for game in sorted(own_ids())], indirect=["around"])
def test_a_whole_game_is_played_without_a_network(around: Visitor, game: str) -> None:
    around.arrive()
    page = around.begin(game)
    cut(around)
    assert play(page, most=4000)["over"]


@pytest.mark.parametrize("look", LOOKS[1:3], ids=["laptop-de", "phone-en"])
def test_a_lesson_needs_no_network(browser: Browser, host: Host, look: tuple[dict[str, int], str]) -> None:
    visitor = Visitor(browser, host, *look)
    page = visitor.arrive()
    cut(visitor)
    page.goto(f"{host.url}#/learn/endeavor?lesson=alone")
    page.wait_for_selector("[data-coach]")
    Learner(page).finishes()
    visitor.leave()


def test_a_table_outlives_reload_and_the_death_of_its_tab(visitor: Visitor) -> None:
    visitor.arrive()
    page = visitor.begin("deepblue")
    assert play(page, most=5)["answers"] == 5
    cut(visitor)
    page.wait_for_selector(ASKED)
    version = page.get_attribute("section.ask", "data-version")
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.get_attribute("section.ask", "data-version") == version
    address = page.url
    page.close(run_before_unload=False)
    page = visitor.page = visitor.context.new_page()
    page.goto(address)
    page.wait_for_selector(ASKED)
    assert page.get_attribute("section.ask", "data-version") == version
    assert play(page, most=3)["answers"] == 3


def test_several_people_play_at_one_device(visitor: Visitor) -> None:
    visitor.arrive()
    page = visitor.begin("otys", people=2)
    kinds = page.evaluate("document.querySelectorAll('[data-curtain]').length")
    assert kinds == 1
    assert play(page, most=12)["answers"] == 12


def remembers(page: Page) -> bool:
    """Whether the browser has a memory for later visits."""
    return bool(page.evaluate("async () => Boolean(await caches.match(new URL('engine/memory', document.baseURI)))"))


def test_a_later_visit_starts_with_a_kept_memory_and_a_spoilt_one_does_no_harm(visitor: Visitor) -> None:
    page = visitor.arrive()
    assert page.get_attribute(READY, "data-recalled") == "false"
    until(lambda: remembers(page), "the memory for later visits")
    cut(visitor)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.get_attribute(READY, "data-recalled") == "true"
    visitor.begin("otys")
    assert play(page, most=4)["answers"] == 4
    page.evaluate(
        """async () => {
          const address = new URL("engine/memory", document.baseURI).href;
          const [name] = await caches.keys();
          await (await caches.open(name)).put(address, new Response(new Uint8Array(1 << 20)));
        }"""
    )
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.get_attribute(READY, "data-recalled") == "false"
    page.wait_for_selector(ASKED)
    assert play(page, most=2)["answers"] == 2


def later_release(dist: Path, into: Path) -> Path:
    """The folder with other rules of Deep Blue in it, as far as anybody can tell."""
    shutil.copytree(dist, into)
    packed = into / "engine" / "site.zip.pressed"
    module = ROOT / "src" / "fathomfive" / "games" / "deepblue" / "__init__.py"
    old = f"rules_version={game('deepblue').rules_version},"
    assert module.read_text().count(old) == 1
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(gzip.decompress(packed.read_bytes()))) as site, zipfile.ZipFile(out, "w") as changed:
        for entry in site.infolist():
            if entry.filename != "fathomfive/games/deepblue/__init__.pyc":
                changed.writestr(entry, site.read(entry))
        changed.writestr("fathomfive/games/deepblue/__init__.py", module.read_text().replace(old, "rules_version=999,"))
    packed.write_bytes(gzip.compress(out.getvalue(), mtime=0))
    (into / "shell.pressed").unlink()
    (into / "files.json").unlink()
    write_list(into, json.loads((dist / "files.json").read_text())["engine"])
    return into


def test_a_running_table_keeps_its_release_and_is_moved_on_with_a_note_when_all_tabs_are_closed(
    visitor: Visitor, dist: Path, tmp_path: Path
) -> None:
    visitor.arrive()
    page = visitor.begin("deepblue")
    assert play(page, most=3)["answers"] == 3
    address = page.url

    def release() -> str:
        return str(visitor.page.evaluate("async () => (await (await fetch('files.json')).json()).release"))

    first = release()
    visitor.host.publish(later_release(dist, tmp_path / "later"))
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    until(
        lambda: bool(page.evaluate("async () => Boolean((await navigator.serviceWorker.ready).waiting)")),
        "the later release, which waits",
    )
    page.reload()  # whoever reloads is still there: the table goes on with what it was begun with
    page.wait_for_selector(ASKED)
    assert page.locator("[data-moved-on]").count() == 0
    assert release() == first
    assert play(page, most=2)["answers"] == 2
    cut(visitor)
    page.goto("about:blank")

    def moved() -> bool:
        page.goto(address)
        page.wait_for_selector("[data-engine]", state="attached")
        if release() != first:
            return True
        page.goto("about:blank")
        return False

    until(moved, "the later release")
    page.wait_for_selector(ASKED)
    page.wait_for_selector("[data-moved-on]", state="attached")
    assert play(page, most=2)["answers"] == 2


def test_nobody_is_offered_a_seat_for_people_elsewhere(visitor: Visitor) -> None:
    page = visitor.arrive()
    assert "people elsewhere cannot join" in page.inner_text(READY)
    page.click("[data-play='otys']")
    page.wait_for_selector("[data-start]")
    kinds = page.locator("select.field").nth(1).locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert kinds == ["bot", "here"]


def test_a_phone_speaks_german_and_counts_while_it_loads(browser: Browser, host: Host) -> None:
    visitor = Visitor(browser, host, PHONE, "de")
    page = visitor.page
    page.goto(host.url)
    page.wait_for_selector("[data-engine='loading'] progress")
    page.wait_for_selector(READY, state="attached")
    assert "keinen Server" in page.inner_text(READY)
    visitor.begin("deepblue")
    visitor.leave()


def test_a_table_is_taken_along_as_a_file(visitor: Visitor, tmp_path: Path) -> None:
    visitor.arrive()
    page = visitor.begin("deepblue")
    play(page, most=4)
    page.wait_for_selector(ASKED)
    page.goto(f"{visitor.host.url}#/mine")
    with page.expect_download() as saved:
        page.click("[data-take-along]")
    paper = tmp_path / "table.json"
    saved.value.save_as(paper)
    page.set_input_files("[data-take-up]", paper)
    page.wait_for_selector(ASKED)
    assert play(page, most=2)["answers"] == 2


def test_a_table_is_sent_as_a_link(visitor: Visitor) -> None:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.arrive()
    page = visitor.begin("otys")
    play(page, most=3)
    page.wait_for_selector(ASKED)
    page.goto(f"{visitor.host.url}#/mine")
    page.click("[data-take-link]")
    page.wait_for_selector("[data-take-link]:has-text('copied')")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(f"{visitor.host.url}#/take/") and len(link) < 8000
    cut(visitor)
    page.goto(link)
    page.click("[data-take-here]")
    page.wait_for_selector(ASKED)
    assert play(page, most=2)["answers"] == 2


def test_a_play_server_is_offered_where_the_folder_names_one(visitor: Visitor) -> None:
    named = json.dumps({"url": "https://play.example/deep"})
    visitor.context.route("**/server.json", lambda route: route.fulfill(body=named, content_type="application/json"))
    page = visitor.arrive()
    page.wait_for_selector("[data-play-server][href='https://play.example/deep/']")


def test_study_needs_no_network(visitor: Visitor, dist: Path) -> None:
    """Puzzles, the daily dive, how to play, rules, and a review that goes on after the tab is reloaded."""
    page = visitor.arrive()
    cut(visitor)
    status, made = ask(visitor, dist, "POST", "tables/bundle", json.loads(SHORT.read_text(encoding="utf-8")))
    assert status == 201, made
    tokens = [link["token"] for link in made["seats"]]
    kept = [{"table": made["table"], "game": "endeavor", "tokens": tokens, "invites": [], "made": 1}]
    page.evaluate("(kept) => localStorage.setItem('fathom-tables', JSON.stringify(kept))", kept)
    for path, sign in (
        ("puzzles", "[data-daily]"),
        ("daily", "[data-dive]"),
        ("how/otys", "h1"),
        ("rules/otys", "h1"),
    ):
        page.goto(f"{visitor.host.url}#/{path}")
        page.wait_for_selector(sign)
    review = f"tables/{made['table']}/review"
    assert ask(visitor, dist, "POST", review, {}, tokens[0])[0] == 202
    until(lambda: ask(visitor, dist, "GET", review, token=tokens[0])[1]["done"] > 5, "the first pieces of the review")
    page.goto(f"{visitor.host.url}#/review/{made['table']}")
    page.wait_for_selector("svg")
    page.reload()
    page.wait_for_selector("svg")
    assert ask(visitor, dist, "POST", review, {}, tokens[0])[0] == 202
    until(lambda: ask(visitor, dist, "GET", review, token=tokens[0])[1]["done"] > 5, "the review to go on")


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en"), ("phone", "de")])
def test_home_dive_and_logbook_need_no_server_and_are_taken_along_as_a_file(
    browser: Browser, host: Host, dist: Path, tmp_path: Path, size: str, locale: str
) -> None:
    """From a first visit over a whole daily dive with its result to another device, which knows all of it."""
    visitor = Visitor(browser, host, SIZES[size], locale)
    page = visitor.arrive()
    assert page.locator("[data-play]").count() == 5
    cut(visitor)
    page.goto(f"{host.url}#/daily")
    page.click("[data-dive]")
    page.wait_for_selector("section.ask")
    table = page.url.rpartition("/")[2]
    token = page.evaluate("() => JSON.parse(localStorage['fathom-tables'])[0].tokens[0]")
    assert ask(visitor, dist, "POST", f"tables/{table}/seats/0/bot", {"bot": "calm"}, token)[0] == 200
    until(lambda: ask(visitor, dist, "GET", f"tables/{table}", token=token)[1]["over"], "the end of the dive")
    page.goto(f"{host.url}#/daily")
    page.fill("#diver", "Ada")
    page.click("[data-count]")
    page.wait_for_selector("[data-diver=Ada].you")
    shared = page.locator("[data-share]").get_attribute("data-share") or ""
    assert shared.endswith(f"{host.url}#/daily")
    [dive] = kept(page, "fathom-dives")
    assert dive["table"] == table and dive["id"] and dive["score"] is not None
    page.goto(f"{host.url}#/logbook")
    page.wait_for_selector("[data-logbook='1']")
    page.click("[data-export]")
    with page.expect_download() as download:
        page.click("[data-export-now]")
    file = tmp_path / "fathom-logbook.json"
    download.value.save_as(file)
    page.goto(f"{host.url}#/")
    page.wait_for_selector("[data-daily-tile]")
    visitor.leave()
    host.start()
    other = Visitor(browser, host, LAPTOP, "en")
    page = other.arrive()
    page.goto(f"{host.url}#/logbook")
    page.wait_for_selector("[data-logbook='0']")
    page.set_input_files("[data-import-file]", file)
    page.click("[data-import-now]")
    page.wait_for_selector("[data-logbook='1']")
    assert [one["id"] for one in kept(page, "fathom-dives")] == [dive["id"]]
    other.leave()


def kept(page: Page, key: str) -> Any:
    return json.loads(page.evaluate("(key) => localStorage.getItem(key)", key) or "null")


def test_hints_odds_undo_and_replay_are_there(visitor: Visitor, dist: Path) -> None:
    visitor.arrive()
    page = visitor.begin("deepblue")
    cut(visitor)
    table = page.url.rpartition("/")[2]
    token = page.evaluate("JSON.parse(localStorage['fathom-tables'])[0].tokens[0]")
    for path in ("hint?bot=greedy", "odds", "replay?from=0&count=2", "course", "record", "log"):
        assert ask(visitor, dist, "GET", f"tables/{table}/{path}", token=token)[0] == 200, path
    play(page, most=1)


def test_the_tab_replays_all_golden_records_to_the_same_hash(visitor: Visitor, dist: Path) -> None:
    visitor.arrive()
    cut(visitor)
    for path in GOLDEN:
        paper = json.loads(path.read_text(encoding="utf-8"))
        status, made = ask(visitor, dist, "POST", "tables/bundle", paper)
        assert status == 201, (path.name, made)
        token = made["seats"][0]["token"]
        status, record = ask(visitor, dist, "GET", f"tables/{made['table']}/record", token=token)
        assert (status, record["result"], record["answers"]) == (200, paper["result"], paper["answers"]), path.name


def ask(visitor: Visitor, dist: Path, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
    """Ask the engine of the tab, through the port that its page has."""
    [chunk] = [path.name for path in (dist / "assets").glob("port-*.js") if "tables.worker" in path.read_text()]
    found = visitor.page.evaluate(
        """async ([root, chunk, method, path, body, token]) => {
          const found = Object.values(await import(`${root}assets/${chunk}`)).map((one) => one?.port ?? one);
          const port = found.find((one) => one?.request);
          const {status, text} = await port.request(method, new URL(`api/${path}`, root), {body, token});
          return [status, JSON.parse(text)];
        }""",
        [visitor.host.url, chunk, method, path, None if body is None else json.dumps(body), token or None],
    )
    return found[0], found[1]
