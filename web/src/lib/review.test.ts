import { expect, test } from "vitest";
import { CHANCE, dearest, drawn, nextMistake, pointAt, rowsOf, signed, waterfall, type Review } from "./review";

const moment = (step: number, seat: number, grade: string, loss: number) =>
  ({ step, frame: step, seat, grade, loss, chosen: { value: 1, label: `did ${step}`, target: null } }) as never;
const REVIEW = {
  moments: [
    moment(3, 0, "slip", 0.06),
    moment(5, 1, "blunder", 0.3),
    moment(8, 0, "mistake", 0.12),
    moment(9, 0, "only", 0),
  ],
  luck: [
    { step: 4, frame: 4, kind: "die", label: "a six", gains: [0.2, -0.2], errors: [0.01, 0.01] },
    { step: 6, frame: 6, kind: "die", label: "a two", gains: [0.01, -0.01], errors: [0.01, 0.01] },
  ],
} as unknown as Review;
const ALL = { seat: null, mistakes: true, only: true, luck: true };

test("rows come in the order of play, for one seat or for all", () => {
  expect(rowsOf(REVIEW, ALL).map((row) => row.step)).toEqual([3, 4, 5, 8, 9]);
  const mine = rowsOf(REVIEW, { ...ALL, seat: 1 });
  expect(mine.map((row) => [row.step, row.change])).toEqual([
    [4, -0.2],
    [5, -0.3],
  ]);
  expect(rowsOf(REVIEW, { ...ALL, mistakes: false, luck: false }).map((row) => row.icon)).toEqual(["r-pearl"]);
});

test("a look begins at what cost most", () => {
  expect(dearest(rowsOf(REVIEW, { ...ALL, luck: false }))?.step).toBe(5);
  expect(dearest([])).toBeUndefined();
});

test("the next mistake goes round, and luck is none", () => {
  const rows = rowsOf(REVIEW, ALL);
  expect(nextMistake(rows, 3)?.step).toBe(5);
  expect(nextMistake(rows, 8)?.step).toBe(3);
  expect(nextMistake(rows, 5, true)?.step).toBe(3);
  expect(nextMistake(rows, 3, true)?.step).toBe(8);
  const without = rowsOf(REVIEW, { ...ALL, mistakes: false });
  expect(nextMistake(without, 0)?.step).toBe(4);
  expect(nextMistake(without, 4)?.step).toBe(9);
  expect(nextMistake([], 4)).toBeUndefined();
});

test("a course is a line in a band", () => {
  const points = [
    { step: 0, frame: 0, chances: [0.5], errors: [0.1] },
    { step: 10, frame: 5, chances: [1], errors: [0] },
  ];
  const { line, band, end } = drawn(points, 10, 0, 200, 100, CHANCE);
  expect(line).toBe("M0 50L200 0");
  expect(band).toBe("M0 30L200 0L200 0L0 70Z");
  expect(end).toEqual({ x: 200, y: 0 });
  expect(pointAt(points, 7)?.step).toBe(0);
});

test("what a result is made of adds up", () => {
  const bars = waterfall({ own: -0.3, others: 0.1, luck: 0.05, residual: -0.1 } as never);
  expect(bars.at(-1)!.to).toBeCloseTo(-0.25);
  expect(bars[1].from).toBe(bars[0].to);
  expect([signed(-0.174), signed(0.02), signed(0.001)]).toEqual(["−17", "+2", "0"]);
});
