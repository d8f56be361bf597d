/** What the things on the screen are: every thing with an explanation registers it, the hover card shows it. */

import type { Attachment } from "svelte/attachments";
import type { Option, Outcome } from "./types";

export interface About {
  /** What it is called. */
  name?: string;
  /** What it does: a sentence, or several, each a line of its own. */
  text?: string | (string | undefined)[];
  /** The number of its rule, "DB-4.2". */
  rule?: string | null;
  /** What chance may bring. */
  odds?: Outcome[];
  /** The option that choosing it means, if the card is that of the option itself. */
  chosen?: Option;
  /** What options call it; the element's `data-target` or `data-thing` if left out. */
  target?: string;
}

const known = new WeakMap<Element, () => About | null | undefined>();

/** Explain an element, HTML or SVG: `{@attach about(() => ({ name, text }))}`. Asked only when the card opens, and lively while it is open. */
export function about(tell: () => About | null | undefined): Attachment {
  return (node) => {
    known.set(node, tell);
    return () => known.delete(node);
  };
}

export interface Found {
  node: Element;
  target: string | null;
  tell: (() => About | null | undefined) | null;
}

/** The nearest thing around an element that has something to say: an explanation, or a target that `talks`. */
export function thingAt(start: Element | null, talks: (target: string) => boolean): Found | null {
  /** What can be chosen, without an explanation of its own: that of the drawing it is part of is its. */
  let bare: Found | null = null;
  for (let node = start; node; node = node.parentElement) {
    const tell = known.get(node) ?? null;
    const told = tell?.();
    const target = told?.target ?? node.getAttribute("data-target") ?? node.getAttribute("data-thing");
    if (bare && (told || target)) return target === bare.target && told ? { ...bare, tell } : bare;
    if (told) return { node, target, tell };
    if (target && talks(target)) bare = { node, target, tell };
  }
  return bare;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const GAP = 8;

/** Where a card of some size goes beside a thing: above it if there is room, else below, else beside; never beyond the window. */
export function placed(
  thing: Box,
  card: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const middle = clamp((thing.left + thing.right - card.width) / 2, room.width - card.width);
  const above = thing.top - card.height - GAP;
  if (above >= GAP) return { left: middle, top: above };
  const below = thing.bottom + GAP;
  if (below + card.height <= room.height - GAP) return { left: middle, top: below };
  const right = thing.right + GAP;
  const left = right + card.width <= room.width - GAP ? right : thing.left - card.width - GAP;
  return {
    left: clamp(left, room.width - card.width),
    top: clamp((thing.top + thing.bottom - card.height) / 2, room.height - card.height),
  };
}
