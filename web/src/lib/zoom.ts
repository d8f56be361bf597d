/** How far a board is zoomed and moved: always filling its place, never lost. */

export interface Lens {
  scale: number;
  x: number;
  y: number;
}
export interface At {
  x: number;
  y: number;
}
export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
const MOST = 4;

/** The nearest lens that leaves no empty edge. */
export function held({ scale, x, y }: Lens, width: number, height: number): Lens {
  const size = Math.max(1, Math.min(MOST, scale));
  const within = (value: number, room: number) => Math.min(0, Math.max(room * (1 - size), value));
  return { scale: size, x: within(x, width), y: within(y, height) };
}

/** Zoom by a factor around a point, which also moves from `from` to `to`: a pinch. */
export function pinched(lens: Lens, factor: number, from: At, to: At, width: number, height: number): Lens {
  const scale = Math.max(1, Math.min(MOST, lens.scale * factor));
  const grown = scale / lens.scale;
  return held({ scale, x: to.x - (from.x - lens.x) * grown, y: to.y - (from.y - lens.y) * grown }, width, height);
}
