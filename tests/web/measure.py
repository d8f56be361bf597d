"""What is wrong with a table on a screen: what lies outside, under something else, or is too small to read or touch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

LEAST_TEXT = 9
"""No letter is smaller, in pixels."""
LEAST_NUMBER = 12
"""No number is smaller."""
TOUCH = 44
"""What a finger must hit."""

FAULTS = """
({leastText, leastNumber, touch, fingers}) => {
  const found = [];
  const [wide, high] = [innerWidth, innerHeight];
  const slack = 1.5;
  const name = (node) => {
    const thing = node.closest('[data-target], [data-option], [data-thing], button');
    const from = node.closest('header, .rail, .mat, .panel, .bar, main');
    const what = thing?.dataset.target ?? thing?.dataset.option ?? thing?.dataset.thing ?? '';
    const room = from?.className.baseVal ?? from?.className ?? from?.tagName ?? '';
    return `${room.replace(/ ?svelte-\\w+/g, '')}:${what}`;
  };
  const shown = (node) => node.checkVisibility({visibilityProperty: true, opacityProperty: true});
  /* what is cut off by an edge that cannot be scrolled; null if one can scroll to it */
  const cut = (node, box) => {
    if (box.right > wide + slack || box.bottom > high + slack || box.left < -slack || box.top < -slack) {
      for (let up = node.parentElement; up; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflow)) return null;
      return 'the window';
    }
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflow)) return null;
      if (!/hidden|clip/.test(style.overflow)) continue;
      const edge = up.getBoundingClientRect();
      const past = Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
      if (past > Math.max(slack, 0.18 * Math.min(box.width, box.height)))
        return up.className.baseVal ?? up.className ?? up.tagName;
    }
    return null;
  };
  const round = (box) => [box.left, box.top, box.width, box.height].map(Math.round).join(',');

  /* how much larger than its own pixels an element is shown: by drawings that fit their room, by transforms, by zoom */
  const scaleOf = (node) => {
    if (node instanceof SVGElement) {
      const at = node.getScreenCTM();
      return Math.sqrt(Math.abs(at.a * at.d - at.b * at.c));
    }
    for (let up = node; up; up = up.parentElement)
      if (up.offsetWidth > 50) return up.getBoundingClientRect().width / up.offsetWidth;
    return 1;
  };
  const walker = document.createTreeWalker(document.querySelector('[data-shape]'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (!text || !shown(parent) || parent.closest('.hidden, title, style, defs, symbol')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const box = boxes[0];
    const turned = text.length > 2 && box.height > 1.5 * box.width;
    const number = /\\d/.test(text);
    const size = scaleOf(parent) * parseFloat(getComputedStyle(parent).fontSize);
    const least = number ? leastNumber : leastText;
    const said = `"${text.slice(0, 30)}"`;
    if (!turned && size < least - 0.5) found.push(`small: ${said} is ${size.toFixed(1)} px (${name(parent)})`);
    const edge = number && cut(parent, box);
    if (edge) found.push(`outside: ${said} at ${round(box)} is cut by ${edge} (${name(parent)})`);
  }

  const choosable = [...document.querySelectorAll('[data-shape] [data-target], [data-shape] [data-option]')];
  const TOOLS = '[data-shape] .tool, [data-shape] [role=tab], [data-shape] [data-menu]';
  const pressed = fingers ? [...document.querySelectorAll(TOOLS)] : [];
  for (const node of [...choosable, ...pressed]) {
    if (!shown(node)) continue;
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const edge = cut(node, box);
    if (edge) found.push(`outside: at ${round(box)} is cut by ${edge} (${name(node)})`);
    const scrolled = cut(node, box) === null && (box.bottom > high || box.right > wide);
    const parts = [0.5, 0.3, 0.7].flatMap((x) => [0.5, 0.3, 0.7].map((y) => [x, y]));
    const spots = parts.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
    const hits = spots.map(([x, y]) => document.elementFromPoint(x, y)).filter(Boolean);
    const hit = hits.some((one) => node.contains(one) || one.contains(node) && one.closest('[data-target]') === node);
    let inside = true;
    for (let up = node.parentElement; up; up = up.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(up).overflow)) continue;
      const room = up.getBoundingClientRect();
      const [x, y] = spots[0];
      inside &&= x < room.right && y < room.bottom && x > room.left && y > room.top;
    }
    if (inside && !scrolled && !hit)
      found.push(`covered: at ${round(box)} by ${hits[0]?.outerHTML.slice(0, 90)} (${name(node)})`);
    if (!fingers || !inside || scrolled) continue;
    /* a finger may also hit what lies around the piece, unless that is another piece */
    const [x, y] = spots[0];
    const far = touch / 2 - 1;
    const ends = [[far, 0], [-far, 0], [0, far], [0, -far]];
    const around = ends.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy));
    const other = (one) => one.closest('[data-target], [data-option], button');
    const held = around.filter((one) => one && (node.contains(one) || other(one)));
    if (Math.min(box.width, box.height) < touch - 0.6 && held.length < 4)
      found.push(`narrow: ${Math.round(box.width)} x ${Math.round(box.height)} for a finger (${name(node)})`);
  }
  /* words that are cut where they have no room: names, what is asked, what is chosen and what comes of it */
  const SAID = '.opt b, .opt small, .ask strong, header .name, header em, .groups button';
  for (const node of document.querySelectorAll(SAID)) {
    if (!shown(node) || !node.getBoundingClientRect().width) continue;
    const most = 1 + 0.3 * parseFloat(getComputedStyle(node).fontSize);
    if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + most)
      found.push(`cut: "${node.innerText.slice(0, 60)}" in ${node.clientWidth} x ${node.clientHeight} (${name(node)})`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > wide || page.scrollHeight > high)
    found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  return found;
}
"""


def faults(page: Page, *, fingers: bool = False) -> list[str]:
    """Everything that is wrong with the table on this screen, in words."""
    limits: dict[str, Any] = {"leastText": LEAST_TEXT, "leastNumber": LEAST_NUMBER, "touch": TOUCH, "fingers": fingers}
    found: list[str] = page.evaluate(FAULTS, limits)
    return sorted(set(found))
