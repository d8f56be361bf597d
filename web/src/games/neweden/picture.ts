/** What New Eden's picture shows: places, pieces and sums, read from view and content. It decides nothing. */

import type { Content, Fact, Option, Question, Value, View } from "../../lib/types";
import { GROUPS, KRAKEN, OUTSIDE, OXYGEN, RESEARCH, SHIPYARD, cardsOf, isTile, type Card } from "./cards";

export const DEVELOPMENT = 1;
export const MARKET = 2;
export const AUCTION = 3;
export const WORST = 15;
export const COLUMNS = 3;
export const ROWS = 4;
/** The four extension tiles, by group. */
export const TILES = [SHIPYARD, OXYGEN, KRAKEN, RESEARCH];

export interface Station {
  points: number;
  coins: number | null;
  damage: number;
  pointer: number;
  stable: boolean;
  arms: number[][];
  lying: number[][];
  staffed: number[][];
  used: number[];
  dome: number;
  spent: number;
  deeple: number;
  extended: number[];
  vents: number;
  arriving: number[];
  hand: (number | null)[];
  left: (number | null)[];
  parcel: (number | null)[];
  value: number;
  collapsed: boolean;
}
export const stationOf = (view: View, seat: number): Station => view.stations[seat];
/** Alone, the second station is the machine's. */
export const isMachine = (view: View, seat: number): boolean => seat >= view.seats;

/** How many cards of a group lie at a station; the kraken tile is none. */
export function countOf(view: View, content: Content, seat: number, group: number): number {
  const cards = cardsOf(content);
  return stationOf(view, seat).arms[group].filter((card) => !isTile(cards[card])).length;
}

export interface Bonus {
  group: number;
  kind: "coins" | "points";
  each: number;
}
export function bonusOf(content: Content, number: number): Bonus {
  const { group, each } = content.bonus.bonus[number];
  return { group: GROUPS.indexOf(group), kind: each[0], each: each[1] };
}

/** What the power plant gives at each of its vents, research counted in. */
export interface Vent {
  coins: number;
  points: number;
  damage: number;
}
export function vents(view: View, content: Content, seat: number): Vent[] {
  const cards = cardsOf(content);
  const more: Vent = { coins: 0, points: 0, damage: 0 };
  for (const card of stationOf(view, seat).arms[RESEARCH])
    for (const [verb, number] of cards[card].plant) {
      if (verb === "coins") more.coins += Number(number);
      else if (verb === "points") more.points += Number(number);
      else more.damage -= Number(number);
    }
  return content.tables.vent.map((vent) => ({
    coins: vent.coins + more.coins,
    points: more.points,
    damage: vent.damage + more.damage,
  }));
}

export interface Row {
  /** Who left these cards; null for undecided ones, -1 for an empty row of the solo game. */
  owner: number | null;
  fields: (number | null)[];
  /** Lies face down. */
  hidden: boolean;
  sold: boolean;
}
/** The four rows of the auction, or what will lie there: what each seat leaves, then undecided cards. */
export function rows(view: View): Row[] {
  const stations: Station[] = view.stations;
  const owners: (number | null)[] = [];
  for (let i = 0; i < stations.length; i += 1) {
    const seat = (view.nautilus + i) % stations.length;
    if (!isMachine(view, seat)) owners.push(seat);
  }
  while (owners.length < stations.length) owners.push(-1);
  while (owners.length < ROWS) owners.push(null);
  return owners.map((owner, row) => {
    if (view.phase === AUCTION && view.tableau.length) {
      const fields = view.tableau
        .slice(row * COLUMNS, (row + 1) * COLUMNS)
        .map((card: number) => (card < 0 ? -1 : card));
      if (view.tableau.some((card: number) => card >= 0) || view.sold.some(Boolean) || view.lot >= 0)
        return { owner, fields, hidden: false, sold: !!view.sold[row] };
    }
    const left = owner === null ? [null, null, null] : owner < 0 ? [] : stations[owner].left;
    return { owner, fields: [0, 1, 2].map((i) => (i < left.length ? left[i] : -1)), hidden: true, sold: false };
  });
}

