import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { cardsOf, effect, isTile } from "./cards";
import { TABLE, arm, pocket, tube } from "./lattice";
import {
  asked,
  bids,
  bonusOf,
  bought,
  countOf,
  filling,
  finals,
  follow,
  ghost,
  offers,
  places,
  route,
  rows,
  sceneOf,
  scored,
  steps,
  vents,
  waterline,
} from "./picture";

const content = {
  modules: {
    module: [
      { id: "crab-1", group: "crab", slots: 1, active: [["coins", 5]], end: 1, pointer: -1 },
      { id: "crab-2", group: "crab", slots: 2, active: [["coins", 9]], end: 2, pointer: -1 },
      { id: "clam-1", group: "clam", slots: 1, active: [["points", 4]], end: 2 },
      { id: "kraken-1", group: "kraken", slots: 1, active: [["repair", 3]], end: 2, pointer: 1 },
      { id: "yard-1", group: "shipyard", placed: [["deeple", 2]], end: 3 },
      { id: "research-plant-coins", group: "research", plant: [["coins", 2]], end: 3 },
      { id: "research-plant-repair", group: "research", plant: [["less-harm", 1]], end: 2 },
      { id: "research-eco-crabs", group: "research", final: [["spare", "crab"]], end: 1 },
      { id: "research-crab-3", group: "research", final: [["points-per-staffed", "crab", 3]], end: 1 },
      { id: "research-attack-oxygen", group: "research", placed: [["others-harm-per", "oxygen", 1]], end: 3 },
    ],
  },
  station: {
    oxygen: [
      { id: "extension-card", bottles: [2, 2] },
      { id: "start-1", bottles: [1] },
      { id: "start-2", bottles: [2] },
    ],
    extension: [
      { id: "extension-shipyard", group: "shipyard", price: 6 },
      { id: "extension-kraken", group: "kraken", price: 6, slots: 1, active: [["repair", 3]], pointer: 1 },
    ],
  },
  bonus: { bonus: [{ id: "bonus-kraken-points", group: "kraken", each: ["points", 2] }] },
  tables: {
    row: [
      { price: 10, damage: -3 },
      { price: 6, damage: -1 },
      { price: 3, damage: 0 },
      { price: 1, damage: 1 },
    ],
    vent: [
      { coins: 5, damage: 1 },
      { coins: 5, damage: 3 },
      { coins: 5, damage: 6 },
    ],
    purchase: [
      { coins: 0, damage: 0 },
      { coins: 1, damage: 1 },
      { coins: 3, damage: 3 },
    ],
    passing: [{ seats: 2, points: [3, 0] }],
  },
};
const [START1, START2, EXTRA, TILE] = [10, 11, 12, 13];

function station(change: object = {}) {
  return {
    points: 0,
    coins: 10,
    damage: 0,
    pointer: 0,
    stable: true,
    arms: [[], [], [], [], [START1, START2], []],
    lying: [[], [], []],
    staffed: [[], [], []],
    used: [0, 0],
    dome: 1,
    spent: 0,
    deeple: 1,
    extended: [0, 0, 0, 0, 0, 0],
    vents: 0,
    arriving: [],
    hand: [],
    left: [],
    parcel: [],
    value: 0,
    collapsed: false,
    ...change,
  };
}
function table(stations: object[], change: object = {}) {
  return {
    seats: stations.length,
    over: false,
    phase: 1,
    round: 1,
    nautilus: 0,
    turn: 0,
    passed: [],
    tableau: [],
    sold: [],
    lot: -1,
    high: 0,
    bidder: -1,
    bidding: [],
    bonus: [0],
    stations,
    ...change,
  };
}
const fact = (kind: string, ...args: number[]) => ({ number: 1, version: 1, kind, args, text: "", rule: null });

