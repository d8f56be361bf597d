/** What the logbook shows, counted from the games this device has kept. The rules themselves are in the engine. */

import type { ModeId } from "../games/about";
import { DESCENT } from "./covers";
import type { KeptMoment, Result } from "./history";
import type { LogMap, Text } from "./types";

/** Games whose mean the line shows, and from how many on there is a line. */
const MEAN = 13;
export const FEW = 5;
/** Depths, from the surface down; metres are an ornament. */
export const ZONES = [
  { id: "calm", metres: 0 },
  { id: "sunlit", metres: 200 },
  { id: "twilight", metres: 1000 },
  { id: "midnight", metres: 4000 },
  { id: "abyssal", metres: 6000 },
] as const;

/** How games of one kind went. */
export interface Way {
  game: string;
  mode: ModeId;
  games: number;
  won: number;
  best: number | null;
  /** The strongest level beaten, 1 to 5; 0 for none. */
  depth: number;
  loss: number | null;
  luck: number | null;
  reviewed: number;
  openings: { label: Text[]; games: number; won: number }[];
}

const mean = (list: number[]): number | null => (list.length ? list.reduce((a, b) => a + b, 0) / list.length : null);

export function ways(results: Result[]): Way[] {
  const groups = new Map<string, Result[]>();
  for (const one of results) {
    const key = `${one.game}/${one.mode}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const order = (way: Way) => DESCENT.indexOf(way.game) - way.games / 10_000;
  const found = [...groups.values()].map((games) => {
    const studies = games.flatMap(({ study }) => (study ? [study] : []));
    const scores = games.flatMap(({ score }) => (score === null ? [] : [score]));
    return {
      game: games[0].game,
      mode: games[0].mode,
      games: games.length,
      won: games.filter(({ won }) => won).length,
      best: scores.length ? Math.max(...scores) : null,
      depth: Math.max(0, ...games.map(({ depth }) => depth ?? 0)),
      loss: mean(studies.map(({ loss }) => loss)),
      luck: mean(studies.map(({ luck }) => luck)),
      reviewed: studies.length,
      openings: openings(games),
    };
  });
  return found.sort((a, b) => order(a) - order(b));
}

/** The openings that were tried, the most frequent first. */
function openings(games: Result[]): Way["openings"] {
  const found = new Map<string, Way["openings"][number]>();
  for (const { opening, won } of games) {
    if (!opening?.length) continue;
    const key = opening.map(({ en }) => en).join("/");
    const known = found.get(key) ?? { label: opening, games: 0, won: 0 };
    found.set(key, { ...known, games: known.games + 1, won: known.won + (won ? 1 : 0) });
  }
  return [...found.values()].sort((a, b) => b.games - a.games || b.won - a.won);
}

export const filled = (results: Result[]): Set<string> => new Set(results.flatMap(({ tiles }) => tiles ?? []));

/** How deep a game has been: its deepest won game, or a map that was filled in. */
export function depthOf(game: string, results: Result[], maps: LogMap[]): number {
  const tiles = filled(results);
  const whole = maps.filter((map) => map.game === game && map.depth && map.tiles.every(({ id }) => tiles.has(id)));
  const own = results.filter((one) => one.game === game).map(({ depth }) => depth ?? 0);
  return Math.max(0, ...own, ...whole.map(({ depth }) => depth));
}

/** What was lost per decision, the oldest game first, in percent; and the mean of the games up to each. */
export function losses(results: Result[]): { at: number; table: string; loss: number; mean: number }[] {
  const dots = results
    .flatMap(({ at, table, study }) => (study ? [{ at, table, loss: 100 * study.loss }] : []))
    .sort((a, b) => a.at - b.at);
  return dots.map((dot, i) => ({
    ...dot,
    mean: mean(dots.slice(Math.max(0, i + 1 - MEAN), i + 1).map(({ loss }) => loss))!,
  }));
}

export interface Fortune {
  games: number;
  /** The mean of what luck brought a game, in percent to win. */
  mean: number;
  /** Its standard error: how it would differ with other games, and how unsure the figures are. */
  error: number;
  kind: "unkind" | "fair" | "kind";
}
/** Below this many percent a game luck is about fair. */
const FAIR = 5;

/** Luck so far; none before a game was reviewed. Only what is surely beyond fair is called kind or unkind. */
export function fortune(results: Result[]): Fortune | null {
  const studies = results.flatMap(({ study }) => (study ? [study] : []));
  const luck = mean(studies.map((one) => 100 * one.luck));
  if (luck === null) return null;
  const n = studies.length;
  const spread = studies.reduce((sum, one) => sum + (100 * one.luck - luck) ** 2, 0) / Math.max(1, n - 1) / n;
  const unsure = studies.reduce((sum, one) => sum + (100 * one.luckError) ** 2, 0) / n ** 2;
  const error = Math.sqrt(Math.max(spread, unsure));
  const surely = Math.abs(luck) > FAIR && Math.abs(luck) > 2 * error;
  return { games: n, mean: luck, error, kind: !surely ? "fair" : luck > 0 ? "kind" : "unkind" };
}

/** The kinds of best moments, in the order in which they are shown. */
export const MOMENTS = ["lucky", "only", "score"] as const;
export interface Best {
  kind: (typeof MOMENTS)[number];
  result: Result;
  moment: KeptMoment | null;
}
/** The best moments: by luck, by skill, by points; no table twice. */
export function bestMoments(results: Result[]): Best[] {
  const found: Best[] = [];
  const free = () => results.filter(({ table }) => !found.some(({ result }) => result.table === table));
  for (const kind of ["lucky", "only"] as const) {
    const [top] = free()
      .filter(({ study }) => study?.[kind])
      .sort((a, b) => b.study![kind]!.change - a.study![kind]!.change);
    if (top) found.push({ kind, result: top, moment: top.study![kind] });
  }
  const scored = free().filter(({ won, score }) => won && score !== null);
  // points of different games do not compare: the one that beat that game's own mean by most
  const usual = new Map(
    [...new Set(results.map(({ game }) => game))].map((game) => [
      game,
      mean(results.filter((one) => one.game === game && one.score !== null).map(({ score }) => score!)) ?? 0,
    ]),
  );
  const above = ({ game, score }: Result) => score! / Math.max(1, usual.get(game)!);
  const [top] = scored.sort((a, b) => above(b) - above(a));
  if (top) found.push({ kind: "score", result: top, moment: null });
  return found;
}

/** Decisions worth another look: the dearest of the last games. */
const LAST = 10;
export function dearest(results: Result[]): { result: Result; moment: KeptMoment }[] {
  return results
    .slice(0, LAST)
    .flatMap((result) => (result.study?.dear ?? []).map((moment) => ({ result, moment })))
    .sort((a, b) => a.moment.change - b.moment.change);
}

const SHOWN = "fathom-tiles";

/** The tiles of the maps that were full when they were last looked at. */
export function shown(storage: Pick<Storage, "getItem"> = localStorage): Set<string> {
  try {
    const found: unknown = JSON.parse(storage.getItem(SHOWN) ?? "[]");
    return new Set(Array.isArray(found) ? found : []);
  } catch {
    return new Set();
  }
}
export function showed(tiles: Iterable<string>, storage: Pick<Storage, "setItem"> = localStorage): void {
  try {
    storage.setItem(SHOWN, JSON.stringify([...tiles]));
  } catch {
    /* a browser that keeps nothing sees them glow again */
  }
}
