import { describe, expect, test } from "vitest";
import type { Content, Fact, Question, Value, View } from "../../lib/types";
import { LANDS, PLACES, ROUTES, WELL, along, way } from "./places";
import {
  ahead,
  bandBits,
  cardOf,
  foeOf,
  fresh,
  hoard,
  keeper,
  loose,
  needle,
  sceneOf,
  shot,
  technologyOf,
  thresholds,
  track,
} from "./picture";
import { hindering, inSight, lands, shapeOf, sideOf, wells } from "./ships";
import { loss, outlook, price, ruler, verdict, type Trial } from "./trial";

const side = (name: string, attack: number, tonnage: number, more = {}) => ({
  name,
  nation: "british",
  class: attack ? "frigate" : "clipper-ship",
  ...(attack ? { attack } : {}),
  defence: 9,
  notoriety: 1,
  tonnage,
  ...more,
});
const content: Content = {
  oceans: {
    ocean: [
      { id: "north-atlantic", die: 3, spaces: 4, uprisings: ["mexico", "cuba"] },
      { id: "cape-horn", die: 0, spaces: 1, uprisings: [] },
    ],
    line: [],
  },
  ships: {
    ship: [
      { id: "a", group: "white", front: side("merchant", 0, 1), back: side("hunter", 7, 2) },
      { id: "b", group: "blue", front: side("blue", 8, 4), back: side("bluer", 9, 5, { science: 1 }) },
    ],
  },
  deadlyseas: { tile: [{ id: "wave" }, { id: "escort", ship: side("escort", 9, 5) }] },
  events: {
    event: [
      ...Array.from({ length: 50 }, (_, i) => ({
        id: `event-${i}`,
        kind: i ? "keep" : "test",
        test: i ? 0 : 9,
        points: { adventure: 1, science: 1 },
      })),
      { id: "magnetic-mines", kind: "test", points: { adventure: 2 } },
    ],
  },
  story: {
    finale: Array.from({ length: 7 }, (_, i) => ({ id: `finale-${i}` })),
    turn: [{ id: "turn" }],
    act: [{ id: "act-1" }, { id: "act-2" }, { id: "act-3" }],
  },
  technologies: { technology: [{ id: "periscope-device", cost: 3, points: { adventure: 1 } }] },
  characters: { character: [{ id: "aronnax", person: 5, science: 1, help: 2, penalty: [["notoriety", 1]] }] },
  treasures: {
    treasure: [
      { id: "abyss", kind: "wonder", wonder: 1 },
      { id: "coins", kind: "points", value: 3 },
      { id: "charm", kind: "keep", value: 4, effect: [["reroll"]] },
    ],
  },
  tracks: {
    resource: [
      { id: "nemo", exert: [0, 3, 2], wonder: [0, 0, 1], penalty: [0, -10, 0] },
      { id: "crew", exert: [0, 1], person: [0, 0] },
      { id: "hull", exert: [0, 1, 1] },
    ],
  },
  motives: {
    motive: [
      {
        id: "science",
        outlawed: 26,
        warship: 0,
        civilian: -1,
        adventure: 1,
        treasure: 0,
        uprising: 3,
        science: 6,
        wonder: 4,
      },
      {
        id: "explore",
        outlawed: 36,
        warship: -1,
        civilian: 0,
        adventure: 0,
        treasure: 1,
        uprising: 3,
        science: 4,
        wonder: 7,
      },
    ],
  },
  difficulty: {
    difficulty: [
      { id: "sailor", blue_fleet: 17, green_fleet: 29 },
      { id: "officer", blue_fleet: 14, green_fleet: 26 },
    ],
  },
  actions: {
    table: [
      {
        id: "search",
        bands: [
          [
            ["lose", "crew", 1],
            ["lose", "hull", 1],
          ],
          [["choose", [["lose", "crew", 1]], [["lose", "hull", 1]]]],
          [
            ["treasure", 1],
            ["notoriety", 1],
          ],
          [["treasure", 1]],
          [["treasure", 2]],
        ],
      },
    ],
  },
  officers: {
    officer: [
      { id: "watch-2", players: 2, role: "watch", resources: ["crew"], characters: [], duties: [] },
      { id: "treasurer-2", players: 2, role: "treasurer", resources: ["hull"], characters: ["aronnax"], duties: [] },
    ],
  },
};
const view: View = {
  motive: 1,
  level_notoriety: 1,
  peak: 15,
  ships: [[0, 2], []],
  contacts: [1, 0],
  nautilus: 0,
  trial: -1,
  foe: -1,
  sunk: [],
  navies: false,
  treasures: [0, 1, 1, 2],
  officers: [0, 1],
  exerted: [1],
  cards: [],
};
const fact = (kind: string, ...args: number[]): Fact => ({ number: 0, version: 0, kind, args, text: "", rule: null });
const question = (kind: string, targets: (string | null)[], about: Question["about"] = []): Question => ({
  seat: 0,
  kind,
  prompt: "",
  about,
  options: targets.map((target, i) => ({ value: i, label: "", target })),
  closed: [],
  stand: null,
  rule: null,
});
const trial: Trial = {
  kind: "card",
  card: 0,
  goal: 9,
  parts: [],
  rolled: true,
  total: 7,
  lowest: [],
  now: { pass: 0, bands: [] },
  lose: [1, 2],
  options: [
    { value: "accept", total: 7, pass: 0, bands: [] },
    { value: ["character", 0], total: 9, pass: 1, bands: [], points: 9 },
    { value: ["treasure", 2], total: null, pass: 0.42, bands: [], points: 5 },
  ],
};

