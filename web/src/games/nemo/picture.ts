/** What the picture of Nemo's War shows: ships, cards, tracks and sums, read from view and content. It decides nothing. */

import type { Content, Fact, Option, Question, View } from "../../lib/types";

export const RESOURCES = ["nemo", "crew", "hull"] as const;
export const MOTIVES = ["science", "explore", "anti-imperialism", "war"] as const;
export const ACTIONS = ["event", "combat", "incite", "move", "rest", "repair", "refit", "search"] as const;
export const SOURCES = [
  "warships",
  "civilians",
  "adventure",
  "treasure",
  "uprisings",
  "science",
  "wonders",
  "people",
  "mastery",
  "penalties",
] as const;
/** The least results of the second to the fifth band of the action table. */
export const BANDS = ["≤ 2", "3–6", "7–8", "9–11", "≥ 12"] as const;
export const SOLO = 0;
export const SEMI = 2;
export const MOST_AP = 5;
export const SALVAGE_SPACES = 4;
export const UNDER_FIRE = 11;
export const RAMMING = 12;
export const AIMING = 13;
const FIRST_FINALE = 51;
const TURNING_POINT = 58;
const FIRST_ACT = 59;
const FIRST_TECHNOLOGY = 62;
const MINES = 10;
const VIOLET_AT = 36;
const BLACK_DIE_AT = 44;

// --- cards ---

export interface Card {
  id: string;
  /** The message that names it, and with `.text` says what it does. */
  word: string;
  kind: "test" | "play" | "keep" | "act" | "technology";
  test: number;
  exert: string[];
  points: Record<string, number>;
}
export function cardOf(content: Content, number: number): Card {
  const { events, story } = content;
  if (number >= FIRST_TECHNOLOGY) return technologyOf(content, number - FIRST_TECHNOLOGY);
  const entry =
    number < FIRST_FINALE
      ? events.event[number]
      : number < TURNING_POINT
        ? story.finale[number - FIRST_FINALE]
        : number === TURNING_POINT
          ? story.turn[0]
          : story.act[number - FIRST_ACT];
  return {
    id: entry.id,
    word: `card-${entry.id}`,
    kind: entry.kind ?? (number >= FIRST_ACT ? "act" : "play"),
    test: entry.test ?? 0,
    exert: entry.exert ?? [],
    points: entry.points ?? {},
  };
}
/** A technology by number; the last are the magnetic mines, which are an event. */
export function technologyOf(content: Content, number: number): Card & { cost: number } {
  const entry =
    number === MINES
      ? { ...content.events.event.find((event) => event.id === "magnetic-mines")!, cost: 0 }
      : content.technologies.technology[number];
  return {
    id: entry.id,
    word: `technology-${entry.id}`,
    kind: "technology",
    test: 0,
    exert: [],
    points: entry.points ?? {},
    cost: entry.cost ?? 0,
  };
}
const TECHNOLOGY_ICONS = ["spy", "serpent", "prop", "hull", "books", "crew", "fog", "shield", "torp", "prow", "mine"];
export const technologyIcon = (number: number): string => TECHNOLOGY_ICONS[number] ?? "tech";

// --- tracks ---

export interface Space {
  space: number;
  exert: number;
  /** Points of the space at the end of the game, under the motive. */
  points: number;
  kind: "bonus" | "none" | "penalty" | "defeat";
}
/** The spaces of a resource, the first one first, defeat last. */
export function track(view: View, content: Content, resource: number): Space[] {
  const spaces: Space[] = content.tracks.resource[resource].exert.map((exert: number, space: number) => {
    const points: number = view.tracks[resource][space];
    return {
      space,
      exert,
      points,
      kind: space === 0 ? "defeat" : points > 0 ? "bonus" : points < 0 ? "penalty" : "none",
    };
  });
  return spaces.reverse();
}

