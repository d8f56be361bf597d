/** How games alone and together ended, kept on this device. */

import type { ModeId } from "../games/about";
import type { Value } from "./types";

export interface Result {
  table: string;
  game: string;
  mode: ModeId;
  options: Record<string, Value>;
  won: boolean;
  score: number | null;
  at: number;
}
const KEY = "fathom-history";
const MOST = 200;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class History {
  constructor(private readonly storage: Storage) {}

  /** Newest first. */
  all(game?: string): Result[] {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found.filter((one: Result) => !game || one.game === game) : [];
    } catch {
      return [];
    }
  }
  /** A table counts once, however often its end is looked at. */
  add(result: Result): void {
    const others = this.all();
    if (others.some((one) => one.table === result.table)) return;
    try {
      this.storage.setItem(KEY, JSON.stringify([result, ...others].slice(0, MOST)));
    } catch {
      /* a browser that keeps nothing can still play */
    }
  }
}

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const history = new History(typeof localStorage === "undefined" ? nowhere : localStorage);
