import { expect, test } from "vitest";
import { bundle, find } from "./fluent";

const SOURCE = `
lose = 1-2 fish at { $depth }, one in { $tide }
many = { $fish ->
    [-1] none
    [one] one
   *[other] { $fish }
 }
`;

test.each(["en", "de"])("a number below 0 has a true minus sign, and a range stays as it is (%s)", (lang) => {
  const words = bundle(lang, SOURCE);
  expect(find(words, "lose", { depth: -3, tide: "3-4" })).toBe("1-2 fish at −3, one in 3-4");
  expect(find(words, "many", { fish: -1 })).toBe("none");
  expect(find(words, "many", { fish: 1 })).toBe("one");
  expect(find(words, "many", { fish: -1234 })).toBe(lang === "en" ? "−1,234" : "−1.234");
});

test("what the catalogue does not have, or lacks an argument for, is undefined", () => {
  const words = bundle("en", SOURCE);
  expect(find(words, "nowhere")).toBeUndefined();
  expect(find(words, "lose", { depth: 1 })).toBeUndefined();
});