export interface Threshold {
  at: number;
  what: "blue" | "green" | "violet" | "black-die" | "outlawed";
}
/** Where notoriety changes the game, in order. What comes after being outlawed is left out. */
export function thresholds(view: View, content: Content): Threshold[] {
  const level = content.difficulty.difficulty[view.level_notoriety];
  const end = content.motives.motive[view.motive].outlawed;
  const all: Threshold[] = [
    { at: level.blue_fleet, what: "blue" },
    { at: level.green_fleet, what: "green" },
    { at: VIOLET_AT, what: "violet" },
    { at: BLACK_DIE_AT, what: "black-die" },
  ];
  return [...all.filter((one) => one.at < end), { at: end, what: "outlawed" as const }].sort((a, b) => a.at - b.at);
}
/** What notoriety will bring next: the thresholds never reached, and always the last. */
export function ahead(view: View, marks: Threshold[]): Threshold[] {
  return marks.filter((one) => one.at > view.peak || one.what === "outlawed");
}
const GAUGE_FROM = -135;
const GAUGE_TO = 135;
const GAUGE_MOST = 54;
/** The angle of a notoriety on the gauge, in degrees from the top. */
export const needle = (notoriety: number): number =>
  GAUGE_FROM + ((GAUGE_TO - GAUGE_FROM) * Math.max(0, Math.min(GAUGE_MOST, notoriety))) / GAUGE_MOST;
