/** Tells a person who looks elsewhere that it is their turn; only if they have asked for it. */

import { alone } from "./port";
import { settings } from "./settings.svelte";

export const canNotify = typeof Notification !== "undefined";
/** Milliseconds after which somebody who still looks elsewhere is reminded, once. */
export const REMINDED = 10 * 60_000;

/** Ask for leave: only after a click that was about it. */
export async function allow(): Promise<boolean> {
  if (!canNotify) return false;
  settings.notify = (await Notification.requestPermission()) === "granted";
  return settings.notify;
}

/** By the service worker where there is one: phones want that, and it is the same notice that the server would send. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || !canNotify || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const worker = alone ? undefined : await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, { body, tag: table, data: { table, url: `/table/${table}` } });
  } else {
    const note = new Notification(title, { body, tag: table });
    note.onclick = () => (focus(), note.close());
  }
}
