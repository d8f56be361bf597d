/** Puzzles of one's own: mistakes of reviewed games, kept on this device, that come back the later the better they sit. */

import type { Option, Value } from "./types";

export interface Own {
  table: string;
  step: number;
  seat: number;
  game: string;
  solution: Option;
  /** What was chosen in the game. */
  chosen: Option;
  loss: number;
  /** What the chosen one was worth, and the others; not known of what earlier releases kept. */
  worth?: number;
  others?: { value: Value; worth: number }[];
  reason: string | null;
  /** How deep it lies: the deeper, the later it comes back. */
  depth: number;
  /** When it is due again, in milliseconds since 1970. */
  due: number;
}
const KEY = "fathom-puzzles";
const MOST = 300;
const DAY = 24 * 3600 * 1000;
/** Days until a puzzle comes back, by depth. */
export const DAYS = [1, 3, 7, 21, 60];

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;
export type Place = Pick<Own, "table" | "step" | "seat">;

export class Trove {
  constructor(private readonly storage: Storage) {}

  all(): Own[] {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }
  has = (place: Place): boolean => this.all().some((one) => at(one, place));
  /** Keep a mistake as a puzzle, or let it go. */
  keep(own: Own): void {
    this.write([own, ...this.all().filter((one) => !at(one, own))]);
  }
  drop(place: Place): void {
    this.write(this.all().filter((one) => !at(one, place)));
  }
  /** Those that are due, the longest waiting first. */
  due(now: number): Own[] {
    return this.all()
      .filter((one) => one.due <= now)
      .sort((a, b) => a.due - b.due);
  }
  /** One was tried: found, it lies one deeper; with help it stays; not found, it is back tomorrow. */
  tried(place: Place, result: "found" | "helped" | "missed", now: number): Own | undefined {
    const own = this.all().find((one) => at(one, place));
    if (!own) return undefined;
    const depth = result === "missed" ? 0 : result === "helped" ? own.depth : Math.min(own.depth + 1, DAYS.length - 1);
    const again = { ...own, depth, due: now + DAYS[depth] * DAY };
    this.write(this.all().map((one) => (at(one, place) ? again : one)));
    return again;
  }
  private write(all: Own[]): void {
    try {
      this.storage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
    } catch {
      /* a browser that keeps nothing has no puzzles of its own */
    }
  }
}

const SOLVED = "fathom-solved";
/** How shipped puzzles went, by name. */
export function solved(): Record<string, "found" | "missed"> {
  try {
    return JSON.parse(localStorage.getItem(SOLVED) ?? "{}");
  } catch {
    return {};
  }
}
export function note(id: string, result: "found" | "missed"): void {
  try {
    localStorage.setItem(SOLVED, JSON.stringify({ ...solved(), [id]: result }));
  } catch {
    /* told for this visit only */
  }
}

const at = (one: Place, other: Place): boolean =>
  one.table === other.table && one.step === other.step && one.seat === other.seat;

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const trove = new Trove(typeof localStorage === "undefined" ? nowhere : localStorage);
