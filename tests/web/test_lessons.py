"""Lessons in the browser: finished by clicking only what the spotlight shows, by keyboard, and by doing otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from fathomfive.kernel.installed import game, game_ids
from fathomfive.kernel.lesson_laws import lay
from fathomfive.kernel.lessons import ASTRAY, Lesson, answer, expected, lessons, settle

from .conftest import LAPTOP, PHONE
from .test_pages import violations

TAUGHT = [id for id in game_ids() if lessons(game(id))]
LESSONS = [(id, lesson) for id in TAUGHT for lesson in lessons(game(id))]
SETTLED = """() => {
  const card = document.querySelector("[data-coach]");
  const bar = document.querySelector("[data-question]");
  const busy = document.querySelector("[aria-disabled=true][data-option]");
  return card && (card.dataset.coach === "over" || (bar && !busy));
}"""
LOOK = """() => {
  const card = document.querySelector("[data-coach]");
  const rings = [...document.querySelectorAll("[data-ring]")].map((ring) => ring.getBoundingClientRect());
  return {
    kind: card.dataset.coach,
    beat: card.dataset.beat,
    title: card.querySelector("h2").textContent,
    version: Number(document.querySelector("[data-version]").dataset.version),
    rings: rings.map(({ x, y, width, height }) => [x + width / 2, y + height / 2, width, height]),
    hidden: Math.max(0, ...[...document.querySelectorAll("[data-hole]")].map((hole) => {
      const [a, b] = [hole.getBoundingClientRect(), card.getBoundingClientRect()];
      const wide = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
      const high = Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      return a.width ? (wide * high) / (a.width * a.height) : 0;
    })),
    card: (({ x, y, width, height }) => [x, y, width, height])(card.getBoundingClientRect()),
    moved: (({ x, y }) => x !== 0 || y !== 0)(document.querySelector("header").getBoundingClientRect()),
    crowded: [...document.querySelectorAll("header h1, header .steps, header .phase")].some((part) => {
      const chapters = document.querySelector("[data-chapters]").closest("nav");
      const [a, b] = [part, chapters].map((node) => node.getBoundingClientRect());
      return a.width && a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1;
    }),
  };
}"""
CHANGED = """([version, beat, title, lit]) => {
  const card = document.querySelector("[data-coach]");
  const bar = document.querySelector("[data-version]");
  const ring = document.querySelector("[data-ring]")?.getBoundingClientRect();
  const halves = document.querySelector("main [data-answers]");
  const away = halves && lit && ring &&
    Math.hypot(ring.x + ring.width / 2 - lit[0], ring.y + ring.height / 2 - lit[1]) > 40;
  const which = document.querySelector("dialog[open] [data-choice]");
  return away || !!which || (card && (Number(bar.dataset.version) !== version ||
    card.dataset.beat !== beat || card.querySelector("h2").textContent !== title));
}"""
RINGED = """() => ["off", "over", "look", "astray"].includes(document.querySelector("[data-coach]")?.dataset.coach) ||
  document.querySelector("[data-ring]") !== null"""
STEADY = """() => {
  const rings = [...document.querySelectorAll("[data-ring]")].map((ring) => ring.getBoundingClientRect());
  const now = JSON.stringify([rings, document.querySelector("[data-coach]")?.getBoundingClientRect()]);
  window.looks = window.before === now ? window.looks + 1 : 0;
  window.before = now;
  const steady = window.looks >= 3;
  const hit = ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2);
  const known = "[data-option], [data-target], [data-thing], [data-coach]";
  return steady && (!rings.length || !!hit(rings[0])?.closest(known));
}"""
"""Neither the card nor what is ringed moves any more: a card that hides something gives way after a moment. And a click
on what is ringed would reach something, unless the card is in the way."""

TRIES = 5


class Learner:
    """Somebody who does what the spotlight shows, and notes what they saw."""

    def __init__(self, page: Page, shots: Path | None = None) -> None:
        self.page = page
        self.shots = shots
        self.seen: list[str] = []
        self.hidden: dict[str, float] = {}
        """Of what is lit, how much the card hides, by what it says."""
        self.place: tuple[int, str, str] | None = None

    def look(self) -> dict[str, Any]:
        self.page.wait_for_function(SETTLED)
        self.page.wait_for_function(RINGED)
        self.page.wait_for_function(STEADY, polling=150)
        found: dict[str, Any] = self.page.evaluate(LOOK)
        if self.shots is not None:
            self.page.wait_for_timeout(450)
            self.page.screenshot(path=str(self.shots / f"{len(self.seen):02}-{found['beat']}-{found['kind']}.png"))
            found = self.page.evaluate(LOOK)
        assert not found["moved"], f"the page itself has been scrolled at {found['title']!r}"
        assert not found["crowded"], f"the chapters lie over the top bar at {found['title']!r}"
        place = (found["version"], found["beat"], found["title"])
        if place != self.place:  # a choice of two halves is lit twice
            self.seen.append(found["title"])
            self.hidden[found["title"]] = round(found["hidden"], 2)
        self.place = place
        return found

    def goes_on(self, before: dict[str, Any]) -> None:
        was = [before["version"], before["beat"], before["title"]]
        self.page.wait_for_function(CHANGED, arg=[*was, next(iter(before["rings"]), None)])
        chosen = self.page.locator("dialog[open] [data-choice].main")
        if chosen.count():
            chosen.first.click()
            self.page.wait_for_function(CHANGED, arg=[*was, None])

    def click(self, now: dict[str, Any]) -> None:
        """Click what is ringed, with the mouse, through the veil: the first ring is the thing on the board.

        On a busy machine the table may still be moving; whoever misses a thing looks again and clicks again."""
        before = [now["version"], now["beat"], now["title"]]
        for _ in range(TRIES):
            assert now["rings"], f"nothing is lit for {now['title']!r}"
            x, y = now["rings"][0][:2]
            left, top, width, height = now["card"]
            assert not (left <= x <= left + width and top <= y <= top + height), f"the card hides {now['title']!r}"
            self.page.mouse.click(x, y)
            try:
                self.page.wait_for_function(CHANGED, arg=[*before, now["rings"][0]], timeout=10_000)
                return
            except TimeoutError:
                self.page.wait_for_function(SETTLED)
                self.page.wait_for_function(STEADY, polling=150)
                now = self.page.evaluate(LOOK)
                if [now["version"], now["beat"], now["title"]] != before:
                    return
        raise AssertionError(f"clicking what is lit for {now['title']!r} does nothing")

    def finishes(self) -> None:
        """Follow the spotlight to the end."""
        for _ in range(200):
            now = self.look()
            if now["kind"] == "over":
                return
            assert now["kind"] in ("look", "beat"), now
            if now["kind"] == "look":
                self.page.locator("[data-go-on]").click()
            else:
                self.click(now)
            self.goes_on(now)
        raise AssertionError("the lesson does not end")


def begun(visit: Any, size: dict[str, int], locale: str, id: str, lesson: str = "first") -> Page:
    page: Page = visit(size, locale).open(f"learn/{id}" if lesson == "first" else f"learn/{id}?lesson={lesson}")
    page.wait_for_selector("[data-coach]")
    return page


SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
LOCALES = pytest.mark.parametrize("locale", ["en", "de"])
EACH = pytest.mark.parametrize(("id", "lesson"), LESSONS, ids=["-".join(pair) for pair in LESSONS])
SLOW = pytest.mark.slow
HIDDEN = 0.1
"""How much of a lit thing the card may hide at most where a phone has no better place for it."""


def leaves(page: Page) -> None:
    """Close the lesson and play on."""
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-coach]", state="detached")
    page.wait_for_selector("[data-question]")  # perhaps after the rival's turn


@pytest.mark.slow
@EACH
@SIZES
@LOCALES
def test_a_lesson_is_finished_by_clicking_what_the_spotlight_shows(
    visit: Any, size: dict[str, int], locale: str, id: str, lesson: str
) -> None:
    page = begun(visit, size, locale, id, lesson)
    learner = Learner(page)
    learner.finishes()
    found = lessons(game(id))[lesson]
    assert len(learner.seen) == len(found.beats) + sum(len(beat.looks) for beat in found.beats) + 1
    assert max(learner.hidden.values()) <= HIDDEN, learner.hidden
    others = [other for other in lessons(game(id)) if other != lesson]
    offered = page.locator("[data-next-lesson]").all()
    assert [link.get_attribute("data-next-lesson") for link in offered] == others[:1]
    leaves(page)


NEW_DEVICE = 'localStorage.setItem("fathom-settings", JSON.stringify({ pace: "instant" }))'
"""All as a stranger finds it: options in groups, sentences of the coach, warnings; only the rivals play at once."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "size"), [(id, LAPTOP if number % 2 == 0 else PHONE) for number, id in enumerate(TAUGHT)], ids=TAUGHT
)
def test_a_lesson_is_finished_with_the_settings_of_a_new_device(visit: Any, id: str, size: dict[str, int]) -> None:
    visitor = visit(size, "en")
    visitor.context.add_init_script(NEW_DEVICE)
    page = visitor.open(f"learn/{id}")
    page.wait_for_selector("[data-coach]")
    names = page.locator("header li").all_inner_texts()
    assert len(set(names)) == len(names), "no two at the table have the same name"
    Learner(page).finishes()


