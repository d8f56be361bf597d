/** What Endeavor's picture shows, read from view and content. It decides nothing. */

import type { Content, Option, Plain, Question, View } from "../../lib/types";
import { linkOf, placesOf, type At, type Drawing } from "./layout";

export const ATTRIBUTES = ["reputation", "inspiration", "coordination", "ingenuity"] as const;
export const ATTRIBUTE_FILL = [
  "color-mix(in srgb, var(--bad) 60%, var(--orchid))",
  "color-mix(in srgb, var(--amber) 60%, var(--bad))",
  "color-mix(in srgb, var(--turquoise) 70%, var(--umber))",
  "color-mix(in srgb, var(--azure) 60%, var(--orchid))",
];
export const TOPIC_FILL: Record<string, string> = {
  blue: "var(--azure)",
  yellow: "color-mix(in srgb, var(--amber) 90%, var(--black))",
  brown: "color-mix(in srgb, var(--warn) 60%, var(--ink))",
  green: "color-mix(in srgb, var(--kelp) 90%, var(--abyss))",
};
export const VERBS = [
  "reputation",
  "inspiration",
  "coordination",
  "ingenuity",
  "knowledge",
  "disc",
  "influence",
  "promote",
  "any",
  "lowest",
  "discover",
  "travel",
  "sonar",
  "dive",
  "conserve",
  "publish",
  "trade",
  "leave",
  "leave-upwards",
  "conserve-here",
  "publish-here",
  "conserve-same-depth",
  "copy",
];
export const ROUNDS = 6;
export const SOLO_ROUNDS = 7;
export const JOINT_GOALS = 7;
export const CLEANUP_END = 10;
export const PHASES = ["setup", "round", "prepare", "act"] as const;

type Verb = (string | number)[];
export type Effect = Verb[];

/** What an effect gives, as icons: one for each, or one with a number. */
export interface Mark {
  icon: string;
  text?: string;
}
const ICONS: Record<string, string> = {
  leave: "travel",
  "leave-upwards": "travel",
  "conserve-here": "conserve",
  "publish-here": "publish",
  "conserve-same-depth": "conserve",
  copy: "crew",
  discover: "tiles",
};
export const iconOf = (verb: string): string => ICONS[verb] ?? verb;

/** Depths a discovery may draw from: 3, 1-2, or 4+ down to the deepest. */
export function span(low: number, high: number): string {
  return high === low ? `${low}` : high === 5 ? `${low}+` : `${low}-${high}`;
}
export function marksOf(effect: Effect): Mark[] {
  return effect.flatMap(([verb, first, second]): Mark[] => {
    const name = String(verb);
    const number = Number(first ?? 0);
    if (name === "discover") return [{ icon: "tiles", text: span(number, Number(second)) }];
    if (name === "trade")
      return [
        { icon: "disc", text: "▸" },
        { icon: "knowledge", text: `${number}` },
      ];
    if (name === "conserve" && number) return [{ icon: "conserve", text: `−${number}` }];
    if (name === "travel" || name === "dive") return [{ icon: name, text: number ? `+${number}` : undefined }];
    if (VERBS.indexOf(name) > VERBS.indexOf("lowest")) return [{ icon: iconOf(name) }];
    return number <= 2
      ? Array.from({ length: Math.max(1, number) }, () => ({ icon: name }))
      : [{ icon: name, text: `${number}` }];
  });
}

export interface Space {
  number: number;
  id: string;
  kind: "dive" | "sonar" | "conserve" | "publish";
  cost: number;
  /** Face-down tokens it begins with. */
  tokens: number;
  topic: string;
  effect: Effect;
  heap: number;
  at: At;
  /** A dotted ring: a disc here makes the zone's feature hold. */
  ring: boolean;
  /** A yellow line: something comes after the action here. */
  line: boolean;
}
interface Link extends Drawing {
  a: number;
  b: number;
  effect: Effect;
}
export interface Tile {
  number: number;
  id: string;
  depth: number;
  arrival: Effect;
  discovery: Effect;
  spaces: Space[];
  links: Link[];
  /** Sonar tracks as runs of spaces, in rows. */
  runs: number[][];
  /** Whether it has a feature at all, and one that holds for the whole zone. */
  feature: boolean;
  whole: boolean;
}

