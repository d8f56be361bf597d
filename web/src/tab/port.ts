/** The port to the engine in this tab. What needs no engine comes from files, so that the first page is there at once. */

import type { Asking, Port, Reply, Socket } from "../lib/port";
import { root } from "../lib/root";
import { loading } from "./loading.svelte";
import type { FromTables, ToTables } from "./protocol";

/** Milliseconds that the engine waits for the service worker, which is to keep its files: whether there will be one,
 * and until it is there. What it does not see is fetched again, or missing without a network. */
const PATIENCE = 3000;
const LONG_PATIENCE = 30000;

/** Milliseconds after which the other workers start by themselves: whoever has just come is to have the machine. */
const SOON = 2000;
const SETTLED = 10000;

const replies = new Map<number, (reply: Reply) => void>();
const sockets = new Map<number, Followed>();
let last = 0;
let tables: Promise<Worker> | null = null;

/** Workers whose files the service worker sees are there without a network the next time. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  const taken = new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  const passed = (time: number) => new Promise((done) => setTimeout(done, time));
  await Promise.race([taken, passed(PATIENCE)]);
  if (!serviceWorker.controller && (await serviceWorker.getRegistration(root.href)))
    await Promise.race([taken, passed(LONG_PATIENCE)]);
}

/** Start the workers. */
export function start(): Promise<Worker> {
  return (tables ??= (async () => {
    loading.state = "loading";
    await controlled();
    const keeper = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module", name: root.href });
    keeper.onmessage = ({ data }) => hear(data);
    keeper.onerror = (event) => fail(event.message);
    return keeper;
  })());
}

let awake = false;

/** Whoever thinks begins when there is something to think about, or soon: the first question comes sooner that way. */
async function wakeThinker(): Promise<void> {
  if (awake) return;
  awake = true;
  const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: root.href });
  thinker.onerror = () => void send({ type: "thinker", port: null });
  const { port1, port2 } = new MessageChannel();
  thinker.postMessage({ type: "tables", port: port1 }, [port1]);
  (await start()).postMessage({ type: "thinker", port: port2 }, [port2]);
}

/** Later visits start with a memory of this one, if the service worker keeps the files that belong to it. */
function keepMemory(): void {
  if (navigator.serviceWorker?.controller)
    new Worker(new URL("./memory.worker.ts", import.meta.url), { type: "module", name: root.href });
}

function fail(message: string): void {
  Object.assign(loading, { state: "failed", message });
  for (const reply of replies.values()) reply({ status: 0, kind: "", text: message });
  replies.clear();
}

function hear(message: FromTables): void {
  if (message.type === "progress") loading.share = message.loaded / message.total;
  else if (message.type === "ready") {
    Object.assign(loading, { state: "ready", recalled: message.recalled });
    setTimeout(wakeThinker, SOON);
    setTimeout(keepMemory, SETTLED);
  } else if (message.type === "wake") void wakeThinker();
  else if (message.type === "failed") fail(message.message);
  else if (message.type === "reply") {
    replies.get(message.id)?.(message);
    replies.delete(message.id);
  } else if (message.type === "document") sockets.get(message.id)?.tell(message.text);
  else sockets.get(message.id)?.refuse(message.status, message.reason);
}

async function send(message: ToTables): Promise<void> {
  (await start()).postMessage(message);
}

class Followed implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private readonly id = ++last;

  constructor(url: string, protocols: string[] = []) {
    const { pathname, searchParams } = new URL(url);
    const number = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : null);
    sockets.set(this.id, this);
    void send({
      type: "follow",
      id: this.id,
      table: pathname.split("/").at(-2)!,
      token: protocols.find((one) => one.startsWith("token."))?.slice("token.".length) ?? null,
      seat: number("seat"),
      lang: searchParams.get("lang"),
      log: number("log") ?? 60,
    });
  }
  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    const frame = JSON.parse(String(text));
    if (frame.type === "look") void send({ type: "look", id: this.id, seat: frame.seat, lang: frame.lang });
  }
  close(): void {
    this.readyState = 3;
    sockets.delete(this.id);
    void send({ type: "leave", id: this.id });
  }
  tell(data: string): void {
    if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen?.();
    }
    this.onmessage?.({ data });
  }
  refuse(status: number, reason: string): void {
    this.readyState = 3;
    sockets.delete(this.id);
    this.onclose?.({ code: 4000 + status, reason });
  }
}

/** The file that answers a request, if no engine is needed for it. */
function fileFor(path: string, lang: string): string | null {
  if (path === "games") return `api/games.${lang}.json`;
  if (path === "puzzles") return "api/puzzles.json";
  const [, id, rest] = /^games\/(\w+)(?:\/(.*))?$/.exec(path) ?? [];
  if (!id) return null;
  if (!rest) return `api/games/${id}.${lang}.json`;
  if (rest === "rules") return `api/games/${id}/rules.${lang}.md`;
  if (rest === "lessons" || rest === "printed") return `api/games/${id}/${rest}.${lang}.json`;
  if (rest === "content") return `api/games/${id}/content.json`;
  return /^words\/\w+\.ftl$/.test(rest) ? `api/games/${id}/${rest}` : null;
}

async function request(method: string, url: URL, { token, body, signal }: Asking): Promise<Reply> {
  const path = url.pathname.slice(new URL("api/", root).pathname.length);
  const file = method === "GET" ? fileFor(path, url.searchParams.get("lang") ?? "en") : null;
  void start();
  if (file) {
    const found = await fetch(new URL(file, root), { signal });
    const kind = file.endsWith(".json") ? "application/json" : "text/plain";
    return { status: found.status, kind, text: await found.text() };
  }
  const id = ++last;
  const answered = new Promise<Reply>((resolve, reject) => {
    replies.set(id, (reply) => (reply.status ? resolve(reply) : reject(new Error(reply.text))));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const address = path + url.search;
  await send({ type: "request", id, method, address, token: token ?? null, body: body ?? null });
  return answered;
}

export const port: Port = { request, socket: (url, protocols) => new Followed(url, protocols) };
