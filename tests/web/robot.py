"""Robots that play in the browser, as a person would: with the buttons, the keyboard, or on the board."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.waiting import PATIENCE

PLAYER = """
async ({how, seed, most, patience}) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  let state = seed >>> 0;
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
  const options = () => [...document.querySelectorAll('[data-question] [data-option]:not([aria-disabled="true"])')];
  const version = () => document.querySelector('section.ask')?.dataset.version;
  const seen = (one) => one.getBoundingClientRect().width > 0;
  const things = () => [...document.querySelectorAll('[data-target]')].filter(seen);
  /* a board may let one mark things first and answer then */
  const marks = () => things().filter((one) => one.ariaPressed === 'true').map((one) => one.dataset.target).join();
  const over = () => document.querySelector('dialog[open] [data-rematch]') !== null;
  const counts = {answers: 0, board: 0, bar: 0, over: false};
  let [shown, since] = [version(), performance.now()];
  while (counts.answers < most && performance.now() < since + patience) {
    if (over()) { counts.over = true; break; }
    if (version() !== shown) [shown, since] = [version(), performance.now()];
    document.querySelector('[data-curtain]')?.click();
    const list = options();
    if (!list.length) { await rest(15); continue; }
    const [before, marked] = [version(), marks()];
    const lit = how === 'board' ? things() : [];
    const eager = list.filter((one) => /^\\["dive"/.test(one.dataset.option));
    const pool = lit.length ? lit : eager.length ? eager : list;
    const picked = pool[random(pool.length)];
    lit.length ? (counts.board += 1) : (counts.bar += 1);
    const number = String(1 + random(Math.min(9, list.length)));
    if (how === 'keys') document.body.dispatchEvent(new KeyboardEvent('keydown', {key: number, bubbles: true}));
    else picked.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    await rest(0);
    const choices = [...document.querySelectorAll('dialog[open] [data-choice]')];
    if (choices.length) choices[random(choices.length)].click();
    counts.answers += 1;
    const same = () => version() === before && marks() === marked;
    for (let i = 0; i < 300 && !over() && same(); i += 1) await rest(i < 40 ? 5 : 20);
  }
  return counts;
}
"""


def arguments(how: str, seed: int, most: int) -> dict[str, Any]:
    """What a robot is told: how and how long to play, and when to give up because nothing happens any more."""
    return {"how": how, "seed": seed, "most": most, "patience": 1000 * PATIENCE}


def play(page: Page, how: str = "buttons", seed: int = 1, most: int = 2000) -> dict[str, Any]:
    """Play until the game is over, or for so many answers; tells how many and where they were given."""
    found: dict[str, Any] = page.evaluate(PLAYER, arguments(how, seed, most))
    return found


READY = "[data-question] [data-option]:not([aria-disabled='true']), dialog[open] [data-rematch], [data-curtain]"


def play_by_keyboard(page: Page, most: int = 1000, seed: int = 1) -> int:
    """Answer with the number keys, and with arrows and Enter beyond the ninth; never with the mouse."""
    chance = random.Random(seed)
    for answers in range(most):
        page.wait_for_selector(READY)
        if page.query_selector("dialog[open] [data-rematch]"):
            return answers
        bar = page.locator("section.ask")
        before = bar.get_attribute("data-version")
        picked = chance.randrange(page.locator("[data-option]").count())
        if picked < 9:
            page.keyboard.press(str(picked + 1))
        else:
            page.evaluate("document.activeElement?.blur?.()")
            for _ in range(picked % 9 + 1):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('section.ask')?.dataset.version !== before", arg=before
        )
    return most
