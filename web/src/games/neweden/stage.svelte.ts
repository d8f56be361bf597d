/** What the person looks at: another seat's station on the stage, cards marked on the black market. */

interface Looking {
  /** A station held on the stage by a click, or shown while the pointer rests on its panel. */
  pinned: number | null;
  passing: number | null;
  /** Cards of the black market, or rows to lock, that are marked and not yet answered. */
  marked: number[];
}
export const looking: Looking = $state({ pinned: null, passing: null, marked: [] });

export const shown = (): number | null => looking.passing ?? looking.pinned;

export function mark(number: number): void {
  looking.marked = looking.marked.includes(number)
    ? looking.marked.filter((one) => one !== number)
    : [...looking.marked, number].sort((a, b) => a - b);
}
let timer = 0;
/** The pointer rests on a panel: its station comes on the stage after a moment. */
export function look(seat: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => (looking.passing = seat), 350);
}
export function lookAway(): void {
  clearTimeout(timer);
  looking.passing = null;
}
export function pin(seat: number): void {
  clearTimeout(timer);
  looking.passing = null;
  looking.pinned = looking.pinned === seat ? null : seat;
}
