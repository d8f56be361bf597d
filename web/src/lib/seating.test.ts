import { expect, test } from "vitest";
import { changed, moved, seating, without } from "./seating";
import type { Doc } from "./types";

const doc = {
  seats: [
    { seat: 0, kind: "human", name: "Ada", bot: null, claimed: true, resigned: false, client: 0 },
    { seat: 1, kind: "human", name: "", bot: null, claimed: false, resigned: false, client: 1 },
    { seat: 2, kind: "bot", name: "Triton", bot: "calm", claimed: false, resigned: false, client: 2 },
  ],
} as unknown as Doc;

test("people keep their seats, free ones wait, bots stay", () => {
  expect(seating(doc)).toEqual([
    { kind: "human", from: 0 },
    { kind: "human" },
    { kind: "bot", bot: "calm", name: "Triton" },
  ]);
});
test("one seat is changed, left out or moved", () => {
  expect(changed(doc, 1, { kind: "bot", bot: "sunlit", name: "" })[1]).toEqual({
    kind: "bot",
    bot: "sunlit",
    name: "",
  });
  expect(without(doc, 1)).toHaveLength(2);
  expect(moved(doc, 0, 1).slice(0, 2)).toEqual([{ kind: "human" }, { kind: "human", from: 0 }]);
  expect(moved(doc, 0, -1)).toEqual(seating(doc));
});
