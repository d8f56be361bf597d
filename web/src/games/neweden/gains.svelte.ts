/** What a seat has just gained or lost, for a moment: read from the newest facts. */

import { still } from "../../lib/settings.svelte";
import type { Fact } from "../../lib/types";

const KINDS: Record<string, { icon: string; sign: string; colour: string }> = {
  gains_coins: { icon: "ne-coin", sign: "+", colour: "#f0b94d" },
  pays: { icon: "ne-coin", sign: "−", colour: "#f0b94d" },
  gains_points: { icon: "ne-star", sign: "+", colour: "#ff9cc6" },
  repairs: { icon: "ne-dmg", sign: "−", colour: "#8fe0b6" },
  suffers: { icon: "ne-dmg", sign: "+", colour: "#ffa48f" },
  gains_deeple: { icon: "ne-p-sub", sign: "+", colour: "#c9ee62" },
};
const STAY = 2200;

export interface Gain {
  number: number;
  text: string;
  icon: string;
  colour: string;
}
export class Gains {
  list: Gain[] = $state([]);
  private last = -1;

  /** Look at the log again: facts that are new about this seat stay for a moment. */
  watch(log: Fact[], seat: number): void {
    const newest = log.at(-1)?.number ?? -1;
    const from = this.last;
    this.last = newest;
    if (from < 0 || newest <= from || still()) return;
    const fresh = log.filter((fact) => fact.number > from && fact.args[0] === seat && fact.kind in KINDS && fact.args[1]);
    const found = fresh.slice(-4).map(({ number, kind, args }) => ({ number, text: `${KINDS[kind].sign}${args[1]}`, icon: KINDS[kind].icon, colour: KINDS[kind].colour }));
    if (!found.length) return;
    this.list = [...this.list, ...found].slice(-4);
    setTimeout(() => (this.list = this.list.filter((one) => !found.some((other) => other.number === one.number))), STAY);
  }
}
