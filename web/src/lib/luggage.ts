/** All that this device keeps, as one file: written, read strictly, and merged so that nothing is lost. */

import type { MyDive } from "./dives";
import type { Result } from "./history";
import type { Kept } from "./kept";
import type { Course } from "./lessons";
import type { Own } from "./trove";

export const FORMAT = "fathomfive/device/1";
type Things = Record<string, unknown>;

export interface Luggage {
  format: typeof FORMAT;
  made: number;
  tables: Kept[];
  settings: Things;
  lessons: Record<string, Course>;
  met: Record<string, string[]>;
  finished: Record<string, string>;
  solved: Record<string, "found" | "missed">;
  puzzles: Own[];
  history: Result[];
  dives: MyDive[];
  people: string[];
  /** The tiles of the maps that have glowed already. */
  tiles: string[];
}
type Part = Exclude<keyof Luggage, "format" | "made">;
/** Where each part lies. */
const KEYS: Record<Part, string> = {
  tables: "fathom-tables",
  settings: "fathom-settings",
  lessons: "fathom-lessons",
  met: "fathom-met",
  finished: "fathom-finished",
  solved: "fathom-solved",
  puzzles: "fathom-puzzles",
  history: "fathom-history",
  dives: "fathom-dives",
  people: "fathom-people",
  tiles: "fathom-tiles",
};
const LISTS: Part[] = ["tables", "puzzles", "history", "dives", "people", "tiles"];
/** Lists of mere words. */
const WORDS: Part[] = ["people", "tiles"];
const PARTS = Object.keys(KEYS) as Part[];
/** The words that every entry of a list must have. */
const NEEDED: Partial<Record<Part, string[]>> = {
  tables: ["table", "game", "tokens"],
  puzzles: ["table", "step", "seat"],
  history: ["table", "game", "mode"],
  dives: ["date", "game"],
};

type Store = Pick<Storage, "getItem" | "setItem">;

/** Why a file cannot be read: an id of the catalogue, and what was found. */
export class NotLuggage extends Error {
  constructor(
    readonly reason: "luggage-no-json" | "luggage-foreign" | "luggage-newer" | "luggage-damaged",
    readonly what = "",
  ) {
    super(`${reason} ${what}`);
  }
}

const isThings = (value: unknown): value is Things =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const empty = (part: Part): unknown => (LISTS.includes(part) ? [] : {});

function stored(store: Store, part: Part): unknown {
  try {
    const found = JSON.parse(store.getItem(KEYS[part]) ?? "null");
    return (LISTS.includes(part) ? Array.isArray(found) : isThings(found)) ? found : empty(part);
  } catch {
    return empty(part);
  }
}

/** What a device keeps. */
export function packed(store: Store, now: number): Luggage {
  const parts = Object.fromEntries(PARTS.map((part) => [part, stored(store, part)]));
  return { format: FORMAT, made: now, ...parts } as unknown as Luggage;
}

/** Read a file: what is foreign, newer or damaged is refused, with the reason. */
export function unpacked(text: string): Luggage {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NotLuggage("luggage-no-json");
  }
  const format = isThings(data) ? data.format : undefined;
  if (!isThings(data) || typeof format !== "string" || !format.startsWith("fathomfive/device/"))
    throw new NotLuggage("luggage-foreign", typeof format === "string" ? format : "–");
  if (format !== FORMAT) throw new NotLuggage("luggage-newer", format);
  for (const part of PARTS) {
    const value = (data[part] ??= empty(part));
    if (LISTS.includes(part) ? !Array.isArray(value) : !isThings(value)) throw new NotLuggage("luggage-damaged", part);
    const needed = NEEDED[part];
    const whole = (one: unknown) => isThings(one) && needed!.every((name) => one[name] !== undefined);
    if (needed && !(value as unknown[]).every(whole)) throw new NotLuggage("luggage-damaged", part);
  }
  for (const part of WORDS)
    if (!(data[part] as unknown[]).every((one) => typeof one === "string"))
      throw new NotLuggage("luggage-damaged", part);
  return data as unknown as Luggage;
}