describe("ships", () => {
  test("a side is a ship's number times two, its back grey or violet, and escorts come after all ships", () => {
    expect([0, 1, 2, 3, 4].map((number) => sideOf(content, number).group)).toEqual([
      "white",
      "grey",
      "blue",
      "violet",
      "escort",
    ]);
    expect(sideOf(content, 1).attack).toBe(7);
    expect(sideOf(content, 0).attack).toBe(0);
    expect(shapeOf(sideOf(content, 0))).toBe("clipper");
  });
  test("an ocean shows its ships, its contacts, and what is free; a ship too many still has a place", () => {
    expect(wells(view, content, 0).map((well) => well.kind)).toEqual(["ship", "ship", "contact", "free"]);
    expect(wells({ ...view, ships: [[], [0, 2]], contacts: [0, 0] }, content, 1)).toHaveLength(2);
  });
  test("the phone shows the map and one ocean; the rest lies in the tray", () => {
    expect(["ocean/3", "land/1", "contact/0", "ship/2"].every((target) => inSight(view, 0, target))).toBe(true);
    expect(["ship/9", "contact/1", "character/2", "roll", null].some((target) => inSight(view, 0, target))).toBe(false);
  });
  test("contacts of this turn are new, those of the last are not", () => {
    const log = [
      fact("turn", 1),
      fact("contact", 0),
      fact("turn", 2),
      fact("contact", 1),
      fact("ship", 2, 0),
      fact("contact", 1),
    ];
    expect([...fresh(log)]).toEqual([[1, 2]]);
  });
  test("of several warships one flag tells the hindrance; search and incite count every ship", () => {
    const under = (from: string, more = {}) =>
      hindering(
        {
          ...view,
          test: {
            parts: [
              { from: "library", value: 1 },
              { from, which: 0, value: -1 },
            ],
          },
          ...more,
        },
        content,
      );
    expect(under("warships")).toEqual([{ side: 2, value: -1 }]);
    expect(under("ships")).toHaveLength(2);
    expect(under("warships", { foe: 2 })).toEqual([]);
    expect(under("stalk")).toEqual([]);
    expect(hindering(view, content)).toEqual([]);
  });
});

describe("cards, tracks and hoard", () => {
  test("cards are numbered as the server numbers them", () => {
    expect([0, 51, 58, 59, 61, 62].map((number) => cardOf(content, number).word)).toEqual([
      "card-event-0",
      "card-finale-0",
      "card-turn",
      "card-act-1",
      "card-act-3",
      "technology-periscope-device",
    ]);
    expect(technologyOf(content, 10).word).toBe("technology-magnetic-mines");
  });
  test("a track runs from its first space to defeat, with the points of the motive", () => {
    const known = { ...view, tracks: [[0, -10, 7]] };
    expect(track(known, content, 0).map((space) => [space.points, space.kind])).toEqual([
      [7, "bonus"],
      [-10, "penalty"],
      [0, "defeat"],
    ]);
  });
  test("thresholds end with being outlawed, and what was reached is behind", () => {
    expect(thresholds({ ...view, motive: 0 }, content).map((one) => one.at)).toEqual([14, 26]);
    expect(ahead(view, thresholds(view, content)).map((one) => one.what)).toEqual(["green", "outlawed"]);
    expect(needle(0)).toBe(-135);
    expect(needle(99)).toBe(135);
  });
  test("treasures are counted by kind", () => {
    expect(hoard(view, content).map((coin) => [coin.id, coin.count, coin.icon])).toEqual([
      ["abyss", 1, null],
      ["coins", 2, null],
      ["charm", 1, "reroll"],
    ]);
  });
  test("the result table speaks in icons", () => {
    const bands = bandBits(content, "search");
    expect(bands[0]).toEqual([
      { icon: "crew", text: "−1" },
      { icon: "hull", text: "−1" },
    ]);
    expect(bands[1].map((bit) => bit.text)).toEqual(["−1", "/", "−1"]);
    expect(bands[2]).toEqual([
      { icon: "coin", text: "1" },
      { icon: "ruf", text: "+1" },
    ]);
  });
  test("officers answer for their own, the captain for Nemo", () => {
    expect(keeper(view, content, "resources", "hull")).toBe(1);
    expect(keeper(view, content, "resources", "nemo")).toBeNull();
    expect(keeper(view, content, "characters", "aronnax")).toBe(1);
  });
});

