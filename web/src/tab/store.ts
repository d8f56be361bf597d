/** Tables in the browser's own database: what was acknowledged is there after a crash. */

const NAME = "fathom-five";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Drawer {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Drawer> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("rows");
      opening.result.createObjectStore("entries");
    };
    return new Drawer(await done(opening));
  }

  row = async (table: string): Promise<Uint8Array | undefined> => done(this.store("rows").get(table));
  rows = async (): Promise<Uint8Array[]> => done(this.store("rows").getAll());
  entries = async (table: string, start: number): Promise<Uint8Array[]> =>
    done(this.store("entries").getAll(IDBKeyRange.bound([table, start], [table, Infinity])));

  /** All or nothing, and on the disk when it is told; false if there is an entry of such a number. */
  write = (table: string, row: Uint8Array, start: number, entries: Uint8Array[]): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const writing = this.database.transaction(["rows", "entries"], "readwrite", { durability: "strict" });
      let taken = false;
      entries.forEach((entry, i) => {
        const adding = writing.objectStore("entries").add(entry, [table, start + i]);
        adding.onerror = () => (taken = adding.error?.name === "ConstraintError");
      });
      writing.objectStore("rows").put(row, table);
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => (taken ? resolve(false) : reject(writing.error));
    });

  private store(name: string): IDBObjectStore {
    return this.database.transaction(name).objectStore(name);
  }
}
