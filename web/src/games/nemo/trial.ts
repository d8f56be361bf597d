/** A test in pictures: where each modifier comes from, and what each option would make of it. The numbers are the server's. */

import { same } from "../../lib/options";
import type { Content, Option, Question, Value, View } from "../../lib/types";
import { RESOURCES, bits, personPoints, technologyIcon, type Bit } from "./picture";

export interface Part {
  from: "warships" | "ships" | "uprisings" | "technology" | "stalk" | "exert" | "treasure" | "character" | "sky";
  which: number;
  value: number;
}
export interface Outlook {
  value: Value;
  total: number | null;
  pass: number;
  bands: number[];
  /** What it would add to the modifier. */
  plus?: number;
}
export interface Trial {
  kind: "card" | "incite" | "rest" | "repair" | "refit" | "search" | "fire" | "ram" | "torpedo";
  card: number;
  goal: number;
  parts: Part[];
  rolled: boolean;
  total: number | null;
  lowest: number[];
  now: { pass: number; bands: number[] };
  options: Outlook[];
  lose: [number, number];
}
export const trialOf = (view: View): Trial | null => view.test ?? null;
export const onTable = (trial: Trial): boolean => trial.goal === 0;

/** What an option would make of the test; treasures to spend are named by their number alone in the question. */
export function outlook(trial: Trial | null, question: Question | null, option: Option | null): Outlook | null {
  if (!trial || !question) return null;
  if (!option) return { value: null, total: trial.total, ...trial.now };
  const value =
    question.kind === "spend_treasure" && typeof option.value === "number" ? ["treasure", option.value] : option.value;
  return trial.options.find((one) => same(one.value, value)) ?? null;
}

export function partIcon(part: Part): string {
  if (part.from === "exert") return RESOURCES[part.which];
  if (part.from === "technology") return technologyIcon(part.which);
  return {
    warships: "fleet",
    ships: "fleet",
    uprisings: "uprise",
    stalk: "stalk",
    treasure: "coin",
    character: "crew",
    sky: "die",
  }[part.from];
}

/** What a help costs, whatever comes of it: penalties, and points at the end of the game under the motive. */
export function price(view: View, content: Content, option: Option): Bit[] {
  const trial = trialOf(view);
  if (option.value === "accept" && trial?.now.pass === 0)
    return loss(view, trial).map((one) => ({
      icon: one.resource,
      text: one.least === one.most ? `−${one.most}` : `−${one.least}/${one.most}`,
    }));
  if (!Array.isArray(option.value)) return [];
  const [kind, which] = option.value as [string, number];
  const minus = (points: number): Bit[] => (points ? [{ icon: "sp", text: `−${points}` }] : []);
  if (kind === "character")
    return [
      ...bits(content.characters.character[which].penalty ?? []),
      ...minus(personPoints(content, view.motive, which)),
    ];
  if (kind !== "treasure") return [];
  const value = content.treasures.treasure[which].value as number | undefined;
  return value === undefined ? [] : minus(Math.max(0, value + content.motives.motive[view.motive].treasure));
}

/** What a failure costs beside the test's own penalty: each exerted resource, least and most. */
export function loss(view: View, trial: Trial): { resource: string; least: number; most: number }[] {
  return view.exerted.map((resource: number) => ({
    resource: RESOURCES[resource],
    least: trial.lose[0],
    most: trial.lose[1],
  }));
}

/** The ruler of a combat: from the least to the greatest total that matters. */
export function ruler(goal: number, total: number | null): number[] {
  const from = Math.min(2, total ?? 2, goal);
  const to = Math.max(13, total ?? 13, goal + 1);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The surface of the sea in a combat. */
export const WAVES = `M-10 128${"q8 -7 18 0t18 0".repeat(32)}`;
