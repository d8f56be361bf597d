/** Where the Nautilus is drawn while she sails: along the line, the longer the way the longer she takes. */

import { still } from "../../lib/settings.svelte";
import { PLACES, way, type Point } from "./places";

const DURATION = 900;

export class Sailing {
  at: Point | null = $state.raw(null);
  /** Whether her spur points west. */
  west = $state(true);
  private ocean: string | null = null;
  private frame = 0;

  /** Sail to an ocean; returns how to stop, for an effect. */
  to(ocean: string | null): () => void {
    const from = this.ocean;
    this.ocean = ocean;
    if (!ocean) this.at = null;
    else if (!from || from === ocean || still()) this.at = PLACES[ocean].berth;
    else this.sail(way(from, ocean));
    return () => cancelAnimationFrame(this.frame);
  }
  private sail(points: Point[]): void {
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / DURATION);
      const eased = share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);
      const place = eased * (points.length - 1);
      const i = Math.min(points.length - 2, Math.floor(place));
      const [a, b] = [points[i], points[i + 1]];
      const part = place - i;
      this.west = b[0] <= a[0];
      /* across the edge of the map she does not swim, she appears */
      this.at =
        Math.abs(b[0] - a[0]) > 600 ? (part < 0.5 ? a : b) : [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
