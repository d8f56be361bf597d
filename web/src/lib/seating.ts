/** Who is to sit where before the game begins, as the server wants it. */

import type { Doc } from "./types";

export type Placed = { kind: "bot"; bot: string; name: string } | { kind: "human"; from?: number; name?: string };

/** The seats as they are. */
export function seating({ seats }: Pick<Doc, "seats">): Placed[] {
  return seats.map(({ kind, bot, name, claimed, seat }) => {
    if (kind === "bot") return { kind, bot: bot!, name: name ?? "" };
    return claimed ? { kind, from: seat } : { kind };
  });
}
/** One seat changed. */
export const changed = (doc: Pick<Doc, "seats">, seat: number, to: Placed): Placed[] =>
  seating(doc).map((placed, at) => (at === seat ? to : placed));
export const without = (doc: Pick<Doc, "seats">, seat: number): Placed[] => seating(doc).filter((_, at) => at !== seat);
/** A seat one place earlier or later. */
export function moved(doc: Pick<Doc, "seats">, seat: number, by: 1 | -1): Placed[] {
  const placed = seating(doc);
  const to = seat + by;
  if (to >= 0 && to < placed.length) [placed[seat], placed[to]] = [placed[to], placed[seat]];
  return placed;
}
