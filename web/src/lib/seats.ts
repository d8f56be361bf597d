/** Colours and crests of the seats: one silhouette each, so that colour never speaks alone. */

import type { Clock, Doc, Fact } from "./types";

export const CRESTS = ["coral", "amber", "kelp", "ice", "orchid"] as const;
type Crest = (typeof CRESTS)[number];

export interface Seat {
  seat: number;
  name: string;
  crest: Crest;
  colour: string;
  me: boolean;
  bot: string | null;
  /** How many answers its bots had to give too early. */
  early: number;
  waiting: boolean;
  score: number | null;
  rank: number | null;
  clock?: Clock | null;
}

export function seatsOf(doc: Doc, unnamed: (seat: number) => string): Seat[] {
  return doc.seats.map((info) => {
    const crest = CRESTS[info.seat % CRESTS.length];
    return {
      seat: info.seat,
      name: info.name || unnamed(info.seat),
      crest,
      colour: `var(--seat-${crest})`,
      me: info.seat === doc.seat,
      bot: info.bot,
      early: info.bot ? (info.early ?? 0) : 0,
      waiting: doc.waiting.includes(info.seat),
      score: doc.scores[info.seat] ?? null,
      rank: doc.ranks?.[info.seat] ?? null,
      clock: doc.clock && !doc.over && info.kind === "human" ? doc.clock : null,
    };
  });
}

/** The seat a fact is about, if its first argument is one and its text names that seat. */
export function concerned<One extends { name: string }>(fact: Fact, seats: One[]): One | undefined {
  const seat = typeof fact.args[0] === "number" ? seats[fact.args[0]] : undefined;
  return seat && fact.text.includes(seat.name) ? seat : undefined;
}
