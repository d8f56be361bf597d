/** The worker that keeps the tables: the engine's desk behind messages. */

import { boot } from "./python";
import { Drawer } from "./store";
import type { FromTables, ToTables } from "./protocol";

interface Following {
  look(seat: number | null, lang: string | null): Promise<void>;
  close(): void;
}
interface Counter {
  request(method: string, address: string, token: string | null, body: string | null): Promise<{ toJs(): unknown[] }>;
  follow(
    table: string,
    token: string | null,
    seat: number | null,
    lang: string | null,
    log: number,
    tell: (text: string) => void,
  ): Promise<Following | string>;
  heard(table: string): void;
}

const say = (message: FromTables) => postMessage(message);
const root = new URL(self.name).href;
const others = new BroadcastChannel(`fathom ${root}`);
const following = new Map<number, Following>();

/** Thoughts that the thinker has not answered yet; they wait for it if it is not there yet. */
const thoughts = new Map<number, { frame: Uint8Array; resolve: (found: Uint8Array) => void; reject: () => void }>();
let thinker: MessagePort | "awaited" | "lost" = "awaited";
let asked = 0;
function think(frame: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, fail) => {
    const reject = () => fail(new Error("the thinker failed"));
    if (thinker === "lost") return reject();
    thoughts.set(++asked, { frame, resolve, reject });
    if (thinker === "awaited") say({ type: "wake" });
    else thinker.postMessage({ id: asked, frame });
  });
}
function link(port: MessagePort | null): void {
  thinker = port ?? "lost";
  for (const [id, { frame, reject }] of thoughts) {
    if (port) port.postMessage({ id, frame });
    else reject();
  }
  if (!port) return thoughts.clear();
  port.onmessage = ({ data }) => {
    const waiting = thoughts.get(data.id);
    thoughts.delete(data.id);
    if (data.found) waiting?.resolve(data.found);
    else waiting?.reject();
  };
}

async function open(): Promise<Counter> {
  const [{ python, recalled }, drawer] = await Promise.all([
    boot(root, (loaded, total) => say({ type: "progress", loaded, total })),
    Drawer.open(),
  ]);
  const { counter } = python.pyimport("fathomfive.tab.browser");
  const made = counter(drawer, think, (table: string) => others.postMessage(table)) as Counter;
  others.onmessage = ({ data }) => made.heard(data);
  say({ type: "ready", recalled });
  return made;
}

const desk = open();
desk.catch((error) => say({ type: "failed", message: String(error) }));

async function hear(message: ToTables): Promise<void> {
  if (message.type === "thinker") return link(message.port);
  const counter = await desk;
  if (message.type === "request") {
    const { id, method, address, token, body } = message;
    const [status, kind, text] = (await counter.request(method, address, token, body)).toJs();
    say({ type: "reply", id, status, kind, text } as FromTables);
  } else if (message.type === "follow") {
    const { id, table, token, seat, lang, log } = message;
    const found = await counter.follow(table, token, seat, lang, log, (text) => say({ type: "document", id, text }));
    if (typeof found === "string") {
      const problem = JSON.parse(found);
      say({ type: "refused", id, status: problem.status, reason: problem.detail });
    } else following.set(id, found);
  } else if (message.type === "look") await following.get(message.id)?.look(message.seat, message.lang);
  else {
    following.get(message.id)?.close();
    following.delete(message.id);
  }
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  hear(data).catch((error) => {
    if (data.type === "request")
      say({ type: "reply", id: data.id, status: 500, kind: "text/plain", text: String(error) });
    else console.error(error);
  });
};
