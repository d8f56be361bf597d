/** Where things of the table are on the screen, and where a card beside them has room. Knows no rules. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Placed {
  left: number;
  top: number;
  /** The side of the card that faces the thing, and how far along it the tail sits; none where it would miss. */
  tail: { side: "top" | "bottom" | "left" | "right"; at: number } | null;
}

/** What it costs to hide a thing as a whole, however small: rather a little of several than most of one. */
const WHOLE = 40_000;
/** Between the card and what it speaks of: room for its tail. */
export const GAP = 22;
const EDGE = 8;
/** How long a tail is: nearer by, it would lie over the thing itself. */
const TAIL = 16;
/** From here on a tail would point into the dark. */
const FAR = 4 * GAP;

/** All elements of a thing, on the board first; not what stands beside it for a single answer. */
function elementsOf(target: string): HTMLElement[] {
  const name = CSS.escape(target);
  return ["main ", ""]
    .flatMap((where) => [
      ...document.querySelectorAll<HTMLElement>(`${where}[data-target="${name}"], ${where}[data-thing="${name}"]`),
    ])
    .filter((node) => !node.dataset.answers);
}

/** The element of a thing: on the board first, wherever it is visible. */
export function elementOf(target: string): HTMLElement | null {
  return inSight(elementsOf(target));
}

/** What on the board gives just this answer, if there is such a thing: a bid, a button that confirms what was marked. */
export function answering(value: unknown): HTMLElement | null {
  return inSight(answersOf(value));
}

/** How many things on the board give just this answer, in sight or not. */
export const answers = (value: unknown): number => drawn(answersOf(value)).length;

