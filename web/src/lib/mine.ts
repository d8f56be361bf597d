/** The tables that this browser's tokens open, as the server knows them. */

import { mine } from "./api";
import { kept } from "./kept";
import type { MyTable } from "./types";

/** So many tokens the server takes at once; the newest tables come first. */
const MOST = 200;

export async function openTables(): Promise<MyTable[]> {
  const tokens = kept
    .all()
    .flatMap((table) => table.tokens)
    .slice(0, MOST);
  return tokens.length ? mine(tokens) : [];
}
