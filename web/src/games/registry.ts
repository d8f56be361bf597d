/** Which games have a board of their own; every other game is shown by the plain one. One line a game. */

import type { Component } from "svelte";
import type { Shape } from "../lib/frame";
import type { GameHelp } from "../lib/help";
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
  /** What is said of things on the table, by target: a name, then lines. */
  said: Record<string, string[]>;
  /** Options by the thing they point at. */
  lit: Map<string, Option[]>;
  /** What cannot be chosen now, by target: to be greyed; the hover card says why. */
  closed: Map<string, Closed>;
  /** The target to light up stronger, because its button is under the pointer. */
  hot: string | null;
  /** Whether there is less room than on a wide screen: parts stand behind tabs. */
  phone: boolean;
  /** Which shape the table has. */
  shape: Shape;
  /** A thing was clicked: answers if one option points at it, asks which if several do. */
  pick: (target: string) => void;
  /** The same for options that the board itself has found. */
  offer: (options: Option[]) => void;
  answer: (value: Value) => void;
}
/** Where the game stands: which round of how many, and which step of it. */
export interface Steps {
  rounds?: { now: number; of: number; label: string };
  phases: { sign: string; name: string }[];
  /** The phase of now, from 0. */
  at: number;
}
interface Tab {
  id: string;
  icon: string;
  label: () => string;
  panel: Component<BoardProps>;
  /** Which targets are drawn behind this tab and nowhere else: it opens by itself when they can be chosen. */
  holds?: (target: string) => boolean;
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
  /** Rounds as dots and the phases of one as steps, for the top bar; the words of `phase` if there are none. */
  steps?: (props: Pick<BoardProps, "view" | "words" | "seats">) => Steps | null;
  /** What kind of end it was, in a sentence, where the game knows more than who won. */
  ending?: (props: Pick<BoardProps, "said">) => string;
  /** What help at the table says of its options and signs. */
  help?: GameHelp;
}

export const boards: Record<string, () => Promise<BoardModule>> = {
  deepblue: () => import("./deepblue"),
  otys: () => import("./otys"),
  endeavor: () => import("./endeavor"),
  nemo: () => import("./nemo"),
  neweden: () => import("./neweden"),
};
