/** What the play server offers beside its games: asked once a visit. */

import { server } from "./api";
import { alone } from "./port";
import { address } from "./root";
import type { Served } from "./types";

const NOTHING: Served = { open_tables: false, address: null, now: Date.now(), push: null };
let asked: Promise<Served> | null = null;
/** How far this device's clock is behind the server's, in milliseconds. */
export let ahead = 0;

export function served(): Promise<Served> {
  if (alone) return Promise.resolve(NOTHING);
  asked ??= server().then(
    (found) => {
      ahead = found.now - Date.now();
      return found;
    },
    () => ((asked = null), NOTHING),
  );
  return asked;
}

/** An address that others can open: not this machine's name for itself. */
export function reachable(path: string, base: string | null): string {
  return base ? new URL(path, base.endsWith("/") ? base : `${base}/`).href : address(path);
}
