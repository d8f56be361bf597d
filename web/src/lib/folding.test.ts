import { expect, test } from "vitest";
import { foldedOf } from "./folding";

test("nothing is folded where all have room", () => {
  expect(foldedOf(["recap", "again"], 2)).toEqual([]);
  expect(foldedOf(["recap", "again", "odds"], Infinity)).toEqual([]);
  expect(foldedOf([], 0)).toEqual([]);
});

test("one too many takes a second one with it, for the button's place", () => {
  expect(foldedOf(["recap", "again", "odds"], 2)).toEqual(["recap", "again"]);
  expect(foldedOf(["recap", "again"], 1)).toEqual(["recap", "again"]);
});

test("a button in the place of a single one would gain nothing", () => {
  expect(foldedOf(["odds"], 0)).toEqual([]);
  expect(foldedOf(["odds"], -2)).toEqual([]);
});

test("where none has room all but the button go", () => {
  expect(foldedOf(["recap", "again", "odds"], 0)).toEqual(["recap", "again", "odds"]);
  expect(foldedOf(["recap", "again"], -1)).toEqual(["recap", "again"]);
});