/** A point on a dial around the origin. */
export function onDial(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.round(Math.sin(turn) * radius * 10) / 10, y: Math.round(-Math.cos(turn) * radius * 10) / 10 };
}
/** An arc of a dial between two notorieties. */
export function arc(from: number, to: number, radius: number): string {
  const a = onDial(needle(from), radius);
  const b = onDial(needle(to), radius);
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${needle(to) - needle(from) > 180 ? 1 : 0} 1 ${b.x} ${b.y}`;
}

// --- piles and hoard ---

export const pile = (of: { pool: unknown[]; tail?: unknown[] } | undefined): number =>
  of ? of.pool.length + (of.tail?.length ?? 0) : 0;
export const deckLeft = (view: View): number => view.deck.reduce((sum: number, part: number) => sum + part, 0);
export const extraLeft = (view: View): number => view.extra + view.under.length;

export interface Coin {
  treasure: number;
  id: string;
  count: number;
  kind: string;
  value: number;
  /** What discarding it does: the icon. */
  icon: string | null;
}
/** Discovered treasures, each kind once with its count; wonders first. */
export function hoard(view: View, content: Content): Coin[] {
  const counts = new Map<number, number>();
  for (const treasure of view.treasures) counts.set(treasure, (counts.get(treasure) ?? 0) + 1);
  return [...counts].map(([treasure, count]) => {
    const entry = content.treasures.treasure[treasure];
    return {
      treasure,
      id: entry.id,
      count,
      kind: entry.kind,
      value: entry.value ?? 0,
      icon: entry.effect?.length ? iconOf(entry.effect[0]) : null,
    };
  });
}

// --- effects as pictures ---

export interface Bit {
  icon: string;
  text: string;
}
/** A change with its sign: +2, −1, ±0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");
type Effect = (string | number | Effect[])[];
function iconOf(effect: Effect): string {
  const [verb, what] = effect;
  if (verb === "gain" || verb === "lose") return String(what);
  return (
    {
      treasure: "coin",
      "discard-treasure": "coin",
      notoriety: "ruf",
      uprising: "uprise",
      technology: "tech",
      offer: "tech",
      ap: "ap",
      reroll: "reroll",
      damage: "skull",
    }[String(verb)] ?? "event"
  );
}
/** Effects as icons with numbers, as on the result table. */
export function bits(effects: Effect[]): Bit[] {
  return effects.flatMap((effect): Bit[] => {
    const [verb, a, b] = effect;
    const icon = iconOf(effect);
    if (verb === "choose")
      return [...bits(a as unknown as Effect[]), { icon: "", text: "/" }, ...bits(b as unknown as Effect[])];
    if (verb === "gain") return [{ icon, text: signed(b as number) }];
    if (verb === "lose") return [{ icon, text: signed(-(b as number)) }];
    if (verb === "discard-treasure") return [{ icon, text: signed(-(a as number)) }];
    if (verb === "technology") return [{ icon, text: a ? signed(-(a as number)) : "" }];
    if (verb === "uprising") return [{ icon, text: "" }];
    return [{ icon, text: verb === "notoriety" ? signed(a as number) : String(a ?? "") }];
  });
}
export function bandBits(content: Content, table: string): Bit[][] {
  const row = content.actions.table.find((one) => one.id === table);
  return row ? row.bands.map((band: Effect[]) => bits(band)) : [];
}

// --- officers ---

/** The seat that answers for a resource or a character, or null where the captain does. */
export function keeper(view: View, content: Content, what: "resources" | "characters", id: string): number | null {
  const seat = view.officers.findIndex((card: number) => content.officers.officer[card][what].includes(id));
  return seat < 0 || (what === "resources" && id === "nemo") ? null : seat;
}

// --- questions ---

const PLACED = new Set([
  "ocean",
  "contact",
  "ship",
  "land",
  "resource",
  "character",
  "treasure",
  "offer",
  "installed",
  "kept",
  "row",
  "tonnage",
  "salvage",
  "action",
  "seat",
]);
/** The options that point at nothing on the table. */
export function loose(question: Question | null): Option[] {
  return (question?.options ?? []).filter((option) => !option.target || !PLACED.has(option.target.split("/")[0]));
}
export type Scene = "world" | "test" | "combat" | "moment";
const FIGHTING = new Set(["attack", "strike", "hit", "spoils", "row"]);
/** Yes or no, and no piece to look at: the chips say all of it, and the map stays in sight. */
export const bare = (question: Question | null): boolean =>
  !!question?.options.length && question.options.every(({ target }) => target === "yes" || target === "no");
/** What the table looks at: the world, a test, a combat, or something that is to be decided on a card. */
export function sceneOf(view: View, question: Question | null): Scene {
  const kind = question?.kind ?? "";
  if (view.trial === UNDER_FIRE || view.trial === RAMMING || view.trial === AIMING || FIGHTING.has(kind))
    return kind === "fight_on" ? "moment" : "combat";
  if (view.trial >= 0 && (kind === "exert" || kind === "help" || kind === "spend_treasure" || !question)) return "test";
  return loose(question).length && kind !== "action" && !bare(question) ? "moment" : "world";
}
/** The ship of a combat scene: the foe, the one asked about, or the one just sunk; -1 for a contact. */
export function foeOf(view: View, question: Question | null): number {
  const about = question?.about;
  if (view.foe >= 0) return view.foe;
  if (question && FIGHTING.has(question.kind) && Array.isArray(about) && typeof about[0] === "number") return about[0];
  return view.sunk.length ? view.sunk[view.sunk.length - 1] : -1;
}

/** The facts of the combat or test under way, newest last. */
function since(log: Fact[], ...kinds: string[]): Fact[] {
  const start = log.findLastIndex((fact) => kinds.includes(fact.kind));
  return start < 0 ? [] : log.slice(start);
}
/** What the shot of this combat did: null before it. */
export function shot(log: Fact[]): { dice: number[]; modifier: number; total: number; hits: number | null } | null {
  const facts = since(log, "fights");
  const end = facts.findIndex((fact) => fact.kind === "fire_misses" || fact.kind === "hits");
  if (end < 0) return null;
  const roll = facts.slice(0, end).findLast((fact) => fact.kind === "rolls");
  const helped = facts.slice(0, end).findLast((fact) => fact.kind === "helps");
  const [one, two, modifier, total] = (roll?.args ?? [0, 0, 0, 0]) as number[];
  return {
    dice: [one, two],
    modifier,
    total: helped ? (helped.args[1] as number) : total,
    hits: facts[end].kind === "hits" ? (facts[end].args[0] as number) : null,
  };
}
/** How many contacts have come to each ocean in this turn. */
export function fresh(log: Fact[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const fact of since(log, "turn")) {
    if (fact.kind !== "contact") continue;
    const ocean = fact.args[0] as number;
    found.set(ocean, (found.get(ocean) ?? 0) + 1);
  }
  return found;
}
