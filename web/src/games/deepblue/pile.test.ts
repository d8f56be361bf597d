import { expect, test } from "vitest";
import type { Crew } from "./picture";
import { ofPile } from "./pile";

const said = {
  "crew/purser": ["Purser", "2 coins."],
  "crew/patron": ["Patron", "4 coins.", "Adds a red stone."],
};
const card = (id: string): Crew => ({
  id,
  colour: null,
  count: 0,
  protects: [],
  points: 0,
  money: 0,
  propeller: 0,
  adds: null,
});

test("a pile that may be looked through names every card once, with its number and what it does", () => {
  const [purser, patron] = [card("purser"), card("patron")];
  expect(ofPile({ said }, "Resting: 3", [purser, patron, purser])).toEqual({
    name: "Resting: 3",
    text: ["Purser ×2: 2 coins.", "Patron: 4 coins. Adds a red stone."],
  });
});
