/* The service worker of a folder without a server (`make static` puts the list KEPT above it): the client is kept at once, from one pressed file, the engine as it is loaded; from then on no network is needed. A new release waits until no page of the old one is open. */

const root = self.registration.scope;
const CACHE = `fathom-tab ${root} ${KEPT.release}`;
const known = new Set([...Object.keys(KEPT.shell), ...KEPT.engine].map((name) => new URL(name, root).href));
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
self.addEventListener("install", (event) => event.waitUntil(keepShell()));

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(`fathom-tab ${root} `) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function kept(url) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(url);
  if (found) return found;
  const fetched = await fetch(url);
  if (fetched.ok) await cache.put(url, fetched.clone());
  return fetched;
}

/** The page, for every path that only the client makes sense of. */
async function navigate(url) {
  const found = await kept(page);
  if (url === root || url === page) return found;
  const text = (await found.text()).replace(/<base href="[^"]*"/, `<base href="${root}"`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0];
  if (request.method !== "GET" || !url.startsWith(root)) return;
  if (request.mode === "navigate") event.respondWith(navigate(url.split("?")[0]));
  else if (known.has(url)) event.respondWith(kept(url));
});