@pytest.mark.slow
@EACH
@pytest.mark.parametrize(("size", "locale"), [(LAPTOP, "de"), (PHONE, "en")], ids=["laptop-de", "phone-en"])
def test_a_lesson_is_finished_by_keyboard(visit: Any, size: dict[str, int], locale: str, id: str, lesson: str) -> None:
    page = begun(visit, size, locale, id, lesson)
    learner = Learner(page)
    for _ in range(200):
        now = learner.look()
        if now["kind"] == "over":
            break
        page.wait_for_function("() => document.activeElement !== document.body")
        page.keyboard.press("Enter")
        learner.goes_on(now)
    else:
        raise AssertionError("the lesson does not end")
    leaves(page)


OTHER = """(wanted) => {
  const lit = wanted.map((value) => JSON.stringify(value));
  const options = [...document.querySelectorAll("[data-question] [data-option]")];
  return options.findIndex(({ dataset }) => !lit.includes(JSON.stringify(JSON.parse(dataset.option))));
}"""
"""The first option of the question bar that is not one of those that are waited for."""


@pytest.mark.slow
@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize(("then", "size"), [("[data-take-back]", PHONE), ("[data-leave-so]", LAPTOP)])
def test_who_answers_wrongly_wherever_possible_still_finishes(
    visit: Any, then: str, size: dict[str, int], id: str
) -> None:
    """Every answer that is not lit is explained, unless any is as good; taken back, the same beat comes again."""
    page = begun(visit, size, "en", id)
    learner = Learner(page)
    found = lessons(game(id))["first"]
    done: set[str] = set()
    off = 0
    due = False
    for _ in range(400):
        now = learner.look()
        if now["kind"] == "over":
            break
        assert (now["kind"] == "off") == due, now
        due = False
        if now["kind"] == "off":
            off += 1
            page.locator(then).click()
        elif now["kind"] == "look":
            page.locator("[data-go-on]").click()
        elif now["kind"] == "astray":
            page.locator("[data-question] [data-option]").last.evaluate("(button) => button.click()")
        else:
            chapter, number = map(int, now["beat"].split("."))
            beat = found.beats[found.first(chapter - 1) + number - 1]
            wanted = beat.expect[:1] if beat.free else beat.expect
            other = page.evaluate(OTHER, wanted) if now["beat"] not in done else -1
            done.add(now["beat"])
            if other >= 0:
                due = not beat.free
                page.locator("[data-question] [data-option]").nth(other).evaluate("(button) => button.click()")
            else:
                learner.click(now)
        learner.goes_on(now)
    else:
        raise AssertionError("the lesson does not end")
    assert off == other_answers(found, then), "wherever something else can be answered, it is spoken of"
    if then == "[data-take-back]":
        assert len(done) == len(found.beats), "whoever takes it back meets every beat"


