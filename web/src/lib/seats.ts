/** Colours and crests of the seats: one silhouette each, so that colour never speaks alone. */

import type { Clock, Doc } from "./types";

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
