/* Makes the client installable and its start quick: files with a hash in their name come from the cache, pages from the network, and from the cache when there is none. The interface under api/ is never touched. */

importScripts("notices.js");

const CACHE = "fathom-five";
const root = self.registration.scope;

/** The page, and the files it names. */
async function refill(page) {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const text = await page.clone().text();
  const files = [...text.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => new URL(path, root).href);
  await cache.put(root, page);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

async function navigate(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(root);
  try {
    const page = await fetch(request);
    if (page.ok && request.url === root) {
      const same = kept && (await kept.clone().text()) === (await page.clone().text());
      if (!same) await refill(page.clone());
    }
    return page;
  } catch (error) {
    if (!kept) throw error;
    const text = (await kept.text()).replace(/<base href="[^"]*">/, `<base href="${root}">`);
    return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    fetch(root)
      .then(refill)
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.startsWith(root) ? request.url.slice(root.length) : null;
  if (path === null || request.method !== "GET" || path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(navigate(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
});
