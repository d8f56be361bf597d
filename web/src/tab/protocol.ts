/** What a page and its workers say to each other. */

export type ToTables =
  /** Who thinks; nobody, if that worker was lost. */
  | { type: "thinker"; port: MessagePort | null }
  | { type: "request"; id: number; method: string; address: string; token: string | null; body: string | null }
  | {
      type: "follow";
      id: number;
      table: string;
      token: string | null;
      seat: number | null;
      lang: string | null;
      log: number;
    }
  | { type: "look"; id: number; seat: number | null; lang: string | null }
  | { type: "leave"; id: number };

export type FromTables =
  | { type: "progress"; loaded: number; total: number }
  /** The engine is there; from a kept memory, or from its files. */
  | { type: "ready"; recalled: boolean }
  /** There is something to think about. */
  | { type: "wake" }
  | { type: "failed"; message: string }
  | { type: "reply"; id: number; status: number; kind: string; text: string }
  | { type: "document"; id: number; text: string }
  | { type: "refused"; id: number; status: number; reason: string };

export type ToThinker = { type: "tables"; port: MessagePort };
