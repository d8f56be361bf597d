import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Content, Question, View } from "../../lib/types";
import { areaOf, crowdOn, hexPath } from "./area";
import { BOX, linkOf, placesOf } from "./layout";
import {
  byFirst,
  crewOf,
  drawnTiles,
  goalsOf,
  gridOf,
  levelOf,
  marksOf,
  placeName,
  rectOf,
  scenarioOf,
  span,
  subsOf,
  tilesOf,
  trayOf,
} from "./picture";
import { broken, soften } from "../../lib/soft";

const content: Content = {
  zones: {
    zone: [
      {
        id: "fallen-star",
        depth: 5,
        arrival: [["knowledge", 2]],
        discovery: [["disc", 1]],
        spaces: [
          { id: "d1", kind: "dive", tokens: 4 },
          { id: "s1", kind: "sonar", track: 1, effect: [["discover", 3, 5]] },
          { id: "s2", kind: "sonar", track: 1 },
          { id: "c1", kind: "conserve", cost: 6 },
          { id: "c2", kind: "conserve", cost: 6 },
        ],
        links: [{ ends: ["c1", "c2"], effect: [["inspiration", 1]] }],
        features: [{ on: "dive", effect: [["influence", 1]] }],
      },
      {
        id: "of-a-pack",
        depth: 1,
        arrival: [],
        discovery: [],
        spaces: [
          { id: "d1", kind: "dive", tokens: 1 },
          { id: "j1", kind: "publish", topic: "blue" },
        ],
        features: [{ on: "leave", ring: ["j1"], effect: [] }],
      },
    ],
  },
  scenarios: {
    scenario: [
      {
        number: 2,
        id: "two",
        columns: 3,
        depth: 2,
        base: "depth-1",
        goals: [{ goal: 1 }, { goal: 2, option: "near" }, { goal: 2, option: "far" }],
        influence_need: [],
      },
    ],
  },
  influence: {
    area: [
      {
        number: 2,
        grid: "flat",
        hexes: [
          { at: [0, 0], points: 2, start: true },
          { at: [0, 1], endless: true },
          { at: [3, 2], endless: true, topic: "blue" },
        ],
        arrows: [
          [
            [0, 0],
            [3, 2],
          ],
        ],
      },
      { number: 1, grid: "pointy", hexes: [{ at: [0, 0] }, { at: [1, 0] }] },
    ],
  },
  crew: {
    crew: [
      { id: "leader", level: 0, gold: { effect: [], actions: [["travel", "dive"]] } },
      {
        id: "pilot",
        level: 1,
        junior: { effect: [["influence", 1]], actions: [["travel"]] },
        gold: { effect: [], actions: [] },
      },
      {
        id: "expert",
        level: 5,
        junior: { effect: [], actions: [] },
        gold: { effect: [], actions: [], score: { points: 1, per: 2, count: "links" } },
      },
    ],
  },
  mat: { track: [{ levels: [0, 2, 4, 7, 10], last: 12 }] },
};
const view: View = {
  scenario: 2,
  seats: 2,
  zones: [1, -1, -1, -1, -1, -1],
  subs: [
    [0, 4],
    [4, 4],
  ],
  crowd: [0, 1, 2, 0],
  ways: [-1, -1, -1],
  tray: [0, 3, 0],
  experts: [2, -1],
};
const question = (
  kind: string,
  values: Question["options"][number]["value"][],
  about: Question["about"] = null,
): Question =>
  ({
    seat: 0,
    kind,
    prompt: "",
    about,
    rule: null,
    closed: [],
    stand: null,
    options: values.map((value) => ({ value, label: JSON.stringify(value), target: null })),
  }) as Question;

