/** What can be asked of the play server, or of the engine in this tab. */

import { port, type Reply } from "./port";
import type { Puzzle, PuzzleListed } from "./puzzles";
import type { Review } from "./review";
import { address } from "./root";
import type { Placed } from "./seating";
import type {
  Content,
  Course,
  Daily,
  Doc,
  Engine,
  Fact,
  Frame,
  Forecast,
  Game,
  Hint,
  LogMap,
  LogPage,
  MyTable,
  Odds,
  OpenTable,
  Served,
  TableMade,
  Taken,
  Value,
  Warning,
} from "./types";

const LOG = "120";
/** So many of the newest facts come with each document. */

/** A refusal in the server's own words, or a lost connection (status 0). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Caller {
  token?: string | null;
  lang?: string;
}

async function call<T>(path: string, who: Caller = {}, body?: unknown, signal?: AbortSignal): Promise<T> {
  const url = new URL(address(`api/${path}`));
  if (who.lang) url.searchParams.set("lang", who.lang);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let answer: Reply;
  try {
    answer = await port.request(sent === undefined ? "GET" : "POST", url, { token: who.token, body: sent, signal });
  } catch {
    throw new Problem(0, "");
  }
  const { status, text } = answer;
  const json = answer.kind.includes("json");
  if (status < 200 || status > 299) {
    const problem = json ? JSON.parse(text) : {};
    throw new Problem(status, problem.detail ?? problem.title ?? "");
  }
  return (json ? JSON.parse(text) : text) as T;
}

export const games = (lang: string) => call<Game[]>("games", { lang });
export const game = (id: string, lang: string) => call<Game>(`games/${id}`, { lang });
export const catalogue = (id: string, lang: string) => call<string>(`games/${id}/words/${lang}.ftl`);
export const printed = (id: string, lang: string) => call<Record<string, string[]>>(`games/${id}/printed`, { lang });
/** A stretch of a game that strong bots have played, to be watched. */
export const demo = (id: string, from: number, lang: string) =>
  call<{ names: string[]; steps: number; frames: Frame[] }>(`games/${id}/demo?from=${from}`, { lang });
export const rules = (id: string, lang: string) => call<string>(`games/${id}/rules`, { lang });
export const content = (id: string) => call<Content>(`games/${id}/content`);
/** What bots think with on this server, and how far its compiling has come. */
export const engine = () => call<Engine>("engine");
export const puzzles = () => call<PuzzleListed[]>("puzzles");
export const puzzle = (id: string, lang: string) => call<Puzzle>(`puzzles/${id}`, { lang });
export const puzzleTable = (id: string, seats: unknown[]) => call<TableMade>(`puzzles/${id}/table`, {}, { seats });
export const make = (table: unknown) => call<TableMade>("tables", {}, table);
/** Take up a table from a record, or from a bundle of another place. */
export const takeUp = (paper: unknown) => call<TableMade>("tables/bundle", {}, paper);
export const server = () => call<Served>("server");
export const opened = () => call<OpenTable[]>("open");
/** Sit down at a table whose people come one by one. */
export const sitDown = (table: string, name: string, join: string | null) =>
  call<TableMade>(`tables/${table}/sit`, {}, { name, ...(join ? { join } : {}) });
export const mine = (tokens: string[]) => call<MyTable[]>("tables/mine", {}, { tokens });
export const logbookMaps = () => call<LogMap[]>("logbook");
/** Leave something sealed for another device, and fetch it there, once. */
export const leaveParcel = (sealed: string) => call<{ id: string; until: number }>("parcels", {}, { sealed });
export const fetchParcel = (id: string) => call<{ sealed: string }>(`parcels/${id}`, {}, {});
export const daily = (date?: string) => call<Daily>(date ? `daily?date=${date}` : "daily");
export const countDive = (record: unknown, name: string, table: string) =>
  call<{ you: string; daily: Daily }>("daily/results", {}, { record, name, table });

export class TableApi {
  constructor(
    readonly id: string,
    readonly token: string | null,
    public lang: string,
  ) {}

