import { describe, expect, test, vi } from "vitest";
import { Problem, TableApi } from "./api";
import { Keeper, tokenIn } from "./kept";
import { Live, type Status } from "./live";
import { placed } from "./about";
import { byClosed, byTarget, news, same } from "./options";
import { plain } from "./plain";
import { saidOf } from "./said";
import { chapters, search, spans } from "./rules";
import { seatsOf } from "./seats";
import { chart, leaders, marksOf, stopAfter, stopBefore } from "./course";
import { WHOLE, held, pinched } from "./zoom";
import { History } from "./history";
import { soundOf } from "./hearing";
import { rangeOf } from "./hints";
import { LEVELS, depthOf, firstLevel } from "./levels";
import { aboutOf, measured, measuredFor, modeOf, seatsFor, sorted, type Row } from "./setup";
import { ago } from "./ago";
import {
  DiveLog,
  brightness,
  hung,
  lastDays,
  places,
  shareText,
  shownRows,
  soundings,
  streak,
  type MyDive,
  unsure,
} from "./dives";
import { sharePicture } from "./sharing";
import { People } from "./people";
import { sortTables } from "./waiting";
import type { ModeId } from "../games/about";
import type { Diver, Doc, Measured, MyTable, Question, Value } from "./types";

const memory = () => {
  const held: Record<string, string> = {};
  return {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void (held[key] = value),
  };
};

describe("what the browser keeps", () => {
  test("a token that came by link opens the table again", () => {
    const keeper = new Keeper(memory());
    keeper.sit("abc", "secret", "otys");
    expect(keeper.token("abc")).toBe("secret");
    expect(keeper.token("other")).toBeNull();
  });
  test("the newest token of a table comes first, and none is lost", () => {
    const keeper = new Keeper(memory());
    keeper.sit("abc", "one");
    keeper.sit("abc", "two");
    expect(keeper.find("abc")?.tokens).toEqual(["two", "one"]);
  });
  test("a forgotten table is gone, and broken storage is no tables", () => {
    const keeper = new Keeper(memory());
    keeper.sit("abc", "one");
    keeper.forget("abc");
    expect(keeper.all()).toEqual([]);
    expect(new Keeper({ getItem: () => "{nonsense", setItem: () => undefined }).all()).toEqual([]);
  });
  test("the token stands in the fragment", () => {
    expect(tokenIn("#token=a-b_c")).toBe("a-b_c");
    expect(tokenIn("")).toBeNull();
  });
});

const question = {
  seat: 0,
  kind: "sail",
  prompt: "",
  about: null,
  options: [
    { value: [0, 3], label: "a", target: "node/3" },
    { value: [1, 3], label: "b", target: "node/3" },
    { value: "anchor", label: "c", target: null },
  ],
  closed: [{ target: "node/4", why: "too far", rule: "DB-4.1" }],
  rule: "DB-4",
  stand: null,
} satisfies Question;

describe("options", () => {
  test("several may point at one thing, and some at none", () => {
    expect(byTarget(question).get("node/3")).toHaveLength(2);
    expect(byTarget(question).size).toBe(1);
    expect(byTarget(null).size).toBe(0);
  });
  test("what is closed is found by target, with its reason", () => {
    expect(byClosed(question).get("node/4")?.why).toBe("too far");
    expect(byClosed(null).size).toBe(0);
  });
  test("values are the same by what they say", () => {
    expect(same([0, "x"], [0, "x"])).toBe(true);
    expect(same([0, "x"], ["0", "x"])).toBe(false);
  });
  test("news is what came after one's own doing", () => {
    expect(news([{ version: 3 }, { version: 5 }], 3)).toEqual([{ version: 5 }]);
  });
});