function answersOf(value: unknown): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main [data-answers="${CSS.escape(JSON.stringify(value))}"]`)];
}

const drawn = (nodes: HTMLElement[]) => nodes.filter((node) => node.getBoundingClientRect().width > 0);

/** The first on the screen; rather one that a click reaches than one that lies under a drawer. */
function inSight(nodes: HTMLElement[]): HTMLElement | null {
  const seen = nodes.filter((node) => visible(shown(node)));
  return seen.find(reachable) ?? seen[0] ?? null;
}

/** Scroll a thing, or what gives an answer, into what frames it, if it is there at all; the page itself stays. */
export function reveal(target: string, value?: unknown): boolean {
  const own = value === undefined ? [] : drawn(answersOf(value));
  const nodes = own.length ? own : drawn(elementsOf(target));
  const node = inSight(nodes) ?? nodes[0];
  if (!node) return false;
  bring(node);
  return true;
}

/** Scroll an element into what frames it. What merely cuts off is never scrolled, and neither is the page: nobody could
 * scroll it back. */
export function bring(node: Element): void {
  for (const frame of frames(node)) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const box = frame.getBoundingClientRect();
    const rect = node.getBoundingClientRect();
    if (SCROLLS.test(overflowX)) frame.scrollLeft += beyond(rect.left, rect.right, box.left, box.right);
    if (SCROLLS.test(overflowY)) frame.scrollTop += beyond(rect.top, rect.bottom, box.top, box.bottom);
  }
}
const SCROLLS = /auto|scroll/;

/** How far a stretch lies outside another, with a little air; what is too long shows its beginning. */
export function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from - EDGE;
  return end > to ? Math.max(0, Math.min(end - to + EDGE, start - from - EDGE)) : 0;
}

/** What cuts off a thing that lies outside of it. */
function frames(node: Element): Element[] {
  const found: Element[] = [];
  for (let up = node.parentElement; up && up !== document.body; up = up.parentElement)
    if (getComputedStyle(up).overflow !== "visible") found.push(up);
  return found;
}

/** Whether a rectangle has a size and lies on the screen, at least with its middle. */
function visible({ left, top, width, height }: Rect): boolean {
  const x = left + width / 2;
  const y = top + height / 2;
  return width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

/** Whether a click on the middle of a thing reaches it: it may lie under another, or be scrolled away in part. */
export function reachable(node: Element): boolean {
  const [x, y] = middle(shown(node));
  const hit = document.elementFromPoint(x, y);
  return !hit || node.contains(hit) || hit.closest("[data-coach], dialog") !== null;
}

/** Where a thing is to be seen: its outline, if it has one of its own, without what its frames cut off. */
export function shown(node: Element, pad = 0): Rect {
  const outline = node.querySelector(":scope > [data-outline]") ?? node;
  return frames(node).reduce(
    (rect, frame) => common(rect, padded(frame.getBoundingClientRect(), pad)),
    padded(outline.getBoundingClientRect(), pad),
  );
}

const padded = ({ left, top, width, height }: Rect, pad: number): Rect => ({
  left: left - pad,
  top: top - pad,
  width: width + 2 * pad,
  height: height + 2 * pad,
});

/** What two rectangles have in common; without any size if nothing. */
export function common(a: Rect, b: Rect): Rect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left);
  const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top);
  return { left, top, width, height };
}

function overlap(a: Rect, b: Rect): number {
  const { width, height } = common(a, b);
  return width * height;
}

/** Labels in a row, from left to right, moved apart so that each can be read; those on other rows stay. */
export function spread<Label extends { left: number; top: number }>(
  labels: Label[],
  widths: number[],
  gap = 4,
): Label[] {
  const order = labels.map((_, i) => i).sort((a, b) => labels[a].left - labels[b].left);
  const placed = [...labels];
  order.forEach((i, n) => {
    const before = order.slice(0, n).filter((j) => Math.abs(placed[j].top - labels[i].top) < 26);
    const from = Math.max(...before.map((j) => placed[j].left + (widths[j] ?? 0) + gap), labels[i].left);
    placed[i] = { ...labels[i], left: from };
  });
  return placed;
}

/** Whether a card hides a part of a hole that one would miss. */
export const hides = (card: Rect, holes: Rect[]): boolean =>
  holes.some((hole) => overlap(card, hole) > HIDDEN * hole.width * hole.height);
const HIDDEN = 0.05;

const middle = (rect: Rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/**
 * The best place for a card: over no hole if that is possible, above all not over what is to be clicked, and near it.
 * `top` is where the free part of the screen begins.
 */
export function place(card: Size, rings: Rect[], holes: Rect[], screen: Size, top: number, gap = GAP): Placed {
  const right = Math.max(EDGE, screen.width - card.width - EDGE);
  const bottom = Math.max(top + EDGE, screen.height - card.height - EDGE);
  const within = (left: number, down: number) => ({
    left: Math.min(right, Math.max(EDGE, left)),
    top: Math.min(bottom, Math.max(top + EDGE, down)),
  });
  const near = rings[0] ?? holes[0];
  if (!near) return { ...within((screen.width - card.width) / 2, (screen.height - card.height) / 2), tail: null };
  const [x, y] = middle(near);
  const hidden = (at: { left: number; top: number }) => {
    const over = (rects: Rect[]) => rects.reduce((sum, rect) => sum + overlap({ ...at, ...card }, rect), 0);
    const shares = holes.map((hole) => overlap({ ...at, ...card }, hole) / Math.max(1, hole.width * hole.height));
    return 20 * over(rings) + over(holes) + WHOLE * Math.max(0, ...shares);
  };
  const beside = [
    within(x - card.width / 2, near.top - card.height - gap),
    within(x - card.width / 2, near.top + near.height + GAP),
    within(near.left - card.width - GAP, y - card.height / 2),
    within(near.left + near.width + GAP, y - card.height / 2),
  ];
  const free = beside.filter((at) => hidden(at) === 0);
  const tries = free.length ? free : [...beside, ...anywhere(within, right, top, bottom)];
  const cost = (at: { left: number; top: number }) => {
    const [cx, cy] = middle({ ...at, ...card });
    return hidden(at) + Math.hypot(cx - x, cy - y);
  };
  const best = tries.reduce((least, one) => (cost(one) < cost(least) - 0.5 ? one : least));
  return { ...best, tail: tail({ ...best, ...card }, near) };
}

/** Places all over the screen, finer from top to bottom, where room is scarce on a phone. */
function anywhere<At>(within: (left: number, top: number) => At, right: number, top: number, bottom: number): At[] {
  const steps = (from: number, to: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  return steps(EDGE, right, 12).flatMap((left) => steps(top + EDGE, bottom, 60).map((down) => within(left, down)));
}

function tail(card: Rect, near: Rect): Placed["tail"] {
  const [x, y] = middle(near);
  const along = (value: number, size: number) => Math.min(size - 40, Math.max(22, value));
  const across = x > card.left + 10 && x < card.left + card.width - 10;
  const beside = y > card.top + 10 && y < card.top + card.height - 10;
  const close = (gap: number) => gap >= TAIL && gap <= FAR;
  const [down, up] = [near.top - card.top - card.height, card.top - near.top - near.height];
  const [right, left] = [near.left - card.left - card.width, card.left - near.left - near.width];
  if (across && close(down)) return { side: "bottom", at: along(x - card.left, card.width) };
  if (across && close(up)) return { side: "top", at: along(x - card.left, card.width) };
  if (beside && close(right)) return { side: "right", at: along(y - card.top, card.height) };
  if (beside && close(left)) return { side: "left", at: along(y - card.top, card.height) };
  return null;
}
