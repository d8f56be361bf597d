/** How the options' buttons stand in the question bar, reckoned from their labels so that nothing moves while it is measured. */

export type Fit = "line" | "two" | "three" | "strip";

const GAP = 8;
/** What a button has beside its letters. */
const EDGE = 44;
/** How wide a letter is, by the lines it stands on: the more lines, the smaller. */
const LETTER = { line: 7.9, two: 7.2, three: 6.9, strip: 6.9 };
const LINES = { line: 1, two: 2, three: 3, strip: 3 };

const longest = (label: string) => Math.max(...label.split(/\s+/).map((word) => word.length));

/** How many letters wide a label is on some lines. */
export function onLines(label: string, lines: number): number {
  return lines === 1 ? label.length : Math.max(longest(label), Math.ceil((label.length / lines) * 1.16));
}

/** How wide a button is, in pixels. */
export function widthOf(label: string, fit: Fit, scale = 1): number {
  return Math.ceil((EDGE + onLines(label, LINES[fit]) * LETTER[fit]) * scale);
}

/** One line each if that fits into the room, else two or three lines each, else a strip to scroll. */
export function fit(labels: string[], room: number, scale = 1): Fit {
  const wide = (fit: Fit) => labels.reduce((sum, label) => sum + widthOf(label, fit, scale) + GAP, 0);
  return (["line", "two", "three"] as const).find((one) => wide(one) <= room) ?? "strip";
}
