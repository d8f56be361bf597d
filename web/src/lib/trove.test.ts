import { expect, test } from "vitest";
import { DAYS, Trove, type Own } from "./trove";

const DAY = 24 * 3600 * 1000;
const option = { value: 1, label: "one", target: null };
const own = (step: number, due = 0): Own => ({
  table: "t",
  step,
  seat: 0,
  game: "otys",
  solution: option,
  chosen: option,
  loss: 0.2,
  reason: null,
  depth: 0,
  due,
});
function fresh(): Trove {
  const kept = new Map<string, string>();
  return new Trove({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
}

test("a mistake is kept once, and can be let go", () => {
  const trove = fresh();
  trove.keep(own(3));
  trove.keep(own(3));
  expect(trove.all()).toHaveLength(1);
  expect(trove.has(own(3))).toBe(true);
  trove.drop(own(3));
  expect(trove.all()).toEqual([]);
});

test("what is found comes back later and later, what is missed tomorrow", () => {
  const trove = fresh();
  trove.keep(own(3));
  let now = 0;
  for (const days of [...DAYS.slice(1), DAYS.at(-1)!]) {
    const again = trove.tried(own(3), "found", now)!;
    expect(again.due - now).toBe(days * DAY);
    now = again.due;
  }
  expect(trove.tried(own(3), "helped", now)!.depth).toBe(DAYS.length - 1);
  expect(trove.tried(own(3), "missed", now)!.due).toBe(now + DAY);
});

test("the longest waiting comes first", () => {
  const trove = fresh();
  trove.keep(own(1, 50));
  trove.keep(own(2, 20));
  trove.keep(own(3, 200));
  expect(trove.due(100).map((one) => one.step)).toEqual([2, 1]);
});