describe("scenes", () => {
  test("what is asked decides what the table looks at", () => {
    expect(sceneOf(view, question("course", ["ocean/1"]))).toBe("world");
    expect(sceneOf(view, question("action", ["action/end"]))).toBe("world");
    expect(sceneOf(view, question("extra", ["extra/resolve", "extra/under"]))).toBe("moment");
    expect(sceneOf(view, question("attack", ["attack/bold"], [2]))).toBe("combat");
    expect(sceneOf({ ...view, trial: 4 }, question("exert", ["resource/0", "roll"]))).toBe("test");
    expect(sceneOf({ ...view, trial: 12 }, null)).toBe("combat");
    expect(loose(question("fight_on", ["ship/2", "fight_on/stop"])).map((option) => option.target)).toEqual([
      "fight_on/stop",
    ]);
  });
  test("the foe is the one that is fought, asked about or just sunk", () => {
    expect(foeOf({ ...view, foe: 2 }, null)).toBe(2);
    expect(foeOf(view, question("attack", ["attack/bold"], [0]))).toBe(0);
    expect(foeOf({ ...view, sunk: [3] }, null)).toBe(3);
    expect(foeOf(view, null)).toBe(-1);
  });
  test("the shot of this combat is read from the log, and an older one is not", () => {
    const old = [fact("fights", 0), fact("rolls", 1, 2, 0, 3), fact("hits", 2)];
    expect(shot([...old, fact("fights", 2), fact("rolls", 4, 5, -1, 8)])).toBeNull();
    expect(shot([...old, fact("fights", 2), fact("rolls", 4, 5, -1, 8), fact("fire_misses")])).toEqual({
      dice: [4, 5],
      modifier: -1,
      total: 8,
      hits: null,
    });
    expect(shot(old)?.hits).toBe(2);
  });
});

describe("tests", () => {
  test("each option finds what it would make of the roll; treasures to spend by their number alone", () => {
    const asked = question("help", []);
    expect(outlook(trial, asked, { value: ["character", 0], label: "", target: null })?.total).toBe(9);
    expect(outlook(trial, asked, null)?.pass).toBe(0);
    expect(outlook(trial, question("spend_treasure", []), { value: 2, label: "", target: null })?.pass).toBe(0.42);
  });
  test("what the server says of a way is found by the option's place among the ways", () => {
    const said = { ways: ["The Whales", "only 7", "succeeds with 9", "42%"] };
    const of = (kind: string, value: Value) =>
      verdict(said, trial, question(kind, []), { value, label: "", target: null });
    expect(of("help", ["character", 0])).toBe("succeeds with 9");
    expect(of("spend_treasure", 2)).toBe("42%");
    expect(of("help", ["character", 5])).toBe("");
  });
  test("help has its price, and accepting a failure too", () => {
    const known = { ...view, test: trial };
    const asked = question("help", []);
    expect(price(known, content, asked, { value: ["character", 0], label: "", target: null })).toEqual([
      { icon: "ruf", text: "+1" },
      { icon: "sp", text: "−9" },
    ]);
    expect(price(known, content, asked, { value: ["treasure", 2], label: "", target: null })).toEqual([
      { icon: "sp", text: "−5" },
    ]);
    expect(price(known, content, asked, { value: "accept", label: "", target: null })).toEqual([
      { icon: "crew", text: "−1/2" },
    ]);
    expect(loss(view, trial)).toEqual([{ resource: "crew", least: 1, most: 2 }]);
  });
  test("the ruler reaches from the least total to beyond the goal", () => {
    expect(ruler(9, null)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(ruler(9, 0)[0]).toBe(0);
    expect(ruler(14, 15).at(-1)).toBe(15);
  });
});

describe("the map", () => {
  test("every space lies on the map and no two overlap", () => {
    const all = Object.values(PLACES).flatMap((place) => place.wells);
    expect(all).toHaveLength(29);
    for (const [x, y] of all) {
      expect(x).toBeGreaterThan(0);
      expect(x + WELL.width).toBeLessThan(1066);
      expect(y + WELL.height).toBeLessThan(446);
    }
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.abs(a[0] - b[0]) >= WELL.width || Math.abs(a[1] - b[1]) >= WELL.height).toBe(true);
  });
  test("the Nautilus sails along the line, either way, and straight where there is none", () => {
    const there = way("north-atlantic", "south-atlantic");
    expect(there[0]).toEqual(PLACES["north-atlantic"].berth);
    expect(there.at(-1)).toEqual(PLACES["south-atlantic"].berth);
    expect(way("south-atlantic", "north-atlantic")).toEqual([...there].reverse());
    expect(way("cape-horn", "arctic-ocean")).toHaveLength(2);
    expect(along(ROUTES["western-pacific--indian-ocean"])[0]).toEqual([240, 204]);
    for (const route of Object.values(ROUTES)) expect(along(route).length).toBeGreaterThan(12);
  });
  test("there are 19 lines and 15 lands", () => {
    expect(Object.keys(ROUTES)).toHaveLength(19);
    expect(Object.keys(LANDS)).toHaveLength(15);
    expect(lands(content).map((land) => land.ocean)).toEqual([0, 0]);
  });
});
