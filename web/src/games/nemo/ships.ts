/** The ships: both sides of every tile, their colours and shapes, what lies in an ocean, and what hinders a test. Read from view and content. */

import type { Content, View } from "../../lib/types";

export type Group =
  "white" | "grey" | "cream" | "yellow" | "orange" | "red" | "blue" | "green" | "black" | "violet" | "escort";
export interface Side {
  side: number;
  name: string;
  nation: string;
  kind: string;
  group: Group;
  attack: number;
  defence: number;
  notoriety: number;
  tonnage: number;
  science: number;
  wonder: number;
  armoured: boolean;
}
/** A side of a ship: its number times two, plus one for the back. After the ships come the escorted ones of deadly seas. */
export function sideOf(content: Content, side: number): Side {
  const number = side >> 1;
  const ship = content.ships.ship[number];
  const entry = ship
    ? side & 1
      ? ship.back
      : ship.front
    : content.deadlyseas.tile.filter((tile) => tile.ship)[number - content.ships.ship.length].ship;
  const group: Group = !ship ? "escort" : side & 1 ? (ship.group === "white" ? "grey" : "violet") : ship.group;
  return {
    side,
    name: entry.name,
    nation: entry.nation,
    kind: entry.class,
    group,
    attack: entry.attack ?? 0,
    defence: entry.defence,
    notoriety: entry.notoriety,
    tonnage: entry.tonnage,
    science: entry.science ?? 0,
    wonder: entry.wonder ?? 0,
    armoured: !!entry.armoured,
  };
}

export interface Paint {
  fill: string;
  rim: string;
  ink: string;
}
export const PAINT: Record<Group, Paint> = {
  white: {
    fill: "var(--paper)",
    rim: "color-mix(in srgb, var(--straw) 80%, var(--walnut))",
    ink: "color-mix(in srgb, var(--walnut) 70%, var(--abyss))",
  },
  grey: {
    fill: "color-mix(in srgb, var(--paper) 70%, var(--abyss))",
    rim: "color-mix(in srgb, var(--ink) 60%, var(--parchment))",
    ink: "color-mix(in srgb, var(--abyss) 90%, var(--choose))",
  },
  cream: {
    fill: "color-mix(in srgb, var(--choose) 60%, var(--air))",
    rim: "color-mix(in srgb, var(--choose) 70%, var(--abyss))",
    ink: "color-mix(in srgb, var(--walnut) 70%, var(--abyss))",
  },
  yellow: {
    fill: "var(--amber)",
    rim: "color-mix(in srgb, var(--amber) 60%, var(--black))",
    ink: "color-mix(in srgb, var(--umber) 90%, var(--sepia))",
  },
  orange: {
    fill: "color-mix(in srgb, var(--bad) 50%, var(--amber))",
    rim: "color-mix(in srgb, var(--bronze) 60%, var(--crimson))",
    ink: "color-mix(in srgb, var(--black) 80%, var(--coral))",
  },
  red: {
    fill: "color-mix(in srgb, var(--crimson) 90%, var(--deep))",
    rim: "color-mix(in srgb, var(--black) 50%, var(--crimson))",
    ink: "var(--paper)",
  },
  blue: { fill: "var(--steel)", rim: "color-mix(in srgb, var(--steel) 60%, var(--abyss))", ink: "var(--air)" },
  green: {
    fill: "color-mix(in srgb, var(--kelp) 60%, var(--sepia))",
    rim: "color-mix(in srgb, var(--black) 55%, var(--kelp))",
    ink: "var(--air)",
  },
  black: {
    fill: "color-mix(in srgb, var(--abyss) 80%, var(--brass))",
    rim: "color-mix(in srgb, var(--black) 80%, var(--sepia))",
    ink: "var(--parchment)",
  },
  violet: {
    fill: "color-mix(in srgb, var(--orchid) 65%, var(--trench))",
    rim: "color-mix(in srgb, var(--abyss) 65%, var(--orchid))",
    ink: "color-mix(in srgb, var(--white) 90%, var(--orchid))",
  },
  escort: {
    fill: "color-mix(in srgb, var(--ink) 80%, var(--white))",
    rim: "color-mix(in srgb, var(--ink) 90%, var(--bronze))",
    ink: "var(--air)",
  },
};
const SHAPES: Record<string, string> = {
  "clipper-ship": "clipper",
  "whaler-ship": "clipper",
  "slaver-ship": "clipper",
  "ghost-ship": "clipper",
  "freighter-ship": "steamer",
  "mail-ship": "steamer",
  "passenger-ship": "steamer",
  frigate: "frigate",
  raider: "frigate",
  pirate: "frigate",
  "steam-cruiser": "frigate",
  "armored-frigate": "frigate",
  ironclad: "ironclad",
  ironside: "ironclad",
  battleship: "capital",
  capital: "capital",
  escorted: "capital",
  "escorted-ironclad": "ironclad",
  ram: "ram",
  monster: "serpent",
  airship: "airship",
};
export const shapeOf = (side: Side): string => SHAPES[side.kind] ?? "steamer";

export interface Well {
  key: string;
  kind: "ship" | "contact" | "free";
  side: number;
}
/** The spaces of an ocean, ships first; a ship that came with a card may lie beyond them. */
export function wells(view: View, content: Content, ocean: number): Well[] {
  const found: Well[] = view.ships[ocean].map((side: number) => ({
    key: `s${side >> 1}`,
    kind: "ship" as const,
    side,
  }));
  for (let i = 0; i < view.contacts[ocean]; i += 1) found.push({ key: `c${i}`, kind: "contact", side: -1 });
  for (let i = found.length; i < content.oceans.ocean[ocean].spaces; i += 1)
    found.push({ key: `f${i}`, kind: "free", side: -1 });
  return found;
}

/** The land spaces by number, with their oceans. */
export function lands(content: Content): { id: string; ocean: number }[] {
  return content.oceans.ocean.flatMap((ocean, i) => ocean.uprisings.map((id: string) => ({ id, ocean: i })));
}

export interface Prospect {
  sink: number;
  hit: number;
}
/** The chances of an attack on a ship beside the Nautilus, or, with -1, on a contact: nothing exerted, no help. */
export function prospects(view: View, side: number): Record<"bold" | "stalk" | "torpedo", Prospect | null> | null {
  return (view.prospects ?? []).find((one: { side: number }) => one.side === side) ?? null;
}

/** The ships beside the Nautilus that lower the test under way, each with what it takes away, as the ledger says; of several warships the first stands for all. */
export function hindering(view: View, content: Content): { side: number; value: number }[] {
  const part = (view.test?.parts ?? []).find(
    (one: { from: string }) => one.from === "ships" || one.from === "warships",
  );
  if (!part) return [];
  const others: number[] = view.ships[view.nautilus].filter((side: number) => side !== view.foe);
  if (part.from === "ships" || view.navies) return others.map((side) => ({ side, value: -1 }));
  return others
    .filter((side) => sideOf(content, side).attack > 0)
    .slice(0, 1)
    .map((side) => ({ side, value: part.value }));
}

const ON_MAP = new Set(["ocean", "land", "action"]);
/** On the phone: whether a thing lies on the map, or in the ocean that is shown at full size. */
export function inSight(view: View, ocean: number, target: string | null): boolean {
  const [kind, number] = (target ?? "").split("/");
  if (kind === "ship") return ocean >= 0 && view.ships[ocean].includes(Number(number));
  return ON_MAP.has(kind) || (ocean >= 0 && target === `contact/${ocean}`);
}
