/** Notices to this device even while its browser is closed, where the play server sends them. */

import type { TableApi } from "./api";
import { alone } from "./port";
import { served } from "./server";
import { settings } from "./settings.svelte";

/** What the service worker says in a notice: it has no catalogue of its own. */
export interface Notices {
  game: string;
  name: string;
  turn: string;
  reminder: string;
}
const WORDS = "fathom-notices";
const canPush = !alone && "serviceWorker" in navigator && "PushManager" in globalThis;

/** This device as its push service knows it, for the server with this key. */
async function device(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe(); // it was made for another key
    return pushManager.subscribe(wanted);
  }
}

/** Let this device be told of a seat's turns, if its person wants notices and the server sends any. */
export async function beTold(api: TableApi, seat: number, words: Notices): Promise<void> {
  if (!canPush || !settings.notify || Notification.permission !== "granted") return;
  const { push } = await served();
  if (!push) return;
  try {
    const subscription = await device(push);
    await (await caches.open(WORDS)).put(words.game, new Response(JSON.stringify(words)));
    await api.beTold(subscription.toJSON(), seat);
  } catch {
    // without a push service, or without its leave, the open page still tells
  }
}

/** Be told nothing any more: the push service will say so to whoever still tries. */
export async function hearNothing(): Promise<void> {
  if (!canPush) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
