/** How games ended, kept on this device: the entries of the logbook. */

import type { ModeId } from "../games/about";
import type { Text, Value } from "./types";

/** A moment of a reviewed game that one likes to come back to, or had better. */
export interface KeptMoment {
  /** Where it was: so many answers, nature's counted, came before; and the replay's frame that shows it. */
  step: number;
  frame: number;
  label: Text;
  /** The chance to win that it brought, or cost. */
  change: number;
}
/** What a review found out about this person's game. */
export interface Studied {
  loss: number;
  error: number;
  decisions: number;
  luck: number;
  luckError: number;
  /** The luckiest moment, and the only good choice that was found. */
  lucky: KeptMoment | null;
  only: KeptMoment | null;
  /** The dearest decisions. */
  dear: KeptMoment[];
}
export interface Result {
  table: string;
  game: string;
  mode: ModeId;
  options: Record<string, Value>;
  won: boolean;
  score: number | null;
  at: number;
  /** What the logbook's rules say of the record, once they have been asked. */
  seat?: number;
  seats?: number;
  depth?: number;
  tiles?: string[];
  opening?: Text[];
  study?: Studied | null;
}
const KEY = "fathom-history";
const MOST = 1000;

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
  of(table: string): Result | undefined {
    return this.all().find((one) => one.table === table);
  }
  /** A table counts once, however often its end is looked at. */
  add(result: Result): void {
    const others = this.all();
    if (others.some((one) => one.table === result.table)) return;
    this.write([result, ...others].sort((a, b) => b.at - a.at));
  }
  /** What has become known of a game since. */
  note(table: string, more: Partial<Result>): void {
    this.write(this.all().map((one) => (one.table === table ? { ...one, ...more } : one)));
  }
  drop(table: string): void {
    this.write(this.all().filter((one) => one.table !== table));
  }
  write(results: Result[]): void {
    try {
      this.storage.setItem(KEY, JSON.stringify(results.slice(0, MOST)));
    } catch {
      /* a browser that keeps nothing can still play */
    }
  }
}

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const history = new History(typeof localStorage === "undefined" ? nowhere : localStorage);
