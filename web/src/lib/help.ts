/** What can I do now? A question's options by kind, what is closed, and the signs on the screen, in the game's words. */

import type { BoardProps } from "../games/registry";
import type { Say } from "./words.svelte";
import type { Closed, Option, Question } from "./types";

/** What a game's board adds to its help. */
export interface GameHelp {
  /** The words of the board. */
  tell: Say;
  /** A finer word for an option whose value alone does not tell what kind it is. */
  word?: (question: Question, option: Option) => string | undefined;
  /** The drawing for a kind of option: by its word, else by the first part of what it points at. */
  icons: Record<string, string>;
  /** The picture of the very thing an option points at, if there is a better one than that of its kind. */
  picture?: (option: Option, board: Pick<BoardProps, "view" | "content">) => string | undefined;
  /** Which of the icons tells of a kind of fact in the log. */
  facts?: Record<string, string>;
  /** What a closed thing would be good for: the word of the options that would point at it. */
  closed: Record<string, string>;
  /** The signs of the board, most needed first: drawing and words. */
  signs: [icon: string, words: string][];
}

/** Options that mean the same kind of thing. */
export interface OptionKind {
  id: string;
  name: string;
  text: string | undefined;
  icon: string | undefined;
  count: number;
  targets: string[];
}
/** Things that cannot be chosen, all for the same reason. */
export interface ClosedKind {
  name: string | undefined;
  why: string;
  rule: string;
  icon: string | undefined;
  targets: string[];
}
export type Find = (id: string) => string | undefined;

/** The word an option's value is, or begins with; tests/games/test_help_words.py asks the games for the same. */
export function head(option: Option): string | undefined {
  const first = Array.isArray(option.value) ? option.value[0] : option.value;
  return typeof first === "string" ? first : undefined;
}
const pointsAt = (target: string | null) => target?.split("/")[0] ?? "";
const listed = (targets: (string | null)[]) => [...new Set(targets.filter((target) => target !== null))];

/** Which kind of thing an option does: the message that tells of it, if there is one, and its word. */
export function kindOf(question: Question, option: Option, find: Find, help?: GameHelp): { id: string; word: string } {
  const word = help?.word?.(question, option) ?? head(option) ?? "";
  const id = [`can-${question.kind}-${word}`, `can-${word}`].find((one) => word && find(one)) ?? "";
  return { id, word };
}
/** The drawing for an option. */
export const iconOf = (option: Option, word: string, help?: GameHelp): string | undefined =>
  help?.icons[word] ?? help?.icons[pointsAt(option.target)];

/** The drawing for a kind of fact, if there is one. */
export const factIcon =
  (help?: GameHelp) =>
  (kind: string): string | undefined =>
    help?.icons[help.facts?.[kind] ?? ""];

/** The options by kind, in the order in which the kinds come. Kinds without words of their own are one. */
export function kindsOf(question: Question, find: Find, help?: GameHelp): OptionKind[] {
  const groups = new Map<string, { id: string; word: string; options: Option[] }>();
  for (const option of question.options) {
    const { id, word } = kindOf(question, option, find, help);
    const group = groups.get(id);
    if (group) group.options.push(option);
    else groups.set(id, { id, word, options: [option] });
  }
  return [...groups.values()].map(({ id, word, options }) => ({
    id: id || `kind-${question.kind}`,
    name: (id ? find(id) : find(`kind-${question.kind}.each`)) ?? find(`kind-${question.kind}`) ?? question.prompt,
    text: id ? find(`${id}.text`) : undefined,
    icon: iconOf(options[0], word, help),
    count: options.length,
    targets: listed(options.map((option) => option.target)),
  }));
}

/** What is closed, by thing and reason; what concerns fewest things first, as that is the most telling. */
export function closedOf(question: Question, find: Find, help?: GameHelp): ClosedKind[] {
  const groups = new Map<string, Closed[]>();
  for (const closed of question.closed) {
    const id = `${pointsAt(closed.target)} ${closed.why}`;
    groups.set(id, [...(groups.get(id) ?? []), closed]);
  }
  return [...groups.values()]
    .sort((one, other) => one.length - other.length)
    .map((same) => {
      const [{ target, why, rule }] = same;
      const word = help?.closed[pointsAt(target)];
      return {
        name: word && find(`can-${word}`),
        why,
        rule,
        icon: help?.icons[pointsAt(target)] ?? help?.icons[word ?? ""],
        targets: listed(same.map((one) => one.target)),
      };
    });
}

/** So many signs are shown. */
export const MOST_SIGNS = 12;

/** The signs of the board that are drawn on the screen now, each meaning once. */
export function signsOn(help: GameHelp | undefined, screen: ParentNode): GameHelp["signs"] {
  const drawn = new Set([...screen.querySelectorAll("use")].map((use) => use.getAttribute("href")));
  const told = new Set<string>();
  const news = ([icon, words]: [string, string]) =>
    drawn.has(`#${icon}`) && !told.has(words) && told.add(words).size > 0;
  return (help?.signs ?? []).filter(news).slice(0, MOST_SIGNS);
}

/** Mark things on the table, as long as a kind of option is pointed at. */
export function light(targets: string[], screen: ParentNode = document): void {
  const wanted = new Set(targets);
  for (const node of screen.querySelectorAll("[data-target], [data-thing]")) {
    const name = node.getAttribute("data-target") ?? node.getAttribute("data-thing") ?? "";
    node.toggleAttribute("data-pointed-out", wanted.has(name));
  }
}
