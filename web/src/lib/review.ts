/** A review of a finished game as the server tells it, and what is drawn of it. */

import type { Option, Value } from "./types";

export interface ReviewPoint {
  step: number;
  frame: number;
  chances: number[];
  errors: number[];
}
export interface ReviewMoment {
  step: number;
  frame: number;
  seat: number;
  kind: string;
  grade: "slip" | "mistake" | "blunder" | "only";
  loss: number;
  error: number;
  low: number;
  high: number;
  question: string;
  chosen: Option;
  better: Option | null;
  /** The rest of that question's options, the best first. */
  others: { value: Value; worth: number; error: number }[];
  worth: number;
  worth_error: number;
  hindsight: number | null;
  hindsight_error: number | null;
  reason: string | null;
  line: { seat: number; kind: string; label: string; target: string | null }[];
}
export interface ReviewLuck {
  step: number;
  frame: number;
  kind: string;
  label: string;
  gains: number[];
  errors: number[];
}
/** A decision that surely gained its seat something, against the rule of thumb: no luck in it. */
export interface ReviewGain {
  step: number;
  frame: number;
  seat: number;
  gain: number;
  error: number;
}
export interface ReviewSummary {
  seat: number;
  outcome: number;
  result: number;
  own: number;
  others: number;
  luck: number;
  luck_error: number;
  residual: number;
  decisions: number;
  counts: Record<string, number>;
  loss: number;
  loss_error: number;
  worst: number | null;
  level: { at: string; low: string; high: string } | null;
}
export interface Review {
  state: "none" | "waiting" | "running" | "paused" | "done" | "failed";
  done: number;
  steps: number;
  start: number[];
  points: ReviewPoint[];
  moments: ReviewMoment[];
  summary: ReviewSummary[];
  luck: ReviewLuck[];
  expected: ReviewPoint[];
  best: ReviewGain[];
  frames: number[];
  allied: boolean;
  scores: number[];
  ranks: number[];
  problem: string | null;
}

/** What the list and the bed of the chart show. */
export interface Filter {
  /** One seat, or all. */
  seat: number | null;
  mistakes: boolean;
  only: boolean;
  luck: boolean;
}
/** One thing to look at: a decision with a grade, or luck that changed much. */
export interface Row {
  key: string;
  step: number;
  frame: number;
  icon: string;
  label: string;
  /** The chance to win that it brought or cost the seat; null where there is nothing to say. */
  change: number | null;
  seat: number;
  moment: ReviewMoment | null;
  luck: ReviewLuck | null;
}

/** Whom an answer of nature helped or hurt most, of those that are looked at. */
function touched(luck: ReviewLuck, seat: number | null): number {
  if (seat !== null) return seat;
  return luck.gains.reduce((best, gain, at) => (Math.abs(gain) > Math.abs(luck.gains[best]) ? at : best), 0);
}

const NOTED = 0.05;

export function rowsOf(review: Review, filter: Filter): Row[] {
  const decisions = review.moments
    .filter(({ seat, grade }) => (filter.seat ?? seat) === seat && (grade === "only" ? filter.only : filter.mistakes))
    .map((moment): Row => ({
      key: `m${moment.step}-${moment.seat}`,
      step: moment.step,
      frame: moment.frame,
      icon: moment.grade === "only" ? "r-pearl" : `r-${moment.grade}`,
      label: moment.chosen.label,
      change: moment.grade === "only" ? null : -moment.loss,
      seat: moment.seat,
      moment,
      luck: null,
    }));
  const luck = (filter.luck ? review.luck : [])
    .map((one): Row => {
      const seat = touched(one, filter.seat);
      const change = one.gains[seat];
      const icon = change > 0 ? "r-lucky" : "r-unlucky";
      const { step, frame, label } = one;
      return { key: `l${step}`, step, frame, icon, label, change, seat, moment: null, luck: one };
    })
    .filter(({ change }) => Math.abs(change ?? 0) >= NOTED);
  return [...decisions, ...luck].sort((a, b) => a.step - b.step);
}

/** The dearest of them: where a look begins. */
export const dearest = (rows: Row[]): Row | undefined =>
  rows.reduce<Row | undefined>((worst, row) => ((row.change ?? 0) < (worst?.change ?? 0) ? row : worst), undefined) ??
  rows[0];

/** The next mistake after a step, or the one before it; after the last the first follows. Where there is none, all that
 * is listed is gone through. */
export function nextMistake(rows: Row[], step: number, back = false): Row | undefined {
  const mistakes = rows.filter(({ moment }) => moment && moment.grade !== "only");
  const those = mistakes.length ? mistakes : rows;
  if (back) return those.filter((row) => row.step < step).at(-1) ?? those.at(-1);
  return those.find((row) => row.step > step) ?? those[0];
}

const round = (value: number) => Math.round(value * 10) / 10;
/** Two standard errors to each side: as sure as grades are. */
const SURE = 2;

export interface Scale {
  low: number;
  high: number;
}
export const CHANCE: Scale = { low: 0, high: 1 };

export function scaleOf(points: ReviewPoint[]): Scale {
  const all = points.flatMap(({ chances }) => chances);
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** A seat's course as a line, and how sure it is as a band. */
export function drawn(points: ReviewPoint[], steps: number, seat: number, width: number, height: number, scale: Scale) {
  const x = (step: number) => round((step / Math.max(1, steps)) * width);
  const share = (value: number) => Math.max(0, Math.min(1, (value - scale.low) / (scale.high - scale.low)));
  const y = (value: number) => round(height - share(value) * height);
  const along = (value: (point: ReviewPoint) => number) => points.map((point) => `${x(point.step)} ${y(value(point))}`);
  const line = along(({ chances }) => chances[seat]);
  const high = along(({ chances, errors }) => chances[seat] + SURE * errors[seat]);
  const low = along(({ chances, errors }) => chances[seat] - SURE * errors[seat]).reverse();
  const last = points.at(-1);
  return {
    line: line.length ? `M${line.join("L")}` : "",
    band: line.length ? `M${[...high, ...low].join("L")}Z` : "",
    end: last ? { x: x(last.step), y: y(last.chances[seat]) } : null,
  };
}

/** The point that holds at a step. */
export const pointAt = (points: ReviewPoint[], step: number): ReviewPoint | undefined =>
  points.filter((point) => point.step <= step).at(-1) ?? points[0];

export const percent = (chance: number): number => Math.round(100 * Math.max(0, Math.min(1, chance)));

/** A difference of chances in points, with its sign. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** What a result is made of, as bars that begin where the one before ends. */
export function waterfall({ own, others, luck, residual }: ReviewSummary): { id: string; from: number; to: number }[] {
  let at = 0;
  return Object.entries({ own, others, luck, residual }).map(([id, change]) => {
    const from = at;
    at += change;
    return { id, from, to: at };
  });
}
