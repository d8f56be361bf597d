/** Tells a person who looks elsewhere that it is their turn; only if they have asked for it. */

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

export function notify(title: string, body: string, tag: string): boolean {
  if (!settings.notify || !canNotify || Notification.permission !== "granted") return false;
  if (document.visibilityState === "visible") return false;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => (focus(), note.close());
    return true;
  } catch {
    return false; // some phones want a service worker for it
  }
}
