/** Which shape the table has on a screen: it follows from width and height together, the same for every game. */

/**
 * - `wide`: board over question over own mat, the rail at the right.
 * - `tall`: a tablet upright: board, tabs with a panel, question, one below the other.
 * - `phone`: the same on a narrow screen.
 * - `low`: a phone on its side: the board at the left in full height, the question at the right.
 */
export type Shape = "wide" | "tall" | "phone" | "low";

const NARROW = 600;
const TABLET = 900;
const SHALLOW = 640;

export function shapeOf(width: number, height: number): Shape {
  if (width > height) return height < SHALLOW ? "low" : width < TABLET ? "tall" : "wide";
  return width < NARROW ? "phone" : width < 1200 ? "tall" : "wide";
}

/** How many rows of chips stand below the prompt on a wide screen: what the board leaves over is theirs; 0: beside it. */
export const rowsOf = (height: number): number => (height >= 1040 ? 3 : height >= 860 ? 2 : 0);

/** Beyond this size of screen everything around the board grows as the board does. */
const LARGE = { width: 1920, height: 1080 };
export const zoomOf = (width: number, height: number): number =>
  Math.max(1, Math.min(width / LARGE.width, height / LARGE.height));

/** How much larger letters are drawn where a drawing is shown at a scale below one, so that they can still be read. */
export const madeUp = (scale: number): number => Math.min(1.36, Math.max(1, 1.02 / scale));

/** How wide the question is beside a board on a low screen: enough for two options side by side, never half of it. */
export const besideWidth = (width: number): number =>
  Math.round(Math.min(420, Math.max(316, width * 0.38), width * 0.5));
