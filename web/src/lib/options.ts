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

/** What comes of an option up to its last word, which says where it starts from; its icons are no words. */
const before = ({ more }: Option): string | undefined => /^(?:.* )?(?=[^ [\]]*$)/.exec(more ?? "")?.[0];

const choices = new WeakMap<Question, Option[][]>();
/**
 * The options of a question by what is chosen: those that point at one thing and say the same of it, but for where they
 * start from, are one choice, with one number; which of them is asked then.
 */
export function choicesOf(question: Question): Option[][] {
  const known = choices.get(question);
  if (known) return known;
  const found = new Map<string, Option[]>();
  for (const option of question.options) {
    const start = option.target && option.chip && before(option);
    const id = typeof start === "string" ? `${option.target}/${option.chip}/${start}` : JSON.stringify(option.value);
    found.set(id, [...(found.get(id) ?? []), option]);
  }
  choices.set(question, [...found.values()]);
  return choices.get(question)!;
}

/** The number of an option's choice, which is also the key that makes it; 0 if it is none of the question's. */
export const numberOf = (question: Question | null, option: Option): number =>
  question ? choicesOf(question).findIndex((choice) => choice.includes(option)) + 1 : 0;

/** What cannot be chosen now and why not, by target. */
export function byClosed(question: Question | null): Map<string, Closed> {
  return new Map((question?.closed ?? []).map((closed) => [closed.target, closed]));
}

/** What happened after a seat's last own doing, newest last. */
export function news<T extends { version: number }>(log: T[], since: number): T[] {
  return log.filter((fact) => fact.version > since);
}