describe("the cards", () => {
  it("are numbered as the view numbers them: modules, start cards, the extension card, the kraken tile", () => {
    const cards = cardsOf(content);
    expect(cards[START1].bottles).toEqual([1]);
    expect(cards[EXTRA].bottles).toEqual([2, 2]);
    expect(isTile(cards[TILE])).toBe(true);
    expect(cards[TILE].amount).toBe(3);
    expect(cards[4].amount).toBe(2);
  });
  it("show a research card's effect in signs", () => {
    const cards = cardsOf(content);
    const signs = (number: number) =>
      effect(cards[number])
        .map((bit) => bit.sign ?? bit.icon)
        .join(" ");
    expect(signs(5)).toBe("ne-plant +2 ne-coin");
    expect(signs(6)).toBe("ne-plant −1 ne-dmg");
    expect(signs(8)).toBe("+3 ne-star / ne-crab");
    expect(signs(9)).toBe("i-others +1 ne-dmg / ne-oxygen");
  });
});

describe("the lattice", () => {
  it("lets the crab arm grow from the dome to the left and then up", () => {
    const { spots, scale } = arm(TABLE.regions.crab, 3);
    expect(scale).toBe(1);
    expect(spots[1].x).toBeLessThan(spots[0].x);
    expect(spots[1].y).toBe(spots[0].y);
    expect(spots[2].x).toBe(spots[1].x);
    expect(spots[2].y).toBeLessThan(spots[1].y);
  });
  it.each(["crab", "clam", "kraken", "shipyard", "oxygen", "research"] as const)(
    "keeps all cards of a long %s arm inside its room, none upon another",
    (name) => {
      const region = TABLE.regions[name];
      for (let count = 1; count <= 14; count += 1) {
        const { spots, scale, socket } = arm(region, count);
        expect(spots).toHaveLength(count);
        for (const spot of [...spots, ...(socket ? [socket] : [])]) {
          expect(spot.x).toBeGreaterThanOrEqual(region.x);
          expect(spot.x).toBeLessThanOrEqual(region.x + region.w);
          expect(spot.y).toBeGreaterThanOrEqual(region.y);
          expect(spot.y).toBeLessThanOrEqual(region.y + region.h);
        }
        spots.forEach((a, i) =>
          spots
            .slice(i + 1)
            .forEach((b) =>
              expect(
                Math.abs(a.x - b.x) >= 88 * scale - 1 || Math.abs(a.y - b.y) >= 76 * scale - 1,
                `${name} ${count}`,
              ).toBe(true),
            ),
        );
      }
    },
  );
  it("never shrinks on a phone, but gets higher", () => {
    const [small, large] = [pocket([1, 0, 0, 0, 2, 0]), pocket([1, 0, 0, 0, 9, 0])];
    expect(large.height).toBeGreaterThan(small.height);
    expect(arm(large.regions.oxygen, 9).scale).toBe(arm(small.regions.oxygen, 2).scale);
  });
  it("draws no tube without a card or a socket", () => {
    expect(tube({ x: 0, y: 0 }, arm(TABLE.regions.crab, 0), false)).toBe("");
    expect(tube({ x: 0, y: 0 }, arm(TABLE.regions.crab, 1), false)).toMatch(/^M0.0 0.0L/);
  });
});

describe("deeple", () => {
  const own = station({
    arms: [[0, 1], [2], [], [], [], []],
    lying: [[1, 0], [0]],
    staffed: [[0, 1], [0]],
    dome: 2,
    deeple: 5,
  });
  it("are found in the dome, lying at a module and standing on its slots", () => {
    expect(places(own as never, cardsOf(content))).toEqual(["dome", "dome", "crab/0", "crab/1/0", "crab/1/1"]);
  });
  it("keep their number: who stays, stays, and who lay there stands up", () => {
    expect(follow(["dome", "dome", "crab/0"], ["dome", "crab/0", "clam/0"])).toEqual(["dome", "clam/0", "crab/0"]);
    expect(follow(["dome", "crab/0"], ["dome", "crab/0/0"])).toEqual(["dome", "crab/0/0"]);
    expect(follow(["dome"], ["dome", "dome", "dome"])).toHaveLength(3);
    expect(follow(["dome", "crab/0"], ["dome"])).toEqual(["dome"]);
  });
  it("swim from module to module, and through the dome to another arm", () => {
    expect(route("dome", "crab/1")).toEqual(["crab/0", "crab/1"]);
    expect(route("crab/1", "clam/0")).toEqual(["crab/0", null, "clam/0"]);
    expect(route("kraken/2", "kraken/0")).toEqual(["kraken/1", "kraken/0"]);
  });
  it("count each module entered as a step, the dome as none", () => {
    expect(steps("dome", "crab/1")).toBe(2);
    expect(steps(["crab", 1], "clam/0")).toBe(2);
    expect(steps(["crab", 0], "clam/0")).toBe(1);
  });
});

