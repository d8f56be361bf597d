/** A test in pictures: where each modifier comes from, and what each option would make of it. The numbers are the server's. */

import { same } from "../../lib/options";
import { saidOf } from "../../lib/said";
import type { Content, Option, Question, Value, View } from "../../lib/types";
import { RESOURCES, bits, technologyIcon, type Bit } from "./picture";

type Said = Record<string, string[]>;

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
  /** The points that it costs at the end, whatever comes of it. */
  points?: number;
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
  return trial.options[wayOf(trial, question, option)] ?? null;
}
function wayOf(trial: Trial, question: Question, option: Option): number {
  const value =
    question.kind === "spend_treasure" && typeof option.value === "number" ? ["treasure", option.value] : option.value;
  return trial.options.findIndex((one) => same(one.value, value));
}
/** What is said of that, in a word. */
export const verdict = (said: Said, trial: Trial, question: Question, option: Option): string =>
  saidOf(said, "ways").text[wayOf(trial, question, option)] ?? "";

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

/** What a help costs, whatever comes of it: penalties, and points at the end of the game. */
export function price(view: View, content: Content, question: Question | null, option: Option): Bit[] {
  const trial = trialOf(view);
  if (option.value === "accept" && trial?.now.pass === 0)
    return loss(view, trial).map((one) => ({
      icon: one.resource,
      text: one.least === one.most ? `−${one.most}` : `−${one.least}/${one.most}`,
    }));
  const [kind, which] = Array.isArray(option.value) ? (option.value as [string, number]) : ["", 0];
  const penalty = kind === "character" ? bits(content.characters.character[which].penalty ?? []) : [];
  const points = outlook(trial, question, option)?.points;
  return points ? [...penalty, { icon: "sp", text: `−${points}` }] : penalty;
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
