import { describe, expect, it } from "vitest";
import { FORMAT, merged, NotLuggage, packed, putAway, unpacked, type Luggage } from "./luggage";
import { opened, sealed } from "./parcel";

const none = (): Luggage => packed({ getItem: () => null, setItem: () => undefined }, 1);
const reason = (text: string): string => {
  try {
    unpacked(text);
  } catch (error) {
    return error instanceof NotLuggage ? `${error.reason} ${error.what}` : String(error);
  }
  return "read";
};
const kept = (table: string, tokens: string[], made = 1) => ({ table, game: "otys", tokens, invites: [], made });
const game = (table: string, at: number, more = {}) =>
  ({ table, game: "otys", mode: "versus", options: {}, won: true, score: 3, at, ...more }) as never;
const dive = (date: string, id: string | null, depth: number | null = null) => ({
  date,
  game: "otys",
  table: "t",
  id,
  score: null,
  depth,
});

describe("a file of all that a device keeps", () => {
  it("is read as it was written", () => {
    const mine = { ...none(), tables: [kept("a", ["x"])], people: ["Bo"] };
    expect(unpacked(JSON.stringify(mine))).toEqual(mine);
  });
  it("is refused with its reason if it is something else, newer, or damaged", () => {
    expect(reason("{")).toBe("luggage-no-json ");
    expect(reason("[]")).toBe("luggage-foreign –");
    expect(reason('{"format": "fathomfive/record/1"}')).toBe("luggage-foreign fathomfive/record/1");
    expect(reason('{"format": "fathomfive/device/2"}')).toBe("luggage-newer fathomfive/device/2");
    expect(reason(`{"format": "${FORMAT}", "tables": {}}`)).toBe("luggage-damaged tables");
    expect(reason(`{"format": "${FORMAT}", "history": [{"table": "a"}]}`)).toBe("luggage-damaged history");
    expect(reason(`{"format": "${FORMAT}", "people": [1]}`)).toBe("luggage-damaged people");
    expect(reason(`{"format": "${FORMAT}", "tiles": [1]}`)).toBe("luggage-damaged tiles");
    expect(reason(`{"format": "${FORMAT}"}`)).toBe("read");
  });
});

describe("a merge", () => {
  const study = { loss: 0.1 };
  const mine: Luggage = {
    ...none(),
    tables: [kept("a", ["x"]), kept("b", ["y"], 5)],
    settings: { lang: "de", name: "" },
    solved: { p: "missed", q: "found" },
    history: [game("a", 2), game("b", 5, { study })],
    dives: [dive("2026-11-02", null), dive("2026-11-01", "d1")],
    people: ["Bo"],
    tiles: ["scenarios/1"],
    met: { otys: ["key"] },
    lessons: { otys: { table: "l", chapter: 2, chapters: 5, done: false } },
  };
  const theirs: Luggage = {
    ...none(),
    tables: [kept("a", ["z"]), kept("c", ["w"], 9)],
    settings: { lang: "en", name: "Ada", theme: "dark" },
    solved: { p: "found", q: "missed" },
    history: [game("a", 2, { study, depth: 4 }), game("c", 9)],
    dives: [dive("2026-11-02", "d2", 50), dive("2026-10-31", "d0")],
    people: ["Cleo", "Bo"],
    tiles: ["scenarios/1", "motives/war"],
    met: { otys: ["step"], nemo: ["action"] },
    lessons: { otys: { table: "m", chapter: 1, chapters: 5, done: true } },
  };
  it("loses nothing of either side", () => {
    const both = merged(mine, theirs);
    expect(both.tables.map(({ table, tokens }) => [table, tokens])).toEqual([
      ["c", ["w"]],
      ["b", ["y"]],
      ["a", ["x", "z"]],
    ]);
    expect(both.history.map(({ table, study, depth }) => [table, study, depth])).toEqual([
      ["c", undefined, undefined],
      ["b", study, undefined],
      ["a", study, 4],
    ]);
    expect(both.dives.map(({ date, id, depth }) => [date, id, depth])).toEqual([
      ["2026-11-02", "d2", 50],
      ["2026-11-01", "d1", null],
      ["2026-10-31", "d0", null],
    ]);
    expect(both.solved).toEqual({ p: "found", q: "found" });
    expect(both.people).toEqual(["Bo", "Cleo"]);
    expect(both.tiles).toEqual(["scenarios/1", "motives/war"]);
    expect(both.met).toEqual({ otys: ["key", "step"], nemo: ["action"] });
    expect(both.lessons.otys.done).toBe(true);
    expect(both.settings).toEqual({ lang: "de", name: "Ada", theme: "dark" });
  });
  it("changes nothing the second time", () => {
    const once = merged(mine, theirs);
    expect(merged(once, theirs)).toEqual(once);
    expect(merged(once, mine)).toEqual(once);
  });
  it("takes the settings of the other side where nothing was played yet", () => {
    expect(merged({ ...none(), settings: { lang: "de" } }, theirs).settings.lang).toBe("en");
  });
  it("changes nothing if the browser has no room", () => {
    const stored: Record<string, string> = { "fathom-people": '["Bo"]', "fathom-tables": "[]" };
    const full = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > 60) throw new Error("full");
        stored[key] = value;
      },
    };
    expect(() => putAway(full, merged(mine, theirs))).toThrow("full");
    expect(stored["fathom-tables"]).toBe("[]");
    expect(stored["fathom-people"]).toBe('["Bo"]');
  });
});

describe("a parcel", () => {
  it("is opened by its key alone, and only if it is whole", async () => {
    const text = JSON.stringify({ words: "the sea ".repeat(5000) });
    const parcel = await sealed(text);
    expect(parcel.sealed.length).toBeLessThan(text.length / 10);
    expect(parcel.sealed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await opened(parcel.sealed, parcel.key)).toBe(text);
    const other = await sealed(text);
    await expect(opened(parcel.sealed, other.key)).rejects.toThrow();
    const flipped = (parcel.sealed[40] === "A" ? "B" : "A") + parcel.sealed.slice(41);
    await expect(opened(parcel.sealed.slice(0, 40) + flipped, parcel.key)).rejects.toThrow();
  });
});
