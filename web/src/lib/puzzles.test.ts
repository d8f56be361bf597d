import { expect, test } from "vitest";
import { answered, fresh, judged, namesOf, nextOf, right, type Judged, type PuzzleListed } from "./puzzles";
import type { Own } from "./trove";
import type { Option } from "./types";

test("a puzzle is found, or not in three breaths; the same answer counts once", () => {
  expect(answered(fresh, ["key", 4], [["key", 4]]).state).toBe("found");
  const once = answered(fresh, ["key", 1], [["key", 4]]);
  expect(once).toEqual({ tried: [["key", 1]], state: "asked" });
  expect(answered(once, ["key", 1], [["key", 4]])).toBe(once);
  const thrice = answered(answered(once, 2, [4]), 3, [4]);
  expect(thrice.state).toBe("over");
  expect(answered(thrice, 4, [4])).toBe(thrice);
});

const option = (value: number): Option => ({ value, label: `option ${value}`, target: null });
const mistake = { solution: option(1), chosen: option(2), loss: 0.12, reason: null } as Own;

test("a mistake of one's own tells what every option loses that its review looked at", () => {
  const others = [
    { value: 3, worth: 0.51 },
    { value: 4, worth: 0.3 },
  ];
  const told = judged({ ...mistake, worth: 0.4, others }, [5, 4, 3, 2, 1].map(option));
  expect(told.map(({ value }) => value)).toEqual([1, 3, 2, 4, 5]);
  expect(told.map(({ lead }) => lead && Math.round(100 * lead))).toEqual([0, 1, 12, 22, null]);
  expect(right(told, 1)).toContain(3); // as good, up to a point
  expect(right(told, 1)).not.toContain(2);
});

test("what an earlier release kept of a mistake is still a puzzle", () => {
  const told = judged(mistake, [2, 3, 1].map(option));
  expect(told.map(({ value, worth, lead }) => [value, worth, lead])).toEqual([
    [1, null, 0],
    [2, null, 0.12],
    [3, null, null],
  ]);
  expect(right(told, 1).every((value) => value === 1)).toBe(true);
});

test("the options of a list are all called in the same way", () => {
  const long = "Level 3: explorer (sponsor: use the effect of your activated diver twice, and gain 1 battery)";
  const called = (...pairs: [label: string, chip: string | null][]) => {
    const options = pairs.map(([label, chip], at): Judged => ({ ...option(at), label, chip, worth: null, lead: null }));
    return [...namesOf(options).values()];
  };
  expect(called([long, "Explorer"], ["Level 5: spy", "Spy"])).toEqual(["Explorer", "Spy"]);
  expect(called(["Level 3: explorer", "Explorer"], ["Level 5: spy", "Spy"])[0]).toBe("Level 3: explorer");
  expect(called([long, "Explorer"], ["Pass", null])).toEqual([long, "Pass"]);
  expect(called([long, "Explorer"], ["Level 5: spy", "[c-spy]"])).toEqual([long, "Level 5: spy"]);
  expect(called([long, "Explorer"], ["Level 5: explorer", "Explorer"])[1]).toBe("Level 5: explorer");
});

test("the next puzzle is of the same game, and not found yet", () => {
  const list = ["a1", "a2", "b1", "a3"].map((id) => ({ id, game: id[0] }) as PuzzleListed);
  expect(nextOf(list, "a1", {})?.id).toBe("a2");
  expect(nextOf(list, "a1", { a2: "found" })?.id).toBe("a3");
  expect(nextOf(list, "a1", { a2: "found", a3: "found" })?.id).toBe("b1");
  expect(nextOf(list, "a1", { a2: "found", a3: "found", b1: "found" })?.id).toBe("a2");
  expect(nextOf([], "a1", {})).toBeUndefined();
});
