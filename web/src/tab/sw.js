/* The service worker of a folder without a server (`make static` puts the list KEPT above it): the client is kept at once, from one pressed file, the engine as it is loaded; from then on no network is needed. A new release is there when all of it is, the engine too, and waits until no page of the old one is open. */

const root = self.registration.scope;
const CACHE = `fathom-tab ${root} ${KEPT.release}`;
const at = (name) => new URL(name, root).href;
const digests = new Map(Object.entries(KEPT.engine).map(([name, digest]) => [at(name), digest]));
const known = new Set([...Object.keys(KEPT.shell).map(at), ...digests.keys()]);
const page = new URL("index.html", root).href;
const TYPES = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** Take the pressed file apart: one file after the other, by their sizes. */
async function keepShell() {
  const found = await fetch(new URL(`${KEPT.pressed}?${KEPT.release}`, root));
  if (!found.ok) throw new Error(`${KEPT.pressed}: ${found.status}`);
  const data = await new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const cache = await caches.open(CACHE);
  let start = 0;
  for (const [name, size] of Object.entries(KEPT.shell)) {
    const kind = TYPES[name.split(".").at(-1)] ?? "text/plain; charset=utf-8";
    const part = new Response(data.slice(start, (start += size)), { headers: { "Content-Type": kind } });
    await cache.put(new URL(name, root).href, part);
  }
  if (start !== data.byteLength) throw new Error(`${KEPT.pressed} is of another release`);
}

/** The caches of other releases. */
const others = async () =>
  (await caches.keys()).filter((name) => name.startsWith(`fathom-tab ${root} `) && name !== CACHE);

/** A file of this release, past whatever the browser still has of another one under the same name. */
const fetchAnew = (url) => fetch(`${url}?${KEPT.release}`);

/** Keep a file of the engine if it is the one that belongs to this release; whether it is. */
async function keep(url, found) {
  const data = await found.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  if ([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") !== digests.get(url)) return false;
  await (await caches.open(CACHE)).put(url, new Response(data, { headers: { "Content-Type": "application/gzip" } }));
  return true;
}

/** Keep the whole engine: what has not changed since the releases before comes from them. */
async function keepEngine(before) {
  for (const url of digests.keys()) {
    const old = await Promise.all(before.map(async (name) => (await caches.open(name)).match(url)));
    let there = false;
    for (const found of old) there ||= Boolean(found) && (await keep(url, found));
    if (!there && !(await keep(url, await fetchAnew(url)))) throw new Error(`${url} is of another release`);
  }
}

async function install() {
  await keepShell();
  const before = await others();
  if (before.length) await keepEngine(before); // whoever had everything without a network keeps having it
}
self.addEventListener("install", (event) => event.waitUntil(install()));

async function tidy() {
  await Promise.all((await others()).map((name) => caches.delete(name)));
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function kept(url, event) {
  const found = await (await caches.open(CACHE)).match(url);
  if (found) return found;
  const fetched = await fetchAnew(url);
  if (fetched.ok && digests.has(url)) event.waitUntil(keep(url, fetched.clone())); // the page reads on meanwhile
  return fetched;
}

/** The page, for every path that only the client makes sense of. */
async function navigate(url, event) {
  const found = await kept(page, event);
  if (url === root || url === page) return found;
  const text = (await found.text()).replace(/<base href="[^"]*"/, `<base href="${root}"`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0];
  if (request.method !== "GET" || !url.startsWith(root)) return;
  if (request.mode === "navigate") event.respondWith(navigate(url.split("?")[0], event));
  else if (known.has(url)) event.respondWith(kept(url, event));
});
