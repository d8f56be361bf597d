/** The play server, over HTTP. */

import { address } from "./root";
import type { Content, Course, Doc, Frame, Game, Hint, MyTable, Odds, TableMade, Value } from "./types";

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

export async function call<T>(path: string, who: Caller = {}, body?: unknown, signal?: AbortSignal): Promise<T> {
  const url = new URL(address(`api/${path}`));
  if (who.lang) url.searchParams.set("lang", who.lang);
  const headers: Record<string, string> = {};
  if (who.token) headers.Authorization = `Bearer ${who.token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new Problem(0, "");
  }
  const text = await answer.text();
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  if (!answer.ok) {
    const problem = json ? JSON.parse(text) : {};
    throw new Problem(answer.status, problem.detail ?? problem.title ?? answer.statusText);
  }
  return (json ? JSON.parse(text) : text) as T;
}

export const games = (lang: string) => call<Game[]>("games", { lang });
export const game = (id: string, lang: string) => call<Game>(`games/${id}`, { lang });
export const catalogue = (id: string, lang: string) => call<string>(`games/${id}/words/${lang}.ftl`);
export const rules = (id: string, lang: string) => call<string>(`games/${id}/rules`, { lang });
export const content = (id: string) => call<Content>(`games/${id}/content`);
export const make = (table: unknown) => call<TableMade>("tables", {}, table);
export const mine = (tokens: string[]) => call<MyTable[]>("tables/mine", {}, { tokens });

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
  answer = (version: number, value: Value, seat: number) =>
    call<Doc>(this.path("/answers"), this.who, { version, value, seat });
  undo = (version: number, seat: number) => call<Doc>(this.path("/undo"), this.who, { version, seat });
  restart = (version: number, seat: number) => call<Doc>(this.path("/restart"), this.who, { version, seat });
  consent = (agree: boolean) => call<Doc>(this.path("/undo/consent"), this.who, { agree });
  claim = (name: string) => call<Doc>(this.path("/claim"), this.who, { name });
  say = (text: string) => call<Doc>(this.path("/chat"), this.who, { text });
  standIn = (seat: number, bot: string | null) => call<Doc>(this.path(`/seats/${seat}/bot`), this.who, { bot });
  rematch = () => call<TableMade>(this.path("/rematch"), this.who, {});
  hint = (seat: number, signal?: AbortSignal) => call<Hint>(this.path(`/hint?seat=${seat}`), this.who, undefined, signal);
  odds = (seat: number, signal?: AbortSignal) =>
    call<{ version: number; odds: Odds[] }>(this.path(`/odds?seat=${seat}`), this.who, undefined, signal);
  course = () => call<Course>(this.path("/course"), this.who);
  record = () => call<unknown>(this.path("/record"), this.who);
  replay = (from: number, count: number, seat: number | null = null) =>
    call<{ steps: number; frames: Frame[] }>(
      this.path(`/replay?from=${from}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
      this.who,
    );
  socket = (seat?: number | null): string => {
    const url = new URL(address(`api/${this.path("/live")}`));
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", this.lang);
    url.searchParams.set("log", LOG);
    url.searchParams.set("points", "1");
    if (this.token) url.searchParams.set("token", this.token);
    if (seat !== undefined && seat !== null) url.searchParams.set("seat", String(seat));
    return url.href;
  };
}
