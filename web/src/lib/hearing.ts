/** Which sound a change at the table has. */

export type Sound = "drop" | "knock" | "turn" | "no" | "end";
export interface Heard {
  step: number;
  over: boolean;
  asked: boolean;
}

/** What a change sounds like; nothing if nothing was played. */
export function soundOf(before: Heard, now: Heard, mine: boolean): Sound | null {
  if (now.over && !before.over) return "end";
  if (now.asked && !before.asked) return "turn";
  if (now.step === before.step) return null;
  return mine ? "drop" : "knock";
}
