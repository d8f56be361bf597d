/** What the others did, moment by moment, at a pace one can follow. No position is dropped. Knows no rules. */

import { settings } from "./settings.svelte";
import type { Doc, Fact, Frame } from "./types";

/** Milliseconds that a moment of few words stays. */
export const PACES = { slow: 1800, normal: 900, fast: 450, instant: 0 } as const;
export type Pace = keyof typeof PACES;
/** With more than so many moments waiting, the older ones go by in haste. */
const MANY = 20;
const HASTE = 200;
/** So many letters are read in passing; a moment of more words stays as much longer, up to three times. */
const SHORT = 45;

export interface Moment {
  doc: Doc;
  /** Who acted, if that can be told. */
  seat: number | null;
  facts: Fact[];
}

/** Who acted between two documents: the one seat that is no longer waited for, or the only one that was. */
function actor(before: Doc, after: Doc): number | null {
  if (before.waiting.length === 1) return before.waiting[0];
  const done = before.waiting.filter((seat) => !after.waiting.includes(seat));
  return done.length === 1 ? done[0] : null;
}

/** The facts of a document that an earlier one does not have. */
export function told(before: Doc, after: Doc): Fact[] {
  const last = before.log.at(-1)?.number ?? -1;
  return after.log.filter((fact) => fact.number > last);
}

/** How long a moment stays, at a pace. */
export function stay({ facts }: Moment, pace: Pace): number {
  const letters = facts.reduce((sum, fact) => sum + fact.text.length, 0);
  return PACES[pace] * Math.min(3, Math.max(1, letters / SHORT));
}

/** A document as it was at an earlier position of a replay. */
export function earlier(doc: Doc, frame: Frame): Doc {
  const { step, view, waiting, over, scores, said } = frame;
  const last = frame.log.at(-1)?.number ?? -1;
  const log = doc.log.filter((fact) => fact.number <= last);
  return { ...doc, step, view, waiting, over, scores, said, log, question: null };
}

/** An earlier position of the table as it stands: all that is no part of the position is as it is now. */
function at({ step, view, waiting, over, scores, ranks, log, log_from, said, question }: Doc, now: Doc): Doc {
  return { ...now, step, view, waiting, over, scores, ranks, log, log_from, said, question };
}

/** Positions of a replay as moments of a story that ends with a document. */
export function moments(doc: Doc, frames: Frame[]): Moment[] {
  const found = frames
    .filter((frame) => frame.log.length)
    .map((frame) => ({ doc: earlier(doc, frame), seat: frame.seat, facts: frame.log }));
  if (found.length) found[found.length - 1].doc = doc;
  return found;
}

