/** How long people may think: what is offered, and how it is said. */

import type { ClockRules } from "./types";
import { say } from "./words.svelte";

const DAY = 86_400;
export interface Pace {
  id: string;
  clock: { kind: "turn" | "bank"; seconds: number; increment?: number } | null;
}
export const PACES: Pace[] = [
  { id: "none", clock: null },
  { id: "turn-1", clock: { kind: "turn", seconds: 60 } },
  { id: "turn-5", clock: { kind: "turn", seconds: 300 } },
  { id: "bank-15", clock: { kind: "bank", seconds: 900, increment: 10 } },
  { id: "bank-40", clock: { kind: "bank", seconds: 2400, increment: 10 } },
  { id: "day", clock: { kind: "turn", seconds: DAY } },
  { id: "days", clock: { kind: "turn", seconds: 3 * DAY } },
];

/** Whether a game is one of days. */
export const slow = (rules: Pick<ClockRules, "kind" | "seconds"> | null): boolean =>
  rules?.kind === "turn" && rules.seconds >= 3600;

export function clockText(rules: Pick<ClockRules, "kind" | "seconds"> & { increment?: number }): string {
  const days = rules.seconds / DAY;
  if (rules.kind === "turn")
    return days >= 1 ? say("clock-days", { count: days }) : say("clock-turn", { minutes: rules.seconds / 60 });
  return say("clock-bank", { minutes: rules.seconds / 60, increment: rules.increment ?? 0 });
}
