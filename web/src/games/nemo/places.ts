/** Where everything lies on the map of the world: 1066 wide, 516 high. */

export interface Place {
  /** The upper left corner of each space. */
  wells: [number, number][];
  /** The plate around them. */
  box: [number, number, number, number];
  label: { x: number; y: number; anchor: "start" | "middle" };
  stone: [number, number];
  /** Where the Nautilus lies. */
  berth: [number, number];
}
export const WELL = { width: 56, height: 46 };

function major(x: number, y: number, columns: 2 | 3, berth: [number, number]): Place {
  const width = columns === 2 ? 128 : 188;
  const height = columns === 2 ? 108 : 58;
  const count = columns === 2 ? 4 : 3;
  const wells = Array.from({ length: count }, (_, i): [number, number] => [
    x + 6 + (i % columns) * 60,
    y + 6 + Math.floor(i / columns) * 50,
  ]);
  return {
    wells,
    box: [x, y, width, height],
    label: { x: x + 24, y: y - 8, anchor: "start" },
    stone: [x + width + 6, columns === 2 ? y + 54 : y + 29],
    berth,
  };
}
function transit(x: number, y: number, count: number, label: Place["label"], berth: [number, number]): Place {
  const wells = Array.from({ length: count }, (_, i): [number, number] => [x + i * 60, y]);
  return { wells, box: [x - 3, y - 3, count * 60 + 2, 52], label, stone: [x + count * 60 + 3, y + 23], berth };
}

export const PLACES: Record<string, Place> = {
  "western-pacific": major(228, 96, 2, [272, 221]),
  "eastern-pacific": major(426, 304, 2, [490, 431]),
  "north-atlantic": major(604, 92, 2, [672, 220]),
  "south-atlantic": major(638, 300, 3, [735, 382]),
  "european-seas": major(774, 88, 2, [866, 219]),
  "indian-ocean": major(856, 300, 3, [996, 379]),
  "south-pacific": transit(318, 346, 1, { x: 346, y: 338, anchor: "middle" }, [374, 412]),
  "central-pacific": transit(330, 228, 2, { x: 388, y: 220, anchor: "middle" }, [398, 294]),
  "pacific-coast": transit(398, 132, 1, { x: 426, y: 124, anchor: "middle" }, [420, 196]),
  "arctic-ocean": transit(484, 32, 1, { x: 512, y: 24, anchor: "middle" }, [596, 38]),
  "cape-horn": transit(582, 382, 1, { x: 662, y: 428, anchor: "start" }, [694, 400]),
  "cape-of-good-hope": transit(882, 384, 1, { x: 910, y: 444, anchor: "middle" }, [822, 412]),
};

export const ROUTES: Record<string, string> = {
  "western-pacific--indian-ocean": "M240 204C226 300 160 372 40 378M1044 340C1058 360 1056 392 1040 404",
  "western-pacific--arctic-ocean": "M300 74C330 40 410 34 484 48",
  "western-pacific--central-pacific": "M340 204C346 210 350 214 352 220",
  "eastern-pacific--central-pacific": "M446 284C442 278 440 276 438 272",
  "eastern-pacific--south-pacific": "M426 366C404 372 392 372 374 370",
  "eastern-pacific--cape-horn": "M554 396C562 400 572 402 582 402",
  "north-atlantic--arctic-ocean": "M640 72C622 58 590 52 540 54",
  "north-atlantic--south-atlantic": "M672 200C674 230 690 256 712 280",
  "north-atlantic--european-seas": "M732 164C750 168 762 168 774 164",
  "south-atlantic--cape-horn": "M668 358C656 374 648 382 638 392",
  "south-atlantic--cape-of-good-hope": "M806 358C818 388 846 404 882 408",
  "indian-ocean--cape-of-good-hope": "M912 358C912 368 911 374 910 384",
  "south-pacific--central-pacific": "M350 320C354 306 358 296 362 280",
  "central-pacific--pacific-coast": "M400 212C406 200 410 190 414 178",
  "pacific-coast--arctic-ocean": "M440 110C450 98 470 86 492 78",
  "western-pacific--pacific-coast": "M370 140C380 144 388 146 398 150",
  "north-atlantic--pacific-coast": "M604 168C560 176 500 174 454 162",
  "european-seas--indian-ocean": "M892 196C900 228 910 250 920 280",
  "western-pacific--south-pacific": "M276 204C262 262 284 322 318 358",
};
/** The canal under the desert, once it is open. */
export const TUNNEL = "M868 198C874 232 884 256 890 286";

export interface LandPlace {
  x: number;
  y: number;
  side: "below" | "above" | "left" | "right";
}
export const LANDS: Record<string, LandPlace> = {
  tientsin: { x: 198, y: 104, side: "below" },
  shogunate: { x: 198, y: 148, side: "below" },
  migrants: { x: 198, y: 192, side: "below" },
  mexico: { x: 522, y: 200, side: "left" },
  cuba: { x: 586, y: 214, side: "below" },
  paraguay: { x: 606, y: 308, side: "below" },
  ashanti: { x: 768, y: 240, side: "below" },
  livingstone: { x: 842, y: 240, side: "below" },
  ireland: { x: 754, y: 108, side: "above" },
  spain: { x: 748, y: 206, side: "right" },
  abyssinia: { x: 952, y: 240, side: "below" },
  selangor: { x: 1030, y: 250, side: "below" },
  maori: { x: 296, y: 408, side: "left" },
  hawaii: { x: 306, y: 244, side: "below" },
  "diamond-mines": { x: 858, y: 376, side: "left" },
};

export type Point = [number, number];
const CURVE = /M([\d.]+) ([\d.]+)C([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)/g;
const STEPS = 12;
/** The points along a route: its curves one after another, as they are drawn. */
export function along(route: string): Point[] {
  return [...route.matchAll(CURVE)].flatMap((found) => {
    const [ax, ay, bx, by, cx, cy, dx, dy] = found.slice(1).map(Number);
    return Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS;
      const u = 1 - t;
      const at = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      return [at(ax, bx, cx, dx), at(ay, by, cy, dy)];
    });
  });
}
/** The way of the Nautilus from berth to berth: along the line that joins two oceans, or straight where none does. */
export function way(from: string, to: string): Point[] {
  const there = ROUTES[`${from}--${to}`];
  const back = ROUTES[`${to}--${from}`];
  const between = there ? along(there) : back ? along(back).reverse() : [];
  return [PLACES[from].berth, ...between, PLACES[to].berth];
}