/** Where all deeple of a station are: `dome`, `crab/0` lying there, `crab/0/0` standing on its first slot. */
export function places(station: Station, cards: Card[]): string[] {
  const found: string[] = Array.from({ length: station.dome }, () => "dome");
  for (let arm = 0; arm < OUTSIDE; arm += 1)
    station.arms[arm].forEach((card, i) => {
      const place = `${GROUPS[arm]}/${i}`;
      for (let k = 0; k < station.lying[arm][i]; k += 1) found.push(place);
      if (station.staffed[arm][i]) for (let k = 0; k < cards[card].slots; k += 1) found.push(`${place}/${k}`);
    });
  return found;
}
/** The same places, each deeple keeping its number: who did not move stays, who did goes where one is missing. */
export function follow(before: string[], now: string[]): string[] {
  const open = [...now];
  const take = (fits: (place: string) => boolean) => {
    const at = open.findIndex(fits);
    return at < 0 ? null : open.splice(at, 1)[0];
  };
  const found: (string | null)[] = before.map((place) => take((one) => one === place));
  before.forEach((place, i) => (found[i] ??= place === "dome" ? null : take((one) => one.startsWith(`${place}/`))));
  return [...found.map((place) => place ?? open.shift() ?? null).filter((place) => place !== null), ...open];
}
/** The modules a deeple passes on its way, its goal included; null stands for the dome. */
export function route(from: string, to: string): (string | null)[] {
  const [arm, number] = from.split("/");
  const [goal, last] = to.split("/");
  const way: (string | null)[] = [];
  if (arm === goal && arm !== "dome") {
    const step = Number(last) > Number(number) ? 1 : -1;
    for (let i = Number(number); i !== Number(last); i += step) way.push(`${arm}/${i + step}`);
    return way;
  }
  if (arm !== "dome") {
    for (let i = Number(number) - 1; i >= 0; i -= 1) way.push(`${arm}/${i}`);
    way.push(null);
  }
  if (goal !== "dome") for (let i = 0; i <= Number(last); i += 1) way.push(`${goal}/${i}`);
  return way;
}
/** How many steps a move takes: each module entered is one, the dome none. */
export function steps(origin: Value, to: string): number {
  const from = Array.isArray(origin) ? origin.join("/") : String(origin);
  return route(from, to).filter((one) => one !== null).length;
}

/** What a click on a module means: to fill its last slot and activate it, where that is one of the two ways to go there. */
export function filling(options: Option[] | undefined, kind: string | undefined): Option[] | undefined {
  const stand = kind === "where" && options?.find(({ value }) => Array.isArray(value) && value[2] === "stand");
  return stand ? [stand] : undefined;
}

/** Bids in reach: the lowest raises first, so many at a time. */
export function bids(
  options: Option[],
  from: number,
  most: number,
): { shown: Option[]; before: number; after: number } {
  const raises = options.filter((option) => typeof option.value === "number" && option.value > 0);
  const start = Math.max(0, Math.min(from, raises.length - most));
  return { shown: raises.slice(start, start + most), before: start, after: Math.max(0, raises.length - start - most) };
}
/** What each seat bids for the row in play, by the log. */
export function offers(view: View, log: Fact[]): (number | null)[] {
  const start = log.findLastIndex((fact) => fact.kind === "offers");
  const found: (number | null)[] = view.stations.map(() => null);
  for (const fact of start < 0 ? [] : log.slice(start))
    if (fact.kind === "bids") found[fact.args[0] as number] = fact.args[1] as number;
  return found;
}

