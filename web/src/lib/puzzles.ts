/** Puzzles as the server tells them, and as one is solved: shipped ones, and mistakes of one's own games. */

import { same } from "./options";
import type { Doc, Option, Value } from "./types";

export interface PuzzleListed {
  id: string;
  game: string;
  seats: number;
  kind: string;
  mode: "rivals" | "alone" | "together";
  grade: number;
}
export interface PuzzleOption extends Option {
  worth: number;
  lead: number;
  error: number;
  why: string | null;
}
export interface Puzzle extends PuzzleListed {
  seat: number;
  fails: Record<string, number>;
  solution: Value;
  options: PuzzleOption[];
  document: Doc;
}
export const BREATHS = 3;

/** How a try at a puzzle stands. */
export interface Try {
  tried: Value[];
  state: "asked" | "found" | "over";
}
export const fresh: Try = { tried: [], state: "asked" };

/** One more answer: right, wrong, or wrong once too often. */
export function answered(before: Try, value: Value, solution: Value): Try {
  if (before.state !== "asked" || before.tried.some((one) => same(one, value))) return before;
  if (same(value, solution)) return { ...before, state: "found" };
  const tried = [...before.tried, value];
  return { tried, state: tried.length >= BREATHS ? "over" : "asked" };
}

/** The next one that has not been found, after this one; the first again when all have. */
export function nextOf(list: PuzzleListed[], id: string, solved: Record<string, string>): PuzzleListed | undefined {
  const at = list.findIndex((one) => one.id === id);
  const after = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  const game = list[at]?.game;
  const open = after.filter((one) => solved[one.id] !== "found");
  return open.find((one) => one.game === game) ?? open[0] ?? after[0];
}
