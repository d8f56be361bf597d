/** At a table where all win or lose together: what the others point at, and what this person shows them. */

import { same } from "./options";
import type { Value } from "./types";

export interface Point {
  seat: number;
  target: string | null;
  label: string | null;
  at: number;
}
export type Gesture = { target: string } | { value: Value } | null;

const LASTING = 9000;
/** Milliseconds that the pointer must rest before it shows, and between two gestures. */
const REST = 280;

export class Pointing {
  /** What the others point at now, a gesture for each seat. */
  shown: Point[] = $state.raw([]);
  private last: Gesture = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (frame: object) => void) {}

  hear(point: Point): void {
    const others = this.shown.filter((one) => one.seat !== point.seat);
    this.shown = point.target === null && point.label === null ? others : [...others, point];
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.shown = []), LASTING);
  }
  forget(): void {
    clearTimeout(this.fading);
    clearTimeout(this.waiting);
    this.shown = [];
    this.last = null;
  }
  /** Point at a thing, at one of one's own options, or at nothing any more. */
  at(gesture: Gesture): void {
    clearTimeout(this.waiting);
    if (same(gesture as Value, this.last as Value)) return;
    this.waiting = setTimeout(() => {
      this.last = gesture;
      this.send({ type: "point", ...gesture });
    }, REST);
  }
}