function by<T>(mine: T[], theirs: T[], key: (one: T) => string, both: (mine: T, theirs: T) => T): T[] {
  const found = new Map(mine.map((one) => [key(one), one]));
  for (const one of theirs) {
    const own = found.get(key(one));
    found.set(key(one), own ? both(own, one) : one);
  }
  return [...found.values()];
}
const union = <T>(...lists: T[][]): T[] => [...new Set(lists.flat())];
/** What is known on one side only is kept; what both know stays as it is here. */
const filledIn = <T extends object>(mine: T, theirs: T): T => {
  const known = Object.entries(mine).filter(([, value]) => value !== undefined && value !== null);
  return { ...theirs, ...Object.fromEntries(known) } as T;
};

/** Both together: nothing of either is lost. Settings stay as they are here, unless nothing was ever played here. */
export function merged(mine: Luggage, theirs: Luggage): Luggage {
  const fresh = !mine.tables.length && !mine.history.length && !mine.dives.length;
  const [first, second] = fresh ? [mine.settings, theirs.settings] : [theirs.settings, mine.settings];
  const met = union(Object.keys(mine.met), Object.keys(theirs.met));
  const deeper = (a: Course, b: Course) => (Number(b.done) - Number(a.done) || b.chapter - a.chapter) > 0;
  return {
    format: FORMAT,
    made: Math.max(mine.made, theirs.made),
    tables: by(
      mine.tables,
      theirs.tables,
      ({ table }) => table,
      (a, b) => ({
        ...filledIn(a, b),
        game: a.game || b.game,
        tokens: union(a.tokens, b.tokens),
        invites: by(
          a.invites ?? [],
          b.invites ?? [],
          ({ token }) => token,
          (one) => one,
        ),
      }),
    ).sort((a, b) => (b.made ?? 0) - (a.made ?? 0)),
    settings: { ...first, ...second, name: second.name || first.name || "" },
    lessons: Object.fromEntries(
      union(Object.keys(mine.lessons), Object.keys(theirs.lessons)).map((game) => {
        const [a, b] = [mine.lessons[game], theirs.lessons[game]];
        return [game, !a || (b && deeper(a, b)) ? b : a];
      }),
    ),
    met: Object.fromEntries(met.map((game) => [game, union(mine.met[game] ?? [], theirs.met[game] ?? [])])),
    finished: { ...theirs.finished, ...mine.finished },
    solved: Object.fromEntries(
      union(Object.keys(mine.solved), Object.keys(theirs.solved)).map((id) => {
        const found = mine.solved[id] === "found" || theirs.solved[id] === "found";
        return [id, found ? "found" : "missed"];
      }),
    ),
    puzzles: by(
      mine.puzzles,
      theirs.puzzles,
      ({ table, step, seat }) => `${table}/${step}/${seat}`,
      (a, b) => (b.due > a.due ? b : a),
    ),
    history: by(mine.history, theirs.history, ({ table }) => table, filledIn).sort((a, b) => b.at - a.at),
    dives: by(
      mine.dives,
      theirs.dives,
      ({ date }) => date,
      (a, b) => (a.id ? filledIn(a, b) : filledIn(b, a)),
    ).sort((a, b) => b.date.localeCompare(a.date)),
    people: union(mine.people, theirs.people),
    tiles: union(mine.tiles, theirs.tiles),
  };
}

/** Put all of it where this device keeps it; throws if the browser has no room, and then nothing has changed. */
export function putAway(store: Store, luggage: Luggage): void {
  const before = PARTS.map((part) => [KEYS[part], store.getItem(KEYS[part])] as const);
  try {
    for (const part of PARTS) store.setItem(KEYS[part], JSON.stringify(luggage[part]));
  } catch (error) {
    for (const [key, value] of before) if (value !== null) store.setItem(key, value);
    throw error;
  }
}

/** How much there is of what people ask for. */
export const counted = ({ tables, history, dives, puzzles }: Luggage) => ({
  tables: tables.length,
  games: history.length,
  dives: dives.length,
  puzzles: puzzles.length,
});
