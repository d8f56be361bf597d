"""What the table explains and offers beside the game: cards, odds, hints, the end, pointing, zoom, sound."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .conftest import LAPTOP, PHONE, Server
from .robot import play

HOLD = """
(selector) => new Promise((lifted) => {
  const thing = document.querySelector(selector);
  const box = thing.getBoundingClientRect();
  const more = {bubbles: true, pointerType: 'touch', clientX: box.left + 5, clientY: box.top + 5};
  thing.dispatchEvent(new PointerEvent('pointerdown', more));
  setTimeout(() => {
    thing.dispatchEvent(new PointerEvent('pointerup', more));
    thing.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    lifted();
  }, 700);
})
"""


def test_a_card_says_what_a_thing_is_and_why_it_cannot_be_chosen(server: Server, visit: Any) -> None:
    visitor = visit()
    page = visitor.sit(server.table("deepblue", bots=0, people=2, seed=5))
    page.wait_for_selector("[data-question=action]")
    closed = page.locator("[data-thing^='node/']:has([aria-disabled='true'])").first
    closed.hover()
    page.wait_for_selector(".hovercard .not")
    assert len(page.locator(".hovercard b").inner_text()) > 3
    with visitor.context.expect_page() as opened:
        page.click(".hovercard a")
    opened.value.wait_for_selector("p.wanted")
    assert opened.value.locator("p.wanted a").inner_text() in opened.value.url
    page.keyboard.press("Escape")
    page.wait_for_selector(".hovercard", state="detached")


@pytest.mark.parametrize(
    ("game", "thing", "pieces"),
    [
        ("neweden", "[data-thing^='tableau/']", "module/"),
        ("endeavor", "[data-target^='recruit/'], [data-target^='tray/']", "crew/"),
        ("deepblue", "[data-thing^='market/']", "crew/"),
    ],
)
def test_a_card_says_what_is_printed_on_a_piece_as_the_game_says_it(
    server: Server, visit: Any, game: str, thing: str, pieces: str
) -> None:
    page = visit(locale="de").sit(server.table(game, bots=0, people=2, seed=5))
    page.locator(thing).first.hover()
    page.wait_for_selector(".hovercard b")
    shown = page.locator(".hovercard").inner_text()
    printed = server.call(f"games/{game}/printed?lang=de")
    told = [lines for target, lines in printed.items() if target.startswith(pieces) and lines[0] in shown]
    assert any(len(lines) > 1 and all(line in shown for line in lines) for lines in told), (shown, told)


def test_a_card_waits_after_a_click_until_the_pointer_has_moved_and_leaves_the_question_free(
    server: Server, visit: Any
) -> None:
    page = visit().sit(server.table("deepblue", bots=0, people=2, seed=5))
    page.wait_for_selector("[data-question=action]")
    thing = page.locator("[data-thing^='node/']:has([aria-disabled='true'])").last
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.wait_for_selector(".hovercard")
    page.mouse.down()
    page.wait_for_selector(".hovercard", state="detached")
    page.evaluate("() => document.body.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))")
    page.mouse.move(x + 3, y)
    assert page.locator(".hovercard").count() == 0
    page.mouse.up()
    page.mouse.move(5, 5)
    page.mouse.move(x, y)
    page.wait_for_selector(".hovercard")
    card, bar = page.locator(".hovercard").bounding_box(), page.locator(".bar").bounding_box()
    assert card is not None
    assert bar is not None
    assert card["y"] + card["height"] <= bar["y"] + 1


def test_a_pointer_that_has_not_moved_since_the_table_came_gets_no_card(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", bots=0, people=2, seed=5))
    page.wait_for_selector("[data-question=action]")
    thing = page.locator("[data-thing^='node/']:has([aria-disabled='true'])").last
    thing.dispatch_event("pointerover")
    page.evaluate("() => new Promise((later) => setTimeout(later, 1000))")
    assert page.locator(".hovercard").count() == 0
    thing.hover()
    page.wait_for_selector(".hovercard")


def test_a_piece_and_its_option_bear_the_same_number(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", bots=0, people=2, seed=5))
    page.wait_for_selector("[data-question=action] [data-option]")
    sail = page.locator("[data-option='\"sail\"'] kbd")
    number = sail.inner_text()
    drawn = page.locator("[data-thing='action/sail'] text").all_text_contents()
    assert number in drawn


def test_a_card_opens_for_the_keyboard_and_for_a_finger_that_holds(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=0, people=2, seed=5)
    page = visit().sit(made)
    page.wait_for_selector("[data-question=action]")
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('main [aria-disabled=true]').focus()")
    page.wait_for_selector(".hovercard .not")
    touch = visit(PHONE, "de", has_touch=True).sit(made)
    touch.wait_for_selector("[data-question=action]")
    touch.click("[data-swap]")
    touch.wait_for_selector("[data-target='action/sail']")
    sent: list[str] = []
    touch.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    touch.evaluate(f"selector => {{ window.held = ({HOLD})(selector) }}", "[data-target='action/sail']")
    touch.wait_for_selector(".hovercard b")
    touch.evaluate("() => window.held")
    touch.evaluate("() => fetch('healthz').then((answer) => answer.text())")
    assert sent[-1].endswith("/healthz") and not any("/answers" in one for one in sent), "holding chose something"


def test_log_lines_and_questions_lead_to_their_rules(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", seed=5))
    page.wait_for_selector("[data-question=action]")
    assert "rule=DB-3.2" in str(page.locator("section.ask small a").get_attribute("href"))
    play(page, seed=3, most=4)
    page.wait_for_selector(".log li a")
    assert "rule=DB-" in str(page.locator(".log li a").first.get_attribute("href"))


def test_odds_in_a_dive(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=2, bot="greedy", seed=5)
    server.advance(made, lambda document: document["question"]["kind"] == "go_on")
    page = visit().sit(made)
    page.click("[data-odds]")
    shares = page.locator("dialog[open] li b").all_inner_texts()
    assert 96 <= sum(int(share.split()[0]) for share in shares) <= 104


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("news", [True, False])
def test_options_stay_where_they_are_when_the_odds_come(
    news: bool, size: dict[str, int], server: Server, visit: Any
) -> None:
    made = server.table("deepblue", bots=2, bot="greedy", seed=5)
    version = server.advance(made, lambda document: document["question"]["kind"] == "go_on")["version"]
    visitor = visit(size)
    if not news:
        visitor.context.add_init_script(f"localStorage.setItem('fathom-mine-{made['table']}', {version})")
    late: list[Any] = []
    visitor.page.route("**/odds?*", lambda route: late.append(route))
    page = visitor.sit(made)
    option = page.locator("[data-question] [data-option]").first
    option.wait_for()
    while not late:
        page.wait_for_timeout(50)
    before = option.bounding_box()
    assert page.locator("[data-odds]").filter(visible=True).count() == 0
    late[0].continue_()
    page.wait_for_selector("[data-question][data-weighed]")
    assert page.locator("[data-odds], [data-more]").filter(visible=True).count() == 1
    assert option.bounding_box() == before


def test_the_end_shows_who_led_when_and_goes_on_from_there(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=2, bot="greedy", seed=2)
    server.finish(made)
    page = visit().sit(made)
    page.wait_for_selector("dialog[open] h3 ~ a svg")
    assert page.locator("dialog tbody tr.sum td").count() == 3
    with page.expect_download() as saved:
        page.click("[data-save]")
    record = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert record["game"] == "deepblue"
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: "/table/" in url and made["table"] not in url)
    page.wait_for_selector("section.ask[data-version]")


def test_a_game_alone_is_set_up_with_its_options_and_remembered(server: Server, visit: Any) -> None:
    page = visit().open("/new/nemo")
    page.click("[data-mode=coop]")
    page.wait_for_selector("select")
    page.click("[data-mode=solo]")
    page.click("[data-choices=motive] summary")
    page.locator("[data-choices=motive] label").nth(3).click()
    page.click("[data-choices=difficulty] summary")
    page.locator("[data-choices=difficulty] label").nth(0).click()
    page.click("[data-start]")
    page.wait_for_selector("section.ask[data-version]")
    table = page.url.split("/table/")[1].split("#")[0]
    document = server.call(f"tables/{table}")
    assert document["options"]["motive"] == "war"
    assert document["options"]["difficulty"] == "sailor"
    assert len(document["seats"]) == 1
    token = page.evaluate("JSON.parse(localStorage['fathom-tables'])[0].tokens[0]")
    server.finish({"table": table, "seats": [{"seat": 0, "token": token}]})
    page.reload()
    page.wait_for_selector("dialog[open] .winner")
    page.goto(f"{server.url}/new/nemo")
    page.wait_for_selector("[data-past] li:nth-child(1)")
    assert page.locator("[data-past] li").count() == 1


def test_those_who_play_together_see_what_the_others_point_at(server: Server, visit: Any) -> None:
    made = server.table("endeavor", people=2, bots=0, seed=4, mode="together")
    pages = [visit().sit(made, seat) for seat in (0, 1)]
    asked = server.call(f"tables/{made['table']}")["waiting"][0]
    mine, other = pages[asked], pages[1 - asked]
    other.wait_for_selector("section.ask[data-version]")
    mine.hover("[data-option]")
    other.wait_for_selector("[data-pointing]")
    things = "[...document.querySelectorAll('main [data-thing]')].map((one) => one.dataset.thing)"
    shared = next(name for name in other.evaluate(things) if name in mine.evaluate(things))
    other.locator(f"main [data-thing='{shared}']").first.dispatch_event("click")
    mine.wait_for_selector("[data-pointed]")


def test_a_finger_zooms_the_board_and_back(server: Server, visit: Any) -> None:
    visitor = visit(PHONE, "en", has_touch=True)
    page = visitor.sit(server.table("deepblue", seed=2))
    page.wait_for_selector("[data-zoom='1']")
    touch = visitor.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[int, int]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    fingers("touchStart", (150, 300), (240, 300))
    fingers("touchMove", (100, 300), (290, 300))
    fingers("touchEnd")
    page.wait_for_function("() => Number(document.querySelector('[data-zoom]').dataset.zoom) > 1.5")
    page.evaluate("() => new Promise((over) => setTimeout(over, 300))")  # as long as a tap would belong to the pinch
    page.click(".whole")
    page.wait_for_selector("[data-zoom='1']")


@pytest.mark.parametrize("sound", [False, True])
def test_sound_is_off_unless_it_is_wanted(sound: bool, server: Server, visit: Any) -> None:
    visitor = visit()
    visitor.page.add_init_script(
        "window.heard = 0; const make = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () { window.heard += 1; return make.call(this) };"
        f"localStorage.setItem('fathom-settings', '{json.dumps({'sound': sound, 'coach': False})}')"
    )
    page = visitor.sit(server.table("deepblue", seed=5))
    play(page, most=2)
    assert (page.evaluate("window.heard") > 0) == sound


def test_on_the_phone_a_button_tells_what_happened_since(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=2, bot="greedy", seed=5)
    page = visit(PHONE, "de").sit(made)
    for turn in range(30):
        play(page, seed=turn, most=1)
        page.wait_for_selector("[data-question] [data-option]")
        if page.query_selector("[data-more]"):
            page.click("[data-more]")
        if page.query_selector("[data-recap]"):
            break
    page.click("[data-recap]")
    page.wait_for_selector("dialog[open] li")
