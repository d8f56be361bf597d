import { afterEach, beforeEach, expect, test, vi } from "vitest";

const settings = vi.hoisted(() => ({ pace: "normal" }));
vi.mock("./settings.svelte", () => ({ settings }));
vi.stubGlobal("document", { visibilityState: "visible" });

import { PACES, Story, stay, type Moment } from "./story.svelte";
import type { Doc, Fact } from "./types";

const fact = (number: number, text = `move ${number}`): Fact => ({
  number,
  version: number,
  kind: "",
  args: [],
  text,
  rule: null,
});
const line = (to: number) => Array.from({ length: to }, (_, i) => fact(i + 1));
/** The table of seat 0 after so many steps, each of which told one fact. */
const doc = (step: number, more: Partial<Doc> = {}): Doc =>
  ({
    version: step,
    step,
    yours: [0],
    seats: [{ bot: null }, { bot: "calm" }, { bot: "calm" }],
    waiting: [1],
    log: line(step),
    chat: [],
    ...more,
  }) as unknown as Doc;
const moment = (at: Doc): Moment => ({ doc: at, seat: 1, facts: [fact(at.step)] });

let shown: number[];
const story = () => new Story(({ step }) => shown.push(step));
const texts = ({ reel }: Story) => reel.map(({ facts }) => facts.map(({ text }) => text).join());

beforeEach(() => {
  shown = [];
  settings.pace = "normal";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("what comes all at once is shown one after the other, and nothing is dropped", () => {
  const told = story();
  told.take(doc(0), false);
  for (let step = 1; step <= 30; step++) told.take(doc(step), false);
  vi.runAllTimers();
  expect(shown).toEqual(Array.from({ length: 31 }, (_, step) => step));
  expect(told.reel).toHaveLength(30);
  expect(told.behind).toBe(false);
});

test("whoever wants no show sees the table as it stands, and can watch all of it", () => {
  settings.pace = "instant";
  const told = story();
  told.take(doc(0), false);
  for (let step = 1; step <= 5; step++) {
    told.take(doc(step), false);
    expect(told.behind).toBe(false);
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(texts(told)).toEqual(["move 1", "move 2", "move 3", "move 4", "move 5"]);
});

test("a moment of many words stays longer, three times as long at most", () => {
  const of = (...letters: number[]) =>
    stay({ ...moment(doc(1)), facts: letters.map((n) => fact(1, "x".repeat(n))) }, "normal");
  expect(of(20)).toBe(PACES.normal);
  expect(of(45, 45)).toBe(2 * PACES.normal);
  expect(of(400)).toBe(3 * PACES.normal);
});

test("what people say while the story runs is said at every moment, and cuts nothing", () => {
  const told = story();
  told.take(doc(0), false);
  for (const step of [1, 2, 3]) told.take(doc(step), false);
  const chat = [{ text: "ahoy" }] as unknown as Doc["chat"];
  told.take(doc(3, { version: 9, chat }), true);
  expect(told.behind).toBe(true);
  expect(told.reel.map(({ doc }) => doc.chat)).toEqual([chat, chat, chat]);
  vi.runAllTimers();
  expect(shown.at(-1)).toBe(3);
  expect(told.reel).toHaveLength(3);
});

test("an own answer begins a new story", () => {
  const told = story();
  told.take(doc(0), false);
  told.take(doc(1, { waiting: [0] }), false);
  told.take(doc(2), true);
  expect(told.reel).toEqual([]);
  expect(shown.at(-1)).toBe(2);
});

test("positions that were missed take their places before the one that came", () => {
  const told = story();
  told.take(doc(0), false);
  told.take(doc(1), false);
  const late = doc(4);
  told.take(late, false);
  expect(texts(told)).toEqual(["move 1", "move 2,move 3,move 4"]);
  told.fill(late, doc(1), [moment(doc(2)), moment(doc(3)), moment(late)]);
  expect(texts(told)).toEqual(["move 1", "move 2", "move 3", "move 4"]);
  vi.runAllTimers();
  expect(shown).toEqual([0, 1, 2, 3, 4]);
});

test("missed positions are told even if the last of them is on the board already", () => {
  const told = story();
  told.take(doc(0), false);
  const late = doc(3);
  told.take(late, false);
  told.fill(late, doc(0), [moment(doc(1)), moment(doc(2)), moment(late)]);
  vi.runAllTimers();
  expect(shown).toEqual([0, 3, 1, 2, 3]);
});

test("what came with an own answer, after it, is told", () => {
  const told = story();
  told.take(doc(0, { waiting: [0] }), false);
  const late = doc(3);
  told.take(late, true);
  expect(told.reel).toEqual([]);
  told.fill(late, doc(1), [moment(doc(2)), moment(late)]);
  expect(told.behind).toBe(true);
  vi.runAllTimers();
  expect(texts(told)).toEqual(["move 2", "move 3"]);
  expect(shown).toEqual([0, 3, 2, 3]);
  told.step(-1);
  told.step(-1);
  expect(shown.at(-1)).toBe(1);
});

test("missed positions that nobody wants to be shown can be watched again", () => {
  settings.pace = "instant";
  const told = story();
  told.take(doc(0), false);
  const late = doc(3);
  told.take(late, false);
  told.fill(late, doc(0), [moment(doc(1)), moment(doc(2)), moment(late)]);
  expect(told.behind).toBe(false);
  expect(told.reel).toHaveLength(3);
  expect(shown).toEqual([0, 3]);
});