export class Story {
  /** The moments since this person last did something. */
  reel: Moment[] = $state.raw([]);
  /** The moment on the board; -1 before the first. */
  at = $state(-1);
  paused = $state(false);
  /** Whether the moment on the board is being told. */
  telling = $state(false);
  /** How many moments are still to come. */
  left = $derived(this.reel.length - 1 - this.at);
  /** Whether the board shows an earlier position than the table's. */
  behind = $derived(this.left > 0);
  /** What is told now. */
  now: Moment | null = $derived(this.telling || this.behind ? (this.reel[this.at] ?? null) : null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: Doc | null = null;
  private newest: Doc | null = null;

  constructor(private readonly show: (doc: Doc) => void) {}

  /** A new position. What this person did, and what is no news, is shown at once; the rest in its turn. */
  take(doc: Doc, own: boolean): void {
    const last = this.newest;
    this.newest = doc;
    if (!last || doc.step < last.step || (own && doc.step > last.step) || this.mine(last, doc)) return this.begin(doc);
    const facts = told(last, doc);
    if (!facts.length) return this.amend(doc);
    if (own) return this.begin(doc);
    if (!this.reel.length) this.before = last;
    this.reel = [...this.reel, { doc, seat: actor(last, doc), facts }];
    this.go();
  }
  /**
   * Positions before a document that came without them, after a connection was lost or a page fell behind: they take
   * their places in the story, or are told from its beginning if it began with that document.
   */
  fill(doc: Doc, before: Doc, found: Moment[]): void {
    const at = this.reel.findIndex((moment) => moment.doc.step === doc.step);
    if (found.length < (at < 0 ? 1 : 2) || (at < 0 && this.before?.step !== doc.step)) return;
    const there = this.at;
    this.reel = [...this.reel.slice(0, Math.max(at, 0)), ...found, ...this.reel.slice(at + 1)];
    if (at < 0) this.before = before;
    if (this.quick || there > Math.max(at, 0)) this.at = there + found.length - (at < 0 ? 0 : 1);
    else if (at < 0 || there === at) {
      if (this.paused) this.goto(Math.max(at, 0));
      else this.next(Math.max(at, 0));
    }
  }
  /** What is no news of the game, such as what people say and who sits where, is so at every moment. */
  private amend(doc: Doc): void {
    const latest = this.reel.at(-1);
    this.reel = this.reel.map((one) => ({ ...one, doc: one === latest ? doc : at(one.doc, doc) }));
    if (this.before) this.before = latest ? at(this.before, doc) : doc;
    const shown = latest ? (this.reel[this.at]?.doc ?? this.before) : doc;
    if (shown) this.show(shown);
  }
  /** What happened while this person was away; it can be watched, but nobody has to. */
  recall(doc: Doc, before: Doc, reel: Moment[]): void {
    this.newest = doc;
    this.before = before;
    this.reel = reel;
    this.at = reel.length - 1;
  }
  /** Begin anew from a position. */
  begin(doc: Doc): void {
    this.rest();
    this.reel = [];
    this.at = -1;
    this.paused = false;
    this.newest = this.before = doc;
    this.show(doc);
  }

  /** Whether this person's own answer led from one document to the next, though it came by another way. */
  private mine(before: Doc, after: Doc): boolean {
    const seat = actor(before, after);
    return seat !== null && after.step > before.step && after.yours.includes(seat) && !before.seats[seat].bot;
  }
  /** Whether nothing is shown in its turn now. */
  private get quick(): boolean {
    return document.visibilityState === "hidden" || settings.pace === "instant";
  }
  /** Tell what has come: at once where nobody looks or nobody wants a show, else in its turn. */
  private go(): void {
    if (this.quick) this.skip();
    else if (!this.timer && !this.paused) this.next();
  }
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.telling = false;
  }
  private goto(at: number): void {
    this.rest();
    this.at = Math.max(-1, Math.min(this.reel.length - 1, at));
    const doc = this.at < 0 ? this.before : this.reel[this.at].doc;
    if (doc) this.show(doc);
  }
  private next(at = this.at + 1): void {
    this.goto(at);
    this.telling = true;
    const wait = this.left > MANY ? HASTE : stay(this.reel[this.at], settings.pace);
    this.timer = setTimeout(() => (this.left > 0 ? this.next() : this.rest()), wait);
  }

  /** Stop at this moment, or go on. */
  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.rest();
    else if (this.behind) this.next();
  }
  /** One moment on, or back. */
  step(by: 1 | -1): void {
    this.visit(this.at + by);
  }
  /** A moment of the reel. */
  visit(at: number): void {
    this.paused = true;
    this.goto(at);
    if (!this.behind) this.paused = false;
  }
  /** To the table as it stands. */
  skip(): void {
    this.paused = false;
    this.goto(this.reel.length - 1);
  }
  /** From the first moment. */
  again(): void {
    if (!this.reel.length) return;
    this.paused = false;
    this.goto(-1);
    if (settings.pace === "instant") this.paused = true;
    else this.timer = setTimeout(() => this.next(), PACES[settings.pace] / 2);
  }
  stop(): void {
    this.rest();
  }
}
