/** New Eden's cards as they are drawn: what is printed on them. */

import type { About } from "../../lib/about";
import { saidOf } from "../../lib/said";
import type { Content, Plain } from "../../lib/types";
import type { BoardProps } from "../registry";

export const GROUPS = ["crab", "clam", "kraken", "shipyard", "oxygen", "research"] as const;
export type Group = (typeof GROUPS)[number];
export const KRAKEN = 2;
export const SHIPYARD = 3;
export const OXYGEN = 4;
export const RESEARCH = 5;
/** Crabs, clams and krakens lie outside: deeple swim there. */
export const OUTSIDE = 3;

/** Light, deep and middle colour of each group. */
export const PAINT: Record<Group, { light: string; deep: string; mid: string }> = {
  crab: {
    light: "color-mix(in srgb, var(--warn) 80%, var(--card))",
    deep: "color-mix(in srgb, var(--abyss) 60%, var(--coral))",
    mid: "color-mix(in srgb, var(--coral) 80%, var(--lime))",
  },
  clam: {
    light: "color-mix(in srgb, var(--pink) 70%, var(--air))",
    deep: "color-mix(in srgb, var(--umber) 60%, var(--orchid))",
    mid: "color-mix(in srgb, var(--lilac) 55%, var(--bad))",
  },
  kraken: {
    light: "color-mix(in srgb, var(--spray) 80%, var(--choose))",
    deep: "color-mix(in srgb, var(--trench) 70%, var(--kelp))",
    mid: "color-mix(in srgb, var(--kelp) 70%, var(--cyan))",
  },
  shipyard: {
    light: "color-mix(in srgb, var(--lime) 90%, var(--white))",
    deep: "color-mix(in srgb, var(--black) 70%, var(--lime))",
    mid: "color-mix(in srgb, var(--lime) 80%, var(--black))",
  },
  oxygen: { light: "color-mix(in srgb, var(--cyan) 80%, var(--white))", deep: "var(--deep)", mid: "var(--reef)" },
  research: {
    light: "color-mix(in srgb, var(--lilac) 80%, var(--ice))",
    deep: "color-mix(in srgb, var(--abyss) 60%, var(--violet))",
    mid: "var(--violet)",
  },
};
export const INK = {
  coin: "color-mix(in srgb, var(--umber) 50%, var(--amber))",
  star: "color-mix(in srgb, var(--bad) 55%, var(--violet))",
  fix: "color-mix(in srgb, var(--kelp) 80%, var(--hull))",
  dmg: "color-mix(in srgb, var(--bad) 50%, var(--blood))",
  ptr: "color-mix(in srgb, var(--blood) 90%, var(--umber))",
  plant: "color-mix(in srgb, var(--abyss) 70%, var(--air))",
} as const;

/** A part of what stands on a card: a sign, or an icon of the sprite. */
export interface Bit {
  sign?: string;
  icon?: string;
  colour?: string;
}
type Effect = [string, ...(string | number)[]];
export interface Card {
  id: string;
  group: number;
  slots: number;
  /** Coins, points, repair or deeple. */
  amount: number;
  bottles: number[];
  end: number;
  pointer: number;
  placed: Effect[];
  plant: Effect[];
  final: Effect[];
}

const known = new WeakMap<Content, Card[]>();
/** All cards in the order of the view's numbers: modules, start and extension oxygen, the kraken tile. */
export function cardsOf(content: Content): Card[] {
  let cards = known.get(content);
  if (!cards) {
    const tile = content.station.extension.find((one) => one.group === "kraken");
    const oxygen = ["start-1", "start-2", "extension-card"].map((id) => ({
      ...content.station.oxygen.find((one) => one.id === id),
      id,
      group: "oxygen",
    }));
    cards = [...content.modules.module, ...oxygen, { ...tile, id: "extension-kraken", group: "kraken" }].map(card);
    known.set(content, cards);
  }
  return cards;
}
function card(entry: Plain): Card {
  const group = GROUPS.indexOf(entry.group);
  const placed: Effect[] = entry.placed ?? [];
  const act: Effect | undefined = entry.active?.[0] ?? (group === SHIPYARD ? placed[0] : undefined);
  return {
    id: entry.id,
    group,
    slots: entry.slots ?? 0,
    amount: Number(act?.[1] ?? 0),
    bottles: entry.bottles ?? [],
    end: entry.end ?? 0,
    pointer: entry.pointer ?? 0,
    placed,
    plant: entry.plant ?? [],
    final: entry.final ?? [],
  };
}
/** Cards lie in the box too, but this one is a tile of the station. */
export const isTile = (one: Card): boolean => one.id === "extension-kraken";

const ICON: Record<string, { icon: string; colour: string }> = {
  coins: { icon: "ne-coin", colour: INK.coin },
  points: { icon: "ne-star", colour: INK.star },
  repair: { icon: "ne-fix", colour: INK.fix },
  harm: { icon: "ne-dmg", colour: INK.dmg },
  "less-harm": { icon: "ne-dmg", colour: INK.dmg },
};
const group = (name: string | number): Bit => ({ icon: `ne-${name}`, colour: PAINT[name as Group].mid });

/** What an outside module gives, by its group. */
export const GIVES = ["coins", "points", "repair"].map((verb) => ICON[verb]);

/** A research card's effect in signs and icons. */
export function effect(one: Card): Bit[] {
  const bits: Bit[] = [];
  for (const [verb, first, second] of one.placed) {
    if (verb === "others-coins")
      bits.push(
        { icon: "i-others", colour: "color-mix(in srgb, var(--abyss) 70%, var(--air))" },
        { sign: `+${first}` },
        ICON.coins,
      );
    else if (verb === "others-harm-per")
      bits.push(
        { icon: "i-others", colour: "color-mix(in srgb, var(--abyss) 70%, var(--air))" },
        { sign: `+${second}` },
        ICON.harm,
        { sign: "/" },
        group(first),
      );
    else bits.push({ sign: verb === "repair" ? `−${first}` : `+${first}` }, verb === "repair" ? ICON.harm : ICON[verb]);
  }
  for (const [verb, number] of one.plant)
    bits.push(
      { icon: "ne-plant", colour: INK.plant },
      { sign: verb === "less-harm" ? `−${number}` : `+${number}` },
      ICON[verb],
    );
  for (const [verb, name, number] of one.final) {
    if (verb === "spare") bits.push(group(name), { sign: "→" }, { icon: "ne-shield", colour: INK.fix });
    else bits.push({ sign: `+${number}` }, ICON.points, { sign: "/" }, group(name));
  }
  return bits.length ? bits : [{ icon: "ne-shield", colour: "color-mix(in srgb, var(--abyss) 70%, var(--air))" }];
}

const RULES = ["NE-9.2", "NE-9.3", "NE-9.4", "NE-9.5", "NE-9.6", "NE-9.7"];

/** What the hover card says of a card. */
export function ofCard(p: Pick<BoardProps, "said" | "content">, number: number): About {
  return saidOf(p.said, `module/${number}`, RULES[cardsOf(p.content)[number].group]);
}