describe("the hover card", () => {
  const room = { width: 400, height: 300 };
  const card = { width: 100, height: 60 };
  test("goes above its thing, in the middle", () => {
    expect(placed({ left: 150, right: 250, top: 100, bottom: 140 }, card, room)).toEqual({ left: 150, top: 32 });
  });
  test("goes below when there is no room above, and beside a thing as high as the window", () => {
    expect(placed({ left: 150, right: 250, top: 10, bottom: 40 }, card, room)).toEqual({ left: 150, top: 48 });
    expect(placed({ left: 0, right: 200, top: 0, bottom: 300 }, card, room)).toEqual({ left: 208, top: 120 });
  });
  test("stays within the window", () => {
    expect(placed({ left: 0, right: 10, top: 100, bottom: 140 }, card, room).left).toBe(8);
    expect(placed({ left: 390, right: 400, top: 100, bottom: 140 }, card, room).left).toBe(292);
  });
});

describe("the plain table", () => {
  test("lists by seat go to their seats, piles become counts, the rest stays", () => {
    const found = plain(
      { seats: 2, over: false, hands: [[1, 2], [null]], deck: { size: 7 }, bag: { pool: [1, 1], tail: [2] }, round: 3 },
      2,
    );
    expect(found.seats[0]).toEqual([{ key: "hands", items: ["1", "2"], list: true }]);
    expect(found.seats[1][0].items).toEqual([null]);
    expect(found.table.map((row) => [row.key, row.items[0]])).toEqual([
      ["deck", "7"],
      ["bag", "3"],
      ["round", "3"],
    ]);
  });
  test("what says nothing is left out", () => {
    const found = plain(
      { seats: 2, over: false, kept: [], flag: false, none: -1, zeros: [0, 0, 0], some: 4, secret: null },
      2,
    );
    expect(found.table.map(({ key }) => key)).toEqual(["some", "secret"]);
  });
  test("a list of objects by seat is opened", () => {
    const found = plain({ players: [{ credits: 3 }, { credits: 4 }] }, 2);
    expect(found.seats[1]).toEqual([{ key: "credits", items: ["4"], list: false }]);
  });
});

const RULES =
  "# Title\n\nIntro\n\n## 1. Set-up\n\n**DB-1.1** The *chart* shows a harbour.\nSecond line.\n↳ `code` · `test`\n\n**DB-1.2** There are wrecks.\n\n## 2. End\n\n**DB-2.1** Over.";

describe("rules", () => {
  test("numbered rules without the names of code", () => {
    const found = chapters(RULES);
    expect(found.map((chapter) => chapter.title)).toEqual(["1. Set-up", "2. End"]);
    expect(found[0].rules[0]).toEqual({ id: "DB-1.1", text: "The *chart* shows a harbour. Second line." });
  });
  test("all words must be there, in any case", () => {
    expect(search(chapters(RULES), "HARBOUR chart")[0].rules.map((rule) => rule.id)).toEqual(["DB-1.1"]);
    expect(search(chapters(RULES), "DB-2.1")).toHaveLength(1);
    expect(search(chapters(RULES), "kraken")).toEqual([]);
  });
  test("the apostrophe of a keyboard finds the one of the texts", () => {
    const all = chapters(RULES.replace("shows a harbour", "is the harbour’s"));
    for (const typed of ["harbour's", "HARBOUR’S"])
      expect(search(all, typed)[0].rules.map((rule) => rule.id)).toEqual(["DB-1.1"]);
  });
  test("emphasis is shown, not its asterisks", () => {
    expect(spans("a *b* `c`").map((span) => span.kind)).toEqual(["text", "em", "text", "code"]);
  });
});

test("seats get a colour, a crest and a name", () => {
  const doc = {
    seats: [
      { seat: 0, name: "Ada" },
      { seat: 1, name: null },
    ],
    waiting: [1],
    scores: [3, null],
    ranks: null,
    seat: 0,
  } as unknown as Doc;
  const [ada, other] = seatsOf(doc, (seat) => `Seat ${seat + 1}`);
  expect(ada).toMatchObject({ name: "Ada", crest: "coral", me: true, waiting: false, score: 3 });
  expect(other).toMatchObject({ name: "Seat 2", crest: "amber", me: false, waiting: true, score: null });
});

class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: string[] = [];
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}