describe("sums", () => {
  it("count bonus cards without the kraken tile", () => {
    const view = table([station({ arms: [[], [], [TILE, 3], [], [], []] })]);
    expect(bonusOf(content, 0)).toEqual({ group: 2, kind: "points", each: 2 });
    expect(countOf(view, content, 0, 2)).toBe(1);
  });
  it("show what the power plant gives with its research", () => {
    const view = table([station({ arms: [[], [], [], [], [], [5, 6]] })]);
    expect(vents(view, content, 0)).toEqual([
      { coins: 7, points: 0, damage: 0 },
      { coins: 7, points: 0, damage: 2 },
      { coins: 7, points: 0, damage: 5 },
    ]);
  });
  it("show before a choice what it would do", () => {
    const view = table([station({ arms: [[0], [2], [3], [], [], []] }), station()]);
    expect(ghost(view, content, 0, "tableau/1", "turn")).toEqual({ coins: -10, damage: -3, points: 0 });
    expect(ghost(view, content, 0, "plant/0", "turn")).toEqual({ coins: 5, damage: 1, points: 0 });
    expect(ghost(view, content, 0, "extension/0/shipyard", "turn")?.coins).toBe(-6);
    expect(ghost(view, content, 0, "nautilus", "turn")?.points).toBe(3);
    expect(ghost(view, content, 0, "station/0/kraken/0", "activate")?.damage).toBe(-3);
    expect(ghost(view, content, 0, "station/0/kraken/0", "where")).toBeNull();
    expect(bought(content, 2)).toEqual({ coins: -3, damage: 3, points: 0 });
  });
  it("stretch the score track for high scores", () => {
    expect(waterline([3, 20])).toEqual({ end: 50, at: [0.06, 0.4] });
    expect(waterline([131]).end).toBe(140);
  });
});

describe("rows of the auction", () => {
  it("belong to the seats from the marker's holder on, then are undecided", () => {
    const view = table([station(), station({ left: [3] }), station()], { phase: 2, nautilus: 1 });
    const found = rows(view);
    expect(found.map((row) => row.owner)).toEqual([1, 2, 0, null]);
    expect(found[0].fields).toEqual([3, -1, -1]);
    expect(found[3].fields).toEqual([null, null, null]);
    expect(found.every((row) => row.hidden)).toBe(true);
  });
  it("alone: one's own on top, then an empty one", () => {
    const view = { ...table([station(), station()], { phase: 2, nautilus: 1 }), seats: 1 };
    expect(rows(view).map((row) => row.owner)).toEqual([0, -1, null, null]);
  });
  it("lie open once they are turned up", () => {
    const view = table([station(), station()], {
      phase: 3,
      tableau: [1, -1, -1, 2, 3, -1, 4, 5, 6, 7, 8, 9],
      sold: [0, 1, 0, 0],
    });
    expect(rows(view)[0]).toEqual({ owner: 0, fields: [1, -1, -1], hidden: false, sold: false });
    expect(rows(view)[1].sold).toBe(true);
  });
});

