import { expect, test } from "vitest";
import type { Words } from "../../lib/words.svelte";
import type { Crew } from "./picture";
import { ofPile } from "./told";

const words = {
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
} as unknown as Words;
const card = (id: string, money: number): Crew => ({
  id,
  colour: null,
  count: 0,
  protects: [],
  points: 0,
  money,
  propeller: 0,
  adds: null,
});

test("a pile that may be looked through names every card once, with its number and what it does", () => {
  const [purser, patron] = [card("purser", 2), card("patron", 4)];
  expect(ofPile({ words }, "Resting: 3", [purser, patron, purser])).toEqual({
    name: "Resting: 3",
    text: ["crew-purser ×2: does-only-pay 2", "crew-patron: does-only-pay 4"],
  });
});
