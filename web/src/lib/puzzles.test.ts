import { expect, test } from "vitest";
import { answered, fresh, nextOf, type PuzzleListed } from "./puzzles";

test("a puzzle is found, or not in three breaths; the same answer counts once", () => {
  expect(answered(fresh, ["key", 4], ["key", 4]).state).toBe("found");
  const once = answered(fresh, ["key", 1], ["key", 4]);
  expect(once).toEqual({ tried: [["key", 1]], state: "asked" });
  expect(answered(once, ["key", 1], ["key", 4])).toBe(once);
  const thrice = answered(answered(once, 2, 4), 3, 4);
  expect(thrice.state).toBe("over");
  expect(answered(thrice, 4, 4)).toBe(thrice);
});

test("the next puzzle is of the same game, and not found yet", () => {
  const list = ["a1", "a2", "b1", "a3"].map((id) => ({ id, game: id[0] }) as PuzzleListed);
  expect(nextOf(list, "a1", {})?.id).toBe("a2");
  expect(nextOf(list, "a1", { a2: "found" })?.id).toBe("a3");
  expect(nextOf(list, "a1", { a2: "found", a3: "found" })?.id).toBe("b1");
  expect(nextOf(list, "a1", { a2: "found", a3: "found", b1: "found" })?.id).toBe("a2");
  expect(nextOf([], "a1", {})).toBeUndefined();
});
