import { expect, test } from "vitest";
import { chipsOf, groupsOf, parts, typed } from "./chips";
import type { GameHelp } from "./help";
import { numberOf } from "./options";
import type { Question } from "./types";

const words: Record<string, string> = { "can-buy": "Buy a card", "can-pass": "Pass" };
const find = (id: string) => words[id];
const help: GameHelp = {
  tell: (id) => id,
  icons: { buy: "ne-coin", coin: "ne-coin", pass: "ne-naut" },
  picture: (option) => (option.target === "tableau/1" ? "ne-crab" : undefined),
  closed: {},
  signs: [],
};
const option = (value: (string | number)[] | string, target: string | null, chip?: string, more?: string) => ({
  value,
  label: `The whole sentence of ${value}`,
  target,
  chip,
  more,
});
const question: Question = {
  seat: 0,
  kind: "turn",
  prompt: "What do you do?",
  about: null,
  options: [
    option(["buy", 0], "tableau/0", "Shipyard", "−3 [coin]"),
    option(["buy", 1], "tableau/1", "Harvest crab", "−6 [coin] → 5 [coin]"),
    option("pass", "pass"),
  ],
  closed: [],
  rule: null,
  stand: null,
};
const board = { view: {}, content: {} };

test("an option is a number, a picture, a few words, and what comes of it", () => {
  const [first, crab, pass] = chipsOf(question, board, find, help);
  expect(first).toMatchObject({ number: 1, icon: "ne-coin", group: "can-buy", quiet: false });
  expect(first.words).toEqual([{ text: "Shipyard" }]);
  expect(crab.icon).toBe("ne-crab");
  expect(crab.more).toEqual([{ text: "−6 " }, { icon: "ne-coin" }, { text: " → 5 " }, { icon: "ne-coin" }]);
  expect(pass).toMatchObject({ number: 3, quiet: true, more: [] });
  expect(pass.words).toEqual([{ text: "The whole sentence of pass" }]);
});

test("ways to one place that differ in where they start share a chip and its number", () => {
  const ways = [
    option([1, 7], "cell/7", "Rift Valley", "1 [coin] from B2"),
    option([1, 8], "cell/8", "Shipwreck", "1 [coin] from B2"),
    option([2, 7], "cell/7", "Rift Valley", "1 [coin] from E1"),
    option([3, 7], "cell/7", "Rift Valley", "2 [coin] from D4"),
    option(["sell", "coin"], "cell/9", "Sell", "3 [coin]"),
    option(["sell", "pearl"], "cell/9", "Sell", "3 [pearl]"),
  ];
  const asked = { ...question, options: ways };
  const chips = chipsOf(asked, board, find, help);
  expect(chips.map(({ number, options }) => [number, ...options.map(({ value }) => value)])).toEqual([
    [1, [1, 7], [2, 7]],
    [2, [1, 8]],
    [3, [3, 7]],
    [4, ["sell", "coin"]],
    [5, ["sell", "pearl"]],
  ]);
  expect(chips[0].more).toEqual([{ text: "1 " }, { icon: "ne-coin" }, { text: " from B2 / E1" }]);
  expect(ways.map((way) => numberOf(asked, way))).toEqual([1, 2, 1, 3, 4, 5]);
});

test("an icon that the game does not have stays a word", () => {
  expect(parts("2 [pearl]", {})).toEqual([{ text: "2 " }, { text: "pearl" }]);
});

test("many options are grouped by kind, a few are not", () => {
  expect(groupsOf(question, 3, find, help)).toEqual([]);
  expect(groupsOf(question, 2, find, help).map(({ name, count }) => [name, count])).toEqual([
    ["Buy a card", 2],
    ["Pass", 1],
  ]);
});

test("kinds that are hardly fewer than the options are not chosen among first", () => {
  const options = [...question.options, option("end", null)];
  expect(groupsOf({ ...question, options }, 2, find, help)).toEqual([]);
});

test("one digit answers at once unless a second may follow", () => {
  expect(typed("", "3", 9)).toEqual({ keys: "3", number: 3, wait: false });
  expect(typed("", "1", 18)).toEqual({ keys: "1", number: 1, wait: true });
  expect(typed("1", "8", 18)).toEqual({ keys: "18", number: 18, wait: false });
  expect(typed("", "2", 18)).toEqual({ keys: "2", number: 2, wait: false });
  expect(typed("1", "9", 18)).toEqual({ keys: "9", number: 9, wait: false });
});