const tiles = new WeakMap<Content, Tile[]>();
/** All ocean tiles; spaces, dive spaces and tiles are counted as the view counts them. */
export function tilesOf(content: Content): Tile[] {
  const known = tiles.get(content);
  if (known) return known;
  let space = 0;
  let heap = 0;
  const made = content.zones.zone.map((zone, number): Tile => {
    const features = zone.features ?? [];
    const at = placesOf(zone.id, zone.spaces);
    const spaces = zone.spaces.map((entry: Plain, i: number): Space => ({
      number: space++,
      id: entry.id,
      kind: entry.kind,
      cost: entry.cost ?? 0,
      tokens: entry.tokens ?? 0,
      topic: entry.topic ?? "",
      effect: entry.effect ?? [],
      heap: entry.kind === "dive" ? heap++ : -1,
      at: at[i],
      ring: features.some((feature: Plain) => feature.ring?.includes(entry.id)),
      line: features.some(
        (feature: Plain) =>
          feature.space === entry.id ||
          (feature.on === "dive" && entry.kind === "dive" && !feature.space && !feature.ring?.length),
      ),
    }));
    const find = (id: string) => spaces.findIndex((one: Space) => one.id === id);
    const sonar = zone.spaces
      .map((entry: Plain, i: number) => ({ i, track: entry.kind === "sonar" ? entry.track : 0, y: at[i].y }))
      .filter((one: { track: number }) => one.track);
    const runs = new Map<string, number[]>();
    for (const one of sonar) runs.set(`${one.track}/${one.y}`, [...(runs.get(`${one.track}/${one.y}`) ?? []), one.i]);
    return {
      number,
      id: zone.id,
      depth: zone.depth,
      arrival: zone.arrival,
      discovery: zone.discovery,
      spaces,
      links: (zone.links ?? []).map((link: Plain): Link => {
        const [a, b] = link.ends.map(find);
        return { a, b, effect: link.effect, ...linkOf(zone.id, link.ends, spaces[a].at, spaces[b].at) };
      }),
      runs: [...runs.values()],
      feature: features.length > 0,
      whole: features.some((feature: Plain) => !feature.ring?.length && !feature.space && feature.on !== "dive"),
    };
  });
  tiles.set(content, made);
  return made;
}
/** The tile that holds a space. */
export const tileOf = (content: Content, space: number): Tile =>
  tilesOf(content).find((tile) => tile.spaces.some((one) => one.number === space))!;

export interface Scenario {
  id: string;
  columns: number;
  depth: number;
  rule: string;
  base: string;
  goals: Plain[];
  influence_need: number[];
}
export function scenarioOf(content: Content, view: View): Scenario {
  const entry = content.scenarios.scenario.find((one) => one.number === view.scenario) ?? content.scenarios.scenario[0];
  return { ...(entry as Scenario), depth: entry.depth ?? 5, rule: entry.rule ?? "" };
}
export const placeName = (scenario: Scenario, cell: number): string =>
  `${"ABCDEFG"[cell % scenario.columns]}${Math.floor(cell / scenario.columns) + 1}`;
export const depthOf = (scenario: Scenario, cell: number): number => Math.floor(cell / scenario.columns) + 1;

interface Row {
  depth: number;
  y: number;
  height: number;
  /** A depth without zones is a slim band. */
  grown: boolean;
}
export interface Grid {
  rows: Row[];
  x: number;
  width: number;
  gap: number;
}
/** The ocean's places in a picture: rows grow when their first zone is laid, or may be laid now. */
export function gridOf(
  view: View,
  scenario: Scenario,
  box: { left: number; top: number; width: number; height: number; slim: number; tallest: number; gap: number },
  wanted: Set<number>,
): Grid {
  const depths = Array.from({ length: scenario.depth }, (_, i) => i + 1);
  const cells = (depth: number) =>
    Array.from({ length: scenario.columns }, (_, column) => (depth - 1) * scenario.columns + column);
  const grown = depths.map((depth) => cells(depth).some((cell) => view.zones[cell] >= 0 || wanted.has(cell)));
  const tall = grown.filter(Boolean).length;
  const height = Math.min(box.tallest, (box.height - box.top - box.slim * (depths.length - tall)) / Math.max(1, tall));
  const slim =
    tall === depths.length
      ? 0
      : Math.min(height, Math.max(box.slim, (box.height - box.top - height * tall) / (depths.length - tall)));
  let y = box.top;
  const rows = depths.map((depth, i): Row => {
    const row = { depth, y, height: grown[i] ? height : slim, grown: grown[i] };
    y += row.height;
    return row;
  });
  return { rows, x: box.left, width: (box.width - box.left) / scenario.columns, gap: box.gap };
}
/** Where the tile of a place lies. */
export function rectOf(
  grid: Grid,
  scenario: Scenario,
  cell: number,
): { x: number; y: number; width: number; height: number } {
  const row = grid.rows[depthOf(scenario, cell) - 1];
  return {
    x: grid.x + (cell % scenario.columns) * grid.width,
    y: row.y,
    width: grid.width - grid.gap,
    height: row.height - grid.gap,
  };
}

