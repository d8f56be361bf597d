/** Where things stand: a station's arms grow on a fixed lattice, and shrink when they get long. */

import type { Group } from "./cards";

export interface Point {
  x: number;
  y: number;
}
export const WIDE = 88;
export const HIGH = 76;
/** A card as a place to click. */
export const CARD = { width: WIDE, height: HIGH, rx: 10 };

/** The room of an arm: how many cards fit at full size, and which way it grows from the dome. */
export interface Region extends Point {
  w: number;
  h: number;
  columns: number;
  rows: number;
  /** 1 to the right, -1 to the left; 1 down, -1 up. */
  dx: 1 | -1;
  dy: 1 | -1;
  /** Row by row, or column by column from the middle. */
  along: "rows" | "columns";
  /** How large a card is at most. */
  size: number;
}
export interface Arm {
  scale: number;
  /** Middles of the cards, innermost first. */
  spots: Point[];
  /** The next free place, if there is one. */
  socket: Point | null;
}

/** Cards in a snake, at the largest size at which all have a place. */
export function arm(region: Region, count: number): Arm {
  let best = { columns: region.columns, rows: region.rows, scale: 0 };
  for (let columns = region.columns; columns <= region.columns + 5; columns += 1)
    for (let rows = region.rows; rows <= region.rows + 5; rows += 1) {
      const scale = Math.min(region.columns / columns, region.rows / rows);
      if (columns * rows >= count && scale > best.scale) best = { columns, rows, scale };
    }
  const { columns, rows, scale } = best;
  const spot = (i: number) =>
    region.along === "rows" ? inRows(region, i, columns, rows) : inColumns(region, i, columns, rows, count);
  return {
    scale: scale * region.size,
    spots: Array.from({ length: count }, (_, i) => spot(i)),
    socket: count < columns * rows ? spot(count) : null,
  };
}
function inRows(region: Region, i: number, columns: number, rows: number): Point {
  const line = Math.floor(i / columns);
  const along = line % 2 ? columns - 1 - (i % columns) : i % columns;
  const x = (along + 0.5) * (region.w / columns);
  const y = (line + 0.5) * (region.h / rows);
  return {
    x: region.dx > 0 ? region.x + x : region.x + region.w - x,
    y: region.dy > 0 ? region.y + y : region.y + region.h - y,
  };
}
function inColumns(region: Region, i: number, columns: number, rows: number, count: number): Point {
  const used = Math.min(columns, Math.floor(count / rows) + 1);
  const line = Math.floor(i / rows);
  const along = line % 2 ? rows - 1 - (i % rows) : i % rows;
  const pitch = region.w / columns;
  const y = (along + 0.5) * (region.h / rows);
  return {
    x: region.x + region.w / 2 + (line - (used - 1) / 2) * pitch,
    y: region.dy > 0 ? region.y + y : region.y + region.h - y,
  };
}

/** Where everything of a station is drawn. */
export interface Layout {
  height: number;
  dome: Point;
  regions: Record<Group, Region>;
}
const region = (
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  dx: 1 | -1,
  dy: 1 | -1,
  size: number,
  along: Region["along"] = "rows",
): Region => ({ x, y, w, h, columns, rows, dx, dy, size, along });

/** On a wide screen, in the coordinates of the whole window below the top bar. */
export const TABLE: Layout = {
  height: 566,
  dome: { x: 563, y: 268 },
  regions: {
    crab: region(350, 90, 200, 282, 2, 3, -1, -1, 1),
    clam: region(556, 88, 302, 172, 3, 2, 1, -1, 1, "columns"),
    kraken: region(864, 90, 206, 282, 2, 3, 1, -1, 1),
    shipyard: region(350, 376, 196, 188, 2, 2, -1, 1, 1),
    oxygen: region(870, 376, 200, 188, 2, 2, 1, 1, 1),
    research: region(556, 486, 302, 80, 3, 1, 1, 1, 1),
  },
};
const CELL = 61;
/** On a phone: the outside arms stand side by side above the dome, the inside ones below it, all as high as the longest. */
export function pocket(lengths: number[]): Layout {
  const rows = (from: number, to: number) =>
    Math.max(1, ...lengths.slice(from, to).map((count) => Math.ceil(count / 2)));
  const above = rows(0, 3);
  const below = rows(3, 6);
  const dome = { x: 51, y: 14 + above * CELL };
  const deck = dome.y + 224;
  const top = (x: number) => region(x, 10, 128, above * CELL, 2, above, x < 100 ? -1 : 1, -1, 0.7);
  const low = (x: number) => region(x, deck, 128, below * CELL, 2, below, x < 100 ? -1 : 1, 1, 0.7);
  return {
    height: deck + below * CELL + 6,
    dome,
    regions: { crab: top(2), clam: top(131), kraken: top(260), shipyard: low(2), research: low(131), oxygen: low(260) },
  };
}
/** Where a tube leaves the dome, from its upper left corner. */
export const HATCH: Record<Group, Point> = {
  crab: { x: 22, y: 62 },
  clam: { x: 144, y: 4 },
  kraken: { x: 264, y: 54 },
  shipyard: { x: -8, y: 152 },
  oxygen: { x: 296, y: 152 },
  research: { x: 144, y: 200 },
};
/** The kraken extension's middle. */
export const KRAKEN_TILE: Point = { x: 266, y: 52 };
export const TILE_SCALE = 0.76;

/** The tube of an arm, from its hatch through all its cards. */
export function tube(from: Point, arm: Arm, more: boolean): string {
  const points = [from, ...arm.spots, ...(more && arm.socket ? [arm.socket] : [])];
  return points.length > 1 ? `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}` : "";
}

/** The slots of a module, on its card: along the strip, or, drawn small, along the top. */
export function slotAt(i: number, slots: number, big: boolean): Point & { r: number } {
  if (big) return { x: 13 + i * 17, y: 14, r: 9 };
  return slots > 2 ? { x: 80.4 - i * 12, y: 64, r: 5.6 } : { x: 76 - i * 18, y: 64, r: 7.8 };
}
/** Below this scale cards are drawn with fewer and larger signs. */
export const SMALL = 0.9;
