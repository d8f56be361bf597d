/** How pieces come: a disc drops, a tile is turned up; at once under reduced motion. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { time } from "../../lib/settings.svelte";

export function drop(_node: Element): TransitionConfig {
  return {
    duration: time(300),
    easing: cubicOut,
    css: (t, u) => `opacity:${Math.min(1, t * 2)};transform:translateY(${-u * 26}px) scale(${1 + u * 0.7})`,
  };
}
/** A new zone is turned up where it lies. */
export function turn(_node: Element): TransitionConfig {
  return {
    duration: time(420),
    easing: cubicOut,
    css: (t) => `opacity:${t};transform:scale(${0.35 + 0.65 * t}, ${t})`,
  };
}
export function slide(_node: Element): TransitionConfig {
  return { duration: time(220), easing: cubicOut, css: (t, u) => `opacity:${t};transform:translateX(${u * 60}px)` };
}
/** A new recruit comes aboard. */
export function arrive(_node: Element): TransitionConfig {
  return { duration: time(260), easing: cubicOut, css: (t, u) => `opacity:${t};transform:translateY(${-u * 30}px)` };
}
export function appear(_node: Element): TransitionConfig {
  return { duration: time(200), easing: cubicOut, css: (t) => `opacity:${t}` };
}