function live(poll: () => Promise<Doc> = () => new Promise(() => undefined)) {
  const sockets: FakeSocket[] = [];
  const seen = { docs: [] as number[], status: [] as Status[], refused: [] as number[] };
  const made = new Live(
    { socket: () => "ws://x", document: poll },
    {
      document: (doc) => void seen.docs.push(doc.version),
      status: (status) => void seen.status.push(status),
      refused: (problem) => void seen.refused.push(problem.status),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  return { made, sockets, seen };
}

describe("the live connection", () => {
  test("the token is offered beside the address, not in it", () => {
    const offered: unknown[] = [];
    const api = new TableApi("t", "secret", "en");
    const nothing = { document: () => undefined, status: () => undefined, refused: () => undefined };
    const source = {
      socket: () => "ws://x",
      protocols: api.protocols,
      document: () => new Promise<Doc>(() => undefined),
    };
    new Live(source, nothing, (url, protocols) => {
      offered.push(url, protocols);
      return new FakeSocket();
    }).start();
    expect(offered).toEqual(["ws://x", ["fathom", "token.secret"]]);
    expect(new TableApi("t", null, "en").protocols()).toEqual(["fathom"]);
  });
  test("a lost connection is tried again, and says so", () => {
    vi.useFakeTimers();
    const { made, sockets, seen } = live();
    made.start();
    sockets[0].opens();
    sockets[0].onmessage?.({ data: JSON.stringify({ version: 4 }) });
    sockets[0].breaks(1012);
    expect(seen.status).toEqual(["connecting", "live", "lost"]);
    vi.advanceTimersByTime(3000);
    expect(sockets).toHaveLength(2);
    sockets[1].opens();
    expect(seen.status.at(-1)).toBe("live");
    expect(seen.docs).toEqual([4]);
    made.stop();
    vi.useRealTimers();
  });
  test("a refusal is final", () => {
    vi.useFakeTimers();
    const { made, sockets, seen } = live();
    made.start();
    sockets[0].breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(seen.refused).toEqual([404]);
    expect(sockets).toHaveLength(1);
    vi.useRealTimers();
  });
  test("where no socket opens, polling brings the documents", async () => {
    vi.useFakeTimers();
    let asked = 0;
    const { made, sockets, seen } = live(() =>
      asked++ ? new Promise(() => undefined) : Promise.resolve({ version: 9 } as Doc),
    );
    made.start();
    for (let i = 0; i < 4; i++) {
      sockets.at(-1)!.breaks();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(seen.docs).toEqual([9]);
    expect(seen.status).toContain("polling");
    made.stop();
    vi.useRealTimers();
  });
  test("pauses grow, and have an end", () => {
    const { made, sockets } = live();
    const first = made.pause(0.5);
    vi.useFakeTimers();
    made.start();
    for (let i = 0; i < 12; i++) {
      sockets.at(-1)!.breaks();
      vi.advanceTimersByTime(20_000);
    }
    expect(made.pause(0.5)).toBeGreaterThan(first);
    expect(made.pause(1)).toBeLessThanOrEqual(10_000);
    made.stop();
    vi.useRealTimers();
  });
  test("problems carry the server's words", () => {
    expect(new Problem(409, "too late").message).toBe("too late");
  });
});

describe("setting up a table", () => {
  const choice = (value: Value) => ({ value, label: String(value), text: null });
  const option = (name: string, ...values: Value[]) => ({
    name,
    label: name,
    text: null,
    default: values[0],
    choices: values.map(choice),
  });
  const options = [
    option("scenario", 1, 2),
    option("mode", "versus", "together"),
    option("difficulty", "easy", "hard"),
    option("pursuit", "off", "on"),
    option("level_events", "same", "easy"),
  ];

  test("what makes the way to play is not asked again, and what means nothing in it is not asked", () => {
    const names = (mode: ModeId) => sorted(options, aboutOf("endeavor"), mode).cards.map(({ name }) => name);
    expect(names("versus")).toEqual(["scenario"]);
    expect(names("coop")).toEqual(["scenario", "difficulty"]);
  });
  test("on and off become switches, what follows another option becomes fine tuning", () => {
    const { switches, fine } = sorted(options, aboutOf("endeavor"), "coop");
    expect([switches[0].name, fine[0].name]).toEqual(["pursuit", "level_events"]);
  });
  test("the way to play is read from seats and options", () => {
    expect(modeOf("endeavor", 1, { mode: "versus" })).toBe("solo");
    expect(modeOf("endeavor", 3, { mode: "together" })).toBe("coop");
    expect(modeOf("nemo", 2, { mode: "semi" })).toBe("semi");
    expect(modeOf("otys", 2, {})).toBe("versus");
  });
  test("a bot's wins are those measured with the options that are chosen, by the figure that says most", () => {
    const figures: Measured[] = [
      { options: {}, seats: 1, bot: "greedy", games: 100, won: 0.5 },
      { options: { difficulty: "hard" }, seats: 1, bot: "greedy", games: 100, won: 0.2 },
      { options: { difficulty: "hard" }, seats: 2, bot: "greedy", games: 100, won: 0.3 },
    ];
    expect(measured(figures, 1, { difficulty: "hard" })?.won).toBe(0.2);
    expect(measured(figures, 1, { difficulty: "easy" })?.won).toBe(0.5);
    expect(measuredFor(figures, 2, {}, options[2], choice("hard"))?.won).toBe(0.3);
    expect(measuredFor(figures, 1, {}, options[0], choice(1))).toBeUndefined();
  });
  test("seats on one device share it, bots have names of their own", () => {
    const rows: Row[] = [
      { kind: "me", name: "", bot: "" },
      { kind: "here", name: "Bo", bot: "" },
      { kind: "friend", name: "", bot: "" },
      { kind: "bot", name: "", bot: "search" },
    ];
    expect(seatsFor(rows, "Ada", (i) => `bot ${i}`)).toEqual([
      { kind: "human", name: "Ada" },
      { kind: "human", name: "Bo", with: 0 },
      { kind: "human" },
      { kind: "bot", bot: "search", name: "bot 0" },
    ]);
  });
});

describe("bots by level", () => {
  test("the deeper, the stronger; other bots have no depth", () => {
    expect(LEVELS.map(depthOf)).toEqual([1, 2, 3, 4, 5]);
    expect(depthOf("abyssal:seed=3")).toBe(5);
    expect([depthOf("greedy"), depthOf("search:seconds=1")]).toEqual([0, 0]);
  });
  test("one begins in the middle, or with what was chosen last if it is offered", () => {
    expect(firstLevel(LEVELS, "")).toBe("twilight");
    expect(firstLevel(LEVELS, "abyssal")).toBe("abyssal");
    expect(firstLevel(["greedy", "random"], "abyssal")).toBe("random");
    expect(firstLevel([], "calm")).toBe("random");
  });
});

describe("chances to win", () => {
  test("in whole percent, with what luck makes of them", () => {
    expect(rangeOf({ expected: 0.618, spread: 0.17 })).toEqual({ at: 62, low: 45, high: 79 });
  });
  test("are never quite certain", () => {
    expect(rangeOf({ expected: 0, spread: 0 })).toEqual({ at: 1, low: 1, high: 1 });
    expect(rangeOf({ expected: 0.97, spread: 0.2 })).toEqual({ at: 97, low: 77, high: 99 });
  });
  test("are not shown where nothing was reckoned", () => {
    expect(rangeOf({ expected: null, spread: null })).toBeNull();
  });
});

describe("what was played before", () => {
  test("is kept newest first, a table once", () => {
    const past = new History(memory());
    const result = { game: "nemo", mode: "solo" as const, options: {}, won: true, score: 90, at: 1 };
    past.add({ ...result, table: "a" });
    past.add({ ...result, table: "b", won: false });
    past.add({ ...result, table: "a", won: false });
    expect(past.all("nemo").map(({ table, won }) => [table, won])).toEqual([
      ["b", false],
      ["a", true],
    ]);
    expect(past.all("otys")).toEqual([]);
  });
});

describe("who led when", () => {
  const standings = [
    { step: 0, scores: [0, 0] },
    { step: 5, scores: [4, 0] },
    { step: 10, scores: [4, 8] },
  ];
  test("scores hold until they change", () => {
    expect(chart(standings, 10, 2, 100, 80).lines[0].path).toBe("M0 80H50V40H100V40H100");
  });
  test("crests of equal scores stand apart and within the chart", () => {
    const { lines } = chart([{ step: 0, scores: [0, 0] }], 10, 2, 100, 80);
    expect(lines.map(({ end }) => end?.y)).toEqual([60, 80]);
  });
  test("unknown scores are not drawn", () => {
    expect(chart([{ step: 0, scores: [3, null] }], 1, 2, 100, 80).lines[1]).toEqual({ path: "", end: null });
  });
  test("the story is told in words", () => {
    expect(leaders(standings)).toEqual([
      { step: 5, seats: [0] },
      { step: 10, seats: [1] },
    ]);
  });
});

test("a change sounds by what it is, and talk is silent", () => {
  const at = (step: number, asked = false, over = false) => ({ step, asked, over });
  expect(soundOf(at(3, true), at(4), true)).toBe("drop");
  expect(soundOf(at(4), at(5), false)).toBe("knock");
  expect(soundOf(at(5), at(6, true), false)).toBe("turn");
  expect(soundOf(at(6), at(7, false, true), false)).toBe("end");
  expect(soundOf(at(7, true), at(7, true), false)).toBeNull();
});

describe("zooming a board", () => {
  test("the point under the fingers stays under them", () => {
    const lens = pinched(WHOLE, 2, { x: 100, y: 50 }, { x: 100, y: 50 }, 400, 300);
    expect(lens).toEqual({ scale: 2, x: -100, y: -50 });
  });
  test("no empty edge shows, and it ends at four times", () => {
    expect(held({ scale: 2, x: 50, y: -900 }, 400, 300)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(pinched(WHOLE, 9, { x: 0, y: 0 }, { x: 0, y: 0 }, 400, 300).scale).toBe(4);
    expect(pinched(WHOLE, 0.2, { x: 9, y: 9 }, { x: 0, y: 0 }, 400, 300)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

test("what is said of a thing is a name, then lines; of other things nothing", () => {
  const said = { "goal/0": ["discs", "1 point each", "most +5"], "part/1": ["Influence"] };
  expect(saidOf(said, "goal/0")).toEqual({ name: "discs", text: ["1 point each", "most +5"] });
  expect(saidOf(said, "part/1")).toEqual({ name: "Influence", text: [] });
  expect(saidOf(said, "goal/7")).toEqual({ name: "", text: [] });
});

describe("coming back", () => {
  const table = (id: string, more: Partial<MyTable>): MyTable => ({
    table: id,
    game: "otys",
    seats: [0],
    names: ["Ada", "Bo"],
    waiting: [0],
    your_turn: true,
    over: false,
    version: 1,
    updated: 0,
    created: 0,
    ...more,
  });
  const ids = (tables: MyTable[]) => tables.map((one) => one.table);

  test("whoever has waited longest for me comes first; games alone and ended ones stand apart", () => {
    const found = sortTables([
      table("new", { updated: 9 }),
      table("theirs", { your_turn: false, waiting: [1], updated: 5 }),
      table("old", { updated: 2 }),
      table("alone", { names: ["Ada"], updated: 7 }),
      table("over", { over: true, your_turn: false, updated: 8 }),
    ]);
    expect(ids(found.mine)).toEqual(["old", "new"]);
    expect(ids(found.others)).toEqual(["theirs"]);
    expect(ids(found.alone)).toEqual(["alone"]);
    expect(ids(found.ended)).toEqual(["over"]);
  });
  test("people are met once, newest first; bots and I myself are nobody", () => {
    const people = new People(memory());
    const seat = (seat: number, name: string | null, kind: "human" | "bot" = "human") =>
      ({ seat, kind, name, bot: null, claimed: true, resigned: false, client: seat }) as Doc["seats"][number];
    people.meet({ yours: [0], seats: [seat(0, "Ada"), seat(1, "Bo"), seat(2, "Nautilus", "bot"), seat(3, null)] });
    people.meet({ yours: [1], seats: [seat(0, "Cleo"), seat(1, "Ada")] });
    people.meet({ yours: [0], seats: [seat(0, "Ada"), seat(1, "Bo")] });
    expect(people.all()).toEqual(["Bo", "Cleo"]);
    people.meet({ yours: [], seats: [seat(0, "Watched")] });
    expect(people.all()).toEqual(["Bo", "Cleo"]);
  });
  test.each([
    [0, "en", "this minute"],
    [5 * 60_000, "en", "5 minutes ago"],
    [3 * 3_600_000, "de", "vor 3 Stunden"],
    [25 * 3_600_000, "de", "gestern"],
  ])("%d ms ago in words", (ms, lang, words) => expect(ago(1_000_000_000, lang, 1_000_000_000 + ms)).toBe(words));
});

describe("daily dives", () => {
  const dive = (date: string, id: string | null = "x"): MyDive => ({
    date,
    game: "otys",
    table: "t",
    id,
    score: 1,
    depth: 2,
  });
  const diver = (place: number, depth: number | null, won = 0): Diver => ({
    id: `d${place}`,
    place,
    name: `N${place}`,
    score: 1,
    won,
    luck: 0,
    luck_error: 0,
    depth,
    table: null,
    at: 0,
  });

  test("a day is kept once, newest first", () => {
    const log = new DiveLog(memory());
    for (const date of ["2026-11-17", "2026-11-18", "2026-11-16"]) log.keep(dive(date, null));
    log.keep(dive("2026-11-17", "counted"));
    expect(log.all().map((one) => one.date)).toEqual(["2026-11-18", "2026-11-17", "2026-11-16"]);
    expect(log.on("2026-11-17")?.id).toBe("counted");
  });
  test("a streak lasts until a day is missed; today may still come, and a dive that does not count is none", () => {
    const days = ["2026-11-01", "2026-10-31", "2026-10-30", "2026-10-20"].map((date) => dive(date));
    expect(streak(days, "2026-11-01")).toEqual({ now: 3, longest: 3 });
    expect(streak(days, "2026-11-02")).toEqual({ now: 3, longest: 3 });
    expect(streak(days, "2026-11-03")).toEqual({ now: 0, longest: 3 });
    expect(streak([dive("2026-11-03", null), ...days], "2026-11-03").now).toBe(0);
    expect(streak([], "2026-11-03")).toEqual({ now: 0, longest: 0 });
  });
  test("days are counted across the end of a month", () =>
    expect(lastDays("2026-03-02", 4)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]));
  test("the deepest hang lowest, and close ones share a line", () => {
    const lines = hung([diver(1, 80), diver(2, 78), diver(3, 10)], 100, 5);
    expect(lines.map((line) => [line.y, line.divers.map((one) => one.place)])).toEqual([
      [0, [3]],
      [(68 / 70) * 100, [2, 1]],
    ]);
    expect(hung([diver(1, null, 1)], 100, 5)).toHaveLength(1);
    expect(hung([], 100, 5)).toEqual([]);
  });
  test("round depths are read off beside the rope, few enough to be read", () => {
    const readings = soundings([diver(1, 66), diver(2, 27.5)], 100);
    expect(readings.map(({ depth }) => depth)).toEqual([30, 35, 40, 45, 50, 55, 60, 65]);
    expect(readings[4].y).toBeCloseTo(((50 - 27.5) / (66 - 27.5)) * 100);
    expect(soundings([diver(1, 12), diver(2, -7)], 100).map(({ depth }) => depth)).toEqual([-5, 0, 5, 10]);
    expect(soundings([diver(1, 40), diver(2, 40)], 100)).toEqual([]);
    expect(soundings([], 100)).toEqual([]);
  });
  test("the deepest day shines brightest; a single one in the middle", () => {
    expect([10, 20, 30].map(brightness([10, 20, 30]))).toEqual([0, 0.5, 1]);
    expect(brightness([12])(12)).toBe(0.5);
  });
  test("a long table shows the first and those around me", () => {
    const many = Array.from({ length: 30 }, (_, i) => diver(i + 1, -i));
    expect(shownRows(many, "d20").map((one) => one?.place ?? "gap")).toEqual([
      1,
      2,
      3,
      4,
      5,
      "gap",
      18,
      19,
      20,
      21,
      22,
    ]);
    expect(shownRows(many.slice(0, 12), "d3")).toHaveLength(12);
  });
  test("what is passed on says no moves and breaks no picture", () => {
    expect(shareText({ title: "T", result: "R", place: "P" }, "https://x/daily")).toBe("T\nR\nP\nhttps://x/daily");
    const picture = sharePicture('<svg xmlns="http://www.w3.org/2000/svg"><view id="wide"/><g id="cover"/></svg>', {
      title: "A & <B>",
      result: "50.8",
      points: "48",
      place: "1",
    });
    expect(picture).toContain("A &amp; &lt;B&gt;");
    expect(picture).toContain('id="cover"');
    expect(picture).not.toMatch(/\{\w+\}|<view/);
  });
});

describe("places in a dive", () => {
  const diver = (id: string, depth: number | null, luck_error: number | null) =>
    ({ id, depth, luck_error, place: 0, name: id, score: 0, won: 0, luck: 0, table: null, at: 0 }) as const;
  test("are told apart only where depths differ by more than their errors", () => {
    const all = [diver("a", 80, 0.01), diver("b", 50, 0.05), diver("c", 45, 0.05), diver("d", 10, 0.01)];
    expect(unsure(all[1])).toBeCloseTo(10);
    expect(places(all, all[0])).toEqual({ from: 1, to: 1 });
    expect(places(all, all[1])).toEqual({ from: 2, to: 3 });
    expect(places(all, all[2])).toEqual({ from: 2, to: 3 });
    expect(places(all, all[3])).toEqual({ from: 4, to: 4 });
  });
  test("do not count divers whose luck is not known yet", () => {
    const all = [diver("a", 80, 0.01), diver("b", null, null)];
    expect(places(all, all[0])).toEqual({ from: 1, to: 1 });
  });
});

describe("a replay", () => {
  const standings = [
    { step: 0, scores: [0, 0] },
    { step: 4, scores: [3, 0] },
    { step: 9, scores: [3, 5] },
    { step: 12, scores: [3, 6] },
  ];
  test("marks where the lead changes, and alone where most points came", () => {
    expect(marksOf(standings, false).map(({ step, seats }) => [step, seats])).toEqual([
      [4, [0]],
      [9, [1]],
    ]);
    const alone = [0, 2, 2, 9, 8].map((score, i) => ({ step: i * 3, scores: [score] }));
    expect(marksOf(alone, true).map(({ step, points }) => [step, points])).toEqual([
      [3, 2],
      [9, 7],
    ]);
  });
  test("stops at the ends of turns, and at the beginning and the end", () => {
    expect(stopAfter([3, 7], 3, 9)).toBe(7);
    expect(stopAfter([3, 7], 8, 9)).toBe(9);
    expect(stopBefore([3, 7], 7)).toBe(3);
    expect(stopBefore([3, 7], 2)).toBe(0);
  });
});

test("a line is about the seat that it names, whoever's answer led to it", async () => {
  const { concerned } = await import("./seats");
  const seats = [{ name: "Ada" }, { name: "Bo" }];
  const fact = (text: string, ...args: number[]) => ({ number: 0, version: 0, kind: "draws", args, text, rule: null });
  expect(concerned(fact("Ada draws: Red.", 0, 2), seats)).toBe(seats[0]);
  expect(concerned(fact("A stone goes into the bag.", 1), seats)).toBeUndefined();
  expect(concerned(fact("Round 1."), seats)).toBeUndefined();
});
