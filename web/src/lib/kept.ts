/** What this browser keeps: the tokens of its tables, and the links it may pass on. */

export interface Kept {
  table: string;
  game: string;
  tokens: string[];
  invites: { seat: number; token: string }[];
  /** The secret of the one link for all, where people come one by one. */
  join?: string;
  made: number;
}
const KEY = "fathom-tables";
const MOST = 150;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class Keeper {
  constructor(private readonly storage: Storage) {}

  all(): Kept[] {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }
  find(table: string): Kept | undefined {
    return this.all().find((kept) => kept.table === table);
  }
  token(table: string): string | null {
    return this.find(table)?.tokens[0] ?? null;
  }
  keep(kept: Kept): void {
    const others = this.all().filter((other) => other.table !== kept.table);
    this.write([kept, ...others]);
  }
  /** A token that came with a link: it becomes this browser's for that table. */
  sit(table: string, token: string, game = "", join: string | null = null): void {
    const kept = this.find(table) ?? { table, game, tokens: [], invites: [], made: Date.now() };
    if (join) kept.join = join;
    kept.tokens = [token, ...kept.tokens.filter((other) => other !== token)];
    this.keep(kept);
  }
  forget(table: string): void {
    this.write(this.all().filter((kept) => kept.table !== table));
  }
  private write(tables: Kept[]): void {
    try {
      this.storage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
    } catch {
      /* a browser that keeps nothing can still play by link */
    }
  }
}

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const kept = new Keeper(typeof localStorage === "undefined" ? nowhere : localStorage);

/** The secret of the link for all, in its fragment. */
export const joinIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("join");

/** The token in a link's fragment. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("token");
}
