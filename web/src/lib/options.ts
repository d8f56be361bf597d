/** A question's options, found by the thing they point at. */

import type { Closed, Option, Question, Value } from "./types";

export function same(a: Value, b: Value): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Options by target; several may point at one thing. */
export function byTarget(question: Question | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of question?.options ?? []) {
    if (!option.target) continue;
    const there = found.get(option.target);
    if (there) there.push(option);
    else found.set(option.target, [option]);
  }
  return found;
}

/** What cannot be chosen now and why not, by target. */
export function byClosed(question: Question | null): Map<string, Closed> {
  return new Map((question?.closed ?? []).map((closed) => [closed.target, closed]));
}

/** What happened after a seat's last own doing, newest last. */
export function news<T extends { version: number }>(log: T[], since: number): T[] {
  return log.filter((fact) => fact.version > since);
}
