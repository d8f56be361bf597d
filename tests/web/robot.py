"""Robots that play in the browser, as a person would: with the buttons, the keyboard, or on the board."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PLAYER = """
async ({how, seed, most}) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  let state = seed >>> 0;
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
  const options = () => [...document.querySelectorAll('[data-question] [data-option]:not([aria-disabled="true"])')];
  const prompt = () => document.querySelector('[data-question]')?.ariaLabel;
  const asked = () => options().map((one) => one.dataset.option).join() + prompt();
  const seen = (one) => one.getBoundingClientRect().width > 0;
  const things = () => [...document.querySelectorAll('[data-target]')].filter(seen);
  const over = () => document.querySelector('dialog[open] [data-rematch]') !== null;
  const counts = {answers: 0, board: 0, bar: 0, over: false};
  const until = performance.now() + 90000;
  while (counts.answers < most && performance.now() < until) {
    if (over()) { counts.over = true; break; }
    document.querySelector('[data-curtain]')?.click();
    const list = options();
    if (!list.length) { await rest(15); continue; }
    const before = asked();
    const shown = how === 'board' ? things() : [];
    const eager = list.filter((one) => /^\\["dive"/.test(one.dataset.option));
    const pool = shown.length ? shown : eager.length ? eager : list;
    const picked = pool[random(pool.length)];
    shown.length ? (counts.board += 1) : (counts.bar += 1);
    picked.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    await rest(0);
    const choices = [...document.querySelectorAll('dialog[open] [data-choice]')];
    if (choices.length) choices[random(choices.length)].click();
    counts.answers += 1;
    for (let i = 0; i < 400; i += 1) {
      if (over()) break;
      const now = options();
      if (!now.length) { await rest(5); break; }
      if (asked() !== before) break;
      await rest(10);
      if (i > 40) break;
    }
  }
  return counts;
}
"""


def play(page: Page, how: str = "buttons", seed: int = 1, most: int = 2000) -> dict[str, Any]:
    """Play until the game is over, or for so many answers; tells how many and where they were given."""
    found: dict[str, Any] = page.evaluate(PLAYER, {"how": how, "seed": seed, "most": most})
    return found


def play_by_keyboard(page: Page, most: int) -> int:
    """Answer with the number keys, and with arrows and Enter beyond the ninth; never with the mouse."""
    answers = 0
    while answers < most:
        page.wait_for_selector("[data-question] [data-option]:not([aria-disabled='true']), dialog[open] [data-rematch]")
        if page.query_selector("dialog[open] [data-rematch]"):
            break
        before = page.locator("[data-question]").get_attribute("aria-label")
        count = page.locator("[data-option]").count()
        if answers % 3 == 2:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + answers % min(count, 9)))
        answers += 1
        page.wait_for_function(
            "before => { const bar = document.querySelector('section.ask');"
            " return !bar?.dataset.question || bar.ariaLabel !== before || document.querySelector('dialog[open]')"
            " || !document.querySelector('[aria-disabled=\"true\"]') }",
            arg=before,
        )
    return answers