describe("bids", () => {
  const options = [0, 3, 4, 5, 6, 7].map((value) => ({ value, label: `${value}`, target: "row/0" }));
  it("are shown from the lowest raise on, so many at a time", () => {
    expect(bids(options, 0, 3)).toMatchObject({ before: 0, after: 2 });
    expect(bids(options, 0, 3).shown.map((one) => one.value)).toEqual([3, 4, 5]);
    expect(bids(options, 3, 3).shown.map((one) => one.value)).toEqual([5, 6, 7]);
    expect(bids(options.slice(0, 1), 0, 3).shown).toEqual([]);
  });
  it("of the seats are those since the row was opened", () => {
    const log = [fact("bids", 0, 9), fact("offers", 1, 1, 2), fact("bids", 1, 2), fact("drops", 0)];
    expect(offers(table([station(), station()]), log)).toEqual([null, 2]);
  });
});

it("the last round scoring is read from the log", () => {
  expect(scored([])).toBeNull();
  const log = [
    fact("scores_round", 1),
    fact("bonus_pays", 0, 0, 4),
    fact("gains_points", 0, 4),
    fact("scores_round", 2),
    fact("bonus_pays", 1, 0, 2),
  ];
  expect(scored(log)).toEqual({ round: 2, number: 1, pays: [{ seat: 1, bonus: 0, amount: 2 }] });
});

it("the final scoring takes apart what came from the track, from coins and from the station", () => {
  const view = table([station({ points: 20, collapsed: true, damage: 9 }), station({ points: 38, value: 21 })]);
  const log = [
    fact("counts_coins", 0, 1),
    fact("collapses", 0, 9, 1),
    fact("counts_coins", 1, 1),
    fact("holds", 1, 21, 38),
  ];
  expect(finals(view, log)).toEqual([
    { seat: 1, track: 16, coins: 1, value: 21, collapsed: false, total: 38 },
    { seat: 0, track: 19, coins: 1, value: 0, collapsed: true, total: 20 },
  ]);
});

it("the stage shows what is asked about, and else what goes on", () => {
  const view = table([station(), station()], { phase: 3, lot: 0, sold: [0, 0, 0, 0] });
  expect(sceneOf(view, "bid", 0)).toBe("auction");
  expect(sceneOf(view, "reward", 0)).toBe("station");
  expect(sceneOf(view, null, 0)).toBe("auction");
  expect(sceneOf({ ...view, sold: [1, 0, 0, 0] }, null, 0)).toBe("station");
  expect(sceneOf(table([station({ hand: [1, 2, 3] })], { phase: 2 }), null, 0)).toBe("market");
});

it("a click on a module that a deeple would fill activates it", () => {
  const way = (...value: (string | number)[]) => ({ value, label: value.join(" "), target: "station/0/clam/0" });
  const [stand, lie] = [way("clam", 0, "stand"), way("clam", 0)];
  expect(filling([stand, lie], "where")).toEqual([stand]);
  expect(filling([lie], "where")).toBeUndefined();
  expect(filling([lie], "activate")).toBeUndefined();
  expect(filling(undefined, "where")).toBeUndefined();
});

it("a question stays the same when only others have answered", () => {
  const question = {
    seat: 0,
    kind: "market",
    prompt: "?",
    about: [],
    options: [{ value: [], label: "", target: null }],
    closed: [],
    stand: null,
    rule: null,
  };
  expect(asked(question)).toBe(asked({ ...question, closed: [{ target: "hand/0", why: "", rule: "" }] }));
  expect(asked(question)).not.toBe(asked({ ...question, kind: "bid" }));
  expect(asked(null)).toBe("");
});

it("both languages have the same words", () => {
  const ids = (lang: string) => {
    const bundle = new FluentBundle(lang);
    expect(
      bundle.addResource(new FluentResource(readFileSync(`src/games/neweden/words/${lang}.ftl`, "utf-8"))),
    ).toEqual([]);
    return [...(bundle as unknown as { _messages: Map<string, unknown> })._messages.keys()].sort();
  };
  expect(ids("de")).toEqual(ids("en"));
});
