/** What Deep Blue's picture shows: places, pieces and sums, read from view and content. It decides nothing. */

import type { Content, Fact, Plain, View } from "../../lib/types";

export const STONES = ["silver", "gold", "red", "green", "purple", "blue", "black"] as const;
export const BLUE = 5;
export const BLACK = 6;
const CENTRE = -1;
export const NO_WRECK = -1;
export const FACE_DOWN = -2;
export const SPOT_FILL: Record<string, string> = {
  silver: "color-mix(in srgb, var(--card) 80%, var(--ice))",
  gold: "color-mix(in srgb, var(--choose) 80%, var(--air))",
  red: "color-mix(in srgb, var(--white) 50%, var(--bad))",
  blue: "color-mix(in srgb, var(--ice) 55%, var(--white))",
  black: "color-mix(in srgb, var(--trench) 60%, var(--white))",
  guard: "color-mix(in srgb, var(--shallow) 80%, var(--orchid))",
};
export const spotStone = (kind: string) => (kind === "guard" ? "bb" : kind);

export interface Point {
  x: number;
  y: number;
}
/** The chart's own space (1000 × 640) laid onto the picture (686 × 522). */
export function place(node: Plain): Point {
  return { x: node.x * 0.656 - 11.8, y: node.y * 0.828 - 7 };
}

export interface Crew {
  id: string;
  colour: string | null;
  count: number;
  protects: string[];
  points: number;
  money: number;
  propeller: number;
  adds: string | null;
}
export function crewOf(content: Content): Crew[] {
  return [...content.crew.starter, ...content.crew.crew].map((card) => ({
    id: card.id,
    colour: card.needs?.colour ?? null,
    count: card.needs?.count ?? 0,
    protects: card.needs?.protects ?? [],
    points: card.points ?? 0,
    money: card.money ?? 0,
    propeller: card.propeller ?? 0,
    adds: card.adds ?? null,
  }));
}

/** Where a scout spot lies on a tile, from its middle, in halves of its side. */
const CORNERS: Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: 0, y: -1 },
];
export function corner(spot: number, half: number): Point {
  const at = CORNERS[spot] ?? CORNERS[4];
  return { x: at.x * (half - 11), y: at.y * (half - 11) };
}

export interface BoatAt extends Point {
  seat: number;
  boat: number;
  badge: string | null;
}
/** All boats where they stand: on their spot, or side by side in the middle of a place. */
export function boatsOn(view: View, content: Content): BoatAt[] {
  const crowd = new Map<number, [number, number][]>();
  const found: BoatAt[] = [];
  view.boats.forEach((boats: number[], seat: number) =>
    boats.forEach((node, boat) => {
      const spot = view.spots[seat][boat];
      const wreck = view.wrecks[node];
      const kind = spot === CENTRE || wreck < 0 ? null : content.wrecks.wreck[wreck].spots[spot];
      if (kind) {
        const half = node === view.site ? 42 : 33;
        const at = place(content.chart.node[node]);
        const off = corner(spot, half);
        found.push({ seat, boat, x: at.x + off.x, y: at.y + off.y - 7, badge: kind });
      } else crowd.set(node, [...(crowd.get(node) ?? []), [seat, boat]]);
    }),
  );
  for (const [node, group] of crowd) {
    const at = place(content.chart.node[node]);
    const row = group.length > 5 ? Math.ceil(group.length / 2) : group.length;
    group.forEach(([seat, boat], i) => {
      const line = Math.floor(i / row);
      const inLine = Math.min(row, group.length - line * row);
      const gap = Math.min(20, 76 / inLine);
      const x = at.x + ((i % row) - (inLine - 1) / 2) * gap;
      found.push({ seat, boat, x, y: at.y + 3 + (line - (group.length > 5 ? 0.5 : 0)) * 20, badge: null });
    });
  }
  return found.sort((a, b) => a.seat - b.seat || a.boat - b.boat);
}

/** How many stones of each colour are in the bag. */
export function bagCounts(view: View): number[] {
  const counts = STONES.map(() => 0);
  for (const stone of [...view.bag.pool, ...(view.bag.tail ?? [])]) counts[stone] += 1;
  return counts;
}

/** A stone in the strip of what is in the bag, or a kind of them with their count. */
export interface InStrip {
  stone: number;
  /** 0: a single stone. */
  count: number;
  x: number;
}
const SINGLE = 14.6;
const GROUPED = 38;
const APART = 6;
/** The stones in the bag in one line: one by one while all have room, else the commoner kinds as a group with a count. */
export function bagStrip(counts: number[], order: number[], from: number, to: number): InStrip[] {
  for (let most = 6; ; most -= 1) {
    const found: InStrip[] = [];
    let x = from;
    for (const stone of order) {
      const many = counts[stone] > most;
      for (let i = 0; i < (many ? 1 : counts[stone]); i += 1) {
        found.push({ stone, count: many ? counts[stone] : 0, x });
        x += many ? GROUPED : SINGLE;
      }
      if (counts[stone]) x += APART;
    }
    if (x - APART <= to || most === 1) return found;
  }
}

interface Chip {
  seat: number;
  kind: "points" | "shield" | "up";
  points: number;
}
export interface DiveRow {
  number: number;
  stone: number;
  /** The how-manieth of its colour in this dive. */
  nth: number;
  chips: Chip[];
}
/** The dive so far, a row for each stone, with what the seats did upon it. */
export function diveRows(view: View, log: Fact[]): DiveRow[] {
  const seen: Record<number, number> = {};
  const rows: DiveRow[] = view.drawn.map((stone: number, i: number) => {
    seen[stone] = (seen[stone] ?? 0) + 1;
    return { number: i + 1, stone, nth: seen[stone], chips: [] };
  });
  const start = log.findLastIndex((fact) => fact.kind === "dives");
  let at = -1;
  for (const fact of start < 0 ? [] : log.slice(start)) {
    const seat = fact.args[0] as number;
    if (fact.kind === "draws") at += 1;
    const chips = rows[at]?.chips;
    if (!chips) continue;
    if (fact.kind === "plays") {
      const mine = chips.find((chip) => chip.seat === seat && chip.kind === "points");
      if (mine) mine.points += fact.args[2] as number;
      else chips.push({ seat, kind: "points", points: fact.args[2] as number });
    } else if (fact.kind === "protects" || fact.kind === "uses_spot") chips.push({ seat, kind: "shield", points: 0 });
    else if (fact.kind === "surfaces") chips.push({ seat, kind: "up", points: 0 });
  }
  return rows;
}

export interface Diver {
  seat: number;
  down: boolean;
  leads: boolean;
  /** Points as if the dive ended now. */
  cards: number;
  stones: number;
  wreck: number;
}
/** Everybody at the dive, the leader in the middle. */
export function divers(view: View): Diver[] {
  const there: Diver[] = view.dive?.divers ?? [];
  const leader = there.find((diver) => diver.leads);
  const others = there.filter((diver) => diver !== leader);
  const middle = Math.floor(there.length / 2);
  return leader ? [...others.slice(0, middle), leader, ...others.slice(middle)] : others;
}

/** What would save the looking seat from a hazard: its cards, and whether a boat stands on a fitting spot; null for who does not dive. */
export function shields(view: View, content: Content, hazard: number): { cards: string[]; spot: boolean } | null {
  const found = view.dive?.shields?.[STONES[hazard]];
  if (!found) return null;
  const crew = crewOf(content);
  return { cards: [...new Set((found.cards as number[]).map((card) => crew[card].id))], spot: found.boats.length > 0 };
}
