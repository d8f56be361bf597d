/** Which kinds of decisions this device has met: the first time, the coach says a sentence. */

const KEY = "fathom-met";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class Met {
  constructor(private readonly storage: Storage) {}

  private all(): Record<string, string[]> {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "{}");
      return found && typeof found === "object" && !Array.isArray(found) ? found : {};
    } catch {
      return {};
    }
  }
  has(game: string, kind: string): boolean {
    return this.all()[game]?.includes(kind) ?? false;
  }
  add(game: string, kind: string): void {
    if (this.has(game, kind)) return;
    const all = this.all();
    try {
      this.storage.setItem(KEY, JSON.stringify({ ...all, [game]: [...(all[game] ?? []), kind] }));
    } catch {
      /* a browser that keeps nothing hears it again */
    }
  }
}

const nowhere: Storage = { getItem: () => null, setItem: () => undefined };
export const met = new Met(typeof localStorage === "undefined" ? nowhere : localStorage);
