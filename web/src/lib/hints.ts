/** Chances as people read them: in whole percent, never quite certain, and how far luck may carry them. */

import type { Best } from "./types";

/** Nothing is certain as long as it is only reckoned. */
const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

export interface Range {
  at: number;
  low: number;
  high: number;
}
/** A chance with what bad and good luck make of it, in percent; null if nothing was reckoned. */
export function rangeOf({ expected, spread }: Pick<Best, "expected" | "spread">): Range | null {
  if (expected === null) return null;
  return { at: percent(expected), low: percent(expected - (spread ?? 0)), high: percent(expected + (spread ?? 0)) };
}