export interface Pay {
  seat: number;
  bonus: number;
  amount: number;
}
/** The round scoring that came last: which round, and what each bonus card gave to whom. */
export function scored(log: Fact[]): { round: number; number: number; pays: Pay[] } | null {
  const start = log.findLastIndex((fact) => fact.kind === "scores_round");
  if (start < 0) return null;
  const pays = log
    .slice(start)
    .filter((fact) => fact.kind === "bonus_pays")
    .map(({ args }) => ({ seat: args[0] as number, bonus: args[1] as number, amount: args[2] as number }));
  return { round: log[start].args[0] as number, number: log[start].number, pays };
}

/** What would change for the seat if it chose a target: for the ghosts on its mat. */
export interface Ghost {
  coins: number;
  damage: number;
  points: number;
}
export function ghost(
  view: View,
  content: Content,
  seat: number,
  target: string | null,
  kind: string | undefined,
): Ghost | null {
  if (!target || !kind) return null;
  const [thing, first, name, number] = target.split("/");
  const none: Ghost = { coins: 0, damage: 0, points: 0 };
  if (thing === "tableau") {
    const row = content.tables.row[Math.floor(Number(first) / COLUMNS)];
    return { ...none, coins: -row.price, damage: row.damage };
  }
  if (thing === "plant") {
    const vent = vents(view, content, seat)[stationOf(view, seat).vents];
    return vent ? { ...vent } : null;
  }
  if (thing === "extension")
    return { ...none, coins: -content.station.extension.find((one) => one.group === name)!.price };
  if (thing === "nautilus") {
    const points =
      content.tables.passing.find((one) => one.seats === view.stations.length)?.points[view.passed.length] ?? 0;
    return { ...none, points };
  }
  if (thing === "station" && kind === "activate") {
    const group = GROUPS.indexOf(name as never);
    const { amount } = cardsOf(content)[stationOf(view, seat).arms[group][Number(number)]];
    return group === 0
      ? { ...none, coins: amount }
      : group === 1
        ? { ...none, points: amount }
        : { ...none, damage: -amount };
  }
  return null;
}
/** What so many cards of the black market cost. */
export function bought(content: Content, count: number): Ghost {
  const { coins, damage } = content.tables.purchase[count];
  return { coins: -coins, damage, points: 0 };
}
/** On the scale. */
export const onScale = (damage: number): number => Math.max(0, Math.min(WORST, damage));

/** Where a score stands on the waterline, as a share of its length, and how far the line goes. */
export function waterline(points: number[]): { end: number; at: number[] } {
  const end = Math.max(50, Math.ceil((Math.max(0, ...points) + 1) / 10) * 10);
  return { end, at: points.map((one) => Math.max(0, one) / end) };
}

export type Scene = "station" | "market" | "auction";
/** What is on the stage: the station, unless cards are bought in secret or a row is sold. */
export function sceneOf(view: View, kind: string | null, me: number): Scene {
  if (view.over) return "station";
  if (kind)
    return kind === "market" ? "market" : kind === "row" || kind === "bid" || kind === "lock" ? "auction" : "station";
  if (view.phase === MARKET) return stationOf(view, me).hand.length ? "market" : "station";
  if (view.phase === AUCTION) return view.lot >= 0 && view.sold[view.lot] ? "station" : "auction";
  return "station";
}

export interface Final {
  seat: number;
  track: number;
  coins: number;
  value: number;
  collapsed: boolean;
  total: number;
}
/** The final scoring of all stations, the best first. */
export function finals(view: View, log: Fact[]): Final[] {
  return (view.stations as Station[])
    .map((station, seat) => {
      const coins = Number(log.findLast((fact) => fact.kind === "counts_coins" && fact.args[0] === seat)?.args[1] ?? 0);
      return {
        seat,
        track: station.points - station.value - coins,
        coins,
        value: station.value,
        collapsed: station.collapsed,
        total: station.points,
      };
    })
    .sort((a, b) => b.total - a.total || stationOf(view, a.seat).damage - stationOf(view, b.seat).damage);
}

/** What is asked, as a text: the same as long as only the table around the question changes. */
export function asked(question: Question | null): string {
  return question
    ? `${question.kind} ${question.prompt} ${JSON.stringify(question.options.map((option) => option.value))}`
    : "";
}
