/** How pieces come and go: cards are dealt upwards, stones rise to where they lie; at once under reduced motion. */

import { fade, fly, type TransitionConfig } from "svelte/transition";
import { time } from "../../lib/settings.svelte";

export function appear(node: Element, { ms = 350 }: { ms?: number } = {}): TransitionConfig {
  return fade(node, { duration: time(ms) });
}
/** A card comes into the hand, or before it. */
export function deal(node: Element, { y = 40 }: { y?: number } = {}): TransitionConfig {
  return fly(node, { y, duration: time(260) });
}
/** A stone rises from the bag. */
export function rise(node: Element, { y }: { y: number }): TransitionConfig {
  return fly(node, { y, duration: time(380) });
}
/** A diver goes up to the boat. */
export function surface(node: Element): TransitionConfig {
  return fly(node, { y: -160, duration: time(350) });
}
