/** The tables that this browser's tokens open, as the server knows them. */

import { mine } from "./api";
import { kept } from "./kept";
import type { MyTable } from "./types";

export async function openTables(): Promise<MyTable[]> {
  const tokens = kept.all().flatMap((table) => table.tokens);
  return tokens.length ? mine(tokens) : [];
}
