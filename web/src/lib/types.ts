/** The server's documents, as docs/server.md describes them. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type View = Record<string, any>;
export type Content = Record<string, Record<string, Record<string, any>[]>>;

export interface Choice {
  value: Value;
  label: string;
  text: string | null;
}
export interface GameOption {
  name: string;
  label: string;
  text: string | null;
  default: Value;
  choices: Choice[];
}
/** What a bot wins with some options. */
export interface Measured {
  options: Record<string, Value>;
  seats: number;
  bot: string;
  games: number;
  won: number;
}
export interface Game {
  id: string;
  name: string;
  text: string | null;
  seats: number[];
  rules_version: number;
  options: GameOption[];
  bots: string[];
  measured?: Measured[];
}
export interface Option {
  value: Value;
  label: string;
  target: string | null;
}
/** A thing on the table that cannot be chosen now, why not, and the rule that says so. */
export interface Closed {
  target: string;
  why: string;
  rule: string;
}
export interface Question {
  seat: number;
  kind: string;
  prompt: string;
  about: Value;
  options: Option[];
  closed: Closed[];
  rule: string | null;
}
export interface Fact {
  number: number;
  version: number;
  kind: string;
  args: Value[];
  text: string;
  rule: string | null;
}
export interface SeatInfo {
  seat: number;
  kind: "human" | "bot";
  name: string | null;
  bot: string | null;
  claimed: boolean;
  resigned: boolean;
  client: number;
}
export interface Said {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  text: string | null;
  data: Record<string, any> | null;
}
export interface Doc {
  table: string;
  game: string;
  options: Record<string, Value>;
  version: number;
  seat: number | null;
  yours: number[];
  view: View;
  question: Question | null;
  waiting: number[];
  curtain: number | null;
  over: boolean;
  scores: (number | null)[];
  ranks: number[] | null;
  log: Fact[];
  log_from: number;
  seats: SeatInfo[];
  undo: { free: boolean; possible: boolean; wish: { seat: number; agreed: number[]; waiting: number[] } | null };
  /** Whether the seats win or lose as one. */
  allied: boolean;
  /** At the end: what each seat's score is made of. */
  tally?: { label: string; rule: string | null; scores: (number | null)[] }[] | null;
  marked: number;
  chat: Said[];
  rematch: string | null;
  moved_at: number;
  step: number;
}
export interface Frame {
  step: number;
  seat: number | null;
  view: View;
  waiting: number[];
  over: boolean;
  scores: (number | null)[];
  log: Fact[];
}
/** Scores over the moves, an entry wherever they change. */
export interface Course {
  steps: number;
  over: boolean;
  standings: { step: number; scores: (number | null)[] }[];
}
export interface TableMade {
  table: string;
  seats: { seat: number; token: string; url: string }[];
  watch: string;
}
export interface MyTable {
  table: string;
  game: string;
  seats: number[];
  names: (string | null)[];
  waiting: number[];
  your_turn: boolean;
  over: boolean;
  version: number;
  updated: number;
  created: number;
}
/** One of the best options, as a bot sees it. */
export interface Best extends Option {
  /** The chance to win with it; null if the bot reckons nothing. */
  expected: number | null;
  /** How much that varies with luck. */
  spread: number | null;
  share: number;
  why: string | null;
}
export interface Hint extends Option {
  seat: number;
  version: number;
  bot: string;
  why: string | null;
  best: Best[];
}
export interface Outcome {
  value: Value;
  label: string;
  probability: number;
}
/** What nature would be asked right after an option. */
export interface Odds {
  option: Value;
  kind: string;
  outcomes: Outcome[];
}