  private get who(): Caller {
    return { token: this.token, lang: this.lang };
  }
  private path(rest = ""): string {
    return `tables/${this.id}${rest}`;
  }
  document = (after?: number, signal?: AbortSignal, seat?: number | null) => {
    const query = new URLSearchParams({ log: LOG });
    if (after !== undefined) query.set("after", String(after));
    if (seat !== undefined && seat !== null) query.set("seat", String(seat));
    return call<Doc>(this.path(`?${query}`), this.who, undefined, signal);
  };
  /** Who follows by socket gets the document there, and needs no second one here (`followed`). */
  answer = (version: number, value: Value, seat: number, standing = false, followed = false) =>
    call<Doc | Taken>(this.path(`/answers?${followed ? "reply=version" : `log=${LOG}`}`), this.who, {
      version,
      value,
      seat,
      ...(standing && { standing }),
    });
  revoke = (seat: number, question: string) => call<Doc>(this.path("/revoke"), this.who, { seat, question });
  undo = (version: number, seat: number) => call<Doc>(this.path("/undo"), this.who, { version, seat });
  restart = (version: number, seat: number) => call<Doc>(this.path("/restart"), this.who, { version, seat });
  consent = (agree: boolean) => call<Doc>(this.path("/undo/consent"), this.who, { agree });
  claim = (name: string) => call<Doc>(this.path("/claim"), this.who, { name });
  say = (text: string) => call<Doc>(this.path("/chat"), this.who, { text });
  react = (reaction: string) => call<Doc>(this.path("/chat"), this.who, { reaction });
  place = (seats: Placed[], more: { begins?: "all" | "host"; open?: boolean } = {}) =>
    call<Doc>(this.path("/seats"), this.who, { seats, ...more });
  begin = (bot: string) => call<Doc>(this.path("/start"), this.who, { bot });
  standIn = (seat: number, bot: string | null) => call<Doc>(this.path(`/seats/${seat}/bot`), this.who, { bot });
  lesson = (wish: { leave: true } | { chapter: number }) => call<Doc>(this.path("/lesson"), this.who, wish);
  /** Tell this device, as its browser describes it, of the seat's turns. */
  beTold = (device: PushSubscriptionJSON, seat: number) =>
    call<{ told: boolean }>(this.path("/push"), this.who, { endpoint: device.endpoint, keys: device.keys, seat });
  rematch = () => call<TableMade>(this.path("/rematch"), this.who, {});
  hint = (seat: number, signal?: AbortSignal, bot?: string) =>
    call<Hint>(
      this.path(`/hint?seat=${seat}${bot ? `&bot=${encodeURIComponent(bot)}` : ""}`),
      this.who,
      undefined,
      signal,
    );
  odds = (seat: number, signal?: AbortSignal) =>
    call<{ version: number; odds: Odds[]; forecasts: Forecast[] }>(
      this.path(`/odds?seat=${seat}`),
      this.who,
      undefined,
      signal,
    );
  /** What the tutor says against an answer; without one it begins to think. */
  tutor = (version: number, seat: number, value?: Value) =>
    call<{ ready: boolean; warning: Warning | null }>(this.path("/tutor"), this.who, {
      version,
      seat,
      ...(value !== undefined && { value }),
    });
  sandbox = (seat: number) => call<TableMade>(this.path("/sandbox"), this.who, { seat });
  review = () => call<Review>(this.path("/review"), this.who);
  beginReview = () => call<Review>(this.path("/review"), this.who, {});
  fork = (step: number, seats: unknown[]) => call<TableMade>(this.path("/fork"), this.who, { step, seats });
  position = (step: number, seat: number) => call<Doc>(this.path(`/positions/${step}?seat=${seat}`), this.who);
  logbook = () => call<LogPage>(this.path("/logbook"), this.who);
  log = (from: number, to: number) =>
    call<{ from: number; total: number; log: Fact[] }>(this.path(`/log?from=${from}&to=${to}`), this.who);
  course = () => call<Course>(this.path("/course"), this.who);
  /** The whole table, to take along: where nobody else plays, or the game is over. */
  bundle = () => call<unknown>(this.path("/bundle"), this.who);
  record = () => call<unknown>(this.path("/record"), this.who);
  replay = (from: number, count: number, seat: number | null = null) =>
    call<{ steps: number; frames: Frame[] }>(
      this.path(`/replay?from=${from}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
      this.who,
    );
  protocols = (): string[] => ["fathom", ...(this.token ? [`token.${this.token}`] : [])];
  socket = (seat?: number | null): string => {
    const url = new URL(address(`api/${this.path("/live")}`));
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", this.lang);
    url.searchParams.set("log", LOG);
    url.searchParams.set("points", "1");
    if (seat !== undefined && seat !== null) url.searchParams.set("seat", String(seat));
    return url.href;
  };
}
