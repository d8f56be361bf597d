/** From the game's content to pictures: which drawings stand for an effect, a diver, a contract. */

import type { Content, Plain, View } from "../../lib/types";

export const COLOURS = ["metal", "plant", "fuel", "tech"];
/** The prestige that ends the game. */
export const GOAL = 18;
export const LEVELS = [1, 2, 3, 4, 5];
export const X = 6;
export const NEUTRAL = 7;

/** A drawing by its name in art.svg, or a short sign such as "+1". */
export type Bit = { icon: string } | { sign: string };
type Effect = (string | number)[];

const ICONS: Record<string, string> = {
  metal: "r-metal",
  plant: "r-plant",
  fuel: "r-fuel",
  tech: "r-tech",
  credit: "i-credit",
  battery: "i-battery",
  prestige: "i-prestige",
  "neutral-key": "i-keyplate",
};
const icon = (name: string): Bit => ({ icon: `ot-${name}` });
const sign = (text: string | number): Bit => ({ sign: String(text) });
export const itemIcon = (item: string) => `ot-${ICONS[item]}`;

export function bits(effect: Effect): Bit[] {
  const [verb, first, second] = effect;
  switch (verb) {
    case "gain":
      return [sign(`+${second}`), icon(ICONS[first])];
    case "choose":
      return [icon(ICONS[first]), icon(ICONS[second])];
    case "trade":
      return [icon("r-any"), icon("i-swap"), icon("i-credit")];
    case "spy":
      return [icon("i-draw"), icon("i-or"), icon("i-helmet")];
    case "improve":
      return [icon("i-propeller"), icon("i-or"), icon("i-hacker")];
    case "explore":
    case "use-reward":
      return [icon("i-reward")];
    case "take-back-key":
      return [icon("i-keyback")];
    case "free-effects":
      return [icon("i-free")];
    case "twice":
      return [sign("2×"), icon("i-helmet")];
    case "surface":
      return [icon("i-surface"), sign(first)];
    case "upgrade":
      return [icon("i-helmet"), icon("i-upgrade")];
    case "draw":
      return [icon("i-draw")];
    case "swap":
      return [sign(first), icon("i-battery"), icon("i-to"), icon("i-swap")];
    default:
      return [];
  }
}
/** What a thing costs in credits, in front of what it does. */
function priced(cost: number | undefined, rest: Bit[]): Bit[] {
  return cost ? [sign(cost), icon("i-credit"), icon("i-to"), ...rest] : rest;
}

export interface DiverPicture {
  id: string;
  art: string;
  badge: string;
  effect: Bit[];
  /** What the upgraded side has more. */
  more: Bit[];
}
const BADGES: Record<string, string> = { trader: "i-trade", spy: "i-eye", engineer: "i-wrench", explorer: "i-compass" };

export function diver(content: Content, number: number, upgraded: boolean): DiverPicture {
  const entry = content.divers.diver[number];
  const side = upgraded ? entry.upgraded : entry.basic;
  const kind = entry.id.replace("-expert", "");
  const { basic, upgraded: better } = entry;
  const more =
    better.effect.length > basic.effect.length
      ? bits(better.effect[1])
      : better.bonus
        ? [sign(`+${better.bonus}`)]
        : better.cost
          ? [sign(better.cost), icon("i-credit")]
          : [icon("i-free")];
  return {
    id: entry.id,
    art: `ot-d-${kind}`,
    badge: `ot-${BADGES[kind] ?? `r-${kind}`}`,
    effect: priced(side.cost, bits(side.effect[0])),
    more,
  };
}

export interface SponsorPicture {
  id: string;
  side: "basic" | "advanced";
  icon: string;
  effect: Bit[];
}
export function sponsor(content: Content, view: View, number: number): SponsorPicture {
  const entry = content.sponsors.sponsor[number];
  const side = view.sides[number] === 1 ? "advanced" : "basic";
  const { effect, cost, prestige } = entry[side];
  const verb = effect[effect.length - 1];
  const pictures: Record<string, string> = {
    gain: ICONS[verb[1]],
    twice: "i-twice",
    "take-back-key": "i-keyback",
    "free-effects": "i-free",
    "use-reward": "i-reward",
    surface: "i-surface",
    upgrade: "i-upgrade",
    swap: "i-swap",
  };
  const does: Bit[] = effect.flatMap((one: Effect, at: number) => [
    ...(at ? [icon("i-or")] : []),
    ...(one[0] === "swap" ? [icon("i-swap")] : bits(one)),
  ]);
  const shown =
    verb[0] === "upgrade"
      ? [icon(verb[1] === "surfaced" ? "i-surface" : "i-upgrade"), ...(prestige ? [icon("i-prestige")] : [])]
      : does;
  return { id: entry.id, side, icon: `ot-${pictures[verb[0]]}`, effect: priced(cost, shown) };
}

export interface ContractPicture {
  id: string;
  scene: string;
  /** Resources, one entry each; or numbers of whichever colours. */
  needs: string[];
  numbers: number[];
  prestige: number;
  /** What it brings at once, one entry each. */
  instant: Bit[][];
}
const SCENES: [string, string[]][] = [
  ["farm", ["algae-farm", "hatchery"]],
  ["mast", ["signal-mast", "radio-buoy", "observatory", "archive", "lighthouse"]],
  ["pump", ["repair-order", "infirmary", "breakwater", "workshop"]],
  ["power", ["generator-house"]],
  ["dock", ["ferry-line", "boathouse", "shipyard", "double-hull"]],
  ["green", ["floating-garden", "seed-bank"]],
  ["barrel", ["fuel-depot", "lamp-oil", "drill-rig"]],
  ["town", ["settlement", "new-quarter", "deep-city"]],
];
export function contract(content: Content, number: number): ContractPicture {
  const entry = content.contracts.contract[number];
  return {
    id: entry.id,
    scene: `ot-v-${SCENES.find(([, ids]) => ids.includes(entry.id))?.[0] ?? "crates"}`,
    needs: COLOURS.flatMap((colour) => Array(entry.needs?.[colour] ?? 0).fill(colour)),
    numbers: entry.numbers ?? [],
    prestige: entry.prestige,
    instant: entry.instant.map(bits),
  };
}

export interface RewardPicture {
  id: string;
  green: boolean;
  front: Bit[];
  back: { amount: number; icon: string };
}
export function reward(content: Content, number: number): RewardPicture {
  const entry = content.rewards.reward[number];
  const front = bits(entry.front[0]).filter((bit) => "icon" in bit);
  const [, item, amount] = entry.back[0];
  return { id: entry.id, green: entry.colour === "green", front, back: { amount, icon: itemIcon(item) } };
}

/** The resources of a level, one entry each, with a name that stays while others come and go. */
export function tokens(zone: number[], level: number): { key: string; colour: number }[] {
  return COLOURS.flatMap((_, colour) =>
    Array.from({ length: zone[(level - 1) * 4 + colour] }, (_, i) => ({ key: `${colour}-${i}`, colour })),
  );
}
export const pile = (value: Plain | null | undefined): number =>
  value?.size ?? (value?.pool.length ?? 0) + (value?.tail?.length ?? 0);
export const keyName = (key: number) => (key >= X ? "X" : String(key));
