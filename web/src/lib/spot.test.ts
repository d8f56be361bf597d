import { expect, test } from "vitest";
import { beyond, common, place, spread, type Rect } from "./spot";

const screen = { width: 1366, height: 768 };
const card = { width: 500, height: 170 };
const apart = (a: Rect, b: Rect) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

test("a card stands beside what is to be clicked, and its tail points there", () => {
  const ring = { left: 230, top: 464, width: 120, height: 70 };
  const at = place(card, [ring], [ring], screen, 44);
  expect(apart({ ...at, ...card }, ring)).toBe(true);
  expect(at.tail?.side).toBe("bottom");
});

test("a card is never over a hole while there is room elsewhere", () => {
  const ring = { left: 600, top: 350, width: 100, height: 60 };
  const holes = [
    ring,
    { left: 300, top: 100, width: 700, height: 240 },
    { left: 300, top: 420, width: 700, height: 240 },
  ];
  const at = place({ width: 260, height: 170 }, [ring], holes, screen, 44);
  for (const hole of holes) expect(apart({ ...at, width: 260, height: 170 }, hole)).toBe(true);
});

test("where nothing is lit the card stands in the middle, without a tail", () => {
  const at = place(card, [], [], screen, 44);
  expect(at).toEqual({ left: 433, top: 299, tail: null });
});

test("a card stays on the screen, below the top bar", () => {
  const ring = { left: 0, top: 50, width: 60, height: 40 };
  const at = place({ width: 374, height: 220 }, [ring], [ring], { width: 390, height: 844 }, 80);
  expect(at.left).toBeGreaterThanOrEqual(8);
  expect(at.left + 374).toBeLessThanOrEqual(382);
  expect(at.top).toBeGreaterThanOrEqual(88);
});

test("what is beyond its frame is scrolled into it, and what is too long shows its beginning", () => {
  expect(beyond(20, 80, 0, 100)).toBe(0);
  expect(beyond(-30, 20, 0, 100)).toBe(-38);
  expect(beyond(90, 140, 0, 100)).toBe(48);
  expect(beyond(60, 300, 0, 100)).toBe(52);
  expect(beyond(4, 300, 0, 100)).toBe(0);
});

test("what two rectangles have in common has no size if they are apart", () => {
  const one = { left: 0, top: 0, width: 50, height: 50 };
  expect(common(one, { left: 40, top: 10, width: 50, height: 20 })).toEqual({
    left: 40,
    top: 10,
    width: 10,
    height: 20,
  });
  expect(common(one, { left: 60, top: 10, width: 50, height: 20 }).width).toBe(0);
});

test("a card that found room only far away has no tail into the dark", () => {
  const ring = { left: 180, top: 700, width: 120, height: 60 };
  const wall = { left: 0, top: 300, width: 1366, height: 460 };
  const at = place(card, [ring], [ring, wall], screen, 44);
  expect(apart({ ...at, ...card }, wall)).toBe(true);
  expect(at.tail).toBe(null);
});

test("labels that would lie over each other are moved apart, and keep their order", () => {
  const named = [
    { left: 100, top: 50, label: "Sponsor" },
    { left: 260, top: 50, label: "Key" },
    { left: 220, top: 50, label: "Level" },
    { left: 230, top: 400, label: "elsewhere" },
  ];
  const placed = spread(named, [80, 60, 70, 90]);
  expect(placed.map(({ left }) => left)).toEqual([100, 294, 220, 230]);
  expect(placed.map(({ label }) => label)).toEqual(["Sponsor", "Key", "Level", "elsewhere"]);
});

test("a card that has no room above for its tail has none: it would lie over what is to be clicked", () => {
  const ring = { left: 10, top: 286, width: 164, height: 32 };
  const holes = [
    ring,
    { left: 0, top: 320, width: 1366, height: 440 },
    { left: 180, top: 250, width: 1180, height: 90 },
  ];
  const at = place({ width: 500, height: 197 }, [ring], holes, screen, 80);
  const below = at.top + 197;
  expect(below).toBeLessThanOrEqual(ring.top);
  expect(ring.top - below).toBeLessThan(16);
  expect(at.tail).toBeNull();
});
