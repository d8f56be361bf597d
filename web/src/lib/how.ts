/** How a game is played, as data: pictures made of the client's own drawings, and the rules each part stands for. */

import type { Say } from "./words.svelte";

/** One thing of a picture, which is 320 wide and 180 high. */
export type Item =
  | { use: string; x: number; y: number; size: number; faint?: boolean; glow?: boolean }
  | { box: "card" | "slot" | "key" | "ring"; x: number; y: number; w: number; h: number }
  | { text: string; x: number; y: number; size: number; dark?: boolean }
  | { arrow: [number, number, number, number] };

/** A drawing, around its middle. */
export const draw = (use: string, x: number, y: number, size: number): Item => ({ use, x, y, size });
/** One that is not there any more, or not yet. */
export const faint = (use: string, x: number, y: number, size: number): Item => ({ use, x, y, size, faint: true });
/** The one that matters. */
export const glow = (use: string, x: number, y: number, size: number): Item => ({ use, x, y, size, glow: true });
/** Paper, an empty place, a key, or the gold ring around what is chosen; around its middle. */
export const box = (box: "card" | "slot" | "key" | "ring", x: number, y: number, w: number, h: number): Item => ({
  box,
  x,
  y,
  w,
  h,
});
/** A number or a sign, light on the sea or dark on paper. */
export const sign = (text: string, x: number, y: number, size = 30): Item => ({ text, x, y, size });
export const ink = (text: string, x: number, y: number, size = 26): Item => ({ text, x, y, size, dark: true });
export const arrow = (...arrow: [number, number, number, number]): Item => ({ arrow });

/** A part with a picture; its words are `<id>` and `<id>.text`. */
export interface Part {
  rules: string[];
  picture: Item[];
}
/** Somebody or something there is; words as above. */
export interface Who {
  icons: string[];
  rules: string[];
}
export interface How {
  tell: Say;
  /** The goal, from left to right: `goal-1`, … */
  goal: { rules: string[]; pictures: Item[][] };
  /** A turn: `turn-1`, … */
  turn: { rules: string[]; parts: Part[] };
  /** What may be done at any moment: `always`. */
  always: string[];
  /** Who or what there is: `who-1`, … */
  who: Who[];
  /** Where points come from: `points-1`, … */
  points: Part[];
  /** What ends it: `end`, with the sign and the number on the plate. */
  end: { icon: string; number: string; rules: string[] };
  /** Three tips: `tip-1`, … */
  tips: string[][];
}

/** The games that have such a page. */
export const HOW: Record<string, () => Promise<{ how: How }>> = {
  deepblue: () => import("../games/deepblue/how"),
  endeavor: () => import("../games/endeavor/how"),
  nemo: () => import("../games/nemo/how"),
  neweden: () => import("../games/neweden/how"),
  otys: () => import("../games/otys/how"),
};

/** The parts of a page that a rule is linked from, so that the rules can lead back. */
export const rulesOf = (how: How): string[] =>
  [
    how.goal.rules,
    how.turn.rules,
    ...how.turn.parts.map((part) => part.rules),
    how.always,
    ...how.who.map((who) => who.rules),
    ...how.points.map((part) => part.rules),
    how.end.rules,
    ...how.tips,
  ].flat();

/** The words that a page needs. */
export const wordsOf = (how: How): string[] => {
  const many = (name: string, list: unknown[]) =>
    list.flatMap((_, i) => [`${name}-${i + 1}`, ...(name === "goal" ? [] : [`${name}-${i + 1}.text`])]);
  return [
    "intro",
    "goal",
    "turn",
    "always",
    "who",
    "points",
    "end",
    "end.text",
    ...many("goal", how.goal.pictures),
    ...many("turn", how.turn.parts),
    ...many("who", how.who),
    ...many("points", how.points),
    ...many("tip", how.tips),
  ];
};
