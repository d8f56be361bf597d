import { describe, expect, test, vi } from "vitest";
import { Problem } from "./api";
import { Keeper, tokenIn } from "./kept";
import { Live, type Status } from "./live";
import { byTarget, news, same } from "./options";
import { plain } from "./plain";
import { chapters, search, spans } from "./rules";
import { seatsOf } from "./seats";
import type { Doc, Question } from "./types";

const memory = () => {
  const held: Record<string, string> = {};
  return { getItem: (key: string) => held[key] ?? null, setItem: (key: string, value: string) => void (held[key] = value) };
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

const question = { seat: 0, kind: "sail", prompt: "", about: null, options: [
  { value: [0, 3], label: "a", target: "node/3" },
  { value: [1, 3], label: "b", target: "node/3" },
  { value: "anchor", label: "c", target: null },
] } satisfies Question;

describe("options", () => {
  test("several may point at one thing, and some at none", () => {
    expect(byTarget(question).get("node/3")).toHaveLength(2);
    expect(byTarget(question).size).toBe(1);
    expect(byTarget(null).size).toBe(0);
  });
  test("values are the same by what they say", () => {
    expect(same([0, "x"], [0, "x"])).toBe(true);
    expect(same([0, "x"], ["0", "x"])).toBe(false);
  });
  test("news is what came after one's own doing", () => {
    expect(news([{ version: 3 }, { version: 5 }], 3)).toEqual([{ version: 5 }]);
  });
});

describe("the plain table", () => {
  test("lists by seat go to their seats, piles become counts, the rest stays", () => {
    const found = plain({ seats: 2, over: false, hands: [[1, 2], [null]], deck: { size: 7 }, bag: { pool: [1, 1], tail: [2] }, round: 3 }, 2);
    expect(found.seats[0]).toEqual([{ key: "hands", items: ["1", "2"], list: true }]);
    expect(found.seats[1][0].items).toEqual([null]);
    expect(found.table.map((row) => [row.key, row.items[0]])).toEqual([["deck", "7"], ["bag", "3"], ["round", "3"]]);
  });
  test("a list of objects by seat is opened", () => {
    const found = plain({ players: [{ credits: 3 }, { credits: 4 }] }, 2);
    expect(found.seats[1]).toEqual([{ key: "credits", items: ["4"], list: false }]);
  });
});

const RULES = "# Title\n\nIntro\n\n## 1. Set-up\n\n**DB-1.1** The *chart* shows a harbour.\nSecond line.\n↳ `code` · `test`\n\n**DB-1.2** There are wrecks.\n\n## 2. End\n\n**DB-2.1** Over.";

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
  test("emphasis is shown, not its asterisks", () => {
    expect(spans("a *b* `c`").map((span) => span.kind)).toEqual(["text", "em", "text", "code"]);
  });
});

test("seats get a colour, a crest and a name", () => {
  const doc = { seats: [{ seat: 0, name: "Ada" }, { seat: 1, name: null }], waiting: [1], scores: [3, null], ranks: null, seat: 0 } as unknown as Doc;
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
  send(text: string) { this.sent.push(text); }
  close() { this.readyState = 3; }
  opens() { this.readyState = 1; this.onopen?.(); }
  breaks(code = 1006) { this.readyState = 3; this.onclose?.({ code, reason: "" }); }
}

function live(poll: () => Promise<Doc> = () => new Promise(() => undefined)) {
  const sockets: FakeSocket[] = [];
  const seen = { docs: [] as number[], status: [] as Status[], refused: [] as number[] };
  const made = new Live(
    { socket: () => "ws://x", document: poll },
    { document: (doc) => void seen.docs.push(doc.version), status: (status) => void seen.status.push(status), refused: (problem) => void seen.refused.push(problem.status) },
    () => { const socket = new FakeSocket(); sockets.push(socket); return socket as any; },
  );
  return { made, sockets, seen };
}

describe("the live connection", () => {
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
    const { made, sockets, seen } = live(() => (asked++ ? new Promise(() => undefined) : Promise.resolve({ version: 9 } as Doc)));
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
