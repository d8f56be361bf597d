import { describe, expect, it } from "vitest";
import { History, type Result, type Studied } from "./history";
import { bestMoments, dearest, depthOf, filled, fortune, losses, ways } from "./logbook";
import type { Review } from "./review";
import { aboutOf, wayFor, wished } from "./setup";
import { nextStudy, studied } from "./studied";
import type { LogMap } from "./types";

const text = (en: string) => ({ en, de: en });
const study = (more: Partial<Studied> = {}): Studied => ({
  loss: 0.02,
  error: 0.01,
  decisions: 20,
  luck: 0,
  luckError: 0.05,
  lucky: null,
  only: null,
  dear: [],
  ...more,
});
const game = (table: string, more: Partial<Result> = {}): Result => ({
  table,
  game: "otys",
  mode: "versus",
  options: {},
  won: false,
  score: 10,
  at: Number(table.slice(1)),
  seat: 0,
  ...more,
});

describe("the logbook", () => {
  it("counts games by game and way, and openings by how often they were tried", () => {
    const opening = [text("Key 5"), text("Key 2")];
    const found = ways([
      game("t3", { won: true, depth: 3, opening, score: 22, study: study({ loss: 0.04, luck: 0.1 }) }),
      game("t2", { opening, study: study() }),
      game("t1", { opening: [text("Key 1")] }),
      game("t0", { game: "nemo", mode: "solo", won: true, depth: 2 }),
    ]);
    expect(found.map(({ game, games, won, depth }) => [game, games, won, depth])).toEqual([
      ["otys", 3, 1, 3],
      ["nemo", 1, 1, 2],
    ]);
    expect(found[0].openings.map(({ games, won }) => [games, won])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(found[0].loss).toBeCloseTo(0.03);
    expect([found[0].best, found[1].loss]).toEqual([22, null]);
  });

  it("is as deep as the deepest game, or as a map that is whole", () => {
    const map: LogMap = {
      id: "captains",
      game: "nemo",
      option: "motive",
      depth: 5,
      tiles: ["a", "b"].map((id) => ({ id: `captains/${id}`, label: text(id), value: id })),
    };
    const games = [
      game("t1", { game: "nemo", depth: 4, tiles: ["captains/a"] }),
      game("t2", { game: "nemo", depth: 2, tiles: [] }),
    ];
    expect(depthOf("nemo", games, [map])).toBe(4);
    expect(depthOf("nemo", [...games, game("t3", { game: "nemo", tiles: ["captains/b"] })], [map])).toBe(5);
    expect(depthOf("otys", games, [map])).toBe(0);
    expect([...filled(games)]).toEqual(["captains/a"]);
  });

  it("draws losses from the oldest on, with the mean of the last thirteen", () => {
    const games = Array.from({ length: 20 }, (_, i) => game(`t${i}`, { study: study({ loss: i < 7 ? 1 : 0.01 }) }));
    const found = losses([...games].reverse());
    expect(found.map(({ at }) => at)).toEqual([...Array(20).keys()]);
    expect(found[19].mean).toBeCloseTo(1);
    expect(found[0].mean).toBeCloseTo(100);
  });

  it("calls luck kind or unkind only if that is sure", () => {
    expect(fortune([game("t1")])).toBeNull();
    expect(fortune([game("t1", { study: study({ luck: 0.2, luckError: 0.3 }) })])!.kind).toBe("fair");
    const lucky = Array.from({ length: 30 }, (_, i) => game(`t${i}`, { study: study({ luck: 0.2 + 0.01 * (i % 3) }) }));
    expect(fortune(lucky)!.kind).toBe("kind");
    expect(fortune(lucky)!.error).toBeLessThan(2);
  });

  it("shows no table twice among the best moments", () => {
    const moment = { step: 4, frame: 2, label: text("A six"), change: 0.3 };
    const found = bestMoments([
      game("t1", { won: true, score: 90, study: study({ lucky: moment, only: moment }) }),
      game("t2", { won: true, score: 20, study: study({ only: { ...moment, change: 0.1 } }) }),
      game("t3", { won: true, score: 40 }),
    ]);
    expect(found.map(({ kind, result }) => [kind, result.table])).toEqual([
      ["lucky", "t1"],
      ["only", "t2"],
      ["score", "t3"],
    ]);
  });

  it("has the dearest decisions of the last ten games first", () => {
    const dear = (change: number) => [{ step: 1, frame: 1, label: text("x"), change }];
    const games = Array.from({ length: 12 }, (_, i) => game(`t${i}`, { study: study({ dear: dear(-i) }) }));
    expect(dearest(games).map(({ moment }) => moment.change)[0]).toBe(-9);
  });
});

describe("what a review leaves behind", () => {
  const review = (lang: string) =>
    ({
      state: "done",
      summary: [{ seat: 1, loss: 0.03, loss_error: 0.01, decisions: 9, luck: -0.1, luck_error: 0.02 }],
      moments: [
        { step: 3, frame: 2, seat: 1, grade: "slip", loss: 0.06, worth: 0.2, chosen: { label: `low ${lang}` } },
        { step: 5, frame: 3, seat: 1, grade: "blunder", loss: 0.2, worth: 0.2, chosen: { label: `bad ${lang}` } },
        { step: 7, frame: 4, seat: 1, grade: "only", loss: 0, worth: 0.6, chosen: { label: `gem ${lang}` } },
        { step: 9, frame: 5, seat: 0, grade: "blunder", loss: 0.9, worth: 0, chosen: { label: "theirs" } },
      ],
      luck: [{ step: 4, frame: 3, label: `six ${lang}`, gains: [-0.3, 0.3], errors: [0, 0] }],
    }) as unknown as Review;

  it("keeps one seat's figures and moments, in both languages", () => {
    const found = studied({ en: review("en"), de: review("de") }, 1)!;
    expect(found.dear.map(({ label }) => label)).toEqual([
      { en: "bad en", de: "bad de" },
      { en: "low en", de: "low de" },
    ]);
    expect(found.only!.label.de).toBe("gem de");
    expect(found.lucky!.change).toBe(0.3);
    expect([found.loss, found.luck]).toEqual([0.03, -0.1]);
    expect(studied({ en: review("en"), de: review("de") }, 4)).toBeNull();
  });

  it("reviews the newest game first, no old one, and none twice", () => {
    const now = 40 * 86_400_000;
    const games = [game("t9", { at: now, study: study() }), game("t8", { at: now }), game("t7", { at: 1 })];
    expect(nextStudy(games, now, new Set())?.table).toBe("t8");
    expect(nextStudy(games, now, new Set(["t8"]))).toBeUndefined();
  });
});

describe("an invitation to an empty tile", () => {
  it("chooses what the address wishes, and the way in which that means something", () => {
    const options = [{ name: "difficulty", choices: [{ value: 0 }, { value: 2 }] }] as never;
    expect(wished(options, new URLSearchParams("difficulty=2&other=1"))).toEqual({ difficulty: 2 });
    expect(wished(options, new URLSearchParams("difficulty=9"))).toEqual({});
    expect(wayFor(aboutOf("neweden"), ["difficulty"]).id).toBe("solo");
    expect(wayFor(aboutOf("neweden"), ["friends"]).id).toBe("versus");
  });
});

describe("the history", () => {
  it("keeps a table once, notes what becomes known, and lets it go", () => {
    let stored = "[]";
    const history = new History({ getItem: () => stored, setItem: (_, value) => (stored = value) });
    history.add(game("t1"));
    history.add(game("t2"));
    history.add(game("t1", { score: 99 }));
    expect(history.all().map(({ table, score }) => [table, score])).toEqual([
      ["t2", 10],
      ["t1", 10],
    ]);
    history.note("t1", { depth: 3 });
    expect(history.of("t1")!.depth).toBe(3);
    history.drop("t2");
    expect(history.all()).toHaveLength(1);
  });
});
