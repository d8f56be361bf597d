/** A private table to try things at while the game goes on. */

import { kept } from "./kept";
import { alone } from "./port";
import { go } from "./route.svelte";
import type { Session } from "./session.svelte";
import type { Doc } from "./types";

/** Whether somebody can try things: who plays at a table that goes on, and is not such a table itself. */
export const triable = (doc: Doc): boolean =>
  !alone && doc.yours.length > 0 && !doc.over && !doc.sandbox && !(doc.lesson && !doc.lesson.left);

/** Lay it, and go there. */
export async function tryThings(session: Session): Promise<void> {
  const doc = session.doc!;
  try {
    const made = await session.api.sandbox(doc.seat ?? doc.yours[0]);
    const tokens = made.seats.map((one) => one.token);
    kept.keep({ table: made.table, game: doc.game, tokens, invites: [], made: Date.now() });
    go(`table/${made.table}`);
  } catch (error) {
    session.complain(error);
  }
}
