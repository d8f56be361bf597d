/** Options as chips: picture, a few words, what comes of it; and their groups, where there are many. */

import type { BoardProps } from "../games/registry";
import { head, iconOf, kindOf, kindsOf, type Find, type GameHelp, type OptionKind } from "./help";
import { choicesOf } from "./options";
import type { Option, Question } from "./types";

/** A stretch of a chip's words: letters, or an icon. */
export interface Part {
  text?: string;
  icon?: string;
}
export interface Chip {
  /** The first of its options, and all of them: several that differ in where they start from share a chip. */
  option: Option;
  options: Option[];
  /** The same as on the piece, and the key that answers. */
  number: number;
  icon: string | undefined;
  words: Part[];
  more: Part[];
  /** The kind of option, as `kindsOf` names it. */
  group: string;
  /** Whether it does without, ends or passes on. */
  quiet: boolean;
}

const QUIET = new Set(
  (
    "pass done end skip decline no none stop stay lapse drop nobody anchor cast_off accept leave keep idle under " +
    "surface"
  ).split(" "),
);

/** So many options a kind, if it is to spare looking. */
const SPARED = 1.5;

/** Words with the names of icons as `[coin]`, in stretches; an icon that the game does not have stays a word. */
export function parts(words: string, icons: Record<string, string> = {}): Part[] {
  return words
    .split(/(\[[\w-]+\])/)
    .filter((stretch) => stretch)
    .map((stretch) => {
      const name = /^\[([\w-]+)\]$/.exec(stretch)?.[1];
      const icon = name && icons[name];
      return icon ? { icon } : { text: name ?? stretch };
    });
}

/** What comes of options that share a chip: what they have in common, then the last words of each. */
export function together(options: Option[]): string {
  const [first, ...others] = options.map(({ more }) => more ?? "");
  const last = (more: string) => more.slice(more.lastIndexOf(" ") + 1);
  return [first, ...others.map(last).filter((word) => word !== last(first))].join(" / ");
}

/** The choices of a question as chips, in their order. */
export function chipsOf(
  question: Question,
  board: Pick<BoardProps, "view" | "content">,
  find: Find,
  help?: GameHelp,
): Chip[] {
  return choicesOf(question).map((options, index) => {
    const [option] = options;
    const { id, word } = kindOf(question, option, find, help);
    return {
      option,
      options,
      number: index + 1,
      icon: help?.picture?.(option, board) ?? iconOf(option, word, help),
      words: parts(option.chip ?? option.label, help?.icons),
      more: parts(together(options), help?.icons),
      group: id || `kind-${question.kind}`,
      quiet: QUIET.has(head(option) ?? ""),
    };
  });
}

/**
 * The kinds to choose among first, where there are more options than there is room for; none: all can be in sight, or
 * there are hardly fewer kinds than options, and to choose among them first would be to choose twice.
 */
export function groupsOf(question: Question, room: number, find: Find, help?: GameHelp): OptionKind[] {
  if (choicesOf(question).length <= room) return [];
  const kinds = kindsOf(question, find, help);
  return kinds.length > 1 && choicesOf(question).length >= kinds.length * SPARED ? kinds : [];
}

/** Keys of two digits: which option is meant once a digit is typed, and whether another digit may follow. */
export function typed(before: string, digit: string, count: number): { keys: string; number: number; wait: boolean } {
  const both = before + digit;
  const keys = Number(both) >= 1 && Number(both) <= count ? both : digit;
  const number = Number(keys);
  return { keys, number, wait: number > 0 && number * 10 <= count };
}
