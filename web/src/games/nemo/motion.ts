/** How pieces come and go: they fade in where they lie, cards and panels come from below; at once under reduced motion. */

import { fade, fly, type TransitionConfig } from "svelte/transition";
import { time } from "../../lib/settings.svelte";

export function appear(node: Element, { ms = 350, after = 0 }: { ms?: number; after?: number } = {}): TransitionConfig {
  return fade(node, { duration: time(ms), delay: time(after) });
}
export function deal(node: Element): TransitionConfig {
  return fly(node, { y: 30, duration: time(300) });
}
export function open(node: Element): TransitionConfig {
  return fly(node, { y: 60, duration: time(250) });
}
