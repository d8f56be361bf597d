/** A game's view as rows to read, without knowing the game: lists by seat go to their seats, the rest to the table. */

import type { Value, View } from "./types";

export interface Row {
  key: string;
  /** Values to show; null is hidden. */
  items: (string | null)[];
  /** Whether they were a list. */
  list: boolean;
  rows?: Row[];
}
const QUIET = new Set(["seats", "over", "shown"]);

/** A stack that lies there: counted, or with what it may hold. */
type Pile = { size: number } | { pool: Value[]; tail?: Value[] };

function isPile(value: Value | Pile): value is Pile {
  return value !== null && typeof value === "object" && !Array.isArray(value) && ("pool" in value || "size" in value);
}

function show(value: Value): string | null {
  if (value === null) return null;
  if (value === -1) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map((item) => show(item) ?? "?").join(" ") : "–";
  if (isPile(value)) return `${pileSize(value)}`;
  if (typeof value === "object")
    return Object.values(value)
      .map((item) => show(item) ?? "?")
      .join(" ");
  return String(value);
}

function pileSize(pile: Pile): number {
  return "size" in pile ? pile.size : pile.pool.length + (pile.tail?.length ?? 0);
}

function row(key: string, value: Value): Row {
  if (isPile(value)) return { key, items: [`${pileSize(value)}`], list: false };
  if (Array.isArray(value)) {
    if (value.length && value.every((item) => item === -1 || item === 0))
      return { key, items: [`${value.length} × ${show(value[0])}`], list: false };
    return { key, items: value.map(show), list: true };
  }
  if (value !== null && typeof value === "object") return { key, items: [], list: false, rows: rowsOf(value) };
  return { key, items: [show(value)], list: false };
}

/** Whether a row says nothing: nothing lies there, or nothing was chosen. */
function blank({ items, rows }: Row): boolean {
  return rows
    ? rows.every(blank)
    : items.every((item) => item === "–" || item === "0" || /^\d+ × [–0]$/.test(item ?? ""));
}

function rowsOf(object: View): Row[] {
  return Object.entries(object)
    .filter(([key]) => !QUIET.has(key))
    .map(([key, value]) => row(key, value))
    .filter((one) => !blank(one));
}

export function plain(view: View, seats: number): { table: Row[]; seats: Row[][] } {
  const table: Row[] = [];
  const bySeat: Row[][] = Array.from({ length: seats }, () => []);
  for (const [key, value] of Object.entries(view)) {
    if (QUIET.has(key)) continue;
    const objects =
      Array.isArray(value) && value.length === seats && value.every((item) => item && typeof item === "object");
    const perSeat = objects && value.every((item: Value) => !isPile(item));
    if (perSeat && !Array.isArray(value[0]))
      value.forEach((item: View, seat: number) => bySeat[seat].push(...rowsOf(item)));
    else if (perSeat && seats > 1) value.forEach((item: Value, seat: number) => bySeat[seat].push(row(key, item)));
    else table.push(row(key, value));
  }
  return { table: table.filter((one) => !blank(one)), seats: bySeat.map((rows) => rows.filter((one) => !blank(one))) };
}
