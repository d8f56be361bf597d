/** Tables in the browser's own database: what was acknowledged is there after a crash. */

const NAME = "fathom-five";
/** 2: notes, of reviews and dives. */
const SHAPE = 2;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Drawer {
  private constructor(private readonly database: IDBDatabase) {
    // a tab of a newer release wants another shape: this one lets go, and reads everything again when it is reloaded
    database.onversionchange = () => database.close();
  }

  static async open(): Promise<Drawer> {
    const opening = indexedDB.open(NAME, SHAPE);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const names = oldVersion < 1 ? ["rows", "entries", "notes"] : ["notes"];
      for (const name of names) opening.result.createObjectStore(name);
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

  note = async (kind: string, key: string): Promise<Uint8Array | undefined> =>
    done(this.store("notes").get([kind, key]));
  notes = async (kind: string): Promise<Uint8Array[]> =>
    done(this.store("notes").getAll(IDBKeyRange.bound([kind], [kind, []])));
  keepNote = async (kind: string, key: string, data: Uint8Array): Promise<void> => {
    await done(this.store("notes", "readwrite").put(data, [kind, key]));
  };

  private store(name: string, mode: IDBTransactionMode = "readonly"): IDBObjectStore {
    return this.database.transaction(name, mode).objectStore(name);
  }
}
