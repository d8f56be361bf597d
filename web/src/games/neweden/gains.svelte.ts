/** What a seat has just gained or lost, for a moment: read from the newest facts. */

import { still } from "../../lib/settings.svelte";
import type { Fact } from "../../lib/types";

const KINDS: Record<string, { icon: string; sign: string; colour: string }> = {
  gains_coins: { icon: "ne-coin", sign: "+", colour: "color-mix(in srgb, var(--amber) 80%, var(--white))" },
  pays: { icon: "ne-coin", sign: "−", colour: "color-mix(in srgb, var(--amber) 80%, var(--white))" },
  gains_points: { icon: "ne-star", sign: "+", colour: "var(--pink)" },
  repairs: { icon: "ne-dmg", sign: "−", colour: "color-mix(in srgb, var(--cyan) 65%, var(--choose))" },
  suffers: { icon: "ne-dmg", sign: "+", colour: "color-mix(in srgb, var(--pink) 65%, var(--amber))" },
  gains_deeple: { icon: "ne-p-sub", sign: "+", colour: "color-mix(in srgb, var(--lime) 85%, var(--white))" },
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
    const fresh = log.filter(
      (fact) => fact.number > from && fact.args[0] === seat && fact.kind in KINDS && fact.args[1],
    );
    const found = fresh.slice(-4).map(({ number, kind, args }) => ({
      number,
      text: `${KINDS[kind].sign}${args[1]}`,
      icon: KINDS[kind].icon,
      colour: KINDS[kind].colour,
    }));
    if (!found.length) return;
    /* after a step back in the story the same facts come again */
    const others = this.list.filter((one) => !found.some((other) => other.number === one.number));
    this.list = [...others, ...found].slice(-4);
    setTimeout(
      () => (this.list = this.list.filter((one) => !found.some((other) => other.number === one.number))),
      STAY,
    );
  }
}
