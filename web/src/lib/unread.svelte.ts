/** What was said at a table that this person has not read yet. */

import type { Doc } from "./types";

const key = (table: string) => `fathom-chat-${table}`;

class Unread {
  count = $state(0);
  private newest = 0;
  private table = "";

  /** The table as it stands: others' messages since the last that was read. */
  see(doc: Pick<Doc, "table" | "chat" | "yours">): void {
    this.table = doc.table;
    const said = doc.chat.filter(({ kind }) => kind === "chat");
    this.newest = said.at(-1)?.number ?? 0;
    const read = Number(localStorage.getItem(key(doc.table)) ?? 0);
    this.count = said.filter(({ number, seat }) => number > read && !doc.yours.includes(seat ?? -1)).length;
  }
  /** All of it has been read. */
  read(): void {
    this.count = 0;
    try {
      localStorage.setItem(key(this.table), String(this.newest));
    } catch {
      /* read for this visit only */
    }
  }
}

export const unread = new Unread();
