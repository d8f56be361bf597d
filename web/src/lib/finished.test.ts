import { expect, test } from "vitest";
import { Finished } from "./finished";

test("the first finished table of a game is remembered, whatever comes later", () => {
  let kept: string | null = "[1]";
  const finished = new Finished({ getItem: () => kept, setItem: (_, value) => (kept = value) });
  expect(finished.first("otys")).toBeUndefined();
  finished.add("otys", "one");
  finished.add("otys", "two");
  expect(finished.first("otys")).toBe("one");
  expect(finished.first("nemo")).toBeUndefined();
});