def other_answers(found: Lesson, then: str) -> int:
    """How often whoever first tries the first other answer at each beat is told so, by the kernel's own table."""
    table, progress = lay(found)
    count = 0
    while not found.over(progress, table):
        ask = table.seat(found.seat).ask()
        number = found.present(progress, ask)
        value = ask.options[-1]
        if number != ASTRAY:
            beat = found.beats[number]
            wanted = expected(beat, ask)
            others = [option for option in ask.options if option not in (wanted[:1] if beat.free else wanted)]
            count += bool(others) and not beat.free
            value = wanted[0] if then == "[data-take-back]" or not others else others[0]
        answer(found, progress, table, value)
        settle(found, progress, table)
        ended = number != ASTRAY and value not in wanted and not beat.free and found.over(progress, table)
        count -= ended  # then there is no more to be said
    return count


def test_back_show_and_skip_are_buttons_and_keys(visit: Any) -> None:
    page = begun(visit, LAPTOP, "en", "otys")
    learner = Learner(page)
    first = learner.look()
    assert first["title"] == "The tide decides"
    page.keyboard.press("s")
    learner.goes_on(first)
    key = learner.look()
    assert key["title"] == "Choose key 4"
    page.locator("[data-show]").click()
    page.wait_for_selector("[data-ring].calling", state="attached")
    page.locator("[data-skip]").click()
    learner.goes_on(key)
    sponsor = learner.look()
    assert sponsor["title"] == "Click the sponsor"
    assert page.locator(".tags .now").inner_text().split() == ["2", "Sponsor"]
    page.keyboard.press("Backspace")
    learner.goes_on(sponsor)
    assert learner.look()["beat"] == "1.1"


