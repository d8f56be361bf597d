/** Daily dives of this device: which days it dived, and how that ended; and what can be told of them. */

import type { Daily, Diver } from "./types";

export interface MyDive {
  date: string;
  game: string;
  /** The table at which it is, or was, played. */
  table: string;
  /** The result's id at the server, once it counts. */
  id: string | null;
  score: number | null;
  depth: number | null;
}
const KEY = "fathom-dives";
const MOST = 400;
const DAY = 86_400_000;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class DiveLog {
  constructor(private readonly storage: Storage) {}

  /** Newest first. */
  all(): MyDive[] {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }
  on(date: string): MyDive | undefined {
    return this.all().find((dive) => dive.date === date);
  }
  keep(dive: MyDive): void {
    const others = this.all().filter((one) => one.date !== dive.date);
    this.write([dive, ...others].sort((a, b) => b.date.localeCompare(a.date)));
  }
  write(dives: MyDive[]): void {
    try {
      this.storage.setItem(KEY, JSON.stringify(dives.slice(0, MOST)));
    } catch {
      /* a browser that keeps nothing can dive all the same */
    }
  }
}

const before = (date: string, days: number) => new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);

/** So many days back from a date, that date last. */
export const lastDays = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => before(date, count - 1 - at));

/** Days in a row with a dive that counts, up to today, or up to yesterday while today's is still to come; and the longest ever. */
export function streak(dives: MyDive[], today: string): { now: number; longest: number } {
  const days = new Set(dives.filter((dive) => dive.id !== null).map((dive) => dive.date));
  const run = (from: string): number => {
    let length = 0;
    while (days.has(before(from, length))) length += 1;
    return length;
  };
  const now = run(today) || run(before(today, 1));
  return { now, longest: Math.max(0, ...[...days].map(run)) };
}

/** A diver's result in three plain lines and the link. */
export function shareText(lines: { title: string; result: string; place: string }, link: string): string {
  return [lines.title, lines.result, lines.place, link].join("\n");
}

/** How deep a diver hangs: while luck is still being taken out, where the result alone would be. */
const depthNow = (diver: Diver): number => diver.depth ?? 100 * diver.won;

/** The depths between which divers hang, and how far down the well each is. */
function shaft(divers: Diver[], height: number): { least: number; most: number; at: (depth: number) => number } {
  const deep = divers.map(depthNow);
  const [least, most] = [Math.min(...deep), Math.max(...deep)];
  const at = (depth: number) => (most === least ? height / 2 : ((depth - least) / (most - least)) * height);
  return { least, most, at };
}

/** Where crests hang in the well: deeper is lower; those too close share a line. */
export function hung(divers: Diver[], height: number, apart: number): { y: number; divers: Diver[] }[] {
  const { at } = shaft(divers, height);
  const lines: { y: number; divers: Diver[] }[] = [];
  const sorted = divers.map((diver) => ({ diver, y: at(depthNow(diver)) })).sort((a, b) => a.y - b.y);
  for (const { diver, y } of sorted) {
    const last = lines[lines.length - 1];
    if (last && y - last.y < apart) last.divers.push(diver);
    else lines.push({ y, divers: [diver] });
  }
  return lines;
}

/** Round depths to be read off beside the rope; none while all hang at one depth. */
const STEPS = [1, 2, 5, 10, 20, 50];
const READINGS = 8;
export function soundings(divers: Diver[], height: number): { y: number; depth: number }[] {
  const { least, most, at } = shaft(divers, height);
  const step = STEPS.find((one) => (most - least) / one <= READINGS) ?? most - least;
  if (!(most > least)) return [];
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step).map((depth) => ({ depth, y: at(depth) }));
}

/** How bright a day's dive shines, from 0 to 1: the deepest of those that are shown most; in the middle if all are alike. */
export function brightness(depths: number[]): (depth: number) => number {
  const [least, most] = [Math.min(...depths), Math.max(...depths)];
  return (depth) => (most > least ? (depth - least) / (most - least) : 0.5);
}

/** The rows of a long table that are shown: the first, and those around me. */
export function shownRows(divers: Diver[], me: string | null, most = 12): (Diver | null)[] {
  if (divers.length <= most) return divers;
  const mine = divers.findIndex((one) => one.id === me);
  const first = divers.slice(0, 5);
  const around = mine < 0 ? divers.slice(5, 10) : divers.slice(Math.max(5, mine - 2), mine + 3);
  const gap = around.length && around[0].place > 6;
  return [...first, ...(gap ? [null] : []), ...around];
}

/** How unsure a depth is, in percent: two standard errors of the luck that was taken out. */
export const unsure = ({ luck_error }: Diver): number => 200 * (luck_error ?? 0);

/** The places a diver may hold, for all that is sure: depths closer than their errors are not told apart. */
export function places(divers: Diver[], me: Diver): { from: number; to: number } {
  const others = divers.filter((one) => one.id !== me.id && one.depth !== null);
  const beyond = (one: Diver) => one.depth! - me.depth!;
  const sure = others.filter((one) => Math.abs(beyond(one)) > Math.hypot(unsure(one), unsure(me)));
  const deeper = sure.filter((one) => beyond(one) > 0).length;
  const higher = sure.length - deeper;
  return { from: 1 + deeper, to: others.length + 1 - higher };
}

/** Seats of a new table for a dive. */
export const seatsOfDive = (daily: Pick<Daily, "bots">, name: string, botNames: string[]) => [
  { kind: "human", name },
  ...daily.bots.map((bot, at) => ({ kind: "bot", bot, name: botNames[at % botNames.length] })),
];

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const dives = new DiveLog(typeof localStorage === "undefined" ? nowhere : localStorage);
