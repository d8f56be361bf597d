import { expect, test } from "vitest";
import { closedOf, kindsOf, light, signsOn, MOST_SIGNS, type GameHelp } from "./help";
import { Met } from "./met";
import type { Option, Question, Value } from "./types";

const option = (value: Value, target: string | null = null): Option => ({
  value,
  label: JSON.stringify(value),
  target,
});
const question = (options: Option[], closed: Question["closed"] = []): Question => ({
  seat: 0,
  kind: "key",
  prompt: "Which key?",
  about: null,
  options,
  closed,
  rule: "OT-4.2",
  stand: null,
});
const words: Record<string, string> = {
  "kind-key": "Choose a key",
  "kind-key.each": "A key",
  "can-key-x": "Your X key",
  "can-key-x.text": "works anywhere",
  "can-fill": "Fill a contract",
  "can-fill.text": "hand it in",
};
const find = (id: string) => words[id];
const help: GameHelp = {
  tell: (id) => id,
  word: (_, { value }) => (value === 6 ? "x" : undefined),
  icons: { key: "i-key", fill: "i-fill" },
  closed: { contract: "fill" },
  signs: [
    ["i-a", "sign-a"],
    ["i-b", "sign-b"],
    ["i-b2", "sign-b"],
    ["i-c", "sign-c"],
  ],
};

test("options come by kind: finer words first, then the word of the value, then the kind itself", () => {
  const asked = question([option(1, "key/0/1"), option(6, "key/0/6"), option(2, "key/0/2"), option(["fill", 3])]);
  expect(kindsOf(asked, find, help)).toEqual([
    {
      id: "kind-key",
      name: "A key",
      text: undefined,
      icon: "i-key",
      count: 2,
      targets: ["key/0/1", "key/0/2"],
    },
    { id: "can-key-x", name: "Your X key", text: "works anywhere", icon: "i-key", count: 1, targets: ["key/0/6"] },
    { id: "can-fill", name: "Fill a contract", text: "hand it in", icon: "i-fill", count: 1, targets: [] },
  ]);
});

test("a game without words of its own is helped by its prompt", () => {
  expect(kindsOf(question([option("go")]), () => undefined)).toMatchObject([{ name: "Which key?", count: 1 }]);
});

test("what is closed comes by thing and reason, the rarest first", () => {
  const shut = (target: string, why: string) => ({ target, why, rule: "OT-7.1" });
  const asked = question([], [shut("key/0/1", "used"), shut("key/0/2", "used"), shut("contract/3", "lacks 1 plant")]);
  expect(closedOf(asked, find, help)).toEqual([
    { name: "Fill a contract", why: "lacks 1 plant", rule: "OT-7.1", icon: "i-fill", targets: ["contract/3"] },
    { name: undefined, why: "used", rule: "OT-7.1", icon: "i-key", targets: ["key/0/1", "key/0/2"] },
  ]);
});

/** So much of the page as help looks at. */
const screen = (nodes: Record<string, string>[]) => {
  const found = nodes.map((attributes) => ({
    attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
    toggleAttribute: (name: string, on: boolean) => (on ? (attributes[name] = "") : delete attributes[name]),
  }));
  return { querySelectorAll: () => found } as unknown as ParentNode;
};

test("only signs that are on the screen are explained, each meaning once", () => {
  const drawn = screen([{ href: "#i-b2" }, { href: "#i-b" }, { href: "#i-c" }]);
  expect(signsOn(help, drawn)).toEqual([
    ["i-b", "sign-b"],
    ["i-c", "sign-c"],
  ]);
  const many: GameHelp = { ...help, signs: Array.from({ length: 20 }, (_, i) => ["i-c", `sign-${i}`]) };
  expect(signsOn(many, drawn)).toHaveLength(MOST_SIGNS);
  expect(signsOn(undefined, drawn)).toEqual([]);
});

test("things are lit as long as they are pointed at", () => {
  const things: Record<string, string>[] = [
    { "data-thing": "key/1" },
    { "data-target": "key/2" },
    { "data-thing": "x" },
  ];
  const table = screen(things);
  const lit = () => things.filter((thing) => "data-pointed-out" in thing).length;
  light(["key/1", "key/2"], table);
  expect(lit()).toBe(2);
  light([], table);
  expect(lit()).toBe(0);
});

test("a kind of decision is new once on a device, whatever the browser keeps", () => {
  let kept: string | null = "nonsense";
  const met = new Met({ getItem: () => kept, setItem: (_, value) => (kept = value) });
  expect(met.has("otys", "key")).toBe(false);
  met.add("otys", "key");
  met.add("otys", "key");
  expect(met.has("otys", "key")).toBe(true);
  expect(met.has("nemo", "key")).toBe(false);
  expect(JSON.parse(kept!)).toEqual({ otys: ["key"] });
});
