/** Clocks as they are shown: what a seat has left now, in words that fit. */

import type { Clock } from "./types";

/** Milliseconds that a seat has left at a moment of the server's clock. */
export const leftAt = (clock: Clock, seat: number, now: number): number =>
  clock.left[seat] - (clock.running.includes(seat) ? Math.max(0, now - clock.at) : 0);

const two = (number: number) => String(number).padStart(2, "0");

/** `1:05`, `2 h 10`, `3 d`: the larger, the coarser; below zero with a minus. */
export function timeText(ms: number, days: (count: number) => string, hours: (h: number, m: number) => string): string {
  const late = ms < 0;
  const seconds = late ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000);
  const [h, m] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const text = h >= 48 ? days(Math.floor(h / 24)) : h ? hours(h, m) : `${m}:${two(seconds % 60)}`;
  return late ? `−${text}` : text;
}
/** How soon the text changes: every second where seconds are shown. */
export const refreshed = (ms: number): number =>
  Math.abs(ms) < 3_600_000 ? 1000 - (((ms % 1000) + 1000) % 1000 || 0) || 1000 : 30_000;
