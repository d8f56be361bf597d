/** The names this device has met at tables, newest first. */

import type { Doc } from "./types";

const KEY = "fathom-people";
const MOST = 40;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class People {
  constructor(private readonly storage: Storage) {}

  all(): string[] {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
    } catch {
      return [];
    }
  }
  /** Whoever sits at a table and is no bot, and not this person. */
  meet(doc: Pick<Doc, "seats" | "yours">): void {
    if (!doc.yours.length) return;
    const met = doc.seats
      .filter(({ kind, seat, name }) => kind === "human" && name && !doc.yours.includes(seat))
      .map(({ name }) => name!);
    const known = this.all();
    if (met.every((name, at) => known[at] === name)) return;
    this.write([...new Set([...met, ...known])]);
  }
  write(names: string[]): void {
    try {
      this.storage.setItem(KEY, JSON.stringify(names.slice(0, MOST)));
    } catch {
      /* a browser that keeps nothing has met nobody */
    }
  }
}

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const people = new People(typeof localStorage === "undefined" ? nowhere : localStorage);
