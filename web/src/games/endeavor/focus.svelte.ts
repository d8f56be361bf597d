/** What this person looks at: a zone, an opened drawer, and a first half of a choice. Shared by board, mat and rail. */

export type Scene = "" | "tray" | "area" | "seat" | "display" | "scoring" | "zone";
interface Focus {
  /** The zone that was clicked, and the one under the pointer. */
  pinned: number;
  hover: number;
  /** What was opened by hand; null lets the question decide. */
  scene: Scene | null;
  seat: number;
  /** First halves of a choice: the drawn tile, the report, the submarine's place. */
  tile: number;
  report: number;
  from: number;
  /** The lower panel beside the ocean. */
  panel: "display" | "tray";
}
export const focus: Focus = $state({
  pinned: -1,
  hover: -1,
  scene: null,
  seat: -1,
  tile: -1,
  report: -1,
  from: -1,
  panel: "display",
});

export function open(scene: Scene, seat = -1): void {
  focus.scene = scene;
  focus.seat = seat;
}
/** A new question: halves of old choices are forgotten, and it decides again what is shown. */
export function forget(): void {
  focus.tile = focus.report = focus.from = -1;
  focus.scene = null;
  focus.pinned = focus.hover = -1;
}
let timer = 0;
const REST = 150;
/** The zone in full follows the pointer when it rests. */
export function hover(cell: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => (focus.hover = cell), REST);
}
