/** The server's documents, as docs/server.md describes them. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
/** Plain data whose shape is a game's own: only that game's board knows what to read from it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the boundary to the games; `Value` is for what is not read
export type Plain = Record<string, any>;
export type View = Plain;
export type Content = Record<string, Record<string, Plain[]>>;

/** Something said, by language. */
export type Text = Record<string, string>;

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
  styles?: string[];
  measured?: Measured[];
  lessons?: { id: string; name: string; chapters: number; minutes: number }[];
}
export interface Option {
  value: Value;
  label: string;
  target: string | null;
  /** The label in a few words; icons stand as `[coin]`. */
  chip?: string | null;
  /** What it brings and costs, written the same way. */
  more?: string | null;
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
  /** The option that may stand as the answer when the question comes again, and for how long, in words. */
  stand: { value: Value; label: string } | null;
}
/** An answer that a seat lets stand. */
interface Standing {
  seat: number;
  question: string;
  label: string;
}
export interface Fact {
  number: number;
  version: number;
  kind: string;
  args: Value[];
  text: string;
  rule: string | null;
}
interface SeatInfo {
  seat: number;
  kind: "human" | "bot";
  name: string | null;
  bot: string | null;
  claimed: boolean;
  resigned: boolean;
  client: number;
  /** How many answers a bot had to give before it had thought as much as its level does. */
  early?: number;
}
interface Said {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  text: string | null;
  data: Plain | null;
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
  standing: Standing[];
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
  /** At the end, for a seat: in two sentences what made the difference. */
  difference: string[];
  /** What is said of things on the table, by target: a name, then lines. */
  said: Record<string, string[]>;
  marked: number;
  chat: Said[];
  rematch: string | null;
  moved_at: number;
  step: number;
  /** Where the learner is, at a table that was laid for a lesson. */
  lesson?: Lesson | null;
  /** At a table to try things at: the one that goes on meanwhile. */
  sandbox?: string | null;
  /** Before the game begins, at a table whose people come one by one. */
  gathering?: Gathering | null;
  clock?: Clock | null;
  /** Seats that are missed, and who would let a bot play for them. */
  votes?: { seat: number; agreed: number[]; waiting: number[] }[];
}
/** Something Silas says: what, and why. */
export interface Saying {
  title: string;
  say: string;
}
export interface Lesson extends Saying {
  id: string;
  name: string;
  chapter: number;
  chapters: number;
  names: string[];
  beat: number;
  beats: number;
  targets: string[];
  /** The values that are expected; null: any answer. */
  expect: Value[] | null;
  show: Value;
  rule: string | null;
  looks: (Saying & { targets: string[] })[];
  pills: { target: string; label: string; state: "done" | "now" | "later" }[];
  praise: string | null;
  /** What is said of an answer that was not expected. */
  off: Saying | null;
  astray: boolean;
  over: boolean;
  left: boolean;
}
export interface Frame {
  step: number;
  seat: number | null;
  view: View;
  waiting: number[];
  over: boolean;
  scores: (number | null)[];
  log: Fact[];
  said: Record<string, string[]>;
}
/** Scores over the moves, an entry wherever they change. */
export interface Course {
  steps: number;
  over: boolean;
  standings: { step: number; scores: (number | null)[] }[];
  /** The steps after which a turn is over. */
  turns: number[];
  /** By step: how many facts of the log had been told. */
  told: number[];
}
export interface Gathering {
  host: number;
  begins: "all" | "host";
  open: boolean;
  /** The seats that wait for somebody. */
  free: number[];
}
export interface ClockRules {
  kind: "turn" | "bank";
  seconds: number;
  increment: number;
  zero: "bot" | "wait";
  bot: string;
}
/** What every seat has left at a moment, in milliseconds, and whose time runs since then. */
export interface Clock {
  rules: ClockRules;
  left: number[];
  running: number[];
  out: number[];
  at: number;
}
/** A table at which anyone may sit down. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, Value>;
  seats: { name: string; bot: string | null; free: boolean }[];
  clock: ClockRules | null;
  since: number;
}
/** What a server offers beside its games. */
export interface Served {
  open_tables: boolean;
  address: string | null;
  now: number;
  /** The key by which this device knows the server's notices, where it sends any. */
  push: string | null;
}
/** What comes back for an answer whose document comes by socket. */
export interface Taken {
  version: number;
}
export interface TableMade {
  table: string;
  /** Where people come one by one: the path with the secret of the link. */
  join?: string | null;
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
/** What the tutor says against an answer. */
export interface Warning {
  grade: "slip" | "mistake" | "blunder";
  loss: number;
  low: number;
  high: number;
  chosen: Option & { chance: number };
  better: Option & { chance: number };
  why: string | null;
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
/** What an option changes for sure, by the names of the seat's numbers; and the harm it does whoever chooses it. */
export interface Forecast {
  option: Value;
  changes: { meter: string; before: number; after: number }[];
  harm: string | null;
}
/** One result of a daily dive. */
export interface Diver {
  id: string;
  place: number;
  name: string;
  score: number;
  won: number;
  /** What luck brought, as a chance to win; null until it has been worked out. */
  luck: number | null;
  luck_error: number | null;
  /** What was won minus luck, in percent. */
  depth: number | null;
  table: string | null;
  at: number;
}
export interface Daily {
  date: string;
  number: number;
  game: string;
  mode: string;
  seats: number;
  bots: string[];
  options: Record<string, Value>;
  seed: number;
  rules_version: number;
  today: boolean;
  next: number;
  commitment: string | null;
  revealed: { date: string; secret: string } | null;
  results: Diver[];
  yesterday: { date: string; game: string; diver: Diver } | null;
}
/** A finished game as the rules of the logbook see it. */
export interface LogPage {
  game: string;
  seats: number;
  seat: number;
  options: Record<string, Value>;
  score: number;
  place: number;
  won: boolean;
  fair: boolean;
  depth: number;
  tiles: string[];
  opening: Text[];
}
/** A map to fill in. */
export interface LogMap {
  id: string;
  game: string;
  option: string;
  depth: number;
  tiles: { id: string; label: Text; value: string }[];
}

/** What bots think with: while it is compiled beside the game, `progress` goes from 0 to 1. */
export interface Engine {
  state: "compiled" | "compiling" | "interpreted";
  progress: number;
}
