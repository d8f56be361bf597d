/** The first table of each game that was played to its end on this device: before it, one is a beginner. */

const KEY = "fathom-finished";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class Finished {
  constructor(private readonly storage: Storage) {}

  private all(): Record<string, string> {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "{}");
      return found && typeof found === "object" && !Array.isArray(found) ? found : {};
    } catch {
      return {};
    }
  }
  first(game: string): string | undefined {
    return this.all()[game];
  }
  add(game: string, table: string): void {
    const all = this.all();
    if (all[game]) return;
    try {
      this.storage.setItem(KEY, JSON.stringify({ ...all, [game]: table }));
    } catch {
      /* a browser that keeps nothing stays a beginner */
    }
  }
}

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const finished = new Finished(typeof localStorage === "undefined" ? nowhere : localStorage);
