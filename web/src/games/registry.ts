/** Which games have a board of their own; every other game is shown by the plain one. One line a game. */

import type { Component } from "svelte";
import type { Seat } from "../lib/seats";
import type { Words } from "../lib/words.svelte";
import type { Closed, Content, Fact, Option, Question, Value, View } from "../lib/types";

/** All that a board gets to know. */
export interface BoardProps {
  view: View;
  question: Question | null;
  content: Content;
  words: Words;
  seats: Seat[];
  /** The seat that looks; null for a spectator. */
  me: number | null;
  log: Fact[];
  /** Options by the thing they point at. */
  lit: Map<string, Option[]>;
  /** What cannot be chosen now, by target: to be greyed; the hover card says why. */
  closed: Map<string, Closed>;
  /** The target to light up stronger, because its button is under the pointer. */
  hot: string | null;
  phone: boolean;
  /** A thing was clicked: answers if one option points at it, asks which if several do. */
  pick: (target: string) => void;
  /** The same for options that the board itself has found. */
  offer: (options: Option[]) => void;
  answer: (value: Value) => void;
}
export interface Tab {
  id: string;
  icon: string;
  label: () => string;
  panel: Component<BoardProps>;
}
export interface BoardModule {
  Board: Component<BoardProps>;
  /** Own pieces, along the bottom. */
  Mat: Component<BoardProps>;
  /** The other seats in summary, in the rail. */
  Others: Component<BoardProps>;
  /** How wide the rail and how high the mat is on a wide screen, as CSS, if not 288 and 150 px. */
  frame?: { rail?: string; mat?: string };
  /** On the phone: what stands behind the tabs, beside the log. */
  tabs: Tab[];
  /** A few words on where the game stands, for the top bar. */
  phase: (props: Pick<BoardProps, "view" | "words" | "seats">) => string;
}

export const boards: Record<string, () => Promise<BoardModule>> = {
  deepblue: () => import("./deepblue"),
  otys: () => import("./otys"),
  endeavor: () => import("./endeavor"),
  nemo: () => import("./nemo"),
  neweden: () => import("./neweden"),
};
