/** Puzzles as the server tells them, and as one is solved: shipped ones, and mistakes of one's own games. */

import { same } from "./options";
import type { Own } from "./trove";
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
/** An option as its list tells it; of a mistake of one's own only what the review looked at is known. */
export interface Judged extends Option {
  worth: number | null;
  /** By how much the best is better. */
  lead: number | null;
}
export interface Puzzle extends PuzzleListed {
  seat: number;
  fails: Record<string, number>;
  solution: Value;
  options: PuzzleOption[];
  document: Doc;
}
export const BREATHS = 3;
/** What is so little worse than the best counts as found. */
const AS_GOOD = 0.02;

/** How a try at a puzzle stands. */
export interface Try {
  tried: Value[];
  state: "asked" | "found" | "over";
}
export const fresh: Try = { tried: [], state: "asked" };

/** One more answer: right, wrong, or wrong once too often. */
export function answered(before: Try, value: Value, right: Value[]): Try {
  if (before.state !== "asked" || before.tried.some((one) => same(one, value))) return before;
  if (right.some((one) => same(one, value))) return { ...before, state: "found" };
  const tried = [...before.tried, value];
  return { tried, state: tried.length >= BREATHS ? "over" : "asked" };
}

/** The options of a mistake of one's own as its review judged them, the best first. */
export function judged({ solution, chosen, worth, loss, others = [] }: Own, options: Option[]): Judged[] {
  const best = worth === undefined ? null : worth + loss;
  const told = options.map((option): Judged => {
    if (same(option.value, solution.value)) return { ...option, worth: best, lead: 0 };
    if (same(option.value, chosen.value)) return { ...option, worth: worth ?? null, lead: loss };
    const other = others.find(({ value }) => same(value, option.value))?.worth ?? null;
    return { ...option, worth: other, lead: other === null || best === null ? null : best - other };
  });
  return told.sort((a, b) => Number(b.lead === 0) - Number(a.lead === 0) || (b.worth ?? -1) - (a.worth ?? -1));
}

/** The answers that count as found: the solution, and what is as good. */
export const right = (options: Judged[], solution: Value): Value[] => [
  solution,
  ...options.filter(({ lead }) => lead !== null && lead < AS_GOOD).map(({ value }) => value),
];

/** Longer sentences are told by the words of their chips. */
const LONG = 70;

/** What the options are called in their list, all in the same way: by their sentences; where one of them is long, by the
 * words of their chips, if those need no pictures and tell them apart. */
export function namesOf(options: Judged[]): Map<Judged, string> {
  const chips = options.map(({ chip }) => chip ?? "");
  const telling = new Set(chips).size === chips.length && chips.every((chip) => chip && !chip.includes("["));
  const short = telling && options.some(({ label }) => label.length > LONG);
  return new Map(options.map((option, at) => [option, short ? chips[at] : option.label]));
}

/** The next one that has not been found, after this one; the first again when all have. */
export function nextOf(list: PuzzleListed[], id: string, solved: Record<string, string>): PuzzleListed | undefined {
  const at = list.findIndex((one) => one.id === id);
  const after = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  const game = list[at]?.game;
  const open = after.filter((one) => solved[one.id] !== "found");
  return open.find((one) => one.game === game) ?? open[0] ?? after[0];
}
