/** How pieces travel: cards slide through the sea from where they lay to where they lie; at once under reduced motion. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { time } from "../../lib/settings.svelte";
import type { Point } from "./lattice";

/** Where each card was last seen on the tableau, in the board's coordinates. */
export const cardSpots = new Map<number, Point>();

interface Way {
  from: Point | undefined;
  to: Point & { scale: number };
}
/** A card comes from where it was last seen, or grows in its place. */
export function arrive(_node: Element, { from, to }: Way): TransitionConfig {
  const end = (x: number, y: number, scale: number) =>
    `transform:translate(${x}px,${y}px) scale(${scale}) translate(-44px,-38px)`;
  if (!from)
    return {
      duration: time(260),
      easing: cubicOut,
      css: (t) => `${end(to.x, to.y, to.scale * (0.5 + 0.5 * t))};opacity:${t}`,
    };
  return {
    duration: time(620),
    easing: cubicOut,
    css: (t, u) => end(to.x * t + from.x * u, to.y * t + from.y * u, to.scale * t + u),
  };
}
/** The lot rises from its row, a bid is lifted. */
export function rise(_node: Element, { y = 40 }: { y?: number } = {}): TransitionConfig {
  return { duration: time(340), easing: cubicOut, css: (t, u) => `opacity:${t};translate:0 ${u * y}px` };
}
