/* The service worker of a folder without a server (`make static` puts the list KEPT above it): the client is kept at once, the engine as it is loaded; from then on no network is needed. A new release waits until no page of the old one is open. */

const root = self.registration.scope;
const CACHE = `fathom-tab ${root} ${KEPT.release}`;
const known = new Set([...KEPT.shell, ...KEPT.engine, "files.json"].map((name) => new URL(name, root).href));
const page = new URL("index.html", root).href;

self.addEventListener("install", (event) => {
  const shell = [...KEPT.shell, "files.json"].map((name) => new URL(name, root).href);
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(shell)));
});

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
