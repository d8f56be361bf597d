/** Who led when: scores over the moves of a game as lines to draw. */

export interface Standing {
  step: number;
  scores: (number | null)[];
}
interface Drawn {
  /** A stepped line: a score holds until it changes. */
  path: string;
  end: { x: number; y: number } | null;
}
export interface Chart {
  low: number;
  high: number;
  lines: Drawn[];
}

const round = (value: number) => Math.round(value * 10) / 10;

export function chart(standings: Standing[], steps: number, seats: number, width: number, height: number): Chart {
  const all = standings.flatMap(({ scores }) => scores.filter((score): score is number => score !== null));
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const x = (step: number) => round((step / Math.max(1, steps)) * width);
  const y = (score: number) => round(height - ((score - low) / (high - low)) * height);
  const lines = Array.from({ length: seats }, (_, seat): Drawn => {
    const known = standings
      .filter(({ scores }) => scores[seat] !== null && scores[seat] !== undefined)
      .map(({ step, scores }) => [x(step), y(scores[seat]!)] as const);
    if (!known.length) return { path: "", end: null };
    const path = known.map(([at, height], i) => (i ? `H${at}V${height}` : `M${at} ${height}`)).join("");
    return { path: `${path}H${round(width)}`, end: { x: round(width), y: known[known.length - 1][1] } };
  });
  return { low, high, lines: apart(lines, height) };
}

const CREST = 20;
/** Lines that end at the same height get their crests one above the other. */
function apart(lines: Drawn[], height: number): Drawn[] {
  const order = lines.filter((line) => line.end).sort((a, b) => a.end!.y - b.end!.y);
  let lowest = -Infinity;
  const tops = order.map(({ end }) => (lowest = Math.max(end!.y, lowest + CREST)));
  const over = Math.max(0, lowest - height);
  order.forEach((line, i) => (line.end = { x: line.end!.x, y: tops[i] - over }));
  return lines;
}

/** A place in a game that is worth a look. */
export interface Mark {
  step: number;
  /** Who leads from here on; alone nobody does, and the points that came at once are told. */
  seats: number[];
  points: number | null;
}
const MARKS = 8;
/** The marks of a game: where the lead changes; alone, and where all stand together, where most points came at once. */
export function marksOf(standings: Standing[], together: boolean): Mark[] {
  if (!together)
    return leaders(standings)
      .filter(({ step }) => step > 0)
      .map(({ step, seats }) => ({ step, seats, points: null }));
  const gains = standings.slice(1).map(({ step, scores }, i) => ({
    step,
    seats: [],
    points: (scores[0] ?? 0) - (standings[i].scores[0] ?? 0),
  }));
  const most = gains.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  return most.slice(0, MARKS).sort((a, b) => a.step - b.step);
}
/** Where a replay stops on its way from a step: the end of this turn, or of the one before. */
export const stopAfter = (stops: number[], step: number, last: number): number =>
  stops.find((one) => one > step) ?? last;
export const stopBefore = (stops: number[], step: number): number => stops.findLast((one) => one < step) ?? 0;

/** The seats that are ahead at each change, for those who do not see the chart. */
export function leaders(standings: Standing[]): { step: number; seats: number[] }[] {
  const found: { step: number; seats: number[] }[] = [];
  for (const { step, scores } of standings) {
    const best = Math.max(...scores.map((score) => score ?? -Infinity));
    const seats = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    if (seats.length < scores.length && found[found.length - 1]?.seats.join() !== seats.join())
      found.push({ step, seats });
  }
  return found;
}

/** The moves after which a seat's score had risen most, in their order: where the game was won, if it shows in points. */
export function rises(standings: Standing[], seat: number, most: number): { step: number; gain: number }[] {
  const found: { step: number; gain: number }[] = [];
  let before: number | null = null;
  for (const { step, scores } of standings) {
    const score = scores[seat] ?? null;
    if (score !== null && before !== null && score > before) found.push({ step, gain: score - before });
    before = score ?? before;
  }
  return found
    .sort((a, b) => b.gain - a.gain || a.step - b.step)
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}