describe("Endeavor's picture", () => {
  test("spaces and dive spaces are counted over all tiles, as the view counts them", () => {
    const [star, pack] = tilesOf(content);
    expect(star.spaces.map((space) => space.number)).toEqual([0, 1, 2, 3, 4]);
    expect(pack.spaces.map((space) => [space.number, space.heap])).toEqual([
      [5, 1],
      [6, -1],
    ]);
    expect(star.runs).toEqual([[1, 2]]);
  });
  test("features are marked where they hold", () => {
    const [star, pack] = tilesOf(content);
    expect([star.spaces[0].line, star.whole]).toEqual([true, false]);
    expect([pack.spaces[1].ring, pack.spaces[0].ring, pack.whole]).toEqual([true, false, false]);
  });
  test("depths of a discovery are short", () => {
    expect([span(3, 3), span(1, 2), span(4, 5)]).toEqual(["3", "1-2", "4+"]);
  });
  test("up to two icons stand for themselves, more get a number", () => {
    expect(
      marksOf([
        ["reputation", 2],
        ["knowledge", 4],
      ]),
    ).toEqual([{ icon: "reputation" }, { icon: "reputation" }, { icon: "knowledge", text: "4" }]);
    expect(marksOf([["travel", 1]])).toEqual([{ icon: "travel", text: "+1" }]);
    expect(marksOf([["conserve", 1]])[0].text).toBe("−1");
    expect(marksOf([["leave"]])[0].icon).toBe("travel");
  });
  test("depths without zones are slim, and grow when a zone may be laid there", () => {
    const scenario = scenarioOf(content, view);
    const box = { left: 10, top: 20, width: 310, height: 220, slim: 30, tallest: 90, gap: 4 };
    expect(gridOf(view, scenario, box, new Set()).rows.map((row) => row.grown)).toEqual([true, false]);
    const grid = gridOf(view, scenario, box, new Set([3]));
    expect(grid.rows.map((row) => row.height)).toEqual([90, 90]);
    expect(rectOf(grid, scenario, 4)).toEqual({ x: 110, y: 110, width: 96, height: 86 });
    expect(placeName(scenario, 4)).toBe("B2");
  });
  test("submarines share a dock", () => {
    expect(subsOf(view).map((sub) => [sub.seat, sub.cell, sub.slot, sub.of])).toEqual([
      [0, 0, 0, 1],
      [0, 4, 0, 3],
      [1, 4, 1, 3],
      [1, 4, 2, 3],
    ]);
  });
  test("crew has two sides, and the leader only one", () => {
    expect(crewOf(content, 1)).toMatchObject({ id: "leader", gold: true, actions: [["travel", "dive"]] });
    expect(crewOf(content, 2)).toMatchObject({ id: "pilot", gold: false, effect: [["influence", 1]] });
    expect(crewOf(content, 5).score?.per).toBe(2);
    expect(trayOf(content, view).map((row) => row.crew)).toEqual([
      [{ kind: 1, left: 3 }],
      [],
      [],
      [],
      [{ kind: 2, left: 1 }],
    ]);
  });
  test("levels follow the mat", () => {
    expect([0, 1, 2, 6, 7, 12].map((at) => levelOf(content, at))).toEqual([1, 1, 2, 3, 4, 5]);
  });
  test("the influence area fits its box, endless hexes count their markers, arrows end on hexes", () => {
    const area = areaOf(content, 2);
    for (const hex of area.hexes)
      expect(hex.x > 0 && hex.y > 0 && hex.x < area.width && hex.y < area.height).toBe(true);
    expect(area.hexes.map((hex) => hex.endless)).toEqual([-1, 0, 1]);
    expect(crowdOn(view, 1)).toEqual([2, 0]);
    expect(area.arrows[0].to).toEqual({ x: area.hexes[2].x, y: area.hexes[2].y });
    expect(areaOf(content, 1).hexes[1].x).toBeGreaterThan(areaOf(content, 1).hexes[0].x);
    expect(hexPath(true, 10).match(/L/g)).toHaveLength(5);
  });
  test("drawn tiles are those of the options, and those that fit nowhere", () => {
    expect(
      drawnTiles(
        question("discover", [
          [4, 1],
          [4, 2],
          [7, 1],
        ]),
      ),
    ).toEqual([4, 7]);
    expect(drawnTiles(question("discover", [[4, 1]], [9, 4]))).toEqual([9, 4]);
    expect(drawnTiles(question("travel", [[4, 1]]))).toEqual([]);
    expect(
      [...byFirst(question("publish", [[3, 1], [3, 2], "skip"]), "publish")].map(([space, options]) => [
        space,
        options.length,
      ]),
    ).toEqual([[3, 2]]);
  });
  test("of alternative goals all are shown until one is chosen", () => {
    const scenario = scenarioOf(content, view);
    expect(goalsOf(scenario, view).map((row) => [row.way, row.open])).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
    expect(goalsOf(scenario, { ...view, ways: [-1, 2, -1] }).map((row) => row.way)).toEqual([0, 2]);
  });
});

describe("where the spaces lie", () => {
  const toml = readFileSync(
    new URL("../../../../src/fathomfive/games/endeavor/content/zones.toml", import.meta.url),
    "utf8",
  );
  const zones = toml
    .split("[[zone]]")
    .slice(1)
    .map((text) => ({
      id: /^id = "(.+)"/m.exec(text)![1],
      spaces: [...text.matchAll(/\{ id = "(\w+)", kind = "(\w+)"(?:.*?track = (\d))?/g)].map(([, id, kind, track]) => ({
        id,
        kind,
        track: track ? Number(track) : undefined,
      })),
    }));
  test("all 37 zones are read", () => {
    expect(zones).toHaveLength(37);
  });
  test.each(zones)("$id keeps its spaces inside the tile and apart", ({ id, spaces }) => {
    const places = placesOf(id, spaces);
    places.forEach((at, i) => {
      expect(at.x).toBeGreaterThan(22);
      expect(at.x).toBeLessThan(BOX.width - 22);
      expect(at.y).toBeGreaterThan(28);
      expect(at.y).toBeLessThan(BOX.height - 28);
      for (const other of places.slice(0, i)) expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThan(46);
    });
  });
  test("links that would cross a space are bent around it", () => {
    const straight = linkOf("kelp-forest", ["c1", "c2"], { x: 0, y: 0 }, { x: 10, y: 0 });
    const bent = linkOf("fallen-star", ["c1", "c2"], { x: 44, y: 132 }, { x: 224, y: 132 });
    expect([straight.middle.y, bent.middle.y]).toEqual([0, 182]);
    expect(bent.path).toContain("Q");
  });
});

test("both languages have the same words", () => {
  const ids = (lang: string) =>
    [...readFileSync(new URL(`./words/${lang}.ftl`, import.meta.url), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
      ([, id]) => id,
    );
  expect(ids("de")).toEqual(ids("en"));
});

test("long words get soft hyphens, short ones stay whole", () => {
  expect(soften("Sonartechnikerin").replaceAll("\u00ad", "-")).toBe("Sonar-tech-nike-rin");
  expect(soften("Pilot an Bord")).toBe("Pilot an Bord");
  expect(broken("Kaltwasserkorallenriff", 14)).toEqual(["Kaltwasser-", "korallenriff"]);
  expect(broken("Stillgelegte Bohrinsel", 14)).toEqual(["Stillgelegte", "Bohrinsel"]);
  expect(broken("Atoll", 14)).toEqual(["Atoll"]);
});
