/** What a person comes back to, in order: tables that wait for them, tables of others' turns, games alone, and what has ended. */

import type { MyTable } from "./types";

export interface Waiting {
  /** My turn; whoever has waited longest comes first. */
  mine: MyTable[];
  /** Others are asked; the newest first. */
  others: MyTable[];
  alone: MyTable[];
  ended: MyTable[];
}

export function sortTables(tables: MyTable[]): Waiting {
  const newest = [...tables].sort((a, b) => b.updated - a.updated);
  const company = newest.filter((table) => !table.over && table.names.length > 1);
  return {
    mine: company.filter((table) => table.your_turn).reverse(),
    others: company.filter((table) => !table.your_turn),
    alone: newest.filter((table) => !table.over && table.names.length === 1),
    ended: newest.filter((table) => table.over),
  };
}
