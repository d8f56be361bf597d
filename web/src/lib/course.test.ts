import { expect, test } from "vitest";
import { rises } from "./course";

const standings = [0, 2, 2, 9, 8, 12, 13].map((score, step) => ({ step, scores: [score, null] }));

test("the moves that gained most come in their order, those of others and those that lost do not count", () => {
  expect(rises(standings, 0, 3)).toEqual([
    { step: 1, gain: 2 },
    { step: 3, gain: 7 },
    { step: 5, gain: 4 },
  ]);
  expect(rises(standings, 1, 3)).toEqual([]);
});
