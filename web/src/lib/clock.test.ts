import { expect, test } from "vitest";
import { leftAt, refreshed, timeText } from "./clock";
import type { Clock } from "./types";

const clock: Clock = {
  rules: { kind: "turn", seconds: 60, increment: 0, zero: "bot", bot: "calm" },
  left: [60_000, 45_500],
  running: [1],
  out: [],
  at: 1000,
};
const shown = (ms: number) =>
  timeText(
    ms,
    (days) => `${days} d`,
    (h, m) => `${h} h ${m}`,
  );

test("only the clock that runs goes on, and never backwards", () => {
  expect([leftAt(clock, 0, 9000), leftAt(clock, 1, 9000), leftAt(clock, 1, 500)]).toEqual([60_000, 37_500, 45_500]);
});
test("times are as coarse as they are long, and late ones say so", () => {
  expect([59_001, 61_000, 0, -5_500, 3_600_000, 90_000_000, 259_200_000].map(shown)).toEqual([
    "1:00", "1:01", "0:00", "−0:05", "1 h 0", "25 h 0", "3 d",
  ]); // prettier-ignore
});
test("seconds tick with the clock, days rarely", () => {
  expect(refreshed(37_500)).toBe(500);
  expect(refreshed(37_000)).toBe(1000);
  expect(refreshed(90_000_000)).toBe(30_000);
});
