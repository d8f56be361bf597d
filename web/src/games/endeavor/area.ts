/** The influence areas of the scenarios as pictures: where their hexes lie, what joins them, who is there. */

import type { Content, Plain, View } from "../../lib/types";
import type { At } from "./layout";
import type { Effect } from "./picture";

export interface HexAt extends At {
  number: number;
  points: number;
  effect: Effect;
  topic: string;
  start: boolean;
  endless: number;
  rescue: boolean;
  turtle: boolean;
  goal: number;
}
export interface Area {
  pointy: boolean;
  hexes: HexAt[];
  arrows: { from: At; to: At }[];
  width: number;
  height: number;
}
const areas = new WeakMap<Content, Map<number, Area>>();
/** The influence area in units where a hex is one unit from middle to corner. */
export function areaOf(content: Content, number: number): Area {
  const known = areas.get(content)?.get(number);
  if (known) return known;
  const entry = content.influence.area.find((one) => one.number === number) ?? content.influence.area[0];
  const pointy = entry.grid !== "flat";
  const wide = Math.sqrt(3);
  const place = ([row, column]: [number, number]): At => {
    if (entry.grid === "pointy") return { x: wide * (column + (row % 2) / 2), y: 1.5 * row };
    if (entry.grid === "flat") return { x: 1.5 * column, y: wide * (row + (column % 2) / 2) };
    return { x: wide * column, y: 2.1 * row };
  };
  const all: At[] = entry.hexes.map((hex: Plain) => place(hex.at));
  const left = Math.min(...all.map((at) => at.x)) - 1.15;
  const top = Math.min(...all.map((at) => at.y)) - 1.15;
  const shift = (at: At): At => ({ x: at.x - left, y: at.y - top });
  let endless = 0;
  const hexes = entry.hexes.map((hex: Plain, i: number): HexAt => ({
    ...shift(all[i]),
    number: i,
    points: hex.points ?? 0,
    effect: hex.effect ?? [],
    topic: hex.topic ?? "",
    start: !!hex.start,
    endless: hex.endless ? endless++ : -1,
    rescue: !!hex.rescue,
    turtle: !!hex.turtle,
    goal: hex.goal ?? 0,
  }));
  const made: Area = {
    pointy,
    hexes,
    arrows: (entry.arrows ?? []).map(([from, to]: [[number, number], [number, number]]) => ({
      from: shift(place(from)),
      to: shift(place(to)),
    })),
    width: Math.max(...hexes.map((hex: HexAt) => hex.x)) + 1.15,
    height: Math.max(...hexes.map((hex: HexAt) => hex.y)) + 1.15,
  };
  areas.set(content, (areas.get(content) ?? new Map()).set(number, made));
  return made;
}
/** The outline of a hex around the origin. */
export function hexPath(pointy: boolean, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (pointy ? Math.PI / 6 : 0);
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
/** Markers of every seat on an endless hex. */
export const crowdOn = (view: View, endless: number): number[] =>
  Array.from({ length: view.seats }, (_, seat) => view.crowd[endless * view.seats + seat] ?? 0);
