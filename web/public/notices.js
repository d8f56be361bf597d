/* Part of the service worker: notices that it is somebody's turn, from the play server while no page is open, and what a click on one does. */

const WORDS = "fathom-notices";

/** What a page of this game has left to say. */
async function wordsOf(game) {
  const kept = await (await caches.open(WORDS)).match(new URL(game, self.registration.scope));
  return kept ? kept.json() : { name: "Fathom Five", turn: "", reminder: "" };
}

async function pagesOf(table) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname.endsWith(`/table/${table}`));
}

async function tell({ table, game, url, reminder }) {
  if ((await pagesOf(table)).some((page) => page.visibilityState === "visible")) return;
  const words = await wordsOf(game);
  await self.registration.showNotification(words.name, {
    body: reminder ? words.reminder : words.turn,
    tag: table,
    icon: "icon-192.png",
    data: { table, url },
  });
}

async function goTo({ table, url }) {
  const [page] = await pagesOf(table);
  await (page ? page.focus() : self.clients.openWindow(new URL(url.slice(1), self.registration.scope)));
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});