export interface SubAt {
  seat: number;
  key: string;
  cell: number;
  /** The how-manieth in its zone, of how many. */
  slot: number;
  of: number;
}
/** All submarines in the water, each with its berth. */
export function subsOf(view: View): SubAt[] {
  const crowd = new Map<number, number>();
  const found = view.subs.flatMap((cells: number[], seat: number) =>
    cells.map((cell, i): SubAt => {
      const slot = crowd.get(cell) ?? 0;
      crowd.set(cell, slot + 1);
      return { seat, key: `${seat}/${i}`, cell, slot, of: 0 };
    }),
  );
  for (const sub of found) sub.of = crowd.get(sub.cell)!;
  return found;
}

export interface Crew {
  kind: number;
  id: string;
  gold: boolean;
  level: number;
  effect: Effect;
  /** Every inner list is one action; several verbs in it mean one of them. */
  actions: string[][];
  score: { points: number; per: number; count: string } | null;
}
export function crewOf(content: Content, code: number): Crew {
  const entry = content.crew.crew[code >> 1];
  const gold = (code & 1) === 1;
  const side = gold ? entry.gold : (entry.junior ?? { effect: [], actions: [] });
  return {
    kind: code >> 1,
    id: entry.id,
    gold,
    level: entry.level,
    effect: side.effect,
    actions: side.actions,
    score: side.score ?? null,
  };
}
/** Kinds of crew in the tray, level by level; level 5 shows what lies on top of its stacks. */
export function trayOf(content: Content, view: View): { level: number; crew: { kind: number; left: number }[] }[] {
  return [1, 2, 3, 4, 5].map((level) => ({
    level,
    crew:
      level === 5
        ? view.experts.filter((kind: number) => kind >= 0).map((kind: number) => ({ kind, left: 1 }))
        : content.crew.crew.flatMap((entry, kind) =>
            entry.level === level ? [{ kind, left: view.tray[kind] as number }] : [],
          ),
  }));
}

/** The level of each space of an attribute track, 1 to 5. */
export const levelOf = (content: Content, at: number): number =>
  content.mat.track[0].levels.filter((first: number) => at >= first).length;

/** The tiles that were drawn for a discovery, in the order of the options. */
export function drawnTiles(question: Question | null): number[] {
  if (question?.kind !== "discover") return [];
  const told = Array.isArray(question.about)
    ? question.about.filter((one): one is number => typeof one === "number")
    : [];
  const offered = question.options.flatMap((option) => (Array.isArray(option.value) ? [Number(option.value[0])] : []));
  return [...new Set([...told, ...offered])];
}
/** Options whose value is a pair, by its first entry: tiles of a discovery, spaces of a publication, submarines of a journey. */
export function byFirst(question: Question | null, kind: string): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  if (question?.kind !== kind) return found;
  for (const option of question.options) {
    if (!Array.isArray(option.value) || typeof option.value[0] !== "number") continue;
    const first = option.value[0];
    found.set(first, [...(found.get(first) ?? []), option]);
  }
  return found;
}
/** The goals that are in play: of alternatives the chosen one, or all while none is chosen. */
export function goalsOf(scenario: Scenario, view: View): { way: number; goal: Plain; open: boolean }[] {
  return scenario.goals
    .map((goal, way) => ({ way, goal, open: !!goal.option && view.ways[goal.goal - 1] < 0 }))
    .filter(({ goal, way, open }) => !goal.option || open || view.ways[goal.goal - 1] === way);
}
