/** How pieces travel: from where they lay to where they lie; at once under reduced motion. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { time } from "../../lib/settings.svelte";

export const [send, receive] = crossfade({
  duration: () => time(340),
  easing: cubicOut,
  fallback: (node) => appear(node),
});
export function appear(_node: Element): TransitionConfig {
  return { duration: time(240), easing: cubicOut, css: (t) => `opacity:${t};scale:${0.6 + 0.4 * t}` };
}
/** A resource rises from the seabed into its bay. */
export function rise(_node: Element): TransitionConfig {
  return { duration: time(340), easing: cubicOut, css: (t, u) => `opacity:${t};translate:0 ${u * 60}px` };
}