def test_under_a_drawer_nothing_is_lit(visit: Any) -> None:
    """A report can be published from the ocean too, over which the drawer with the reports lies."""
    page = begun(visit, PHONE, "de", "endeavor", "alone")
    learner = Learner(page)
    now = learner.look()
    while now["title"] != "Publiziere, ohne zu zahlen":
        assert now["kind"] != "over"
        page.keyboard.press("s")
        learner.goes_on(now)
        now = learner.look()
    report = page.locator(".display [data-target='report/12']").bounding_box()
    assert report is not None
    [x, y, *_] = now["rings"][0]
    assert report["x"] < x < report["x"] + report["width"] and report["y"] < y < report["y"] + report["height"]
    assert page.locator("[data-hole]").count() == len(now["rings"]) + 2, "the report once, and the goals"
    learner.click(now)


def test_a_lesson_under_way_goes_on_and_can_be_left(visit: Any) -> None:
    visitor = visit(LAPTOP, "en")
    page = visitor.open("learn/otys")
    page.wait_for_selector("[data-coach]")
    address = page.url
    visitor.open("learn/otys")
    page.wait_for_url(address)
    page.wait_for_selector("[data-coach]")
    page.keyboard.press("Escape")
    page.locator("[data-leave-now]").click()
    page.wait_for_selector("[data-coach]", state="detached")
    page.wait_for_selector("[data-chapters]", state="detached")
    visitor.open("learn/otys")
    page.wait_for_selector("[data-coach]")
    assert page.url != address, "a lesson that was left begins anew"


@pytest.mark.parametrize(("size", "locale"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop-en", "phone-de"])
@pytest.mark.parametrize(
    ("id", "lesson"), [pytest.param(*one, marks=SLOW if one != LESSONS[-1] else ()) for one in LESSONS]
)
def test_the_coach_has_no_barrier(visit: Any, size: dict[str, int], locale: str, id: str, lesson: str) -> None:
    page = begun(visit, size, locale, id, lesson)
    learner = Learner(page)
    for _ in range(3):
        now = learner.look()
        page.keyboard.press("s")
        learner.goes_on(now)
    learner.look()
    assert violations(page) == []
