/** Writing finished games into the logbook: at the table's end, or later, when one comes back to a table that has ended. */

import { Problem, TableApi } from "./api";
import { history } from "./history";
import { kept } from "./kept";
import { settings } from "./settings.svelte";
import { modeOf } from "./setup";
import type { Doc, MyTable } from "./types";

type End = Pick<Doc, "table" | "game" | "options" | "over" | "yours" | "allied" | "ranks" | "scores" | "moved_at"> & {
  seats: unknown[];
  lesson?: unknown;
};

/** Note a finished game, and what the rules of the logbook say of its record. One person on both sides of it is no game. */
export async function writeDown(doc: End): Promise<void> {
  if (!doc.over || !doc.ranks || !doc.yours.length || doc.lesson || (!doc.allied && doc.yours.length > 1)) return;
  const own = doc.yours[0];
  history.add({
    table: doc.table,
    game: doc.game,
    mode: modeOf(doc.game, doc.seats.length, doc.options),
    options: doc.options,
    won: doc.ranks[own] === 1,
    score: doc.scores[own] ?? null,
    at: doc.moved_at,
  });
  if (history.of(doc.table)?.tiles) return;
  try {
    const page = await new TableApi(doc.table, kept.token(doc.table), settings.lang).logbook();
    const { seat, seats, depth, tiles, opening } = page;
    history.note(doc.table, { seat, seats, depth, tiles, opening });
  } catch (error) {
    // a table that went on from the middle of another is no game of its own
    if (error instanceof Problem && error.status === 409) history.drop(doc.table);
  }
}

/** So many tables are looked at, at most, when one comes back. */
const CATCH = 12;

/** Write down what ended while nobody looked. */
export async function catchUp(tables: MyTable[]): Promise<boolean> {
  const known = new Map(history.all().map((one) => [one.table, one]));
  const ended = tables.filter((table) => table.over && !known.get(table.table)?.tiles && !skipped.has(table.table));
  for (const { table } of ended.slice(0, CATCH)) {
    skipped.add(table);
    try {
      await writeDown(await new TableApi(table, kept.token(table), settings.lang).document());
    } catch {
      /* the table is gone, or nobody answers: another time */
    }
  }
  return ended.length > 0;
}
/** Tables that were looked at during this visit. */
const skipped = new Set<string>();
