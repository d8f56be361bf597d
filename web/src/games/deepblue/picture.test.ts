import { describe, expect, test, vi } from "vitest";
import { bagCounts, bagStrip, boatsOn, corner, diveRows, divers, place, shields } from "./picture";
import type { Content, Fact, Option, View } from "../../lib/types";

const content: Content = {
  chart: {
    node: [
      { id: "harbour", x: 935, y: 545 },
      { id: "reef", x: 500, y: 300 },
    ],
    route: [],
  },
  wrecks: { wreck: [{ id: "wreck-x", spots: ["gold", "guard"], points: 3 }] },
  stones: {
    stone: ["silver", "gold", "red", "green", "purple", "blue", "black"].map((id, i) => ({
      id,
      points: [1, 2, 4, 0, 0, 0, 0][i],
      points_scouted: [3, 5, 10, 0, 0, 0, 0][i],
    })),
  },
  crew: {
    starter: [{ id: "a", needs: { protects: ["black"] } }],
    crew: [{ id: "b", needs: { colour: "gold", count: 2 }, points: 8, money: 1 }],
  },
};
const view: View = {
  site: 1,
  leader: 0,
  wrecks: [-1, 0],
  boats: [
    [1, 0],
    [1, 1],
  ],
  spots: [
    [0, -1],
    [-1, 1],
  ],
  drawn: [1, 6, 1, 6],
  diving: [true, false],
  earned: [2, 4],
  bag: { pool: [0, 0, 5], tail: [6] },
  hands: [[0, 1], [null]],
};
const fact = (kind: string, ...args: number[]): Fact => ({ number: 0, version: 0, kind, args, text: "", rule: null });

vi.mock("./words", () => ({ tell: (id: string) => id }));

describe("Deep Blue's picture", () => {
  test("a chip shows the face of its card, also of those one begins with, and what its scout spot is for", async () => {
    const { help } = await import("./help");
    const face = (target: string) =>
      help.picture?.({ value: 0, label: "", target, chip: null, more: null } as unknown as Option, {
        view: { ...view, market: [1] },
        content,
      });
    expect(["hand/0", "hand/1", "market/0", "node/0"].map(face)).toEqual(["p-a", "p-b", "p-b", undefined]);
    expect(["spot/1/0", "spot/1/1"].map(face)).toEqual(["s-gold", "s-bb"]);
  });
  test("the whole chart fits the board", () => {
    for (const node of [
      { x: 0, y: 0 },
      { x: 1000, y: 640 },
    ]) {
      const at = place(node);
      expect(at.x).toBeGreaterThan(-20);
      expect(at.x).toBeLessThan(686);
      expect(at.y).toBeLessThan(530);
    }
  });
  test("boats on spots wear their stone, the others share the middle", () => {
    const boats = boatsOn(view, content);
    expect(boats.map((boat) => boat.badge)).toEqual(["gold", null, null, "guard"]);
    expect(new Set(boats.map((boat) => `${boat.x}/${boat.y}`)).size).toBe(4);
  });
  test("up to five spots have places of their own", () => {
    expect(new Set([0, 1, 2, 3, 4].map((spot) => JSON.stringify(corner(spot, 33)))).size).toBe(5);
  });
  test("the bag is counted by colour", () => {
    expect(bagCounts(view)).toEqual([2, 0, 0, 0, 0, 1, 1]);
  });
  test("every stone is a row, with what the seats did upon it", () => {
    const log = [
      fact("draws", 0, 3),
      fact("dives", 0, 1),
      fact("draws", 0, 1),
      fact("plays", 1, 1, 4),
      fact("draws", 0, 6),
      fact("draws", 0, 1),
      fact("draws", 0, 6),
      fact("surfaces", 1),
    ];
    const rows = diveRows(view, log);
    expect(rows.map((row) => row.nth)).toEqual([1, 1, 2, 2]);
    expect(rows[0].chips).toEqual([{ seat: 1, kind: "points", points: 4 }]);
    expect(rows[3].chips).toEqual([{ seat: 1, kind: "up", points: 0 }]);
  });
  test("the leader is in the middle of the divers", () => {
    const diver = (seat: number) => ({ seat, leads: seat === 0, down: true, cards: 0, stones: 0, wreck: 0 });
    expect(divers({ dive: { divers: [0, 1, 2].map(diver) } }).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(divers({ dive: null })).toEqual([]);
  });
  test("what would save a seat is named", () => {
    const dive = { shields: { blue: { cards: [], boats: [1] }, black: { cards: [0, 0], boats: [] } } };
    expect(shields({ dive }, content, 6)).toEqual({ cards: ["a"], spot: false });
    expect(shields({ dive }, content, 5)).toEqual({ cards: [], spot: true });
    expect(shields({ dive: { shields: null } }, content, 5)).toBeNull();
  });
});

test("the strip of the bag groups stones before it cuts any off", () => {
  const order = [5, 6, 0, 1, 2, 3, 4];
  for (const counts of [
    [3, 2, 1, 1, 1, 2, 2],
    [6, 6, 6, 4, 3, 5, 5],
    [12, 11, 9, 6, 4, 10, 10],
    [0, 0, 0, 0, 1, 0, 0],
  ]) {
    const strip = bagStrip(counts, order, 62, 384);
    expect(Math.max(...strip.map(({ x, count }) => x + (count ? 38 : 14.6)))).toBeLessThanOrEqual(384);
    for (const stone of order)
      expect(strip.filter((one) => one.stone === stone).reduce((sum, { count }) => sum + (count || 1), 0)).toBe(
        counts[stone],
      );
  }
  expect(bagStrip([3, 2, 1, 1, 1, 2, 2], order, 62, 384).every(({ count }) => !count)).toBe(true);
});
