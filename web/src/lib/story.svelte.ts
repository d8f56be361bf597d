/** What the others did, moment by moment, at a pace one can follow. No position is dropped. Knows no rules. */

import { settings } from "./settings.svelte";
import type { Doc, Fact, Frame } from "./types";

/** Milliseconds that a moment stays. */
export const PACES = { slow: 1800, normal: 900, fast: 450, instant: 0 } as const;
export type Pace = keyof typeof PACES;
/** With more than so many moments waiting, the older ones go by in haste. */
const MANY = 20;
const HASTE = 200;

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

/** A document as it was at an earlier position of a replay. */
export function earlier(doc: Doc, frame: Frame): Doc {
  const { step, view, waiting, over, scores, said } = frame;
  const last = frame.log.at(-1)?.number ?? -1;
  const log = doc.log.filter((fact) => fact.number <= last);
  return { ...doc, step, view, waiting, over, scores, said, log, question: null };
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
    if (!last || own || doc.step < last.step || this.mine(last, doc)) return this.begin(doc);
    const facts = told(last, doc);
    const latest = this.reel.at(-1);
    if (!facts.length) {
      if (latest) this.reel = [...this.reel.slice(0, -1), { ...latest, doc }];
      if (!this.behind) this.show(doc);
      return;
    }
    if (!this.reel.length) this.before = last;
    this.reel = [...this.reel, { doc, seat: actor(last, doc), facts }];
    if (document.visibilityState === "hidden" || settings.pace === "instant") this.skip();
    else if (!this.timer && !this.paused) this.next();
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
  private next(): void {
    this.goto(this.at + 1);
    this.telling = true;
    const pace = PACES[settings.pace];
    this.timer = setTimeout(() => (this.left > 0 ? this.next() : this.rest()), this.left > MANY ? HASTE : pace);
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
